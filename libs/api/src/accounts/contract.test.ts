import { describe, expect, it, vi } from 'vitest';
import { createHttpClient } from '../http/index.ts';
import { createClient } from '../operations/index.ts';
import { myResumeHref } from './downloads.ts';
import { accountOperations } from './operations.ts';
import { checkErasure, checkPasswordReset, checkSignIn, checkVerification } from './contract.ts';

const email = 'anu@example.com';
const password = '0123456789';

const codesOf = (checked: ReturnType<typeof checkSignIn>) =>
  checked.ok ? [] : checked.issues.map(({ code }) => code);

describe('checkSignIn', () => {
  it.each([
    [{}, ['email_missing', 'password_missing']],
    [{ email: 'anu', password: '' }, ['email_invalid', 'password_missing']],
    [{ email, password: '012345678' }, ['password_too_short']],
    [{ email, password: '0'.repeat(129) }, ['password_too_long']],
    // Nine characters, each of two UTF-16 code units.
    [{ email, password: '\u{1F600}'.repeat(9) }, ['password_too_short']],
    [{ email, password, remember_me: 1 }, ['remember_me_invalid']],
    [{ email, password, role: 'staff' }, ['unknown_field']],
    [[], ['not_an_object']],
  ])('answers %j with %j', (input, codes) => {
    expect(codesOf(checkSignIn(input))).toEqual(codes);
  });

  it('normalises a password, however its characters were typed', () => {
    const composed = checkSignIn({ email: ` ${email} `, password: 'p\u00e4ssw\u00f6rter' });
    const apart = checkSignIn({ email, password: 'pa\u0308sswo\u0308rter' });
    expect(apart).toEqual(composed);
    expect(composed).toEqual({ ok: true, value: { email, password: 'p\u00e4ssw\u00f6rter' } });
  });
});

describe('checkVerification', () => {
  it.each([
    [{}, 'code_missing'],
    [{ code: ' ' }, 'code_missing'],
    [{ code: '12345' }, 'code_missing'],
    [{ code: '1234567' }, 'code_invalid'],
    [{ code: '١٢٣٤٥٦' }, 'code_invalid'],
  ])('answers %j with %s', (input, code) => {
    expect(checkVerification(input)).toMatchObject({
      ok: false,
      issues: [{ field: 'code', code }],
    });
  });

  it('accepts six digits', () => {
    expect(checkVerification({ code: ' 012345 ' })).toEqual({
      ok: true,
      value: { code: '012345' },
    });
  });
});

it('checkPasswordReset and checkErasure name every field that fails', () => {
  expect(checkPasswordReset({ token: 'x', password: 'short' })).toMatchObject({
    issues: [{ code: 'token_invalid' }, { code: 'password_too_short' }],
  });
  expect(checkErasure({ email: '' })).toMatchObject({ issues: [{ code: 'email_missing' }] });
});

describe('the client of accounts', () => {
  const clientAnswering = (status: number, body: object) => {
    const fetchFn = vi.fn<typeof fetch>(async () =>
      Promise.resolve(new Response(JSON.stringify(body), { status })),
    );
    const http = createHttpClient({ fetch: fetchFn, readXsrfToken: () => 'token' });
    return { accounts: createClient(http, accountOperations), fetchFn };
  };

  it('reads no account when the answer is 401, and rejects when the service fails', async () => {
    const { accounts } = clientAnswering(401, {});
    await expect(accounts.read({})).resolves.toBeUndefined();
    const failing = clientAnswering(200, { email }).accounts;
    await expect(failing.read({})).rejects.toMatchObject({ kind: 'internal' });
  });

  it('sends each call to its operation', async () => {
    const { accounts, fetchFn } = clientAnswering(200, { email, removed: 3 });
    await accounts.signIn({ email, password, remember_me: true });
    await expect(accounts.verify({ code: '012345' })).resolves.toEqual({ email });
    await accounts.withdraw({ reference: 'A-1' });
    await expect(accounts.erase({ email })).resolves.toEqual({ removed: 3 });
    await accounts.signOut();
    await accounts.forgotPassword({ email });
    await accounts.resetPassword({ token: 't', password });
    expect(fetchFn.mock.calls.map(([url, init]) => [url, init?.body])).toEqual([
      ['/api/v0/sign_in', JSON.stringify({ email, password, remember_me: true })],
      ['/api/v0/verify_code', '{"code":"012345"}'],
      ['/api/v0/withdraw_application', '{"reference":"A-1"}'],
      ['/api/v0/erase_me', JSON.stringify({ email })],
      ['/api/v0/sign_out', '{}'],
      ['/api/v0/forgot_password', JSON.stringify({ email })],
      ['/api/v0/reset_password', JSON.stringify({ token: 't', password })],
    ]);
    expect(myResumeHref('A-1&x')).toBe('/api/v0/my_resume?reference=A-1%26x');
  });
});
