import { describe, expect, it } from 'vitest';
import { HTML_EMAIL_PATTERN, NOT_AN_OBJECT, UNKNOWN_FIELD } from '../fields/index.ts';
import { EMAIL_MAX_LENGTH } from '../limits/index.ts';
import { checkForm, contactForm } from './index.ts';

const good = {
  name: 'Asha',
  email: 'asha@example.info',
  phone_number: '9876543210',
  subject: 'A map',
  message: 'We need one.',
};

const codesOf = (input: unknown) => {
  const checked = checkForm(contactForm, input);
  return checked.ok ? [] : checked.issues.map(({ field, code }) => [field, code]);
};

describe('a contact message', () => {
  it('passes, with address and number trimmed and its texts as typed', () => {
    const typed = { ...good, email: ' asha@example.info', phone_number: '9876543210 ' };
    expect(checkForm(contactForm, { ...typed, message: ' We need one.\n' })).toEqual({
      ok: true,
      value: { ...good, message: ' We need one.\n' },
    });
  });

  it('passes without invisible characters in name, address and number', () => {
    const pasted = { name: '\u200FAsha', email: '\uFEFFasha@example.info\u200B' };
    const typed = { ...good, ...pasted, phone_number: '\u202A9876543210\u202C' };
    expect(checkForm(contactForm, typed)).toEqual({ ok: true, value: good });
  });

  it('passes with a subject on one line, which nothing in it turns', () => {
    const subject = '\u202EA map\r\nPhone: 000\n\n\u2066';
    expect(checkForm(contactForm, { ...good, subject })).toEqual({
      ok: true,
      value: { ...good, subject: 'A map Phone: 000' },
    });
  });

  it('names every field that is not given, in the specification’s order', () => {
    const missing = [
      ['name', 'name_missing'],
      ['email', 'email_missing'],
      ['phone_number', 'phone_number_missing'],
      ['subject', 'subject_missing'],
      ['message', 'message_missing'],
    ];
    expect(codesOf({})).toEqual(missing);
    expect(
      codesOf({ message: '\n', subject: ' ', phone_number: ' ', email: ' ', name: '\t' }),
    ).toEqual(missing);
    expect(codesOf({ ...good, email: null, phone_number: null })).toEqual(missing.slice(1, 3));
  });

  it.each([
    [{ email: 'asha' }, 'email', 'email_invalid'],
    [{ email: 'asha@example' }, 'email', 'email_invalid'],
    [{ email: 'asha.example.com' }, 'email', 'email_invalid'],
    [{ email: 7 }, 'email', 'email_invalid'],
    [{ email: `${'a'.repeat(EMAIL_MAX_LENGTH)}@b.co` }, 'email', 'email_invalid'],
    [{ phone_number: '987654321' }, 'phone_number', 'phone_number_invalid'],
    [{ phone_number: '98765 43210' }, 'phone_number', 'phone_number_invalid'],
    [{ phone_number: '+919876543210' }, 'phone_number', 'phone_number_invalid'],
    [{ phone_number: '９８７６５４３２１０' }, 'phone_number', 'phone_number_invalid'],
    [{ phone_number: 9_876_543_210 }, 'phone_number', 'phone_number_invalid'],
    [{ subject: 'a\u0000b' }, 'subject', 'subject_missing'],
    [{ name: ['Asha'] }, 'name', 'name_missing'],
  ])('with %j is refused for that alone', (change, field, code) => {
    expect(codesOf({ ...good, ...change })).toEqual([[field, code]]);
  });

  it('may have a number of any length from ten digits', () => {
    expect(codesOf({ ...good, phone_number: '0'.repeat(10) })).toEqual([]);
    expect(codesOf({ ...good, phone_number: '0'.repeat(15) })).toEqual([]);
  });

  it('has no other fields, and is an object', () => {
    expect(codesOf({ ...good, extra: 1, more: 2 })).toEqual([['extra', UNKNOWN_FIELD]]);
    expect(codesOf({ ...good, name: '', extra: 1 })).toEqual([
      ['name', 'name_missing'],
      ['extra', UNKNOWN_FIELD],
    ]);
    for (const input of [null, 'text', [good]]) {
      expect(codesOf(input)).toEqual([['', NOT_AN_OBJECT]]);
    }
  });
});

describe('the browsers’ email pattern, with a dot', () => {
  it.each([
    'a@b.co',
    'first.last@office.example.info',
    "o'hara+news@example-site.museum",
    'a!#$%&*/=?^`{|}~b@xn--bcher-kva.example',
  ])('takes %s', (address) => {
    expect(HTML_EMAIL_PATTERN.test(address)).toBe(true);
  });

  it.each([
    '',
    '@example.com',
    'a@',
    'a@b',
    'a.b@c',
    'a@@b.com',
    'a@b..com',
    'a@-b.com',
    'a@b-.com',
    'a@b.com.',
    'a b@c.com',
    '"a"@b.com',
    'a@b.com\nBcc: x@y.com',
    'a@b.com,c@d.com',
    '<a@b.com>',
    'ä@b.com',
  ])('refuses %j', (address) => {
    expect(HTML_EMAIL_PATTERN.test(address)).toBe(false);
  });

  it.each([`${'a'.repeat(50_000)}!`, `a@${'b-'.repeat(50_000)}`, `a@${'b.'.repeat(50_000)}-`])(
    'is quick on input made to be slow (%#)',
    (address) => {
      const begun = performance.now();
      expect(HTML_EMAIL_PATTERN.test(address)).toBe(false);
      expect(performance.now() - begun).toBeLessThan(200);
    },
  );
});
