import { company } from '@example/content/company';
import type { PageSection } from '@example/content/types';
import type { Contact } from '@example/ui/contact-list';

/** Returns the contacts of a section in the form of the design system. */
export const contactsOf = ({ items = [] }: PageSection): readonly Contact[] =>
  items.flatMap(({ title: label, icon, links = [] }): Contact[] => {
    const value = links.map((link) => link.label);
    if (icon === 'phone') return [{ kind: 'phone', label, value }];
    if (icon === 'mail') return [{ kind: 'email', label, value }];
    return icon === 'pin' ? [{ kind: 'address', label, value: company.address.lines }] : [];
  });
