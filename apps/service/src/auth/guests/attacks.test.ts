import { strFromU8, unzipSync } from 'fflate';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../server/pages/index.ts';
import { createServer } from '../../server/server.ts';
import { databases } from '../../testing/databases.ts';
import { writeFakeSite } from '../../testing/fake-site.ts';
import {
  applyAs,
  createBrowser,
  lastSecret,
  mailsTo,
  PASSWORD,
  signInAs,
  wrongCode,
} from '../../testing/guest.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { countRows, createTestService, OFFICE } from '../../testing/test-service.ts';
import { medianDifference, MOST_ROUNDS } from '../../testing/time.ts';
import { createPasswords } from '../core/passwords.ts';
import { CODES_PER_MAILBOX, TRIES_PER_CODE, WRONG_TRIES_PER_MAILBOX } from './challenges.ts';
import { LINKS_PER_MAILBOX } from './resets.ts';

const anu = 'anu@example.com';
const binu = 'binu@example.com';
const MINUTE_MS = 60_000;
const origin = 'http://localhost:4200';

describe.each(databases)('an attacker of guests, on $name', (database) => {
  const setUp = async (environment: Readonly<Record<string, string>> = {}) => {
    let now = Date.UTC(2026, 0, 31, 20);
    const service = await createTestService({
      database,
      environment,
      clock: () => now,
      pages: async ({ publicOrigin }) => loadSite(writeFakeSite(temporaryFolder()), publicOrigin),
    });
    return {
      ...service,
      pass: (ms: number) => {
        now += ms;
      },
    };
  };

  it('tries a code five times, and an address ten times an hour, over new codes and a restart', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    service.pass(60 * MINUTE_MS);
    const begin = async (server = service.server) => {
      service.pass(1);
      const browser = createBrowser({ ...service, server });
      await browser.post('sign_in', { email: anu, password: PASSWORD });
      return { browser, code: await lastSecret(service, anu) };
    };
    const first = await begin();
    for (let tries = 0; tries < TRIES_PER_CODE; tries += 1)
      await first.browser.post('verify_code', { code: wrongCode(first.code) });
    const late = await first.browser.post('verify_code', { code: first.code });
    expect(late.statusCode).toBe(422);
    const second = await begin();
    for (let tries = 0; tries < WRONG_TRIES_PER_MAILBOX - TRIES_PER_CODE; tries += 1)
      await second.browser.post('verify_code', { code: wrongCode(second.code) });
    // A second process knows the tries too, because no counter is kept in memory.
    const restarted = await createServer(service.deps);
    const third = await begin(restarted);
    const answers = [
      await third.browser.post('verify_code', { code: wrongCode(third.code) }),
      await third.browser.post('verify_code', { code: third.code }),
    ];
    await restarted.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    service.pass(80 * MINUTE_MS);
    await signInAs(service, anu);
  });

  it('locks no one out without their password, however often, nor holds their code back', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    const attack = async () => {
      for (let count = 0; count < 15; count += 1) {
        const stranger = createBrowser(service);
        await stranger.post('sign_in', { email: anu, password: `wrong password ${String(count)}` });
        for (let tries = 0; tries < TRIES_PER_CODE; tries += 1) {
          const answer = await stranger.post('verify_code', { code: `00000${String(tries)}` });
          expect(answer.statusCode).toBe(422);
        }
      }
      for (let count = 0; count < LINKS_PER_MAILBOX + 2; count += 1)
        await createBrowser(service).post('forgot_password', { email: anu });
    };
    for (let hour = 0; hour < 3; hour += 1) {
      service.pass(60 * MINUTE_MS);
      await attack();
      service.pass(1);
      await signInAs(service, anu);
    }
    // The owner's own wrong tries still count, but one of them does not block the next try.
    service.pass(1);
    const owner = createBrowser(service);
    await owner.post('sign_in', { email: anu, password: PASSWORD });
    const code = await lastSecret(service, anu);
    const wrong = await owner.post('verify_code', { code: wrongCode(code) });
    expect(wrong.statusCode).toBe(422);
    await attack();
    const right = await owner.post('verify_code', { code });
    expect(right.statusCode, right.body).toBe(200);
  });

  it('locks the owner out with their password until they set another one', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    service.pass(60 * MINUTE_MS);
    const begin = async (password: string) => {
      service.pass(1);
      const browser = createBrowser(service);
      await browser.post('sign_in', { email: anu, password });
      return { browser, code: await lastSecret(service, anu) };
    };
    for (let sign_ins = 0; sign_ins < CODES_PER_MAILBOX; sign_ins += 1) {
      const { browser, code } = await begin(PASSWORD);
      for (let tries = 0; tries < TRIES_PER_CODE; tries += 1)
        await browser.post('verify_code', { code: wrongCode(code) });
    }
    const late = await begin(PASSWORD);
    const refused = await late.browser.post('verify_code', { code: late.code });
    expect(refused.statusCode).toBe(422);
    await createBrowser(service).post('forgot_password', { email: anu });
    const password = 'another battery staple';
    const token = await lastSecret(service, anu);
    const set = await createBrowser(service).post('reset_password', { token, password });
    expect(set.statusCode, set.body).toBe(200);
    const { browser, code } = await begin(password);
    expect((await browser.post('verify_code', { code })).statusCode).toBe(200);
  });

  it('tries the codes of an address without an account ten times an hour, whatever the passwords', async () => {
    const service = await setUp();
    const begin = async (count: number) => {
      service.pass(1);
      const browser = createBrowser(service);
      await browser.post('sign_in', { email: anu, password: `password no. ${String(count)}` });
      return { browser, code: await lastSecret(service, anu) };
    };
    for (let count = 0; count < WRONG_TRIES_PER_MAILBOX / TRIES_PER_CODE; count += 1) {
      const { browser, code } = await begin(count);
      for (let tries = 0; tries < TRIES_PER_CODE; tries += 1)
        await browser.post('verify_code', { code: wrongCode(code) });
    }
    const late = await begin(100);
    await late.browser.post('verify_code', { code: wrongCode(late.code) });
    const refused = await late.browser.post('verify_code', { code: late.code });
    expect(refused.statusCode).toBe(422);
    await expect(countRows(service.storage, 'accounts')).resolves.toBe(0);
  });

  it('gets no extra try with concurrent tries', async () => {
    const service = await setUp();
    const browser = createBrowser(service);
    await browser.post('sign_in', { email: anu, password: PASSWORD });
    const code = wrongCode(await lastSecret(service, anu));
    await Promise.all(
      Array.from({ length: 20 }, async () => browser.post('verify_code', { code })),
    );
    const [row] = await service.storage.db.selectFrom('sign_in_challenges').selectAll().execute();
    expect(row?.wrong_tries).toBe(TRIES_PER_CODE);
  });

  it('fills a mailbox with at most five codes in a quarter of an hour, also with concurrent calls', async () => {
    const service = await setUp();
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () =>
        createBrowser(service).post('sign_in', { email: anu, password: PASSWORD }),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${String(statusCode)} ${body}`))).toEqual(
      new Set(['202 {}']),
    );
    await expect(mailsTo(service, anu)).resolves.toHaveLength(CODES_PER_MAILBOX);
    service.pass(15 * MINUTE_MS);
    await signInAs(service, anu);
  });

  it('is limited by the address that the calls come from', async () => {
    const service = await setUp({ RATE_LIMIT: 'on' });
    const browser = createBrowser(service);
    const operations = ['sign_in', 'verify_code', 'forgot_password', 'reset_password'];
    const statuses: number[] = [];
    for (let call = 0; call < 21; call += 1)
      statuses.push((await browser.post(operations[call % 4] ?? '', {})).statusCode);
    expect(statuses.slice(0, 20).every((status) => status === 422)).toBe(true);
    const refused = await browser.post('verify_code', { code: '000000' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('gets one session when a code and its challenge are replayed, also concurrently', async () => {
    const service = await setUp();
    const browser = createBrowser(service);
    await browser.post('sign_in', { email: anu, password: PASSWORD });
    const code = await lastSecret(service, anu);
    const cookies = [...browser.cookies];
    const twins = Array.from({ length: 5 }, () => {
      const twin = createBrowser(service);
      for (const [name, value] of cookies) if (name === 'challenge') twin.cookies.set(name, value);
      return twin;
    });
    const answers = await Promise.all(
      twins.map(async (twin) => twin.post('verify_code', { code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 422, 422, 422, 422,
    ]);
    await expect(countRows(service.storage, 'sessions')).resolves.toBe(1);
    await expect(countRows(service.storage, 'accounts')).resolves.toBe(1);
  });

  it('sets one password when a link is replayed, also concurrently', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    service.pass(1);
    await createBrowser(service).post('forgot_password', { email: anu });
    const token = await lastSecret(service, anu);
    const answers = await Promise.all(
      Array.from({ length: 5 }, async (_, index) =>
        createBrowser(service).post('reset_password', {
          token,
          password: `password ${String(index)}..`,
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 422, 422, 422, 422,
    ]);
  });

  it('cannot fix a session, as signing in begins a new one and ends the old one', async () => {
    const service = await setUp();
    const planted = 'x'.repeat(43);
    const victim = createBrowser(service);
    victim.cookies.set('session', planted);
    await signInAs(service, anu, { browser: victim });
    const first = victim.cookies.get('session');
    expect(first).not.toBe(planted);
    service.pass(1);
    await signInAs(service, anu, { browser: victim });
    expect(victim.cookies.get('session')).not.toBe(first);
    for (const session of [planted, first ?? '']) {
      const attacker = createBrowser(service);
      attacker.cookies.set('session', session);
      await expect(attacker.get('my_account')).resolves.toMatchObject({ statusCode: 401 });
    }
    await expect(countRows(service.storage, 'sessions')).resolves.toBe(1);
  });

  it('gets nothing by beginning a sign-in before the owner of the address', async () => {
    const service = await setUp();
    const attacker = createBrowser(service);
    await attacker.post('sign_in', { email: anu, password: 'the attacker’s own' });
    const code = await lastSecret(service, anu);
    service.pass(1);
    const owner = await signInAs(service, anu);
    await expect(attacker.post('verify_code', { code })).resolves.toMatchObject({
      statusCode: 422,
    });
    await expect(owner.get('my_account')).resolves.toMatchObject({ statusCode: 200 });
    // The code works only in the browser that asked for it.
    const other = createBrowser(service);
    await expect(other.post('verify_code', { code })).resolves.toMatchObject({ statusCode: 422 });
  });

  it('gets the same answer for another guest’s data as for data that does not exist', async () => {
    const service = await setUp();
    const reference = await applyAs(service, anu);
    const browser = await signInAs(service, binu);
    const without = (body: string, word: string) => body.replaceAll(word, '');
    for (const [own, invented] of [
      [
        await browser.post('withdraw_application', { reference }),
        await browser.post('withdraw_application', { reference: 'A-00000000' }),
      ],
      [
        await browser.get(`my_resume?reference=${reference}`),
        await browser.get('my_resume?reference=A-00000000'),
      ],
    ] as const) {
      expect(own.statusCode).toBe(404);
      expect(invented.statusCode).toBe(404);
      expect(without(own.body, reference)).toBe(without(invented.body, 'A-00000000'));
    }
    for (const query of [
      '',
      `?reference=${reference}&reference=${reference}`,
      '?reference[]=1',
      `?reference=${reference}%00`,
      "?reference=' or 1=1 --",
    ])
      await expect(browser.get(`my_resume${query}`)).resolves.toMatchObject({ statusCode: 404 });
    const { applications } = (await browser.get('my_account')).json<{ applications: unknown[] }>();
    expect(applications).toEqual([]);
    const archive = unzipSync((await browser.get('my_data')).rawPayload);
    expect(Object.keys(archive)).toEqual(['my-data.json']);
    expect(strFromU8(archive['my-data.json'] ?? new Uint8Array())).not.toContain(reference);
    await browser.post('erase_me', { email: binu });
    await expect(countRows(service.storage, 'applications')).resolves.toBe(1);
  });

  it('cannot use a session from another origin', async () => {
    const service = await setUp();
    const reference = await applyAs(service, anu);
    const browser = await signInAs(service, anu);
    const write = async (
      headers: Readonly<Record<string, string>>,
      url = '/api/v0/withdraw_application',
    ) =>
      browser.send(
        'POST',
        url,
        url.startsWith('/api') ? { reference } : new URLSearchParams({ reference }).toString(),
        url.startsWith('/api')
          ? headers
          : { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      );
    const noToken = { 'X-XSRF-TOKEN': '' };
    for (const [headers, url] of [
      [{ origin: 'https://evil.example' }],
      [{ 'sec-fetch-site': 'cross-site' }],
      [{ origin, ...noToken }],
      // A form post from our own page may not call the API.
      [{ origin, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', ...noToken }],
      // A request without an origin is allowed only without a session.
      [noToken],
      [{ 'X-XSRF-TOKEN': 'x'.repeat(22) }],
      [{}, '/login'],
      [{ origin: 'null', 'sec-fetch-mode': 'navigate' }, '/login'],
      [{ origin: 'https://evil.example', 'sec-fetch-mode': 'navigate' }, '/login'],
    ] as const) {
      const answer = await write(headers, url);
      expect(answer.statusCode, JSON.stringify([headers, url])).toBe(403);
    }
    const form = await write(
      { origin, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      '/login',
    );
    expect(form.statusCode).toBe(303);
  });

  it('sees no other guest’s page when pages are requested concurrently', async () => {
    const service = await setUp();
    const first = await signInAs(service, anu);
    const second = await signInAs(service, binu);
    const none = createBrowser(service);
    for (let round = 0; round < 5; round += 1) {
      const pages = await Promise.all(
        [first, second, none, first, none, second].map(async (browser) =>
          browser.send('GET', '/login'),
        ),
      );
      const shown = pages.map(({ body }) => /^<h1>(.*)<\/h1>/.exec(body)?.[1]);
      expect(shown).toEqual([anu, binu, 'nobody', anu, 'nobody', binu]);
      // Only pages with a session need protection from the window that opened them.
      for (const { headers, body } of pages) {
        expect(headers['cache-control']).toBe('private, no-store');
        const guard = body.includes('nobody') ? undefined : 'same-origin';
        expect(headers['cross-origin-opener-policy']).toBe(guard);
      }
    }
  });

  it('signs in by forms alone, with the same cookies', async () => {
    const service = await setUp();
    const browser = createBrowser(service);
    const post = async (fields: Readonly<Record<string, string>>) =>
      browser.send('POST', '/login', new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        'X-XSRF-TOKEN': '',
      });
    const begun = await post({ email: anu, password: PASSWORD, remember_me: 'yes' });
    expect(begun.statusCode).toBe(303);
    expect(begun.headers['set-cookie']).toMatch(/^challenge=/);
    await expect(post({ code: wrongCode(await lastSecret(service, anu)) })).resolves.toMatchObject({
      statusCode: 422,
    });
    await expect(post({ code: await lastSecret(service, anu) })).resolves.toMatchObject({
      statusCode: 303,
    });
    expect((await browser.send('GET', '/login')).body).toContain(anu);
    await expect(post({ sign: 'out' })).resolves.toMatchObject({ statusCode: 303 });
    expect((await browser.send('GET', '/login')).body).toContain('nobody');
    await expect(post({ reference: 'A-1' })).resolves.toMatchObject({ statusCode: 401 });
  });

  it('injects nothing with markup and line breaks, wherever text is stored', async () => {
    const service = await setUp();
    const name = 'a"\r\nSet-Cookie: x=1\r\n<img src=x onerror=alert(1)>\u202e.pdf';
    const reference = await applyAs(service, anu, name);
    await service.storage.db
      .updateTable('applications')
      .set({
        job_title: '<script>alert(1)</script>',
        applcnt_name: '<b>\r\nBcc: x@example.com',
      } as never)
      .execute();
    const browser = await signInAs(service, anu);
    const resume = await browser.get(`my_resume?reference=${reference}`);
    expect(resume.statusCode).toBe(200);
    expect(resume.headers['set-cookie']).toBeUndefined();
    expect(resume.headers['content-disposition']).toMatch(
      /^attachment; filename="resume\.pdf"; filename\*=UTF-8''[\w.%~!-]+$/,
    );
    const account = await browser.get('my_account');
    expect(account.headers['content-type']).toBe('application/json; charset=utf-8');
    service.pass(1);
    await browser.post('withdraw_application', { reference });
    const mail = (await mailsTo(service, OFFICE)).at(-1);
    expect(mail?.html).not.toMatch(/<script|<img|<b>/);
    expect(`${mail?.subject ?? ''}${mail?.reply_to ?? ''}`).not.toMatch(/[\r\n]/);
    expect(mail?.body).not.toMatch(/^Bcc:/m);
  });

  it.each<readonly [string, object | string]>([
    ['sign_in', { email: `${anu}\r\nBcc: x@example.com`, password: PASSWORD }],
    ['sign_in', { email: `${anu},x@example.com`, password: PASSWORD }],
    ['sign_in', { email: anu, password: 'short' }],
    ['sign_in', { email: anu, password: 'x'.repeat(129) }],
    ['sign_in', { email: anu, password: ['0123456789'] }],
    ['sign_in', { email: { toString: anu }, password: PASSWORD }],
    ['sign_in', { email: anu, password: PASSWORD, remember_me: 'yes' }],
    ['sign_in', { email: anu, password: PASSWORD, admin: true }],
    ['sign_in', { constructor: 1, toString: 2, email: anu, password: PASSWORD }],
    ['sign_in', []],
    ['verify_code', { code: 123_456 }],
    ['verify_code', { code: '١٢٣٤٥٦' }],
    ['verify_code', { code: '12345' }],
    ['verify_code', { code: "' or ''='" }],
    ['forgot_password', { email: 'anu@example' }],
    ['reset_password', { token: '../../etc', password: PASSWORD }],
    ['reset_password', { token: 'x'.repeat(43), password: '\ud800'.repeat(12) }],
    ['reset_password', { token: 'hasOwnProperty', password: PASSWORD }],
  ])('sends %s what it does not take: %j', async (operation, payload) => {
    const service = await setUp();
    const answer = await createBrowser(service).post(operation, payload as object);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json<{ errors: unknown[] }>().errors.length).toBeGreaterThan(0);
    for (const table of ['outbox', 'accounts', 'sign_in_challenges', 'password_resets'] as const)
      await expect(countRows(service.storage, table)).resolves.toBe(0);
  });

  it('is refused when the JSON has another shape or names the prototype', async () => {
    const service = await setUp();
    const browser = await signInAs(service, anu);
    const json = { 'content-type': 'application/json' };
    for (const operation of [
      'sign_in',
      'verify_code',
      'withdraw_application',
      'erase_me',
      'sign_out',
      'forgot_password',
      'reset_password',
    ])
      for (const body of [
        '',
        '{',
        'null',
        '"x"',
        '[]',
        '{"__proto__":{"email":"x"}}',
        '{"constructor":{"prototype":{}}}',
      ]) {
        const { statusCode } = await browser.send('POST', `/api/v0/${operation}`, body, json);
        expect([400, 422], `${operation} ${body}`).toContain(statusCode);
      }
    await expect(browser.get('my_account')).resolves.toMatchObject({ statusCode: 200 });
  });

  it('is not signed in when the cookies are malformed', async () => {
    const service = await setUp();
    for (const value of ['', 'x', '%00', '__proto__', 'x'.repeat(4_000), "' or 1=1", '"', '€']) {
      const browser = createBrowser(service);
      browser.cookies
        .set('session', encodeURIComponent(value))
        .set('challenge', encodeURIComponent(value));
      await expect(browser.get('my_account')).resolves.toMatchObject({ statusCode: 401 });
      await expect(browser.post('verify_code', { code: '123456' })).resolves.toMatchObject({
        statusCode: 422,
      });
      await expect(browser.send('GET', '/login')).resolves.toMatchObject({ statusCode: 200 });
    }
  });

  it('causes one withdrawal and one erasure by submitting twice concurrently', async () => {
    const service = await setUp();
    const reference = await applyAs(service, anu);
    const browser = await signInAs(service, anu);
    const before = (await mailsTo(service, OFFICE)).length;
    const withdrawals = await Promise.all(
      [1, 2, 3].map(async () => browser.post('withdraw_application', { reference })),
    );
    expect(withdrawals.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    await expect(mailsTo(service, OFFICE)).resolves.toHaveLength(before + 1);
    const erasures = await Promise.all(
      [1, 2].map(async () => browser.post('erase_me', { email: anu })),
    );
    for (const { statusCode } of erasures) expect([200, 401]).toContain(statusCode);
    await expect(countRows(service.storage, 'accounts')).resolves.toBe(0);
  });
});

/** Maximum difference of the medians, in ms. */
const MOST_MS = 5;

describe.each(databases)('the time of an answer, on $name', (database) => {
  /**
   * Measures over HTTP how the times of calls differ between addresses with an account and addresses without one, in
   * turns. Returns the answers and the difference of the medians, in ms.
   */
  const measure = async (operation: string, bodyOf: (email: string) => object) => {
    const service = await createTestService({
      database,
      // Enough work to show in the times, and little enough for so many calls.
      change: (deps) => ({ ...deps, passwords: createPasswords({ cost: { ln: 12, r: 8, p: 1 } }) }),
    });
    const hash = await service.deps.passwords.hash(PASSWORD);
    const emailOf = (kind: string, round: number) => `${kind}${String(round)}@example.com`;
    await service.storage.db
      .insertInto('accounts')
      .values(
        Array.from({ length: MOST_ROUNDS }, (_, round) => ({
          email_key: emailOf('known', round),
          email: emailOf('known', round),
          password_hash: hash,
          password_set_at: 0,
          warned_at: null,
          created_at: 0,
        })),
      )
      .execute();
    await service.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = service.server.server.address() as AddressInfo;
    const answers = new Set<string>();
    const time = async (email: string) => {
      const body = JSON.stringify(bodyOf(email));
      const begun = performance.now();
      const answer = await fetch(`http://127.0.0.1:${String(port)}/api/v0/${operation}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      const text = await answer.text();
      const took = performance.now() - begun;
      const names = [...answer.headers.keys()].join();
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, ''));
      answers.add([answer.status, text, names, ...cookies].join(' '));
      return took;
    };
    const difference = await medianDifference(MOST_MS, async (round) => {
      // Alternates the order, so that neither kind always runs second.
      const kinds =
        round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      const took = { known: 0, unknown: 0 };
      for (const kind of kinds) {
        took[kind] = await time(emailOf(kind, round));
        await sleep(0);
      }
      return took;
    });
    return { answers, difference };
  };

  it.each([
    ['sign_in', (email: string) => ({ email, password: 'a wrong password' })],
    ['sign_in', (email: string) => ({ email, password: PASSWORD })],
    ['forgot_password', (email: string) => ({ email })],
  ] as const)(
    '%s tells nobody who has an account',
    { timeout: 120_000 },
    async (operation, bodyOf) => {
      const { answers, difference } = await measure(operation, bodyOf);
      expect([...answers]).toHaveLength(1);
      expect(difference).toBeLessThan(MOST_MS);
    },
  );

  it('verify_code tells nobody who has an account, nor with which password', async () => {
    const service = await createTestService({ database });
    const hash = await service.deps.passwords.hash(PASSWORD);
    const kinds = ['right', 'wrong', 'none'] as const;
    const emailOf = (kind: string, round: number) => `${kind}${String(round)}@example.com`;
    await service.storage.db
      .insertInto('accounts')
      .values(
        Array.from({ length: MOST_ROUNDS }, (_, round) =>
          ['right', 'wrong'].map((kind) => ({
            email_key: emailOf(kind, round),
            email: emailOf(kind, round),
            password_hash: hash,
            password_set_at: 0,
            warned_at: null,
            created_at: 0,
          })),
        ).flat(),
      )
      .execute();
    const answers = new Set<string>();
    const difference = await medianDifference(MOST_MS, async (round) => {
      const took = { right: 0, wrong: 0, none: 0 };
      for (let index = 0; index < kinds.length; index += 1) {
        const kind = kinds[(index + round) % kinds.length] ?? 'none';
        const browser = createBrowser(service);
        const password = kind === 'wrong' ? 'a wrong password' : PASSWORD;
        await browser.post('sign_in', { email: emailOf(kind, round), password });
        const begun = performance.now();
        const answer = await browser.post('verify_code', { code: '000000' });
        took[kind] = performance.now() - begun;
        answers.add(`${String(answer.statusCode)} ${answer.body}`);
        await sleep(0);
      }
      return took;
    });
    expect([...answers]).toHaveLength(1);
    expect(difference).toBeLessThan(MOST_MS);
  }, 120_000);
});
