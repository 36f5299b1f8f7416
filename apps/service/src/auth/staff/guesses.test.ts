import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/server.ts';
import { databases } from '../../testing/databases.ts';
import { createBrowser, lastSecret, mailsTo, wrongCode } from '../../testing/candidate.ts';
import {
  addMember,
  asOperator,
  beginAnew,
  beginAs,
  enrolAs,
  member,
  totpCode,
  wrongTotpCode,
} from '../../testing/staff.ts';
import { createTimedService, START } from '../../testing/timed-service.ts';
import { ATTEMPTS_PER_ADDRESS } from './attempts.ts';
import { CODES_PER_MEMBER, TRIES_PER_CHALLENGE, WRONG_TRIES_PER_MEMBER } from './challenges.ts';
import { enableStaff } from './operate.ts';
import { MINUTE_MS } from '../../runtime/clock/durations.ts';

const [PER_HOUR, PER_DAY] = WRONG_TRIES_PER_MEMBER;

describe.each(databases)('who guesses the codes of the staff, on $name', (database) => {
  const setUp = async (environment?: Readonly<Record<string, string>>) =>
    createTimedService(database, START, environment);

  it('may try five codes a sign-in, ten an hour and twenty a day, over sign-ins and a restart', async () => {
    const service = await setUp();
    await addMember(service);
    const { secret } = await enrolAs(service);
    const tryOnce = async (right: boolean, server = service.server) => {
      const browser = await beginAnew({ ...service, server });
      const now = service.now();
      const code = right ? totpCode(secret, now) : wrongTotpCode(secret, now);
      return browser.post('staff_verify', { code });
    };
    service.pass(MINUTE_MS);
    const browser = await beginAnew(service);
    for (let tries = 0; tries < TRIES_PER_CHALLENGE; tries += 1)
      await browser.post('staff_verify', { code: wrongTotpCode(secret, service.now()) });
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
      const stranger = await beginAnew(service, { mobile_number: '911111111111' });
      const guessed = totpCode(secret, service.now());
      expect((await stranger.post('staff_verify', { code: guessed })).statusCode).toBe(422);
    }
    const browser = await beginAnew(service);
    const answer = await browser.post('staff_verify', { code: totpCode(secret, service.now()) });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('locks no member out of a browser they signed in in, nor out of their recovery codes', async () => {
    const service = await setUp();
    await addMember(service);
    const { browser: own, secret, recoveryCodes } = await enrolAs(service);
    const attack = async () => {
      for (let tries = 0; tries < PER_DAY.most + 5; tries += 1) {
        const stranger = await beginAnew(service);
        await stranger.post('staff_verify', { code: wrongTotpCode(secret, service.now()) });
      }
    };
    for (let hour = 0; hour < 3; hour += 1) {
      service.pass(60 * MINUTE_MS);
      await attack();
      const elsewhere = await beginAnew(service);
      const code = totpCode(secret, service.now());
      expect((await elsewhere.post('staff_verify', { code })).statusCode).toBe(422);
      await beginAs(own);
      const answer = await own.post('staff_verify', { code });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const elsewhere = await beginAnew(service);
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
      await own.post('staff_verify', { code: wrongTotpCode(secret, service.now()) });
    }
    await beginAs(own);
    const code = totpCode(secret, service.now());
    expect((await own.post('staff_verify', { code })).statusCode).toBe(422);
  });

  it('gets no more tries when trying at the same moment', async () => {
    const service = await setUp();
    await addMember(service);
    const browser = await beginAnew(service);
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
    const browser = await beginAnew(service);
    for (let tries = 0; tries < TRIES_PER_CHALLENGE; tries += 1)
      await browser.post('staff_verify', { code: 'aaaaa-aaaaa' });
    const late = await browser.post('staff_verify', { code: recoveryCodes[0] });
    expect(late.statusCode).toBe(422);
  });

  it('fills a mailbox with no more than five codes in a quarter of an hour', async () => {
    const service = await setUp();
    await addMember(service);
    const codes = async () =>
      (await mailsTo(service, member.email)).filter(({ subject }) => subject.includes('code'));
    await Promise.all(Array.from({ length: CODES_PER_MEMBER + 3 }, async () => beginAnew(service)));
    await expect(codes()).resolves.toHaveLength(CODES_PER_MEMBER);
    service.pass(16 * MINUTE_MS);
    await beginAnew(service);
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
});
