import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openResumeStore } from './features/resumes/index.ts';
import { WRITES_PER_SENDER } from './http/security/rate-limits.ts';
import { readSettings } from './runtime/settings/index.ts';
import type { StorageSettings } from './storage/index.ts';
import { startBucket } from './testing/bucket.ts';
import { openTestStorage, postgresDatabase } from './testing/databases.ts';
import { pdf } from './testing/documents.ts';
import { writeFakeSite } from './testing/fake-site.ts';
import { freePort } from './testing/free-port.ts';
import { runCommand } from './testing/commands.ts';
import { startMailCatcher } from './testing/mail-catcher.ts';
import { listening, startProcess } from './testing/process.ts';
import { redisServer } from './testing/redis.ts';
import { openSamples } from './testing/started-service.ts';
import { temporaryFolder } from './testing/temporary.ts';
import {
  application,
  contactMessage,
  countRows,
  demoRequest,
  enquiry,
} from './testing/test-service.ts';

const WRITES_PER_MINUTE = 20;
const OFFICE = 'office@example.com';

interface Answer {
  readonly status: number;
  readonly reference: string | undefined;
}

const toAnswer = async (response: Response): Promise<Answer> => {
  const { reference } = (await response.json()) as { readonly reference?: string };
  return { status: response.status, reference };
};

