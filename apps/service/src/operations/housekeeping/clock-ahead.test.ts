import { describe, expect, it } from 'vitest';
import { CODES_PER_MAILBOX } from '../../auth/candidates/challenges.ts';
import { LINKS_PER_MAILBOX } from '../../auth/candidates/resets.ts';
import { admitAttempt, ATTEMPTS_PER_ADDRESS } from '../../auth/staff/attempts.ts';
import { WRONG_TRIES_PER_MEMBER } from '../../auth/staff/challenges.ts';
import { createOwnership } from '../../features/installation/index.ts';
import { createBrowser, lastSecret, PASSWORD, signInAs } from '../../testing/candidate.ts';
import { databases } from '../../testing/databases.ts';
import {
  addMember,
  beginAnew,
  enrolAs,
  member,
  staffBrowser,
  totpCode,
} from '../../testing/staff.ts';
import { countRows } from '../../testing/test-service.ts';
import { createTimedService, START } from '../../testing/timed-service.ts';
import { DAY_MS, HOUR_MS } from '../../runtime/clock/durations.ts';
import { cleanUp } from './housekeeping.ts';

const YEAR_MS = 365 * DAY_MS;
const anu = 'anu@example.com';

describe.each(databases)('after a clock that was wrong, on $name', (database) => {
  /** Returns a service whose clock `beAhead` sets ahead, and `beRight` right, with a run of the housekeeping. */
  const setUp = async () => {
    const service = await createTimedService(database, START);
    const { deps, storage, pass } = service;
    const { dataDir } = deps.settings;
    const ownership = createOwnership({ storage, dataDir, store: deps.resumes.store });
    const clean = async () => cleanUp({ ...deps, ownership });
    return {
      ...service,
      beAhead: () => pass(YEAR_MS),
      beRight: async () => {
        pass(HOUR_MS - YEAR_MS);
        await clean();
      },
      clean,
    };
  };

  it('a year ahead, candidates get codes and links again, and none of that time works', async () => {
    const service = await setUp();
    service.beAhead();
    const signedIn = await signInAs(service, anu);
    for (let count = 1; count < CODES_PER_MAILBOX; count += 1) await signInAs(service, anu);
    for (let count = 0; count < LINKS_PER_MAILBOX; count += 1)
      await createBrowser(service).post('forgot_password', { email: anu });
    const token = await lastSecret(service, anu);
    await service.beRight();
    expect((await signedIn.get('my_account')).statusCode).toBe(401);
    const link = await createBrowser(service).get(`password_reset?token=${token}`);
    expect(link.statusCode).toBe(422);
    const mails = await countRows(service.storage, 'outbox');
    await createBrowser(service).post('forgot_password', { email: anu });
    await createBrowser(service).post('sign_in', { email: anu, password: PASSWORD });
    expect(await countRows(service.storage, 'outbox')).toBe(mails + 2);
  });

  it('a year ahead, the staff sign in again, whose right codes were wrong all that time', async () => {
    const service = await setUp();
    const { deps, now } = service;
    await addMember(service);
    const { secret } = await enrolAs(service);
    service.beAhead();
    const open = await staffBrowser(service, 'recruiter', member.employee_code);
    expect((await open.get('desk/applications')).statusCode).toBe(200);
    const [{ most }] = WRONG_TRIES_PER_MEMBER;
    for (let tries = 0; tries <= most; tries += 1) {
      const browser = await beginAnew(service);
      await browser.post('staff_verify', { code: totpCode(secret, now() - YEAR_MS) });
    }
    const limited = { ...deps, settings: { ...deps.settings, rateLimit: true } };
    const attempt = async () => admitAttempt(limited, { address: '192.0.2.1' });
    for (let count = 0; count < ATTEMPTS_PER_ADDRESS; count += 1) await attempt();
    await service.beRight();
    expect((await open.get('desk/applications')).statusCode).toBe(401);
    await expect(attempt()).resolves.toBeUndefined();
    const { db } = service.storage;
    const { seen_at } = await db
      .selectFrom('staff_members')
      .select('seen_at')
      .executeTakeFirstOrThrow();
    expect(seen_at).toBe(now());
    const browser = await beginAnew(service);
    const verified = await browser.post('staff_verify', { code: totpCode(secret, now()) });
    expect(verified.statusCode, verified.body).toBe(200);
  });

  it('a year ahead, who subscribed at that time is mailed a link when they ask again', async () => {
    const service = await setUp();
    const ask = async () =>
      createBrowser(service).post('subscribe', { email: anu }, { 'idempotency-key': 'one-mail' });
    service.beAhead();
    await ask();
    await service.beRight();
    service.pass(DAY_MS + HOUR_MS);
    await ask();
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(2);
  });

  it('a year behind, nobody was signed out', async () => {
    const { pass, clean, ...service } = await setUp();
    const browser = await signInAs(service, anu);
    await clean();
    pass(-YEAR_MS);
    await clean();
    pass(YEAR_MS);
    expect((await browser.get('my_account')).statusCode).toBe(200);
  });
});
