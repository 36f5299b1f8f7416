import { XSRF_COOKIE, XSRF_HEADER } from '@example/api/limits';
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { saveApplication } from '../features/applications/index.ts';
import { pdf } from './documents.ts';
import { application, type TestService } from './test-service.ts';

export const PASSWORD = 'correct horse battery';

/** Creates a browser that keeps its cookies and sends the XSRF token. It names itself only by `userAgent`. */
export const createBrowser = (
  { server, tokens }: Pick<TestService, 'server' | 'tokens'>,
  userAgent = '',
) => {
  const xsrf = tokens.create();
  const cookies = new Map<string, string>([[XSRF_COOKIE, xsrf]]);
  const send = async (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    payload?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const answer = await server.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        [XSRF_HEADER]: xsrf,
        'user-agent': userAgent,
        ...headers,
      },
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    send,
    post: async (
      operation: string,
      payload: object = {},
      headers?: Readonly<Record<string, string>>,
    ) => send('POST', `/api/v0/${operation}`, payload, headers),
    get: async (operation: string) => send('GET', `/api/v0/${operation}`),
    /** Sends a form as a page does that has no script. */
    submit: async (url: string, fields: Readonly<Record<string, string>>) =>
      send('POST', url, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost:4200',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        [XSRF_HEADER]: '',
      }),
  };
};

export type Browser = ReturnType<typeof createBrowser>;

/** Reads all mails to an address, the oldest first. */
export const mailsTo = async ({ storage }: Pick<TestService, 'storage'>, email: string) =>
  storage.db
    .selectFrom('outbox')
    .selectAll()
    .where('envelope_to', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Returns the code, or the link's token, of the last mail to an address. */
export const lastSecret = async (
  service: Pick<TestService, 'storage'>,
  email: string,
): Promise<string> => {
  const secrets = (await mailsTo(service, email)).flatMap(({ secret }) => secret ?? []);
  const last = secrets.at(-1);
  if (last === undefined) throw new Error(`nothing was mailed to ${email}`);
  return last;
};

export const wrongCode = (right: string): string =>
  String((Number(right) + 1) % 1_000_000).padStart(6, '0');

/** Signs in. The first sign-in creates the account. */
export const signInAs = async (
  service: TestService,
  email: string,
  { browser = createBrowser(service), password = PASSWORD, remember_me = false } = {},
): Promise<Browser> => {
  const begun = await browser.post('sign_in', { email, password, remember_me });
  expect(begun.statusCode, begun.body).toBe(202);
  const answer = await browser.post('verify_code', { code: await lastSecret(service, email) });
  expect(answer.statusCode, answer.body).toBe(200);
  return browser;
};

/** Sends an application. Returns its reference. */
export const sendApplication = async (
  { deps }: Pick<TestService, 'deps'>,
  fields: object = {},
  { name = 'cv.pdf', content = pdf('cv') } = {},
): Promise<string> => {
  const resume = await deps.resumes.receive(Readable.from([content]), name);
  try {
    return (await saveApplication(deps, { ...application, ...fields }, resume)).reference;
  } finally {
    await resume.discard();
  }
};

/** Sends an application from an address. Returns its reference. */
export const applyAs = async (service: Pick<TestService, 'deps'>, email: string, name?: string) =>
  sendApplication(
    service,
    { applcnt_email: email },
    { ...(name && { name }), content: pdf(email) },
  );
