import { PROOF_VALID_MS, type StaffEnrolled, type StaffEnrolment } from '@example/api/staff';
import {
  type APIRequestContext,
  type APIResponse,
  expect,
  mailsWith,
  operate,
  type Page,
  service,
} from '@example/testing/e2e';
import type { BrowserContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

const mobile = '919800000000';

/** Time for which an authenticator shows a code, in ms. */
const STEP_MS = 30_000;

export const serviceOrigin = (): string => service().origin;

const ok = async (answer: APIResponse): Promise<APIResponse> => {
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  return answer;
};

/** Returns the codes that were mailed to an address. */
export const codesTo = (email: string): readonly string[] =>
  mailsWith(`To: ${email}\r\n`).flatMap((mail) => /The code is (\d{6})/.exec(mail)?.[1] ?? []);

/** A member as they sign in: with an authenticator, or the recovery codes that were shown with it. */
export interface Member {
  readonly code: string;
  readonly email: string;
  /** Returns a recovery code that was not used yet. */
  readonly nextRecoveryCode: () => string;
  /** Returns the authenticator's next code. The service takes it already, once. */
  readonly nextCode: () => string;
  /** Returns whether {@link nextCode} is one that it has not returned before. */
  readonly hasNextCode: () => boolean;
}

const apiOf = (page: Page) => {
  const { request } = page.context();
  const api = `${serviceOrigin()}/api/v0`;
  const get = async (operation: string) => ok(await request.get(`${api}/${operation}`));
  const post = async (operation: string, data: object) => {
    const { cookies } = await request.storageState();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    return ok(
      await request.post(`${api}/${operation}`, { data, headers: { 'X-XSRF-TOKEN': token } }),
    );
  };
  return { get, post };
};

const begin = async ({ get, post }: ReturnType<typeof apiOf>, code: string) => {
  const captcha = await get('staff_captcha_question');
  const { question } = (await captcha.json()) as { question: { a: number; b: number } };
  await post('staff_sign_in', {
    employee_code: code,
    mobile_number: mobile,
    captcha: String(question.a + question.b),
  });
};

/** Signs in a member who has no authenticator yet, and sets one up. */
export const enrolAs = async (page: Page, code: string, email: string): Promise<Member> => {
  const api = apiOf(page);
  const known = new Set(codesTo(email));
  const newCode = () => codesTo(email).find((mailed) => !known.has(mailed));
  await begin(api, code);
  await expect.poll(newCode).toBeDefined();
  await api.post('staff_verify', { code: newCode() });
  const enrolment = await api.get('staff_enrolment');
  const { secret } = (await enrolment.json()) as StaffEnrolment;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const enrolled = await api.post('staff_enrol', { code: totp.generate() });
  const { recovery_codes } = (await enrolled.json()) as StaffEnrolled;
  const unused = [...recovery_codes];
  let taken = 0;
  const nextStep = () => Math.floor(Date.now() / STEP_MS) + 1;
  return {
    ...{ code, email },
    nextRecoveryCode: () => {
      const next = unused.shift();
      if (next === undefined) throw new Error('all recovery codes are used');
      return next;
    },
    nextCode: () => {
      taken = nextStep();
      return totp.generate({ timestamp: taken * STEP_MS });
    },
    hasNextCode: () => nextStep() > taken,
  };
};

/** Adds a member as the operator does, and signs them in for the first time in this browser. */
export const signInAs = async (page: Page, role: Role, code: string): Promise<Member> => {
  const email = `${code.toLowerCase()}@example.com`;
  const fields = { code, name: 'Meera Das', mobile, email, role };
  const parameters = Object.entries(fields).flatMap(([field, value]) => [`--${field}`, value]);
  await operate('staff', 'add', ...parameters);
  return enrolAs(page, code, email);
};

type Role = 'recruiter' | 'sales' | 'administrator';

interface Known {
  readonly member: Member;
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  readonly enrolledAt: number;
}

/*
 * Members who signed in already, in this worker's service: a first sign-in hashes ten recovery codes. They are not for
 * what is kept for a member, nor for a test that ends their session: by signing out, or signing in anew in the browser.
 */
const known = new Map<Role, Known>();
let enrolled = 0;

const enrolKnown = async (page: Page, role: Role): Promise<Member> => {
  enrolled += 1;
  const member = await signInAs(page, role, `D-${role.toUpperCase()}-${String(enrolled)}`);
  known.set(role, { member, cookies: await page.context().cookies(), enrolledAt: Date.now() });
  return member;
};

const beginAsKnown = async (page: Page, { cookies, member }: Known): Promise<Member> => {
  await page.context().addCookies(cookies);
  return member;
};

/** Begins as a member of this role who has signed in already. They may have used the authenticator long ago. */
export const beginAs = async (page: Page, role: Role): Promise<Member> => {
  const one = known.get(role);
  return one ? beginAsKnown(page, one) : enrolKnown(page, role);
};

/** Begins as an administrator who has used the authenticator so lately that nothing asks for it in a test. */
export const beginProven = async (page: Page): Promise<Member> => {
  const one = known.get('administrator');
  return one && Date.now() - one.enrolledAt < PROOF_VALID_MS / 3
    ? beginAsKnown(page, one)
    : enrolKnown(page, 'administrator');
};

/** Signs a member in by a recovery code, which is no proof by the authenticator. */
export const signInWithoutProof = async (page: Page, member: Member): Promise<void> => {
  const api = apiOf(page);
  await begin(api, member.code);
  await api.post('staff_verify', { code: member.nextRecoveryCode() });
};

/**
 * Begins a session of its own, by a recovery code, as a member of this role who has a code of the authenticator left.
 */
export const beginWithoutProof = async (page: Page, role: Role): Promise<Member> => {
  const one = known.get(role)?.member;
  const member = one?.hasNextCode() === true ? one : await enrolKnown(page, role);
  // The session of the others goes on.
  await page.context().clearCookies();
  await signInWithoutProof(page, member);
  return member;
};

/** Returns a resume of one page with these words on it. */
const pdfWith = (words: string): string => {
  const drawn = `BT /F1 20 Tf 56 770 Td (${words}) Tj ET`;
  return [
    '%PDF-1.7',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj',
    `4 0 obj << /Length ${String(drawn.length)} >> stream`,
    drawn,
    'endstream endobj',
    '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
    'trailer << /Size 6 /Root 1 0 R >>',
    '%%EOF',
  ].join('\n');
};

/** Applies for a vacancy, the first one by default. Returns the reference. */
export const applyAs = async (
  request: APIRequestContext,
  name: string,
  {
    job = 1,
    email = 'asha@example.com',
    phone = '919876543210',
    resume = 'Curriculum vitae',
  }: Partial<Record<'email' | 'phone' | 'resume', string>> & { readonly job?: number } = {},
): Promise<string> => {
  const answer = await request.post(`${serviceOrigin()}/api/v0/save_application`, {
    multipart: {
      application: JSON.stringify({
        job_id: job,
        doc_type: 1,
        applcnt_name: name,
        applcnt_email: email,
        applcnt_phone: phone,
        applcnt_covr_letr: 'Dear all,\n<b>hire me</b>',
      }),
      file: {
        name: 'Asha CV.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(pdfWith(resume)),
      },
    },
  });
  const { reference } = (await (await ok(answer)).json()) as { reference: string };
  return reference;
};

/** Sends a form as a visitor does. Returns the reference, or an empty string without one. */
const submit = async (
  request: APIRequestContext,
  operation: string,
  data: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const answer = await ok(
    await request.post(`${serviceOrigin()}/api/v0/${operation}`, { data, headers }),
  );
  const { reference = '' } = (await answer.json()) as { readonly reference?: string };
  return reference;
};

/** Sends the contact form. Returns the reference. */
export const writeAs = async (
  request: APIRequestContext,
  fields: {
    readonly name: string;
    readonly subject: string;
    readonly message: string;
    readonly email?: string;
  },
): Promise<string> =>
  submit(request, 'save_contact', {
    email: 'ravi@example.com',
    phone_number: '9876543210',
    ...fields,
  });

/** Asks for a demo. Returns the reference. */
export const askForDemoAs = async (request: APIRequestContext, name: string): Promise<string> =>
  submit(request, 'request_demo', {
    name,
    email: 'ravi@example.com',
    phone: '9876543210',
    product: 'ForEx',
  });

export const subscribeAs = async (request: APIRequestContext, email: string): Promise<void> => {
  await submit(request, 'subscribe', { email });
};
