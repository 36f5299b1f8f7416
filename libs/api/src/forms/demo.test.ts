import { describe, expect, it } from 'vitest';
import { UNKNOWN_FIELD } from '../fields/index.ts';
import { checkForm, demoForm } from './index.ts';

const good = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  product: 'ForEx',
};

const codesOf = (input: unknown) => {
  const checked = checkForm(demoForm, input);
  return checked.ok ? [] : checked.issues.map(({ field, code }) => [field, code]);
};

describe('a demo request', () => {
  it('passes', () => {
    expect(checkForm(demoForm, { ...good, email: ' asha@example.com ' })).toEqual({
      ok: true,
      value: good,
    });
  });

  it('passes with a product on one line', () => {
    expect(checkForm(demoForm, { ...good, product: ' ForEx\nEmail: x\u202E' })).toEqual({
      ok: true,
      value: { ...good, product: 'ForEx Email: x' },
    });
  });

  it('names every field that fails, in order', () => {
    expect(codesOf({})).toEqual([
      ['name', 'name_missing'],
      ['email', 'email_missing'],
      ['phone', 'phone_missing'],
      ['product', 'product_missing'],
    ]);
    expect(codesOf({ product: ' ', phone: '12', email: 'asha', extra: 1 })).toEqual([
      ['name', 'name_missing'],
      ['email', 'email_invalid'],
      ['phone', 'phone_invalid'],
      ['product', 'product_missing'],
      ['extra', UNKNOWN_FIELD],
    ]);
  });

  it('holds its address to the pattern of the home enquiry', () => {
    expect(codesOf({ ...good, email: 'asha@example.info' })).toEqual([['email', 'email_invalid']]);
  });
});
