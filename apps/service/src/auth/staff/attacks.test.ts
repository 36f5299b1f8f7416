import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../server/pages/index.ts';
import { createServer } from '../../server/server.ts';
import { databases } from '../../testing/databases.ts';
import { writeFakeSite } from '../../testing/fake-site.ts';
import { createBrowser, lastSecret, mailsTo, wrongCode } from '../../testing/guest.ts';
import {
  addMember,
  asOperator,
  beginAs,
  enrolAs,
  member,
  solveCaptcha,
  staffBrowser,
  totpCode,
} from '../../testing/staff.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { countRows, createTestService, type TestService } from '../../testing/test-service.ts';
import { medianDifferences, MOST_ROUNDS } from '../../testing/time.ts';
import { ATTEMPTS_PER_ADDRESS } from './attempts.ts';
import { CODES_PER_MEMBER, TRIES_PER_CHALLENGE, WRONG_TRIES_PER_MEMBER } from './challenges.ts';
import { KNOWN_BROWSER_MS } from './known-browser.ts';
import { enableStaff } from './operate.ts';

const MINUTE_MS = 60_000;
const origin = 'http://localhost:4200';
const [PER_HOUR, PER_DAY] = WRONG_TRIES_PER_MEMBER;

const cookieIn = (
  cookies: readonly { readonly name: string; readonly value: string }[],
  wanted: string,
) => cookies.find(({ name }) => name === wanted)?.value;

