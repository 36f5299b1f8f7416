import { company } from '@example/content/company';
import { describe, expect, it } from 'vitest';
import { medianTime } from '../../testing/time.ts';
import { isCommonPassword } from './common-passwords.ts';

const email = 'anu.thomas@example.com';

describe('common passwords', () => {
  it.each([
    ['a run of digits', '1234567890'],
    ['a run of letters', 'abcdefghij'],
    ['one sign again and again', '!!!!!!!!!!'],
    ['a word of the list twice', 'passwordpassword'],
    ['a row of keys', 'qwertyuiop'],
    ['keys in columns', '1q2w3e4r5t'],
    ['a word of the list and digits', 'Password123!'],
    ['one with other signs', 'P@55w0rd123'],
    ['a word of the list and a year', 'welcome2024'],
    ['the address it is for', email],
    ['the name in the address', 'anu.thomas1'],
    ['the name of the company', `${company.name}1`],
    ['a long one', 'password'.repeat(16)],
  ])('are refused: %s', async (_, password) => {
    await expect(isCommonPassword(password, email)).resolves.toBe(true);
  });

  it('are refused: a long address that it is for', async () => {
    const long = 'thiruvananthapuram.corporation@kerala-government.example';
    for (const password of [long, `${long}1`, long.toUpperCase()])
      await expect(isCommonPassword(password, long), password).resolves.toBe(true);
  });

  it.each([
    'correct horse battery',
    'a new password',
    'another password',
    'kD8#vq2!Zs',
    'മലയാളം വാക്ക് ഇത്',
    'drawing maps since 2012',
  ])('are not: %s', async (password) => {
    await expect(isCommonPassword(password, email)).resolves.toBe(false);
  });

  it('are found out in 20 ms whatever is sent', async () => {
    for (const part of ['a1', 'aA4@', '1', 'p@55w0rd', '4@8({[<369!1|0$57+%2', '01/02/2003']) {
      const password = part.repeat(128).slice(0, 128);
      const took = await medianTime(20, async () => isCommonPassword(password, email));
      expect(took, part).toBeLessThan(20);
    }
  });
});
