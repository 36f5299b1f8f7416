import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './contact-list.css.ts';
import { Words } from '../../internal/words/words.tsx';

const icons = { phone: 'phone', email: 'mail', address: 'pin', hours: 'clock' } as const;

export type ContactKind = keyof typeof icons;
export const contactKinds = Object.keys(icons) as readonly ContactKind[];

export interface Contact {
  /** A phone number becomes a `tel:` link, an email address a `mailto:` link. */
  readonly kind: ContactKind;
  /** The kind of contact: 'Phone', 'Office hours'. */
  readonly label: string;
  /** As it is to be read; several lines for an address or hours. */
  readonly value: string | readonly string[];
}

export type ContactListProps = ChildlessProps<'dl', { readonly contacts: readonly Contact[] }>;

/** Keeps a telephone number on one line. */
const nonBreaking = '\u00a0';

/** Renders an email address that breaks after its @ first. */
const Address = ({ email }: { readonly email: string }) => {
  const domain = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  );
};

const hrefs = {
  phone: (value: string) => `tel:${value.replaceAll(/[^+\d]/g, '')}`,
  email: (value: string) => `mailto:${value}`,
} as const;

const Value = ({ kind, value }: Contact) => {
  const lines = typeof value === 'string' ? [value] : value;
  if (kind === 'address' || kind === 'hours') return <Words>{lines.join('\n')}</Words>;
  return lines.map((line) => (
    <Link
      key={line}
      href={hrefs[kind](line)}
      // Chromium reads a space where the address may break.
      aria-label={kind === 'email' ? line : undefined}
      // Numbers run from left to right in every language.
      dir={kind === 'phone' ? 'ltr' : undefined}
      tone="text"
      underline="hover"
      className={styles.link}
    >
      {kind === 'phone' ? line.replaceAll(' ', nonBreaking) : <Address email={line} />}
    </Link>
  ));
};

/** Lists ways to reach somebody: phone, email, address, hours. */
export const ContactList = ({ contacts, className, ...rest }: ContactListProps) => (
  <dl {...rest} className={classNames(styles.contacts, className)}>
    {contacts.map((contact) => (
      <div key={`${contact.label} ${String(contact.value)}`} className={styles.entry}>
        <dt className={styles.term}>
          <Icon name={icons[contact.kind]} className={styles.icon} />
          {contact.label}
        </dt>
        <dd className={styles.value}>
          <Value {...contact} />
        </dd>
      </div>
    ))}
  </dl>
);
