import { describe, expect, it, vi } from 'vitest';
import { createHttpClient } from '../http/index.ts';
import { createClient } from '../operations/index.ts';
import { staffOperations } from './operations.ts';
import { checkAuthenticatorCode, checkStaffSignIn, checkStaffVerification } from './contract.ts';
import { may, permissions, permissionsOf, staffRoles } from '../operations/permissions.ts';

const employee_code = 'E1001';
const mobile_number = '919800000000';
const captcha = 'K7MNT';

const issuesOf = (input: unknown) => {
  const checked = checkStaffSignIn(input);
  return checked.ok ? [] : checked.issues.map(({ code }) => code);
};

describe('checkStaffSignIn', () => {
  it.each([
    [{}, ['employee_code_missing', 'mobile_number_missing', 'captcha_missing']],
    [
      { employee_code: ' ', mobile_number: '', captcha: ' ' },
      ['employee_code_missing', 'mobile_number_missing', 'captcha_missing'],
    ],
    [
      { employee_code: 1, mobile_number: 2, captcha: 3 },
      ['employee_code_invalid', 'mobile_number_invalid', 'captcha_invalid'],
    ],
    [{ employee_code: 'E', mobile_number, captcha }, ['employee_code_invalid']],
    [{ employee_code: 'E'.repeat(21), mobile_number, captcha }, ['employee_code_invalid']],
    [{ employee_code: 'E_1', mobile_number, captcha }, ['employee_code_invalid']],
    [{ employee_code, mobile_number: '1234567', captcha }, ['mobile_number_invalid']],
    [{ employee_code, mobile_number: '1234567890123', captcha }, ['mobile_number_invalid']],
    [{ employee_code, mobile_number: '+919800000', captcha }, ['mobile_number_invalid']],
    [{ employee_code, mobile_number, captcha: 'x'.repeat(21) }, ['captcha_invalid']],
    [{ employee_code, mobile_number, captcha, remember_me: 'yes' }, ['remember_me_invalid']],
    [{ employee_code, mobile_number, captcha, role: 'administrator' }, ['unknown_field']],
    [[], ['not_an_object']],
  ])('answers %j with %j', (input, codes) => {
    expect(issuesOf(input)).toEqual(codes);
  });

  it('puts the employee code in upper case, however it was typed', () => {
    const typed = { employee_code: ' e-1001 ', mobile_number: ` ${mobile_number} `, captcha };
    expect(checkStaffSignIn(typed)).toEqual({
      ok: true,
      value: { employee_code: 'E-1001', mobile_number, captcha },
    });
  });
});

describe('checkStaffVerification', () => {
  it.each([
    ['', 'code_missing'],
    ['12345', 'code_missing'],
    ['1234a', 'staff_code_invalid'],
    ['1234567', 'staff_code_invalid'],
    ['١٢٣٤٥٦', 'staff_code_invalid'],
    ['abcde-fgh1j', 'staff_code_invalid'],
    ['abcdefghjk', 'staff_code_invalid'],
    [123456, 'staff_code_invalid'],
  ])('refuses %j: %s', (code, expected) => {
    expect(checkStaffVerification({ code })).toMatchObject({ issues: [{ code: expected }] });
  });

  it.each([
    ['012345', '012345'],
    [' 012 345 ', '012345'],
    ['K7W2M-9XQ4T', 'k7w2m-9xq4t'],
  ])('accepts %j', (code, value) => {
    expect(checkStaffVerification({ code })).toEqual({ ok: true, value: { code: value } });
  });

  it('accepts only six digits when an authenticator is enrolled', () => {
    expect(checkAuthenticatorCode({ code: '012 345' })).toMatchObject({ ok: true });
    expect(checkAuthenticatorCode({ code: 'k7w2m-9xq4t' })).toMatchObject({ ok: false });
  });
});

describe('permissions', () => {
  it('are those of the table, and no more', () => {
    const table = Object.fromEntries(staffRoles.map((role) => [role, permissionsOf(role)]));
    expect(table).toEqual({
      recruiter: permissions.filter((name) =>
        /^(?:vacancies|applications|resumes|desk)\./.test(name),
      ),
      sales: [
        ...['vacancies.read', 'enquiries.read', 'enquiries.write', 'subscribers.read', 'desk.own'],
      ],
      administrator: permissions,
    });
    expect(may('sales', 'resumes.read')).toBe(false);
    expect(may('recruiter', 'audit.read')).toBe(false);
    expect(may('administrator', 'audit.read')).toBe(true);
  });
});

describe('the client of the staff’s sign-in', () => {
  const clientAnswering = (status: number, body: object) => {
    const fetchFn = vi.fn<typeof fetch>(async () =>
      Promise.resolve(new Response(JSON.stringify(body), { status })),
    );
    const http = createHttpClient({ fetch: fetchFn, readXsrfToken: () => 'token' });
    return { staff: createClient(http, staffOperations), fetchFn };
  };
  const session = { employee_code, name: 'Anu', role: 'sales' } as const;

  it('reads no session and no enrolment when the answer is 401, and rejects when the service fails', async () => {
    const { staff } = clientAnswering(401, {});
    await expect(staff.read()).resolves.toBeUndefined();
    await expect(staff.enrolment()).resolves.toBeUndefined();
    await expect(staff.enrol({ code: '000000' })).rejects.toMatchObject({ status: 401 });
    const failing = clientAnswering(200, { ...session, permissions: ['everything'] }).staff;
    await expect(failing.read()).rejects.toMatchObject({ kind: 'internal' });
  });

  it('sends each call to its operation', async () => {
    const answer = {
      ...session,
      step: 'signed_in',
      secret: 'S',
      uri: 'otpauth://totp/S',
      recovery_codes: ['k7w2m-9xq4t'],
      permissions: permissionsOf('sales'),
      question: { a: 7, b: 5 },
    };
    const { staff, fetchFn } = clientAnswering(200, answer);
    const input = { employee_code, mobile_number, captcha, remember_me: true } as const;
    await expect(staff.captchaQuestion()).resolves.toEqual({ question: { a: 7, b: 5 } });
    await staff.signIn(input);
    await expect(staff.verify({ code: '012345' })).resolves.toEqual({
      step: 'signed_in',
      ...session,
    });
    await expect(staff.enrolment()).resolves.toEqual({ secret: 'S', uri: 'otpauth://totp/S' });
    await expect(staff.enrol({ code: '012345' })).resolves.toEqual({
      ...session,
      recovery_codes: ['k7w2m-9xq4t'],
    });
    await expect(staff.read()).resolves.toEqual({
      ...session,
      permissions: permissionsOf('sales'),
    });
    await staff.signOut();
    expect(fetchFn.mock.calls.map(([url, init]) => [url, init?.body])).toEqual([
      ['/api/v0/staff_captcha_question', undefined],
      ['/api/v0/staff_sign_in', JSON.stringify(input)],
      ['/api/v0/staff_verify', '{"code":"012345"}'],
      ['/api/v0/staff_enrolment', undefined],
      ['/api/v0/staff_enrol', '{"code":"012345"}'],
      ['/api/v0/staff_session', undefined],
      ['/api/v0/staff_sign_out', '{}'],
    ]);
  });

  it('asks for an enrolment when none is enrolled yet', async () => {
    const { staff } = clientAnswering(200, { step: 'enrol' });
    await expect(staff.verify({ code: '012345' })).resolves.toEqual({ step: 'enrol' });
  });
});
