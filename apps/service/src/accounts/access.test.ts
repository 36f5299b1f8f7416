import { describe, expect, it } from 'vitest';
import { loadSite } from '../pages/index.ts';
import { createServer } from '../server.ts';
import { writeFakeSite } from '../testing/fake-site.ts';
import { applyAs, createBrowser, signInAs } from '../testing/guest.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { createTestService } from '../testing/test-service.ts';

const anu = 'anu@example.com';

interface Call {
  readonly url?: string;
  readonly body?: Readonly<Record<string, string>> | ((reference: string) => object);
  /** The statuses for nobody, and for a guest. */
  readonly none: number;
  readonly guest: number;
}

/** What everybody is answered the same. */
const open = (status: number, call: Pick<Call, 'url' | 'body'> = {}): Call => ({
  ...call,
  none: status,
  guest: status,
});

/** What only a guest gets. */
const guestsOnly = (status: number, call: Pick<Call, 'url' | 'body'> = {}): Call => ({
  ...call,
  none: 401,
  guest: status,
});

/** Every route of the service, and who may call it. One that is not in here fails the test. */
const table: Readonly<Record<string, Call>> = {
  'GET /healthz': open(200),
  'GET /readyz': open(200),
  'GET /api/v0/xsrf': open(204),
  'GET /api/v0/get_job_category': open(200),
  'GET /api/v0/get_locations': open(200),
  'GET /api/v0/get_joblist': open(200),
  'GET /api/v0/get_job_description': open(200, { url: '/api/v0/get_job_description?job_id=1' }),
  'POST /api/v0/save_enquiry': open(422, { body: {} }),
  'POST /api/v0/save_contact': open(422, { body: {} }),
  'POST /api/v0/request_demo': open(422, { body: {} }),
  'POST /api/v0/subscribe': open(422, { body: {} }),
  'POST /api/v0/confirm_subscription': open(422, { body: {} }),
  'POST /api/v0/unsubscribe': open(422, { body: {} }),
  'POST /api/v0/save_application': open(415, { body: {} }),
  'POST /api/v0/sign_in': open(422, { body: {} }),
  'POST /api/v0/verify_code': open(422, { body: { code: '000000' } }),
  'POST /api/v0/forgot_password': open(422, { body: {} }),
  'POST /api/v0/reset_password': open(422, { body: {} }),
  'GET /api/v0/my_account': guestsOnly(200),
  'GET /api/v0/my_resume': guestsOnly(404),
  'GET /api/v0/my_data': guestsOnly(200),
  'POST /api/v0/withdraw_application': guestsOnly(200, { body: (reference) => ({ reference }) }),
  'POST /api/v0/erase_me': guestsOnly(200, { body: { email: anu } }),
  'POST /api/v0/sign_out': open(200, { body: {} }),
  '* /api': open(404),
  '* /api/*': open(404, { url: '/api/anything' }),
  'GET /assets/*': open(404, { url: '/assets/nothing.js' }),
  'GET /*': open(200, { url: '/about' }),
  'POST /*': open(404, { url: '/nothing', body: {} }),
  'PUT,PATCH,DELETE,OPTIONS /*': open(405, { url: '/about' }),
};

describe('every route of the service', () => {
  it('is one that nobody, or only a guest, may call', async () => {
    const service = await createTestService();
    const pages = await loadSite(
      writeFakeSite(temporaryFolder()),
      service.deps.settings.publicOrigin,
    );
    const registered = new Set<string>();
    const server = await createServer(service.deps, {
      pages,
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
    for (const [route, { url, body, none, guest }] of Object.entries(table)) {
      const [methods = '', path = ''] = route.split(' ');
      const method = methods.startsWith('POST')
        ? 'POST'
        : methods.startsWith('PUT')
          ? 'PUT'
          : 'GET';
      for (const [kind, expected] of [
        ['none', none],
        ['guest', guest],
      ] as const) {
        const reference = await applyAs(service, anu);
        await service.storage.db.deleteFrom('sign_in_challenges').execute();
        const browser =
          kind === 'guest'
            ? await signInAs({ ...service, server }, anu)
            : createBrowser({ ...service, server });
        const payload = typeof body === 'function' ? body(reference) : body;
        const headers = { origin: service.deps.settings.publicOrigin };
        const answer = await browser.send(method as 'GET', url ?? path, payload, headers);
        expect(answer.statusCode, `${route} ${kind} ${answer.body.slice(0, 200)}`).toBe(expected);
      }
    }
    await server.close();
  });
});
