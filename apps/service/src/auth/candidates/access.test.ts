import { publicForms } from '@example/api/forms';
import { may, type StaffRole, staffRoles } from '@example/api/staff';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDesk } from '../../desk/index.ts';
import { loadSite } from '../../server/pages/index.ts';
import { createServer } from '../../server/server.ts';
import { deskRoutes } from '../../testing/desk-routes.ts';
import { writeFakeSite } from '../../testing/fake-site.ts';
import { applyAs, type Browser, createBrowser, signInAs } from '../../testing/candidate.ts';
import { staffBrowser } from '../../testing/staff.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { createTestService } from '../../testing/test-service.ts';

const anu = 'anu@example.com';

/** Callers: without a session, a candidate, and staff of each role. */
const callers = ['none', 'candidate', ...staffRoles] as const;
type Caller = (typeof callers)[number];

interface Call {
  readonly url?: string;
  readonly body?: Readonly<Record<string, string>> | ((reference: string) => object);
  /** Expected status by caller; `undefined` allows every status but 401, 403 and 500. */
  readonly answers: (caller: Caller) => number | undefined;
}

type Given = Pick<Call, 'url' | 'body'>;

const open = (status: number, call: Given = {}): Call => ({ ...call, answers: () => status });

const candidatesOnly = (status: number, call: Given = {}): Call => ({
  ...call,
  answers: (caller) => (caller === 'candidate' ? status : 401),
});

const isStaff = (caller: Caller): caller is StaffRole =>
  caller !== 'none' && caller !== 'candidate';

const staffOnly = (status: number, call: Given = {}): Call => ({
  ...call,
  answers: (caller) => (isStaff(caller) ? status : 401),
});

/**
 * Expects 401 without a staff session and 403 for roles without the permission. Other tests check the outcome for the
 * rest.
 */
const deskCall = ({ method, url, permission }: (typeof deskRoutes)[number]) =>
  [
    `${method} ${url}`,
    {
      ...(method !== 'GET' && { body: {} }),
      answers: (caller: Caller) => {
        if (!isStaff(caller)) return 401;
        return may(caller, permission) ? undefined : 403;
      },
    },
  ] as const;

/** Every route of the service and its callers. A route that is missing here fails the test. */
const table: Readonly<Record<string, Call>> = {
  'GET /healthz': open(200),
  'GET /readyz': open(200),
  'GET /api/v0/xsrf': open(204),
  'GET /api/v0/openapi.json': open(200),
  'GET /api/v0/get_job_category': open(200),
  'GET /api/v0/get_locations': open(200),
  'GET /api/v0/get_joblist': open(200),
  'GET /api/v0/search_jobs': open(200),
  'GET /api/v0/get_job_description': open(200, { url: '/api/v0/get_job_description?job_id=1' }),
  ...Object.fromEntries(
    Object.values(publicForms).map(({ operation }) => [
      `POST /api/v0/${operation}`,
      open(422, { body: {} }),
    ]),
  ),
  'POST /api/v0/subscribe': open(422, { body: {} }),
  'POST /api/v0/confirm_subscription': open(422, { body: {} }),
  'POST /api/v0/unsubscribe': open(422, { body: {} }),
  'POST /api/v0/talent_pool': open(422, { body: {} }),
  'POST /api/v0/save_application': open(415, { body: {} }),
  'POST /api/v0/sign_in': open(422, { body: {} }),
  'POST /api/v0/verify_code': open(422, { body: { code: '000000' } }),
  'POST /api/v0/forgot_password': open(422, { body: {} }),
  'GET /api/v0/password_reset': open(422),
  'POST /api/v0/reset_password': open(422, { body: {} }),
  'GET /api/v0/my_account': candidatesOnly(200),
  'GET /api/v0/my_sessions': candidatesOnly(200),
  'GET /api/v0/my_resume': candidatesOnly(404),
  'GET /api/v0/my_data': candidatesOnly(200),
  'POST /api/v0/withdraw_application': candidatesOnly(200, {
    body: (reference) => ({ reference }),
  }),
  'POST /api/v0/erase_me': candidatesOnly(200, { body: { email: anu } }),
  'POST /api/v0/end_session': candidatesOnly(404, { body: { id: 'none' } }),
  'POST /api/v0/end_other_sessions': candidatesOnly(200, { body: {} }),
  'POST /api/v0/sign_out': open(200, { body: {} }),
  'GET /api/v0/staff_captcha': open(200),
  'GET /api/v0/staff_captcha_question': open(200),
  'POST /api/v0/staff_sign_in': open(422, { body: {} }),
  'POST /api/v0/staff_verify': open(422, { body: { code: '000000' } }),
  // These need a staff challenge that has reached the enrolment. A session is not enough.
  'GET /api/v0/staff_enrolment': open(401),
  'GET /api/v0/staff_enrolment_qr': open(401),
  'POST /api/v0/staff_enrol': open(401, { body: { code: '000000' } }),
  'GET /api/v0/staff_session': staffOnly(200),
  'POST /api/v0/staff_sign_out': open(200, { body: {} }),
  'GET /api/v0/staff_proof': staffOnly(200),
  'POST /api/v0/staff_prove': staffOnly(422, { body: { code: '000000' } }),
  ...Object.fromEntries(deskRoutes.map(deskCall)),
  // The desk's built files contain no data, so everybody may load them.
  'GET /desk': open(200),
  'GET /desk/*': open(200, { url: '/desk/applications' }),
  'GET /desk/assets/*': open(404, { url: '/desk/assets/nothing.js' }),
  '* /api': open(404),
  '* /api/*': open(404, { url: '/api/anything' }),
  'GET /assets/*': open(404, { url: '/assets/nothing.js' }),
  'GET /*': open(200, { url: '/about' }),
  'POST /*': open(404, { url: '/nothing', body: {} }),
  '* /*': open(405, { url: '/about' }),
};

