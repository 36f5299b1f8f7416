import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { ContactList, type Contact, type ContactKind } from '../contact-list/contact-list.tsx';
import { card, muted } from '../content-card/card.css.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './contact-card.css.ts';

const english = {
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  hours: 'Office hours',
} as const satisfies Record<ContactKind, string>;

export type ContactCardLabels = Readonly<Partial<Record<ContactKind, string | undefined>>>;

type Lines = string | readonly string[];

export type ContactCardProps = ElementProps<
  'div',
  {
    /** The unit, or the person. */
    readonly name: string;
    /** Heading level; 3 by default. */
    readonly level?: HeadingLevel | undefined;
    /** One or several numbers, each a `tel:` link. */
    readonly phone?: Lines | undefined;
    /** One or several addresses, each a `mailto:` link. */
    readonly email?: Lines | undefined;
    /** The lines of a postal address. */
    readonly address?: Lines | undefined;
    /** A line for each group of days. */
    readonly hours?: Lines | undefined;
    /** The names of the contacts; in English by default. */
    readonly labels?: ContactCardLabels | undefined;
    /** The matters that this unit deals with. */
    readonly children?: ReactNode;
  }
>;

/** Shows the contact details of a unit: its name, and its phone, email, address and hours as far as it has them. */
export const ContactCard = ({
  name,
  level = 3,
  phone,
  email,
  address,
  hours,
  labels = {},
  children,
  className,
  ...rest
}: ContactCardProps) => {
  const given = { phone, email, address, hours };
  const contacts = (['phone', 'email', 'address', 'hours'] as const).flatMap((kind): Contact[] => {
    const value = given[kind];
    return value?.length ? [{ kind, label: labels[kind] ?? english[kind], value }] : [];
  });
  return (
    <div {...rest} className={classNames(card, styles.contactCard, className)}>
      <Heading level={level} size="lg">
        {name}
      </Heading>
      <Part as="p" className={muted}>
        {children}
      </Part>
      {contacts.length > 0 && <ContactList contacts={contacts} className={styles.ways} />}
    </div>
  );
};
