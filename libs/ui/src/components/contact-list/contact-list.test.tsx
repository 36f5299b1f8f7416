import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { ContactList, type Contact } from './contact-list.tsx';

const contacts: readonly Contact[] = [
  { kind: 'phone', label: 'Phone', value: '+91 471 000 0000' },
  { kind: 'email', label: 'Email', value: 'office@example.com' },
  { kind: 'address', label: 'Address', value: ['1 Park Road', 'Trivandrum'] },
  { kind: 'hours', label: 'Hours', value: 'Monday to Friday 09:30 to 18:00' },
];

describeConformance('ContactList', (props) => <ContactList {...props} contacts={contacts} />, {
  rootTag: 'dl',
  texts: contacts
    .flatMap(({ label, value }) => [label, ...[value].flat()])
    .map((text) => (text.startsWith('+') ? text.replaceAll(' ', '\u00a0') : text)),
});

describe('ContactList', () => {
  const html = renderToStaticMarkup(<ContactList contacts={contacts} />);

  it('links phone numbers and email addresses', () => {
    expect(html).toContain('href="tel:+914710000000"');
    expect(html).toContain('href="mailto:office@example.com"');
    expect(html.match(/<a /g)).toHaveLength(2);
  });

  it('names the link of an email address by the whole address', () => {
    expect(html).toMatch(/<a [^>]*aria-label="office@example.com"/);
    expect(html.match(/aria-label=/g)).toHaveLength(1);
  });
});
