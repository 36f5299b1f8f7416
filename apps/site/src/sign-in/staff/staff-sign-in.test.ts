import type { AccountsClient } from '@example/api/accounts';
import { ApiError } from '@example/api/problem';
import { permissionsOf, type StaffClient, type StaffSession } from '@example/api/staff';
import { staffLogin } from '@example/content/staff-login';
import { staffSignIn } from '@example/content/staff-sign-in';
import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render-site.ts';
import { deskAddress } from './desk-address.ts';

const { validation } = staffSignIn;

const ravi: StaffSession = {
  employee_code: 'E1001',
  name: 'Ravi <Menon>',
  role: 'recruiter',
  permissions: [...permissionsOf('recruiter')],
};
const { employee_code, name, role } = ravi;
const recoveryCodes = ['k7w2m-9xq4t', 'abcde-fgh23'];

const nobodys = () => ({
  captchaQuestion: vi.fn<StaffClient['captchaQuestion']>(() =>
    Promise.resolve({ question: { a: 17, b: 5 } }),
  ),
  signIn: vi.fn<StaffClient['signIn']>(() => Promise.resolve()),
  verify: vi.fn<StaffClient['verify']>(() =>
    Promise.resolve({ step: 'signed_in', employee_code, name, role }),
  ),
  enrolment: vi.fn<StaffClient['enrolment']>(() => Promise.resolve(undefined)),
  enrol: vi.fn<StaffClient['enrol']>(() =>
    Promise.resolve({ employee_code, name, role, recovery_codes: recoveryCodes }),
  ),
  read: vi.fn<StaffClient['read']>(() => Promise.resolve(undefined)),
  signOut: vi.fn<StaffClient['signOut']>(() => Promise.resolve()),
});

const refuses = (field: string, message: string) => () =>
  Promise.reject(new ApiError('invalid-input', 'no', { errors: [{ field, message }] }));

const accounts: Pick<AccountsClient, 'read'> = { read: () => Promise.resolve(undefined) };

const render = async (
  address: string,
  staff: Partial<StaffClient> = nobodys(),
  body?: Readonly<Record<string, string>>,
  candidates: Pick<AccountsClient, 'read'> = accounts,
) => renderSite(address, { accounts: candidates, staff: { ...nobodys(), ...staff } }, body);

const typed = {
  form: 'login-official',
  employee_code: 'e1001',
  mobile_number: '+91 98000-00000',
  captcha: 'K7MNT',
};

describe('staff sign-in form', () => {
  it('shows the captcha as a picture, and a sum in its place when that is asked for', async () => {
    const staff = nobodys();
    const { html } = await render('/login', staff);
    expect(html).toMatch(/<img [^>]*src="\/api\/v0\/staff_captcha"/);
    expect(html).toContain('href="/login?captcha=words"');
    expect(staff.captchaQuestion).not.toHaveBeenCalled();
    const inWords = await render('/login?captcha=words', staff);
    expect(inWords.html).toContain(staffLogin.captcha.question(17, 5));
    expect(inWords.html).not.toContain('src="/api/v0/staff_captcha"');
    expect(inWords.headers['cache-control']).toBe('private, no-store');
  });

  it('leads to the code screen when it is sent', async () => {
    const staff = nobodys();
    const { status, headers } = await render('/login', staff, { ...typed, remember_me: 'yes' });
    expect(staff.signIn.mock.calls[0]?.[0]).toEqual({
      employee_code: 'e1001',
      mobile_number: '919800000000',
      captcha: 'K7MNT',
      remember_me: true,
    });
    expect([status, headers['location']]).toEqual([303, '/login/staff#view']);
  });

  it('keeps what was typed, but for the captcha, when something is wrong', async () => {
    const signInRefused = refuses('captcha', validation.captcha_invalid);
    const { status, html } = await render(
      '/login?captcha=words',
      { signIn: signInRefused },
      { ...typed, remember_me: 'yes' },
    );
    expect(status).toBe(422);
    expect(html).toContain(validation.captcha_invalid);
    expect(html).toContain('value="e1001"');
    expect(html).toMatch(/<input[^>]*name="remember_me"[^>]*checked/);
    expect(html).toContain(staffLogin.captcha.question(17, 5));
    expect(html).not.toContain('K7MNT');
  });

  it('says that it could not be tried when there were too many', async () => {
    const failed = () =>
      Promise.reject(new ApiError('too-many-requests', 'wait', { retryAfterSeconds: 60 }));
    const { status, headers, html } = await render('/login', { signIn: failed }, typed);
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    expect(html).toContain(staffLogin.failures.too_many.heading);
  });

  it('remembers where at the desk one wanted to go', async () => {
    const next = '/desk/applications?q=a';
    const { html } = await render(`/login?${new URLSearchParams({ next }).toString()}`);
    expect(html).toContain('name="next" value="/desk/applications?q=a"');
    const { headers } = await render('/login', nobodys(), { ...typed, next });
    expect(headers['location']).toBe('/login/staff?next=%2Fdesk%2Fapplications%3Fq%3Da#view');
    expect((await render('/login?next=%2F%2Fevil.example')).html).not.toContain('name="next"');
  });
});

