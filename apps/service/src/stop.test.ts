import { describe, expect, it } from 'vitest';
import {
  anyDatabase,
  databases,
  environmentOf,
  openTestStorage,
  type TestDatabase,
} from './testing/databases.ts';
import { freePort } from './testing/free-port.ts';
import { startSmtp } from './testing/mail-catcher.ts';
import { listening, startProcess } from './testing/process.ts';
import { postEnquiry, startService, stick } from './testing/started-service.ts';

/** Starts a mail server that delays each mail until it is told to hurry, and records the recipients. */
const startSlowSmtp = async (slowness: number) => {
  let ms = slowness;
  const received: string[] = [];
  const begun: string[] = [];
  const url = await startSmtp({
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        begun.push(to);
        setTimeout(() => {
          received.push(to);
          done();
        }, ms);
      });
    },
  });
  const hurry = () => {
    ms = 0;
  };
  return { received, begun, hurry, url };
};

const setUp = async (database: TestDatabase, smtpMs: number) => {
  const smtp = await startSlowSmtp(smtpMs);
  const place = await database.createMigrated();
  const mailing = { SMTP_URL: smtp.url, MAIL_TO: 'office@example.com' };
  const started = await startService({ ...environmentOf(place), ...mailing });
  const { service, environment: settings, origin } = started;
  const unsent = async () => {
    const storage = await openTestStorage(place);
    return storage.db
      .selectFrom('outbox')
      .select(['attempts', 'leased_until'])
      .where('sent_at', 'is', null)
      .execute();
  };
  return { smtp, service, settings, origin, unsent };
};

describe.each(databases)('a stop while a slow mail server takes mails, on $name', (database) => {
  it('begins no more of them and marks those that were begun, though a client holds the stop up', async () => {
    const { smtp, service, settings, origin, unsent } = await setUp(database, 3_500);
    for (let count = 0; count < 6; count += 1) expect((await postEnquiry(origin)).status).toBe(201);
    await expect.poll(() => smtp.begun.length, { timeout: 5_000 }).toBeGreaterThan(0);
    await stick(origin);
    const begun = performance.now();
    service.child.kill('SIGTERM');
    await expect(service.finished).resolves.toMatchObject({ code: 0, error: '' });
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(service.output()).not.toMatch(/"level":50/);
    const taken = smtp.begun.length;
    expect(smtp.received).toHaveLength(taken);
    const left = await unsent();
    expect(left).toHaveLength(12 - taken);
    expect(
      left.every(({ attempts, leased_until }) => attempts === 0 && leased_until === null),
    ).toBe(true);
    smtp.hurry();
    const again = startProcess({ ...settings, PORT: String(await freePort()) });
    await listening(again);
    await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(12);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(smtp.begun).toHaveLength(12);
  }, 40_000);
});

describe.each(anyDatabase)('a stop while a mail server does not answer', (database) => {
  it('gives up a mail that the server does not answer to in time, and puts it back', async () => {
    const { smtp, service, origin, unsent } = await setUp(database, 60_000);
    expect((await postEnquiry(origin)).status).toBe(201);
    await expect.poll(() => smtp.begun.length, { timeout: 5_000 }).toBe(2);
    const begun = performance.now();
    service.child.kill('SIGTERM');
    await expect(service.finished).resolves.toMatchObject({ code: 0, error: '' });
    expect(performance.now() - begun).toBeLessThan(10_000);
    await expect(unsent()).resolves.toEqual([
      { attempts: 1, leased_until: null },
      { attempts: 1, leased_until: null },
    ]);
  }, 30_000);
});
