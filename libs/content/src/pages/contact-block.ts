import { company } from '../company.ts';
import type { Link, PageSection } from '../types.ts';

/** The contact block of a service or product page: a phone and a mailbox, the sales desk's unless told otherwise. */
export function contactBlock(block: {
  readonly heading: string;
  readonly text: string;
  readonly phone?: Link;
  readonly email?: Link;
}): PageSection {
  const phone = block.phone ?? company.phones.sales;
  const email = block.email ?? company.emails.sales;
  return {
    id: 'contact',
    kind: 'contact',
    heading: block.heading,
    paragraphs: [block.text],
    items: [
      { title: 'Phone', icon: 'phone', links: [phone] },
      { title: 'Email', icon: 'mail', links: [email] },
    ],
  };
}