const post = async (
  origin: string,
  operation: string,
  input: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  toAnswer(
    await fetch(`${origin}/api/v0/${operation}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(input),
    }),
  );

const apply = async (origin: string, key: string): Promise<Answer> => {
  const body = new FormData();
  body.append('application', JSON.stringify(application));
  body.append('file', new Blob([new Uint8Array(pdf())]), 'cv.pdf');
  const headers = { 'Idempotency-Key': key };
  return toAnswer(
    await fetch(`${origin}/api/v0/save_application`, { method: 'POST', headers, body }),
  );
};

const jobs = async (origin: string): Promise<readonly { readonly job_id: number }[]> =>
  (await (await fetch(`${origin}/api/v0/get_joblist`)).json()) as { readonly job_id: number }[];

// Without one of the servers, the run reports it elsewhere, and a skipped test counts as a failure.
if (postgresDatabase && redisServer) {
  const [database, createRedis] = [postgresDatabase, redisServer];

  /** Starts two services at the same time on a database, which may be empty, with the servers they share. */
  const setUp = async (createPlace: () => Promise<StorageSettings>) => {
    const redis = await createRedis();
    const [place, bucket, smtp] = await Promise.all([
      createPlace(),
      startBucket(),
      startMailCatcher(),
      redis.start(),
    ]);
    const publicOrigin = 'https://www.example.com';
    const shared = {
      DATABASE_URL: place.databaseUrl ?? '',
      S3_URL: bucket.url,
      REDIS_URL: redis.url,
      SMTP_URL: smtp.url,
      MAIL_TO: OFFICE,
      PUBLIC_ORIGIN: publicOrigin,
      TRUST_PROXY: '127.0.0.1',
      SITE_DIR: writeFakeSite(temporaryFolder()),
    };
    const start = async () => {
      const port = String(await freePort());
      const dataDir = join(temporaryFolder(), 'data');
      const service = startProcess({ ...shared, PORT: port, DATA_DIR: dataDir }, [
        '--with-samples',
      ]);
      await listening(service);
      return { service, origin: `http://127.0.0.1:${port}` };
    };
    const [a, b] = await Promise.all([start(), start()]);
    const storage = await openTestStorage(place);
    return { a, b, shared, publicOrigin, storage, received: smtp.received };
  };

  describe('two instances', { timeout: 120_000 }, () => {
    it('know of one another’s vacancies, submissions and resumes, share limits and tokens, and stop cleanly', async () => {
      const { a, b, shared, publicOrigin, storage } = await setUp(database.create);
      const list = await jobs(a.origin);
      expect(new Set(list.map(({ job_id: id }) => id))).toEqual(new Set(openSamples()));
      await expect(jobs(b.origin)).resolves.toEqual(list);

      const key = { 'Idempotency-Key': 'one' };
      const sent = await post(a.origin, 'save_enquiry', enquiry, key);
      expect(sent).toEqual({ status: 201, reference: expect.stringMatching(/^E-/) as string });
      await expect(post(b.origin, 'save_enquiry', enquiry, key)).resolves.toEqual(sent);
      const applied = await apply(a.origin, 'two');
      expect(applied).toEqual({ status: 201, reference: expect.stringMatching(/^A-/) as string });
      await expect(apply(b.origin, 'two')).resolves.toEqual(applied);
      await expect(countRows(storage, 'enquiries')).resolves.toBe(1);
      await expect(countRows(storage, 'applications')).resolves.toBe(1);
      const store = await openResumeStore(readSettings(shared));
      await expect(store.list()).resolves.toHaveLength(1);

      // The commands run with a data folder of their own.
      const environment = { ...shared, DATA_DIR: join(temporaryFolder(), 'data') };
      const email = application.applcnt_email;
      const exported = await runCommand('privacy', environment, ['export', email]);
      expect(JSON.parse(exported.out)).toMatchObject({
        enquiries: [{ reference: sent.reference }],
        applications: [{ reference: applied.reference, resume: pdf().toString('base64') }],
      });
      const closed = application.job_id;
      await runCommand('jobs', environment, ['close', String(closed)]);
      for (const { origin } of [a, b]) {
        const open = async () => (await jobs(origin)).map(({ job_id: id }) => id);
        await expect.poll(open, { timeout: 2_000 }).not.toContain(closed);
      }

      const origins = [a.origin, b.origin];
      const from = (visitor: number) => ({ 'X-Forwarded-For': `203.0.113.${String(visitor)}` });
      const many = async (
        operation: string,
        times: number,
        call: (index: number) => readonly [input: object, headers: Record<string, string>],
      ) => {
        const statuses: number[] = [];
        for (let index = 0; index < times; index += 1) {
          const answer = await post(origins[index % 2] ?? '', operation, ...call(index));
          statuses.push(answer.status);
        }
        return statuses;
      };
      const bySender = await many('save_contact', WRITES_PER_SENDER + 2, (index) => [
        contactMessage,
        from(index),
      ]);
      expect(bySender.slice(0, -2).every((status) => status === 201)).toBe(true);
      expect(bySender.slice(-2)).toEqual([429, 429]);
      const byVisitor = await many('request_demo', WRITES_PER_MINUTE + 2, (index) => [
        { ...demoRequest, email: `visitor${String(index)}@example.com` },
        from(100),
      ]);
      expect(byVisitor.slice(0, -2).every((status) => status === 201)).toBe(true);
      expect(byVisitor.slice(-2)).toEqual([429, 429]);

      const offered = await fetch(`${a.origin}/api/v0/xsrf`);
      const token = /XSRF-TOKEN=([^;]+)/.exec(offered.headers.get('set-cookie') ?? '')?.[1] ?? '';
      const fromBrowser = (sent: string) => ({
        Origin: publicOrigin,
        Cookie: `XSRF-TOKEN=${sent}`,
        'X-XSRF-TOKEN': decodeURIComponent(sent),
      });
      const accepted = await post(b.origin, 'save_enquiry', enquiry, fromBrowser(token));
      expect(accepted.status).toBe(201);
      const invented = `${token.slice(0, -4)}AAAA`;
      const refused = await post(b.origin, 'save_enquiry', enquiry, fromBrowser(invented));
      expect(refused.status).toBe(403);

      for (const { service } of [a, b]) {
        service.child.kill('SIGTERM');
        await expect(service.finished).resolves.toMatchObject({ code: 0, error: '' });
        expect(service.output()).not.toMatch(/"level":[56]0/);
      }
    });

    it('send each mail once, and one of them goes on when the other was killed', async () => {
      const { a, b, storage, received } = await setUp(database.createMigrated);
      const senders = Array.from(
        { length: 9 },
        (_, index) => `visitor${String(index)}@example.com`,
      );
      const answers = await Promise.all(
        senders.map(async (email, index) =>
          post([a, b][index % 2]?.origin ?? '', 'save_enquiry', { ...enquiry, email }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(senders.map(() => 201));
      await expect.poll(() => received.length, { timeout: 10_000 }).toBe(2 * senders.length);

      // An instance that is killed before it records its sent mails would make the other send them again.
      const unsent = async () =>
        storage.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
      await expect.poll(unsent, { timeout: 10_000 }).toEqual([]);
      a.service.child.kill('SIGKILL');
      await a.service.finished;
      const last = await post(b.origin, 'save_enquiry', enquiry);
      expect(last.status).toBe(201);
      await expect.poll(() => received.length, { timeout: 10_000 }).toBe(2 * senders.length + 2);
      // Wait for another run of the outbox worker: no mail may be sent twice.
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      const to = received.map((mail) => mail.to).filter((address) => address !== OFFICE);
      expect(to.toSorted()).toEqual([...senders, enquiry.email].toSorted());
      expect(received).toHaveLength(2 * senders.length + 2);
      expect(
        new Set(received.map(({ text }) => /^Message-ID: (.+)\r$/im.exec(text)?.[1])).size,
      ).toBe(received.length);
      await expect(unsent()).resolves.toEqual([]);
    });
  });
}