describe('every route of the service', () => {
  it('answers each as the table says', async () => {
    const service = await createTestService();
    const pages = await loadSite(
      writeFakeSite(temporaryFolder()),
      service.deps.settings.publicOrigin,
    );
    const deskFolder = temporaryFolder();
    mkdirSync(join(deskFolder, 'assets'));
    writeFileSync(join(deskFolder, 'index.html'), '<!doctype html><title>Desk</title>');
    const registered = new Set<string>();
    const server = await createServer(service.deps, {
      pages,
      desk: await loadDesk(deskFolder),
      extend: async (extended) => {
        extended.addHook('onRoute', ({ method, url }) => {
          const methods = [method].flat().filter((name) => name !== 'HEAD');
          const name = methods.length > 4 ? '*' : methods.join();
          if (name !== '') registered.add(`${name} ${url}`);
        });
        await Promise.resolve();
      },
    });
    await server.ready();
    expect([...registered].toSorted()).toEqual(Object.keys(table).toSorted());
    const browserOf = async (caller: Caller) => {
      if (caller === 'none') return createBrowser({ ...service, server });
      await service.storage.db.deleteFrom('sign_in_challenges').execute();
      if (caller === 'candidate') return signInAs({ ...service, server }, anu);
      return staffBrowser({ ...service, server }, caller);
    };
    const browsers = new Map<Caller, Browser>();
    for (const [route, { url, body, answers }] of Object.entries(table)) {
      const [methods = '', path = ''] = route.split(' ');
      const [method = ''] = methods.split(',');
      for (const caller of callers) {
        const browser = browsers.get(caller) ?? (await browserOf(caller));
        browsers.set(caller, browser);
        const payload = typeof body === 'function' ? body(await applyAs(service, anu)) : body;
        const headers = { origin: service.deps.settings.publicOrigin };
        const answer = await browser.send(
          (method === '*' ? 'DELETE' : method) as 'GET',
          url ?? path,
          payload,
          headers,
        );
        // It may have ended the session.
        if (method !== 'GET' && answer.statusCode < 300) browsers.delete(caller);
        const said = `${route} ${caller} ${answer.body.slice(0, 200)}`;
        const status = answers(caller);
        if (status === undefined) expect([401, 403, 500], said).not.toContain(answer.statusCode);
        else expect(answer.statusCode, said).toBe(status);
      }
    }
    await server.close();
    // About sixty routes, with five callers each.
  }, 120_000);
});