describe.each(databases)('an attacker of the staff’s sign-in, on $name', (database) => {
  const setUp = async (environment: Readonly<Record<string, string>> = {}) => {
    let now = Date.UTC(2026, 10, 23, 9);
    const service = await createTestService({
      database,
      environment,
      clock: () => now,
      pages: async ({ publicOrigin }) => loadSite(writeFakeSite(temporaryFolder()), publicOrigin),
    });
    return { ...service, now: () => now, pass: (ms: number) => (now += ms) };
  };

  /** Returns a code that no time step near now has. */
  const noCode = (secret: string, now: number) => {
    const near = [-2, -1, 0, 1, 2].map((step) => totpCode(secret, now + step * 30_000));
    let code = '000000';
    while (near.includes(code)) code = wrongCode(code);
    return code;
  };

  it('may try five codes a sign-in, ten an hour and twenty a day, over sign-ins and a restart', async () => {
    const service = await setUp();
    await addMember(service);
    const { secret } = await enrolAs(service);
    const tryOnce = async (right: boolean, server = service.server) => {
      const browser = createBrowser({ ...service, server });
      await beginAs(browser);
      const now = service.now();
      const code = right ? totpCode(secret, now) : noCode(secret, now);
      return browser.post('staff_verify', { code });
    };
    service.pass(MINUTE_MS);
    const browser = createBrowser(service);
    await beginAs(browser);
    for (let tries = 0; tries < TRIES_PER_CHALLENGE; tries += 1)
      await browser.post('staff_verify', { code: noCode(secret, service.now()) });
    const sixth = await browser.post('staff_verify', { code: totpCode(secret, service.now()) });
    expect(sixth.statusCode).toBe(422);

    for (let tries = TRIES_PER_CHALLENGE; tries < PER_HOUR.most; tries += 1) await tryOnce(false);
    // In another process, since no count may be in memory alone.
    const restarted = await createServer(service.deps);
    const answers = [await tryOnce(false, restarted), await tryOnce(true, restarted)];
    await restarted.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(sixth.body).toBe(answers[0]?.body);

    service.pass(90 * MINUTE_MS);
    // Two more were tried than the limit allows.
    for (let tries = PER_HOUR.most + 2; tries < PER_DAY.most; tries += 1) await tryOnce(false);
    service.pass(90 * MINUTE_MS);
    expect((await tryOnce(true)).statusCode).toBe(422);
    // The operator resets the count, or a day passes.
    await enableStaff(asOperator(service.deps), 'E1001');
    service.pass(MINUTE_MS);
    expect((await tryOnce(true)).statusCode).toBe(200);
    const refusals = await service.storage.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'staff.code_refused')
      .execute();
    expect(refusals.length).toBeGreaterThan(PER_DAY.most);
    expect(refusals.map(({ details }) => details)).toContain('{"reason":"too_many_tries"}');
  });

  it('locks no member out without knowing their mobile number', async () => {
    const service = await setUp();
    await addMember(service);
    const { secret } = await enrolAs(service);
    service.pass(MINUTE_MS);
    for (let tries = 0; tries < PER_HOUR.most + 1; tries += 1) {
      const stranger = createBrowser(service);
      await beginAs(stranger, { mobile_number: '911111111111' });
      const guessed = totpCode(secret, service.now());
      expect((await stranger.post('staff_verify', { code: guessed })).statusCode).toBe(422);
    }
    const browser = createBrowser(service);
    await beginAs(browser);
    const answer = await browser.post('staff_verify', { code: totpCode(secret, service.now()) });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('locks no member out of a browser they signed in in, nor out of their recovery codes', async () => {
    const service = await setUp();
    await addMember(service);
    const { browser: own, secret, recoveryCodes } = await enrolAs(service);
    const attack = async () => {
      for (let tries = 0; tries < PER_DAY.most + 5; tries += 1) {
        const stranger = createBrowser(service);
        await beginAs(stranger);
        await stranger.post('staff_verify', { code: noCode(secret, service.now()) });
      }
    };
    for (let hour = 0; hour < 3; hour += 1) {
      service.pass(60 * MINUTE_MS);
      await attack();
      const elsewhere = createBrowser(service);
      await beginAs(elsewhere);
      const code = totpCode(secret, service.now());
      expect((await elsewhere.post('staff_verify', { code })).statusCode).toBe(422);
      await beginAs(own);
      const answer = await own.post('staff_verify', { code });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const elsewhere = createBrowser(service);
    await beginAs(elsewhere);
    const recovered = await elsewhere.post('staff_verify', { code: recoveryCodes[0] });
    expect(recovered.statusCode, recovered.body).toBe(200);
    // The sign-in makes that browser a known one.
    service.pass(MINUTE_MS);
    await beginAs(elsewhere);
    const code = totpCode(secret, service.now());
    expect((await elsewhere.post('staff_verify', { code })).statusCode).toBe(200);
  });

  it('may try ten codes an hour in a browser the member signed in in, too', async () => {
    const service = await setUp();
    await addMember(service);
    const { browser: own, secret } = await enrolAs(service);
    service.pass(MINUTE_MS);
    for (let tries = 0; tries < PER_HOUR.most; tries += 1) {
      await beginAs(own);
      await own.post('staff_verify', { code: noCode(secret, service.now()) });
    }
    await beginAs(own);
    const code = totpCode(secret, service.now());
    expect((await own.post('staff_verify', { code })).statusCode).toBe(422);
  });

  it('gains nothing by a browser’s mark that is another’s, changed or too old', async () => {
    const service = await setUp();
    await addMember(service);
    const { browser: own } = await enrolAs(service);
    const mark = own.cookies.get('staff-browser') ?? '';
    expect(mark).not.toContain('E1001');
    await addMember(service, { employee_code: 'E1002', email: 'other@example.com' });
    const { browser: other } = await enrolAs(service, {
      employee_code: 'E1002',
      email: 'other@example.com',
    });
    const isKnown = async (sealed: string | undefined) => {
      const browser = createBrowser(service);
      if (sealed !== undefined) browser.cookies.set('staff-browser', sealed);
      service.pass(1);
      await beginAs(browser);
      const { known_browser } = await service.storage.db
        .selectFrom('staff_challenges')
        .select('known_browser')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return known_browser === 1;
    };
    const changed = `${mark.slice(0, -4)}AAAA`;
    await solveCaptcha(other);
    const otherPurpose = other.cookies.get('captcha');
    for (const sealed of [
      undefined,
      'x',
      '{}',
      changed,
      otherPurpose,
      other.cookies.get('staff-browser'),
    ])
      await expect(isKnown(sealed), String(sealed)).resolves.toBe(false);
    await expect(isKnown(mark)).resolves.toBe(true);
    service.pass(KNOWN_BROWSER_MS);
    await expect(isKnown(mark)).resolves.toBe(false);
  });

  it('gets no more tries when trying at the same moment', async () => {
    const service = await setUp();
    await addMember(service);
    const browser = createBrowser(service);
    await beginAs(browser);
    const code = wrongCode(await lastSecret(service, member.email));
    await Promise.all(
      Array.from({ length: 20 }, async () => browser.post('staff_verify', { code })),
    );
    const { wrong_tries } = await service.storage.db
      .selectFrom('staff_challenges')
      .select('wrong_tries')
      .executeTakeFirstOrThrow();
    expect(wrong_tries).toBe(TRIES_PER_CHALLENGE);
  });

  it('uses up the tries of a sign-in by guessing recovery codes', async () => {
    const service = await setUp();
    await addMember(service);
    const { recoveryCodes } = await enrolAs(service);
    service.pass(MINUTE_MS);
    const browser = createBrowser(service);
    await beginAs(browser);
    for (let tries = 0; tries < TRIES_PER_CHALLENGE; tries += 1)
      await browser.post('staff_verify', { code: 'aaaaa-aaaaa' });
    const late = await browser.post('staff_verify', { code: recoveryCodes[0] });
    expect(late.statusCode).toBe(422);
  });

  it('gets one session when replaying a code, a recovery code or a sign-in, also at the same moment', async () => {
    const service = await setUp();
    await addMember(service);
    const { secret, recoveryCodes } = await enrolAs(service);
    const enrolledWith = totpCode(secret, service.now());
    const sessions = async () => countRows(service.storage, 'staff_sessions');
    await expect(sessions()).resolves.toBe(1);
    const begin = async () => {
      const browser = createBrowser(service);
      await beginAs(browser);
      return browser;
    };
    // The enrolment used up its code, and all codes before it.
    const early = await begin();
    expect((await early.post('staff_verify', { code: enrolledWith })).statusCode).toBe(422);
    const before = totpCode(secret, service.now() - 30_000);
    expect((await early.post('staff_verify', { code: before })).statusCode).toBe(422);

    service.pass(MINUTE_MS);
    const code = totpCode(secret, service.now());
    const both = [await begin(), await begin()];
    const answers = await Promise.all(
      both.map(async (browser) => browser.post('staff_verify', { code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    await expect(sessions()).resolves.toBe(2);

    const others = [await begin(), await begin()];
    const recovered = await Promise.all(
      others.map(async (browser) => browser.post('staff_verify', { code: recoveryCodes[3] })),
    );
    expect(recovered.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);

    service.pass(MINUTE_MS);
    const used = await begin();
    const challenge = used.cookies.get('staff-challenge') ?? '';
    const last = await used.post('staff_verify', { code: totpCode(secret, service.now()) });
    expect(last.statusCode).toBe(200);
    used.cookies.set('staff-challenge', challenge);
    const again = await used.post('staff_verify', {
      code: totpCode(secret, service.now() + 30_000),
    });
    expect(again.statusCode).toBe(422);
  });

  it('cannot use a code in another browser than the one that asked', async () => {
    const service = await setUp();
    await addMember(service);
    const browser = createBrowser(service);
    await beginAs(browser);
    const code = await lastSecret(service, member.email);
    const other = createBrowser(service);
    expect((await other.post('staff_verify', { code })).statusCode).toBe(422);
    service.pass(1);
    await beginAs(other);
    expect((await other.post('staff_verify', { code })).statusCode).toBe(422);
    service.pass(10 * MINUTE_MS);
    expect((await browser.post('staff_verify', { code })).statusCode).toBe(422);
  });

  it('does not get the enrolment when slipping a sign-in to the member', async () => {
    const service = await setUp();
    await addMember(service);
    const attacker = createBrowser(service);
    await beginAs(attacker);
    const victim = createBrowser(service);
    victim.cookies.set('staff-challenge', attacker.cookies.get('staff-challenge') ?? '');
    const code = await lastSecret(service, member.email);
    expect((await victim.post('staff_verify', { code })).json()).toEqual({ step: 'enrol' });
    expect((await victim.get('staff_enrolment')).statusCode).toBe(200);
    expect((await attacker.get('staff_enrolment')).statusCode).toBe(401);
    expect((await attacker.post('staff_enrol', { code: '000000' })).statusCode).toBe(401);
  });

  it('cannot fix a session, since signing in gives a new one and ends the one before', async () => {
    const service = await setUp();
    await addMember(service);
    const other = await staffBrowser(service, 'sales');
    const planted = other.cookies.get('staff-session') ?? '';
    const victim = createBrowser(service);
    victim.cookies.set('staff-session', planted);
    const { secret } = await enrolAs(service, {}, { browser: victim });
    const own = victim.cookies.get('staff-session');
    expect(own).not.toBe(planted);
    expect((await other.get('staff_session')).statusCode).toBe(401);

    service.pass(MINUTE_MS);
    await beginAs(victim);
    await victim.post('staff_verify', { code: totpCode(secret, service.now()) });
    expect(victim.cookies.get('staff-session')).not.toBe(own);
    const old = createBrowser(service);
    old.cookies.set('staff-session', own ?? '');
    expect((await old.get('staff_session')).statusCode).toBe(401);
  });

  it('enrols one authenticator only when enrolling two at the same moment', async () => {
    const service = await setUp();
    await addMember(service);
    const secrets: string[] = [];
    const browsers = [];
    for (let count = 0; count < 2; count += 1) {
      const browser = createBrowser(service);
      service.pass(1);
      await beginAs(browser);
      await browser.post('staff_verify', { code: await lastSecret(service, member.email) });
      secrets.push((await browser.get('staff_enrolment')).json<{ secret: string }>().secret);
      browsers.push(browser);
    }
    expect(new Set(secrets).size).toBe(2);
    const answers = await Promise.all(
      browsers.map(async (browser, index) =>
        browser.post('staff_enrol', { code: totpCode(secrets[index] ?? '', service.now()) }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    await expect(countRows(service.storage, 'staff_sessions')).resolves.toBe(1);
    await expect(countRows(service.storage, 'staff_recovery_codes')).resolves.toBe(10);
  });

  it('fills a mailbox with no more than five codes in a quarter of an hour', async () => {
    const service = await setUp();
    await addMember(service);
    const codes = async () =>
      (await mailsTo(service, member.email)).filter(({ subject }) => subject.includes('code'));
    await Promise.all(
      Array.from({ length: CODES_PER_MEMBER + 3 }, async () => beginAs(createBrowser(service))),
    );
    await expect(codes()).resolves.toHaveLength(CODES_PER_MEMBER);
    service.pass(16 * MINUTE_MS);
    await beginAs(createBrowser(service));
    await expect(codes()).resolves.toHaveLength(CODES_PER_MEMBER + 1);
  });

  it('is limited by address, in the database too, with and without captchas', async () => {
    const service = await setUp({ RATE_LIMIT: 'on' });
    const statuses = new Map<number, number>();
    const servers = [service.server];
    try {
      // Each process counts twenty a minute in its memory, so more need more processes or more minutes.
      for (let process = 0; process < 4; process += 1) {
        const server = await createServer(service.deps);
        servers.push(server);
        const browser = createBrowser({ ...service, server });
        for (let count = 0; count < 20; count += 1) {
          const input = { employee_code: 'E1', mobile_number: '00000000', captcha: 'x' };
          const { statusCode } = await browser.post('staff_sign_in', input);
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        }
        const late = await browser.post('staff_sign_in', {});
        expect(late.statusCode).toBe(429);
      }
    } finally {
      for (const server of servers.slice(1)) await server.close();
    }
    expect(Object.fromEntries(statuses)).toEqual({
      422: ATTEMPTS_PER_ADDRESS,
      429: 80 - ATTEMPTS_PER_ADDRESS,
    });
    const rows = await service.storage.db.selectFrom('staff_attempts').selectAll().execute();
    expect(rows).toHaveLength(ATTEMPTS_PER_ADDRESS);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });

  it('may begin sixty sign-ins an hour from all addresses of one IPv6 network, or all ports of one address', async () => {
    const service = await setUp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
    const input = { employee_code: 'E1', mobile_number: '00000000', captcha: 'x' };
    for (const addressOf of [
      (call: number) => `2001:db8:0:1:${call.toString(16)}::${call.toString(16)}`,
      (call: number) => `203.0.113.7:${String(50_000 + call)}`,
    ]) {
      const statuses: number[] = [];
      // Each process counts twenty a minute in its memory.
      for (let process = 0; process < 4; process += 1) {
        const server = await createServer(service.deps);
        const browser = createBrowser({ ...service, server });
        for (let count = 0; count < 20; count += 1) {
          const { statusCode } = await browser.send('POST', '/api/v0/staff_sign_in', input, {
            'x-forwarded-for': addressOf(process * 20 + count),
          });
          statuses.push(statusCode);
        }
        await server.close();
      }
      expect(statuses.filter((status) => status === 422)).toHaveLength(ATTEMPTS_PER_ADDRESS);
      expect(statuses.filter((status) => status === 429)).toHaveLength(80 - ATTEMPTS_PER_ADDRESS);
    }
  });

  it('cannot act in a member’s session from another origin', async () => {
    const service = await setUp();
    const browser = await staffBrowser(service, 'recruiter');
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await browser.send('POST', '/api/v0/staff_sign_out', {}, headers);
      expect(answer.statusCode).toBe(403);
    }
    // With a session, a form's navigation needs the token too.
    const form = await browser.send(
      'POST',
      '/api/v0/staff_sign_out',
      {},
      { origin, 'sec-fetch-mode': 'navigate', 'X-XSRF-TOKEN': 'x' },
    );
    expect(form.statusCode).toBe(403);
    expect((await browser.get('staff_session')).statusCode).toBe(200);
  });

  it('is shown no one else’s page, nor somebody’s captcha, also at the same moment', async () => {
    const service = await setUp();
    const recruiter = await staffBrowser(service, 'recruiter');
    const sales = await staffBrowser(service, 'sales');
    const nobody = createBrowser(service);
    for (let round = 0; round < 3; round += 1) {
      const pages = await Promise.all(
        [recruiter, nobody, sales, recruiter, nobody].map(async (browser) =>
          browser.send('GET', '/login?staff'),
        ),
      );
      expect(pages.map(({ body }) => body)).toEqual([
        'T-RECRUITER',
        'nobody',
        'T-SALES',
        'T-RECRUITER',
        'nobody',
      ]);
      // The page does not declare that it is private, yet each browser must get a captcha of its own.
      const sums = await Promise.all(
        Array.from({ length: 5 }, async () => createBrowser(service).send('GET', '/login?sum')),
      );
      const cookies = sums.map((answer) => cookieIn(answer.cookies, 'captcha'));
      expect(new Set(cookies).size).toBe(5);
      expect(cookies).not.toContain(undefined);
    }
  });

  it('meets the same cookies when signing in by forms alone', async () => {
    const service = await setUp();
    await addMember(service);
    const browser = createBrowser(service);
    const post = async (fields: Readonly<Record<string, string>>) =>
      browser.send('POST', '/login', new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        'sec-fetch-mode': 'navigate',
        'X-XSRF-TOKEN': '',
      });
    const { body: captcha } = await browser.send('GET', '/login?sum');
    const { employee_code, mobile_number } = member;
    const begun = await post({ employee_code, mobile_number, captcha });
    expect(begun.statusCode, begun.body).toBe(303);
    expect((await post({ employee_code, mobile_number, captcha })).statusCode).toBe(422);
    const staff_code = await lastSecret(service, member.email);
    expect((await post({ staff_code })).statusCode).toBe(303);
    const { body: secret } = await browser.send('GET', '/login?secret');
    const enrol_code = totpCode(secret, service.now());
    expect((await post({ enrol_code })).statusCode).toBe(303);
    expect((await browser.send('GET', '/login?staff')).body).toBe('E1001');
    expect((await post({ leave: 'yes' })).statusCode).toBe(303);
    expect((await browser.send('GET', '/login?staff')).body).toBe('nobody');
  });

  it.each([
    [{ 'staff-session': 'x'.repeat(43) }],
    [{ 'staff-session': "' or 1=1 --" }],
    [{ 'staff-session': '__proto__' }],
    [{ session: 'x'.repeat(43), challenge: 'x'.repeat(43) }],
  ])('gains nothing by invented cookies: %j', async (cookies) => {
    const service = await setUp();
    const browser = createBrowser(service);
    for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
    expect((await browser.get('staff_session')).statusCode).toBe(401);
    expect((await browser.get('staff_enrolment')).statusCode).toBe(401);
    const verified = await browser.post('staff_verify', { code: '000000' });
    expect(verified.statusCode).toBe(422);
  });

  it('is refused when sending other JSON, or reaching for the prototype', async () => {
    const service = await setUp();
    const browser = createBrowser(service);
    for (const body of [
      [],
      { employee_code: { toString: 'E1001' }, mobile_number: 1, captcha: [] },
      {
        employee_code: 'E1001',
        mobile_number: member.mobile_number,
        captcha: 'x',
        role: 'administrator',
      },
      { employee_code: `E1001'--`, mobile_number: member.mobile_number, captcha: 'x' },
      { employee_code: 'E'.repeat(21), mobile_number: '9'.repeat(13), captcha: 'x'.repeat(21) },
    ]) {
      const answer = await browser.post('staff_sign_in', body);
      expect(answer.statusCode, JSON.stringify(body)).toBe(422);
    }
    const polluted = await browser.send(
      'POST',
      '/api/v0/staff_verify',
      '{"__proto__":{"code":"000000"}}',
      { 'content-type': 'application/json' },
    );
    expect([400, 422]).toContain(polluted.statusCode);
  });
});

/** Largest difference of the medians, in ms. */
const MOST_MS = 5;

describe.each(databases)('the time of an answer to the staff, on $name', (database) => {
  type Kind = 'enrolled' | 'new' | 'wrong_number' | 'disabled' | 'unknown';
  const kinds: readonly Kind[] = ['enrolled', 'new', 'wrong_number', 'disabled', 'unknown'];

  /** Adds a member of each kind for each round, by one statement for each kind: a commit for each member takes long. */
  const addMembers = async (service: TestService) => {
    const { id: first } = await addMember(service);
    const { db } = service.storage;
    const stored = await db
      .selectFrom('staff_members')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    const states = [
      ['enrolled', { totp_secret: 'sealed' }],
      ['new', {}],
      ['wrong_number', { totp_secret: 'sealed' }],
      ['disabled', { totp_secret: 'sealed', disabled_at: 1 }],
    ] as const;
    for (const [kind, state] of states)
      await db
        .insertInto('staff_members')
        .values(
          Array.from({ length: MOST_ROUNDS }, (_, round) => ({
            ...stored,
            ...state,
            id: `${kind}-${String(round)}`,
            employee_code: `${kind.slice(0, 3)}-${String(round)}`.toUpperCase(),
          })),
        )
        .execute();
  };

  it('tells nobody who is a member, nor with which number', { timeout: 300_000 }, async () => {
    const service = await createTestService({
      database,
      change: (deps) => ({ ...deps, signInTakesMs: undefined }),
    });
    await addMembers(service);
    await service.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = service.server.server.address() as AddressInfo;
    const answers = new Set<string>();
    const post = async (operation: string, body: object, cookie: string) => {
      const begun = performance.now();
      const answer = await fetch(`http://127.0.0.1:${String(port)}/api/v0/${operation}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      const took = performance.now() - begun;
      const names = [...answer.headers.keys()].join();
      const cookies = answer.headers.getSetCookie();
      const shapes = cookies.map((set) => set.replace(/=[^;]+/, '').replace(/Expires[^;]+/, ''));
      answers.add([operation, answer.status, text, names, ...shapes].join(' '));
      return { took, challenge: cookies.find((set) => set.startsWith('staff-challenge=')) ?? '' };
    };
    type Times = Record<Kind, number>;
    const measure = async (round: number) => {
      const none: Times = { enrolled: 0, new: 0, wrong_number: 0, disabled: 0, unknown: 0 };
      const took = { begin: { ...none }, verify: { ...none } };
      // In a fixed order, each kind would always run after the same one, whose leftovers would change its time.
      const order = kinds.map((_, index) => kinds[(index + round) % kinds.length] ?? 'unknown');
      await Promise.all(
        order.map(async (kind) => {
          const guest = createBrowser(service);
          const captcha = await solveCaptcha(guest);
          const begun = await post(
            'staff_sign_in',
            {
              employee_code: `${kind.slice(0, 3)}-${String(round)}`,
              mobile_number: kind === 'wrong_number' ? '00000000' : member.mobile_number,
              captcha,
            },
            `captcha=${guest.cookies.get('captcha') ?? ''}`,
          );
          took.begin[kind] = begun.took;
          const challenge = begun.challenge.split(';', 1)[0] ?? '';
          const verified = await post('staff_verify', { code: '000000' }, challenge);
          took.verify[kind] = verified.took;
        }),
      );
      await sleep(0);
      return took;
    };
    const { begin, verify } = await medianDifferences(MOST_MS, measure);
    expect([...answers].toSorted()).toEqual([
      expect.stringMatching(/^staff_sign_in 202 \{\} /),
      expect.stringMatching(/^staff_verify 422 /),
    ]);
    expect(begin, 'the difference of the first step').toBeLessThan(MOST_MS);
    expect(verify, 'the difference of the second step').toBeLessThan(MOST_MS);
  });
});
