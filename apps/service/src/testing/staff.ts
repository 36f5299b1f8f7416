import type { StaffRole } from '@example/api/staff';
import { memberAdded } from '@example/content/mails/staff';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { addStaff, type OperateDeps } from '../auth/staff/operate.ts';
import { staffSessions } from '../auth/staff/sessions.ts';
import type { TestDatabase } from './databases.ts';
import { type Browser, createBrowser, lastSecret, wrongCode } from './candidate.ts';
import type { TestService } from './test-service.ts';
import { createTimedService, START } from './timed-service.ts';

/** Member as the operator adds them. */
export const member = {
  employee_code: 'E1001',
  name: 'Ravi Menon',
  mobile_number: '919800000000',
  email: 'ravi@example.com',
  role: 'recruiter',
} as const;

/** Returns what the operator's actions on members need. */
export const asOperator = ({ storage, settings, clock }: Omit<OperateDeps, 'by'>): OperateDeps => ({
  storage,
  settings,
  clock,
  by: 'operator',
});

export const addMember = async (
  { deps }: TestService,
  fields: Partial<Record<keyof typeof member, string>> & { readonly role?: StaffRole } = {},
) => {
  const added = await addStaff(asOperator(deps), { ...member, ...fields });
  if (!added) throw new Error('there is such a member');
  return added;
};

export const totpCode = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Returns a code that no time step near this time has. */
export const wrongTotpCode = (secret: string, at: number): string => {
  const near = [-2, -1, 0, 1, 2].map((step) => totpCode(secret, at + step * 30_000));
  let code = '000000';
  while (near.includes(code)) code = wrongCode(code);
  return code;
};

/** Requests a captcha and returns its answer. */
export const solveCaptcha = async (browser: Browser): Promise<string> => {
  const answer = await browser.get('staff_captcha_question');
  const { question } = answer.json<{ readonly question: Readonly<Record<'a' | 'b', number>> }>();
  return String(question.a + question.b);
};

export const beginAs = async (
  browser: Browser,
  { employee_code, mobile_number }: Partial<Record<keyof typeof member, string>> = {},
  rest: object = {},
) =>
  browser.post('staff_sign_in', {
    employee_code: employee_code ?? member.employee_code,
    mobile_number: mobile_number ?? member.mobile_number,
    captcha: await solveCaptcha(browser),
    ...rest,
  });

/** Begins a member's sign-in in a browser of its own. */
export const beginAnew = async (
  service: Pick<TestService, 'server' | 'tokens'>,
  fields?: Parameters<typeof beginAs>[1],
): Promise<Browser> => {
  const browser = createBrowser(service);
  await beginAs(browser, fields);
  return browser;
};

/** Signs a member in for the first time: by the mailed code, then by enrolling an authenticator. */
export const enrolAs = async (
  service: TestService,
  fields: Partial<Record<'employee_code' | 'mobile_number' | 'email', string>> = {},
  { browser = createBrowser(service), rest = {} } = {},
) => {
  const begun = await beginAs(browser, fields, rest);
  expect(begun.statusCode, begun.body).toBe(202);
  const code = await lastSecret(service, fields.email ?? member.email);
  const verified = await browser.post('staff_verify', { code });
  expect(verified.json(), verified.body).toEqual({ step: 'enrol' });
  const { secret } = (await browser.get('staff_enrolment')).json<{ readonly secret: string }>();
  const enrolled = await browser.post('staff_enrol', {
    code: totpCode(secret, service.deps.clock()),
  });
  expect(enrolled.statusCode, enrolled.body).toBe(200);
  const { recovery_codes: recoveryCodes } = enrolled.json<{
    readonly recovery_codes: readonly string[];
  }>();
  return { browser, secret, recoveryCodes };
};

/** Returns a browser in which a member with a role is signed in, without the steps and the mails of a sign-in. */
export const staffBrowser = async (
  service: TestService,
  role: StaffRole,
  employee_code = `T-${role.toUpperCase()}`,
): Promise<Browser> => {
  const known = await service.storage.db
    .selectFrom('staff_members')
    .select('id')
    .where('employee_code', '=', employee_code.slice(0, 20))
    .executeTakeFirst();
  const { id } =
    known ?? (await addMember(service, { employee_code: employee_code.slice(0, 20), role }));
  const { subject } = memberAdded({ code: employee_code, role });
  await service.storage.db.deleteFrom('outbox').where('subject', '=', subject).execute();
  const browser = createBrowser(service);
  const begin = async () =>
    service.storage.transact(async (db) =>
      staffSessions.replace(db, undefined, service.deps.clock(), {
        member_id: id,
        proven_at: service.deps.clock(),
      }),
    );
  browser.cookies.set('staff-session', await begin());
  return browser;
};

/** Reads the entries of the audit log in no order, since many are written at the same moment. */
export const readActions = async ({ db }: TestService['storage']): Promise<readonly string[]> =>
  (await db.selectFrom('audit_log').select(['actor_code', 'action']).execute())
    .map(({ actor_code, action }) => `${actor_code} ${action}`)
    .toSorted();

/** Creates a service on a Monday morning, with the entries of its audit log. */
export const createLoggedService = async (
  database: TestDatabase,
  environment?: Readonly<Record<string, string>>,
) => {
  const service = await createTimedService(database, START, environment);
  return { ...service, service, actions: async () => readActions(service.storage) };
};

/** Returns the line by which an answer sets a cookie; empty if it does not. */
export const cookieOf = (
  answer: { readonly headers: Readonly<Record<string, unknown>> },
  name: string,
): string => {
  const set = [answer.headers['set-cookie']].flat().map(String);
  return set.find((line) => line.startsWith(`${name}=`)) ?? '';
};
