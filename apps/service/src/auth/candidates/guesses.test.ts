import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/server.ts';
import { databases } from '../../testing/databases.ts';
import {
  type Browser,
  createBrowser,
  lastSecret,
  mailsTo,
  PASSWORD,
  signInAs,
  wrongCode,
} from '../../testing/candidate.ts';
import { createTimedService } from '../../testing/timed-service.ts';
import { countRows, enquiry, type TestService } from '../../testing/test-service.ts';
import { CODES_PER_MAILBOX, TRIES_PER_CODE, WRONG_TRIES_PER_MAILBOX } from './challenges.ts';
import { LINKS_PER_MAILBOX } from './resets.ts';
import { MINUTE_MS } from '../../runtime/clock/durations.ts';

const anu = 'anu@example.com';

/** Begins a sign-in in a browser of its own. Returns the browser and the mailed code. */
const begin = async (
  service: TestService & { pass: (ms: number) => number },
  password = PASSWORD,
) => {
  service.pass(1);
  const browser = createBrowser(service);
  await browser.post('sign_in', { email: anu, password });
  return { browser, code: await lastSecret(service, anu) };
};

const tryCode = async (browser: Browser, code: string, times = TRIES_PER_CODE) => {
  for (let tries = 0; tries < times; tries += 1) await browser.post('verify_code', { code });
};

describe.each(databases)('who guesses the codes of candidates, on $name', (database) => {
  const setUp = async (environment?: Readonly<Record<string, string>>) =>
    createTimedService(database, Date.UTC(2026, 0, 31, 20), environment);

  it('tries a code five times, and an address ten times an hour, over new codes and a restart', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    service.pass(60 * MINUTE_MS);
    const first = await begin(service);
    await tryCode(first.browser, wrongCode(first.code));
    const late = await first.browser.post('verify_code', { code: first.code });
    expect(late.statusCode).toBe(422);
    const second = await begin(service);
    await tryCode(second.browser, wrongCode(second.code), WRONG_TRIES_PER_MAILBOX - TRIES_PER_CODE);
    // A second process knows the tries too, because no counter is kept in memory.
    const restarted = await createServer(service.deps);
    const third = await begin({ ...service, server: restarted });
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
    for (let sign_ins = 0; sign_ins < CODES_PER_MAILBOX; sign_ins += 1) {
      const { browser, code } = await begin(service);
      await tryCode(browser, wrongCode(code));
    }
    const late = await begin(service);
    const refused = await late.browser.post('verify_code', { code: late.code });
    expect(refused.statusCode).toBe(422);
    await createBrowser(service).post('forgot_password', { email: anu });
    const password = 'another battery staple';
    const token = await lastSecret(service, anu);
    const set = await createBrowser(service).post('reset_password', { token, password });
    expect(set.statusCode, set.body).toBe(200);
    const { browser, code } = await begin(service, password);
    expect((await browser.post('verify_code', { code })).statusCode).toBe(200);
  });

  it('tries the codes of an address without an account ten times an hour, whatever the passwords', async () => {
    const service = await setUp();
    for (let count = 0; count < WRONG_TRIES_PER_MAILBOX / TRIES_PER_CODE; count += 1) {
      const { browser, code } = await begin(service, `password no. ${String(count)}`);
      await tryCode(browser, wrongCode(code));
    }
    const late = await begin(service, 'password no. 100');
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

  it('learns from the limit of all their mails of no account either', async () => {
    const service = await setUp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
    await signInAs(service, anu);
    /** Returns how many enquiries a visitor can still send who has tried to sign in with an address. */
    const leftAfter = async (email: string, visitor: string) => {
      const from = { 'x-forwarded-for': `203.0.113.${visitor}` };
      const browser = createBrowser(service);
      const wrong = { email, password: 'wrong horse battery' };
      for (let tries = 0; tries < 4; tries += 1) await browser.post('sign_in', wrong, from);
      const own = { ...enquiry, email: `visitor${visitor}@example.com` };
      for (let sent = 0; ; sent += 1)
        if ((await browser.post('save_enquiry', own, from)).statusCode === 429) return sent;
    };
    const known = await leftAfter(anu, '1');
    await expect(leftAfter('binu@example.com', '2')).resolves.toBe(known);
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
});
