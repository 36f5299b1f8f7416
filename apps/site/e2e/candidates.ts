import { type APIRequestContext, expect, mailsWith, type Page } from '@example/testing/e2e';
import { account } from '@example/content/account';
import { signIn } from '@example/content/sign-in';
import { waitForHydration } from './page-state.ts';
import { pdf } from './resume.ts';

export const password = 'correct horse battery';

const mailed = (email: string, pattern: RegExp) =>
  mailsWith(`To: ${email}\r\n`).flatMap((mail) => pattern.exec(mail)?.[1] ?? []);

const codesTo = (email: string) => mailed(email, /The code is (\d{6})/);

/** Runs `ask`, which makes the service mail a code, and returns the code. */
export const mailedCode = async (email: string, ask: () => Promise<void>): Promise<string> => {
  const before = new Set(codesTo(email));
  await ask();
  const fresh = () => codesTo(email).filter((code) => !before.has(code));
  await expect.poll(() => fresh().length).toBe(1);
  return fresh()[0] ?? '';
};

/** Returns the path of the mailed link that resets a password. */
export const resetPath = async (email: string): Promise<string> => {
  const tokens = () => mailed(email, /\/login\/reset-password\?token=(?:3D)?([\w-]{43})/);
  await expect.poll(() => tokens().length).toBe(1);
  return `/login/reset-password?token=${tokens()[0] ?? ''}`;
};

export const candidateForm = (page: Page) => {
  const form = page.getByRole('form', { name: signIn.candidate.name });
  return {
    form,
    email: form.getByLabel(signIn.candidate.fields.email),
    password: form.getByLabel(signIn.candidate.fields.password),
    remember: form.getByRole('checkbox', { name: signIn.rememberMe }),
    submit: form.getByRole('button', { name: signIn.candidate.submit }),
  };
};

export const box = (page: Page, digit: number) => page.getByLabel(`Digit ${String(digit)} of 6`);

/** Types the digits into their boxes, one by one, and sends them. */
export const enterCode = async (page: Page, code: string) => {
  for (const [index, digit] of Object.entries(code)) await box(page, Number(index) + 1).fill(digit);
  await page.getByRole('button', { name: signIn.code.submit, exact: true }).click();
};

/** Starts the page's script and waits for hydration. */
export const hydrated = async (page: Page) => {
  await page.getByRole('tab', { name: signIn.candidate.name }).hover();
  await waitForHydration(page);
};

/** Signs in by password and mailed code. The first sign-in creates the account. */
export const signInAs = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login?mode=guest');
  const { email: field, password: secretField, submit } = candidateForm(page);
  await field.fill(email);
  await secretField.fill(password);
  const code = await mailedCode(email, async () => submit.click());
  await enterCode(page, code);
  await expect(page.getByText(account.signedIn(email))).toBeVisible();
};

/** Signs in a candidate through the API. {@link signInAs} uses the forms. */
export const signInByApi = async (
  request: APIRequestContext,
  email: string,
  secret = password,
): Promise<void> => {
  const post = async (operation: string, data: object) => {
    const { cookies } = await request.storageState();
    const headers = {
      'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
    };
    const answer = await request.post(`/api/v0/${operation}`, { data, headers });
    expect(answer.ok(), `${operation}: ${await answer.text()}`).toBe(true);
  };
  await request.get('/api/v0/xsrf');
  const code = await mailedCode(email, async () => post('sign_in', { email, password: secret }));
  await post('verify_code', { code });
};

/** Signs in a candidate through the API and opens the account. */
export const beginAs = async (page: Page, email: string): Promise<void> => {
  await signInByApi(page.request, email);
  await page.goto('/login');
  await expect(page.getByText(account.signedIn(email))).toBeVisible();
};

/** Applies for the first vacancy and returns the reference. */
export const applyAs = async (request: APIRequestContext, email: string): Promise<string> => {
  const answer = await request.post('/api/v0/save_application', {
    multipart: {
      application: JSON.stringify({
        job_id: 1,
        doc_type: 1,
        applcnt_name: 'Asha',
        applcnt_email: email,
        applcnt_phone: '919876543210',
        applcnt_covr_letr: '',
      }),
      file: { ...pdf, name: 'Asha CV.pdf' },
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { readonly reference: string }).reference;
};