describe('staff code screen', () => {
  const boxes = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`code-${String(n)}`, String(n)]));
  const post = { form: 'staff-code', ...boxes };

  it('is private and not indexed', async () => {
    const { headers, html } = await render('/login/staff');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('Digit 6 of 6');
  });

  it('leads to where the login says who is signed in, or on to the desk', async () => {
    const staff = nobodys();
    const { status, headers } = await render('/login/staff', staff, post);
    expect(staff.verify.mock.calls[0]?.[0]).toEqual({ code: '123456' });
    expect(status).toBe(303);
    expect(headers['location']).toBe('/login?mode=official#staff');
    const next = { ...post, next: '/desk/applications?q=a' };
    const onward = await render('/login/staff', nobodys(), next);
    expect(onward.headers['location']).toBe('/desk/applications?q=a#main');
    const elsewhere = await render('/login/staff', nobodys(), {
      ...post,
      next: '//evil.example/desk',
    });
    expect(elsewhere.headers['location']).toBe(headers['location']);
  });

  it('leads to the authenticator the first time', async () => {
    const verify = () => Promise.resolve({ step: 'enrol' } as const);
    const { headers } = await render('/login/staff', { verify }, { ...post, next: '/desk' });
    expect(headers['location']).toBe('/login/staff?step=enrol&next=%2Fdesk#view');
  });

  it('takes a recovery code as it was typed, and never shows it again', async () => {
    const staff = nobodys();
    const recovery = { form: 'staff-recovery', code: 'K7W2M-9XQ4T' };
    await render('/login/staff?step=recovery', staff, recovery);
    expect(staff.verify.mock.calls[0]?.[0]).toEqual({ code: 'K7W2M-9XQ4T' });
    const { status, html } = await render(
      '/login/staff?step=recovery',
      { verify: refuses('code', validation.staff_code_invalid) },
      recovery,
    );
    expect(status).toBe(422);
    expect(html).toContain(validation.staff_code_invalid);
    expect(html).not.toContain('K7W2M-9XQ4T');
  });
});

describe('authenticator set-up', () => {
  const address = '/login/staff?step=enrol';
  const post = { form: 'staff-enrol', code: '123456' };

  it('shows the key as a picture and as text, to the browser that came so far', async () => {
    const enrolment = () =>
      Promise.resolve({ secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/Example:E1001?secret=ABCD' });
    const { html, headers } = await render(address, { enrolment });
    expect(html).toMatch(/<img [^>]*src="\/api\/v0\/staff_enrolment_qr"/);
    expect(html).toContain('ABCD EFGH IJ');
    expect(html).toContain('href="otpauth://totp/Example:E1001?secret=ABCD"');
    expect(headers['cache-control']).toBe('private, no-store');
    const nothing = await render(address);
    expect(nothing.html).toContain(staffSignIn.ended.heading);
    expect(nothing.html).not.toContain('staff_enrolment_qr');
  });

  it('tells the recovery codes in the answer itself, which nobody keeps', async () => {
    const staff = nobodys();
    const { status, headers, html } = await render(address, staff, post);
    expect(staff.enrol.mock.calls[0]?.[0]).toEqual({ code: '123456' });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    for (const code of recoveryCodes) expect(html).toContain(code);
    expect(html).toMatch(/<a [^>]*href="\/desk"/);
  });

  it('says that it has expired when it has', async () => {
    const enrol = () => Promise.reject(new ApiError('sign-in-required', 'nobody'));
    const { status, headers } = await render(address, { enrol }, post);
    expect([status, headers['location']]).toEqual([303, '/login/staff?step=enrol#view']);
  });
});

describe('staff account', () => {
  const read = () => Promise.resolve(ravi);

  it('shows the member as text, the link to the desk and the sign-out button', async () => {
    const { html } = await render('/login', { read });
    expect(html).toContain('Ravi &lt;Menon&gt;');
    expect(html).toContain(staffLogin.signedIn.roles.recruiter);
    expect(html).toMatch(/<a [^>]*href="\/desk"/);
    expect(html).not.toContain('src="/api/v0/staff_captcha"');
    expect((await render('/login?next=%2Fdesk%2Fjobs', { read })).html).toMatch(
      /<a [^>]*href="\/desk\/jobs"/,
    );
  });

  it('signs out', async () => {
    const staff = { ...nobodys(), read };
    const { status, headers } = await render('/login', staff, { form: 'staff-sign-out' });
    expect(staff.signOut).toHaveBeenCalledOnce();
    expect(status).toBe(303);
    const { html } = await render(headers['location'] ?? '');
    expect(html).toContain(staffLogin.signedIn.signOut.done.heading);
  });

  it('may be a candidate, too, and is told of either', async () => {
    const candidate = {
      read: () => Promise.resolve({ email: 'asha@example.info', applications: [] }),
      sessions: () => Promise.resolve([]),
    };
    const own = await render('/login', { read }, undefined, candidate);
    expect(own.html).toContain('asha@example.info');
    const asStaff = await render('/login?mode=official', { read }, undefined, candidate);
    expect(asStaff.html).toContain('Ravi &lt;Menon&gt;');
    for (const address of ['/login?captcha=words', '/login?next=%2Fdesk', '/login?mode=official']) {
      const { html } = await render(address, nobodys(), undefined, candidate);
      expect(html).toContain(`aria-label="${staffLogin.name}"`);
    }
  });

  it('is not shown as one when that cannot be looked up', async () => {
    const failing = () => Promise.reject(new ApiError('internal', 'down'));
    const { status, html } = await render('/login', { read: failing });
    expect(status).toBe(503);
    expect(html).not.toContain(staffLogin.name);
  });
});

describe('desk address', () => {
  it.each([
    ['/desk', '/desk'],
    ['/desk/applications?q=a&status=hired', '/desk/applications?q=a&status=hired'],
    ['/desk/../login', undefined],
    ['/desk\\..\\..\\evil', undefined],
    ['/desktop', undefined],
    ['//evil.example/desk', undefined],
    ['https://evil.example/desk', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('reads %j as %j', (given, expected) => {
    expect(deskAddress(given)).toBe(expected);
  });
});
