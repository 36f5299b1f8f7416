import { describe, expect, it } from 'vitest';
import { EMAIL_PATTERN, hasLongEnding, NOT_AN_OBJECT, UNKNOWN_FIELD } from '../fields/index.ts';
import { EMAIL_MAX_LENGTH } from '../limits/index.ts';
import { checkForm, enquiryForm } from './index.ts';

const good = { user_name: 'Asha', email: 'asha@example.com', msg: 'Hello' };

describe('an enquiry', () => {
  it('passes, with its email address trimmed and its message as typed', () => {
    expect(
      checkForm(enquiryForm, { ...good, email: ' asha@example.com ', msg: ' Hello\n' }),
    ).toEqual({
      ok: true,
      value: { ...good, msg: ' Hello\n' },
    });
  });

  it('passes without invisible characters in name and address', () => {
    const pasted = {
      user_name: '\u202EAsha\u200B',
      email: '\u202Aasha@\u200Bexample.com\u202C',
      msg: 'a \u2067ب\u2069',
    };
    const value = { ...good, msg: pasted.msg };
    expect(checkForm(enquiryForm, pasted)).toEqual({ ok: true, value });
  });

  it.each(['Asha\r=1+2', 'Asha\n=1+2', 'Asha\r\n =1+2', 'Asha\u2028=1+2', 'Asha\u001b=1+2\t'])(
    'has a name on one line: %j',
    (user_name) => {
      const { value } = checkForm(enquiryForm, { ...good, user_name }) as { value: typeof good };
      expect(value.user_name).toMatch(/^Asha {1,2}=1\+2$/);
    },
  );

  it.each([
    [{}, 'email', 'email_invalid'],
    [{ ...good, email: '', user_name: '', msg: '' }, 'email', 'email_invalid'],
    [{ ...good, user_name: '  ', msg: '' }, 'user_name', 'user_name_missing'],
    [{ ...good, msg: '\n\t ' }, 'msg', 'msg_missing'],
    [{ ...good, user_name: '\u200B\u202E' }, 'user_name', 'user_name_missing'],
    [{ ...good, msg: '\u2060\n' }, 'msg', 'msg_missing'],
    [{ ...good, user_name: '\u0001' }, 'user_name', 'user_name_missing'],
    [{ ...good, user_name: '\u001b\t\u200D' }, 'user_name', 'user_name_missing'],
    [{ ...good, user_name: '\u3164\u2800' }, 'user_name', 'user_name_missing'],
    [{ ...good, msg: '\u0007\u200C\uFE0F' }, 'msg', 'msg_missing'],
    [{ ...good, user_name: 7 }, 'user_name', 'user_name_missing'],
    [{ ...good, msg: 'a\u0000b' }, 'msg', 'msg_missing'],
    [{ ...good, extra: 1 }, 'extra', UNKNOWN_FIELD],
    [{ ...good, msg: '', extra: 1 }, 'msg', 'msg_missing'],
    [null, '', NOT_AN_OBJECT],
    [[good], '', NOT_AN_OBJECT],
  ])('%j fails first at %s: %s', (input, field, code) => {
    expect(checkForm(enquiryForm, input)).toEqual({ ok: false, issues: [{ field, code }] });
  });

  it('keeps no half of a surrogate pair', () => {
    const checked = checkForm(enquiryForm, { ...good, user_name: 'A\ud800' });
    expect(checked.ok && checked.value.user_name).toBe('A\ufffd');
  });
});

describe('the email pattern', () => {
  it.each([
    'a@b.co',
    'first.last@example.com',
    'first-last@mail.example.co.in',
    'a_b+tag@example.org',
    "o'hara@example-site.net",
  ])('takes %s', (address) => {
    expect(EMAIL_PATTERN.test(address)).toBe(true);
  });

  it.each([
    '',
    'plain',
    '@example.com',
    'a@',
    'a@b',
    'a@b.c',
    'a@b.info',
    'a@@b.com',
    'a@b..com',
    '.a@b.com',
    'a.@b.com',
    'a@-b.com',
    'a b@c.com',
    'a@b.com\nBcc: x@y.com',
    'a@b.com,c@d.com',
    '<a@b.com>',
  ])('refuses %j', (address) => {
    expect(EMAIL_PATTERN.test(address)).toBe(false);
  });

  it.each([
    ['anu@firm.software', true],
    [' first.last@office.example.info ', true],
    ['anu@example.xn--h2brj9c', true],
    ['anu@example.com', false],
    ['anu@@firm.software', false],
    ['anu@software', false],
    ['\u202aanu@firm.software\u202c\u200b ', true],
    ['', false],
  ])('says of %j that only its ending is long: %s', (address, isLong) => {
    expect(hasLongEnding(address)).toBe(isLong);
  });

  it.each([
    `${'a'.repeat(50_000)}!`,
    `${'a.'.repeat(50_000)}@`,
    `a@${'b-'.repeat(50_000)}`,
    `a@${'b.'.repeat(50_000)}1`,
  ])('is linear on input made to be slow (%#)', (address) => {
    const begun = performance.now();
    expect(EMAIL_PATTERN.test(address)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(200);
  });

  it('is limited in length', () => {
    const address = `${'a'.repeat(EMAIL_MAX_LENGTH - 11)}@example.com`;
    expect(checkForm(enquiryForm, { ...good, email: address })).toMatchObject({
      issues: [{ code: 'email_invalid' }],
    });
    expect(checkForm(enquiryForm, { ...good, email: address.slice(1) }).ok).toBe(true);
  });
});
