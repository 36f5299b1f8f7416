import { expect, type Locator, operate, type Page } from '@example/testing/e2e';
import { staffLogin } from '@example/content/staff-login';
import { signIn } from '@example/content/sign-in';
import { staffSignIn } from '@example/content/staff-sign-in';
import { Secret, TOTP } from 'otpauth';
import { enterCode, mailedCode } from './candidates.ts';

export interface Member {
  readonly code: string;
  readonly mobile: string;
  readonly email: string;
  readonly name: string;
}

/** Adds a member of the staff by the operator's command line. Each test adds its own. */
export const addMember = async (code: string): Promise<Member> => {
  const member = {
    code,
    mobile: '919800000000',
    email: `${code.toLowerCase()}@example.com`,
    name: 'Anu Rao',
  };
  const { mobile, email, name } = member;
  const fields = { code, mobile, email, name, role: 'recruiter' };
  const parameters = Object.entries(fields).flatMap(([field, value]) => [`--${field}`, value]);
  await operate('staff', 'add', ...parameters);
  return member;
};

export const staffLoginForm = (page: Page) => {
  const form = page.getByRole('form', { name: staffLogin.name });
  return {
    form,
    code: form.getByLabel(staffLogin.fields.employee_code),
    mobile: form.getByLabel(staffLogin.fields.mobile_number),
    captcha: form.getByLabel(new RegExp(`^${staffLogin.fields.captcha}`)),
    remember: form.getByRole('checkbox', { name: signIn.rememberMe }),
    submit: form.getByRole('button', { name: staffLogin.submit }),
  };
};

/** Returns the answer to the sum that replaces the captcha's picture. */
export const sumOf = async (form: Locator): Promise<number> => {
  const [, a, b] = /what is (\d+) plus (\d+)/.exec((await form.textContent()) ?? '') ?? [];
  expect(a).toBeDefined();
  return Number(a) + Number(b);
};

/** Sends the staff's form with code, mobile number and the captcha's sum. */
export const begin = async (
  page: Page,
  { code, mobile }: Pick<Member, 'code' | 'mobile'>,
  address = '/login?captcha=words',
): Promise<void> => {
  await page.goto(address);
  const { form, code: codeField, mobile: mobileField, captcha, submit } = staffLoginForm(page);
  await codeField.fill(code);
  await mobileField.fill(mobile);
  await captcha.fill(String(await sumOf(form)));
  await submit.click();
  await expect(page.getByRole('heading', { name: staffSignIn.code.heading })).toBeVisible();
};

/** Returns an authenticator's code, `steps` × 30 s from now. The service accepts each code once. */
export const totp = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Signs in up to the QR code for the authenticator, and returns the key below it. */
export const beginEnrolment = async (page: Page, member: Member): Promise<string> => {
  const code = await mailedCode(member.email, async () => begin(page, member));
  await enterCode(page, code);
  await expect(page.getByRole('heading', { name: staffSignIn.enrol.heading })).toBeVisible();
  const shown = await page.locator('main code').textContent();
  return (shown ?? '').replaceAll(' ', '');
};

/** Types the digits into their boxes and sends them to set up the authenticator. */
export const confirmEnrolment = async (page: Page, code: string): Promise<void> => {
  for (const [index, digit] of Object.entries(code))
    await page.getByLabel(`Digit ${String(Number(index) + 1)} of 6`).fill(digit);
  await page.getByRole('button', { name: staffSignIn.enrol.submit }).click();
};
