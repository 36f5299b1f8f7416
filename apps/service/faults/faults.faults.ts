import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../src/storage/index.ts';
import { pdf } from '../src/testing/documents.ts';
import { startPostgres } from '../src/testing/postgres-server.ts';
import { temporaryFolder } from '../src/testing/temporary.ts';
import { applicationCall, jsonCall } from './client.ts';
import { crowd, until } from './crowd.ts';
import {
  conflictingHeads,
  fileNames,
  prototypeBodies,
  slowAddresses,
  texts,
  windowsProgram,
  zipBomb,
} from './hostile-input.ts';
import { createMailServer } from './mail-server.ts';
import { rateOnOwnCores } from './processor-time.ts';
import { keepRow } from './row.ts';
import { type Stores, storesKinds } from './stores.ts';
import { attack as attackService, RESUME_BYTES, type Trial } from './trial.ts';

const KILLS = 20;
const APPLICANTS = 20;
const CORES = 2;

const rightApplication = {
  job_id: 1,
  doc_type: 1,
  applcnt_name: 'Anu',
  applcnt_email: 'anu@example.com',
  applcnt_phone: '919876543210',
  applcnt_covr_letr: 'I have drawn maps for ten years.',
};

const everyField = (text: string) => [
  jsonCall('save_enquiry', { user_name: text, email: text, msg: text }),
  jsonCall('save_enquiry', { user_name: text, email: 'anu@example.com', msg: text }),
  jsonCall('save_contact', {
    name: text,
    email: 'anu@example.com',
    phone_number: '9876543210',
    subject: text,
    message: text,
  }),
  jsonCall('request_demo', {
    name: text,
    email: 'anu@example.com',
    phone: '9876543210',
    product: text,
  }),
  jsonCall('subscribe', { email: text }),
  applicationCall({
    application: { ...rightApplication, applcnt_name: text, applcnt_covr_letr: text },
    fileName: 'cv.pdf',
    file: pdf(),
  }),
  { path: `/career?q=${encodeURIComponent(text.slice(0, 5_000).toWellFormed())}` },
  {
    path: `/api/v0/get_job_description?job_id=${encodeURIComponent(text.slice(0, 500).toWellFormed())}`,
  },
];

/** Mounts a tmpfs of the given size in MB and returns its folder. Needs root. */
const smallDisk = (megabytes: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
};

const isRoot = process.getuid?.() === 0;
const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

describe.each(storesKinds)('on $name', ({ name: kind, create }) => {
  const attack = async (
    fault: string,
    run: (trial: Trial) => Promise<void>,
    {
      stores,
      environment = {},
    }: {
      readonly stores?: Stores;
      readonly environment?: Readonly<Record<string, string>>;
    } = {},
  ) => attackService({ fault, kind, stores: stores ?? (await create()), environment }, run);

  /** Sends calls one after the other and expects a 4xx status for each. */
  const refuseAll = async (fault: string, calls: readonly ReturnType<typeof jsonCall>[]) =>
    attack(fault, async (trial) => {
      for (const hostile of calls) {
        const { status } = await trial.send(hostile);
        expect(status, hostile.path).toBeGreaterThanOrEqual(400);
      }
    });

  it('SIGKILL during applications', async () => {
    await attack(`SIGKILL ×${String(KILLS)} during applications`, async (trial) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = trial.acknowledged().length;
        await crowd(
          APPLICANTS,
          async (who, turn) => {
            const name = `Killed ${String(kill)}-${String(who)}-${String(turn)}`;
            const { status } = await trial.apply(name, { mayBeCut: true });
            if (status === 0) await sleep(50);
          },
          async () => {
            await until(() => trial.acknowledged().length >= before + APPLICANTS);
            await sleep((kill * 37) % 200);
            await trial.kill();
          },
        );
        await trial.start();
      }
    });
  });

  it.runIf(isRoot)('a full disk', async () => {
    const stores = await create(join(smallDisk(48), 'data'));
    await attack(
      'disk full, and room again',
      async (trial) => {
        const unavailable = { mayBeUnavailable: true } as const;
        const folder = trial.stores.database.dataDir;
        const filler = join(folder, 'filler');
        await crowd(
          APPLICANTS,
          async (who, turn) => {
            const name = `Full ${String(who)}-${String(turn)}`;
            const { status } = await trial.apply(name, unavailable);
            if (status !== 201) await sleep(100);
          },
          async () => {
            await until(() => trial.answered(201) >= APPLICANTS);
            // Fill the rest of the disk. With a bucket, resumes take space on it only briefly.
            execFileSync('sh', [
              '-c',
              'dd if=/dev/zero of="$1" bs=64k 2>/dev/null || true',
              'sh',
              filler,
            ]);
            await until(() => trial.answered(503) >= APPLICANTS);
            rmSync(filler);
            const stored = trial.answered(201);
            await until(() => trial.answered(201) >= stored + APPLICANTS);
          },
        );
      },
      { stores },
    );
  });

  it('a mail server that is down, slow, and busy', async () => {
    const mail = await createMailServer();
    await attack(
      'SMTP down, slow, refusing',
      async (trial) => {
        const enquire = async (manner: string) =>
          crowd(
            10,
            async (who, turn) => {
              const { status } = await trial.enquire(`${manner} ${String(who)}-${String(turn)}`);
              expect(status).toBe(201);
              await sleep(100);
            },
            async () => sleep(1_500),
          );
        await enquire('down');
        await mail.start();
        mail.manner('slow');
        await enquire('slow');
        mail.manner('busy');
        await enquire('busy');
        mail.manner('takes');
        // Failed mails wait for their backoff. Make them due at once.
        const references = trial.acknowledged().map(({ reference }) => reference);
        const storage = openStorage(trial.stores.database);
        onTestFinished(async () => storage.close());
        await until(async () => {
          await storage.db
            .updateTable('outbox')
            .set({ next_attempt_at: 0 })
            .where('sent_at', 'is', null)
            .where('leased_until', 'is', null)
            .execute();
          return references.every((reference) => (mail.delivered.get(reference) ?? 0) >= 2);
        });
        await sleep(500);
        const twice = references.filter((reference) => mail.delivered.get(reference) !== 2);
        expect(twice, 'mails delivered more than once').toEqual([]);
      },
      { environment: { SMTP_URL: mail.url, MAIL_TO: 'office@example.com' } },
    );
  });

  it('a clock that jumps', { timeout: 120_000 }, async ({ skip }) => {
    if (!existsSync(fakeTime)) skip('libfaketime is not installed');
    const clock = join(temporaryFolder(), 'clock');
    const setClock = (offset: string) => {
      writeFileSync(clock, offset);
      chmodSync(clock, 0o644);
    };
    setClock('+0');
    await attack(
      'clock jumps, days and years, on and back',
      async (trial) => {
        const applyFor = async (ms: number, what: string) =>
          crowd(
            10,
            async (who, turn) => {
              const name = `Clock ${what} ${String(who)}-${String(turn)}`;
              expect((await trial.apply(name)).status).toBe(201);
            },
            async () => sleep(ms),
          );
        for (const offset of ['+2d', '-2d', '+0']) {
          setClock(offset);
          await sleep(300);
          await applyFor(1_000, offset);
        }
        // Housekeeping runs at the start. It must not delete data that is too old only by the wrong clock.
        for (const offset of ['+3650d', '-3650d', '+0']) {
          await trial.kill();
          setClock(offset);
          await trial.start();
          await applyFor(500, offset);
        }
        const storage = openStorage(trial.stores.database);
        onTestFinished(async () => storage.close());
        const waiting = storage.db.selectFrom('outbox').select('id').where('sent_at', 'is', null);
        await until(async () => (await waiting.limit(1).execute()).length === 0);
      },
      {
        environment: {
          LD_PRELOAD: fakeTime,
          FAKETIME_TIMESTAMP_FILE: clock,
          FAKETIME_NO_CACHE: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        },
      },
    );
  });

  it('uploads that are given up', async () => {
    await attack('200 aborted uploads', async (trial) => {
      const whole = applicationCall({
        application: rightApplication,
        fileName: 'cv.pdf',
        file: pdf('CV', RESUME_BYTES),
      });
      const body = Buffer.concat(whole.body ?? []);
      const head = [
        `POST ${whole.path} HTTP/1.1`,
        'Host: 127.0.0.1',
        `Content-Type: ${String(whole.headers?.['Content-Type'])}`,
        `Content-Length: ${String(body.length)}`,
        '\r\n',
      ].join('\r\n');
      const abort = async (upload: number) =>
        new Promise<void>((resolve) => {
          const begun = performance.now();
          const socket = connect(trial.port, '127.0.0.1');
          socket.on('error', () => undefined);
          socket.on('close', () => {
            trial.count(
              { status: 0, ms: performance.now() - begun, body: '', retryAfter: undefined },
              { mayBeCut: true },
            );
            resolve();
          });
          socket.write(head);
          socket.write(body.subarray(0, Math.floor((body.length * upload) / 200)), () => {
            setTimeout(() => socket.destroy(), upload % 20);
          });
        });
      for (let upload = 0; upload < 200; upload += 20) {
        await Promise.all(Array.from({ length: 20 }, async (_, index) => abort(upload + index)));
        expect((await trial.apply(`Between ${String(upload)}`)).status).toBe(201);
      }
    });
  });

  it('clients that are slow', async () => {
    await attack('500 slow clients', async (trial) => {
      const sockets: Socket[] = [];
      for (let client = 0; client < 500; client += 1) {
        const socket = connect(trial.port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write('POST /api/v0/save_enquiry HTTP/1.1\r\nHost: 127.0.0.1\r\n');
        sockets.push(socket);
      }
      for (let second = 0; second < 5; second += 1) {
        for (const socket of sockets)
          if (!socket.destroyed) socket.write(`X-${String(second)}: y\r\n`);
        for (let turn = 0; turn < 5; turn += 1) {
          expect((await trial.enquire(`Quick ${String(second)}-${String(turn)}`)).status).toBe(201);
        }
        await sleep(1_000);
      }
      for (const socket of sockets) socket.destroy();
    });
  });

  it('bodies that are too large or too deep', async () => {
    const brackets = '['.repeat(200_000);
    await refuseAll('10 MB JSON', [
      jsonCall('save_enquiry', {
        user_name: 'A',
        email: 'a@example.com',
        msg: 'x'.repeat(10_000_000),
      }),
      applicationCall({
        application: { ...rightApplication, applcnt_covr_letr: 'x'.repeat(10_000_000) },
        fileName: 'cv.pdf',
        file: pdf(),
      }),
    ]);
    await refuseAll('200,000 nested brackets', [
      jsonCall('save_enquiry', brackets),
      jsonCall('save_enquiry', brackets + ']'.repeat(200_000)),
      jsonCall('save_enquiry', `{"user_name":${brackets}`),
      applicationCall({ application: brackets, fileName: 'cv.pdf', file: pdf() }),
    ]);
  });

  it('files that are something else', async () => {
    const upload = (fileName: string, file: Buffer) =>
      applicationCall({ application: rightApplication, fileName, file });
    const bomb = upload('cv.docx', zipBomb());
    await refuseAll('zip bomb .docx', [bomb, bomb, bomb, bomb, bomb]);
    await refuseAll('MZ bytes named .pdf', [
      upload('cv.pdf', windowsProgram()),
      upload('cv.doc', windowsProgram()),
      upload('cv.docx', windowsProgram()),
      upload('cv.pdf', Buffer.concat([windowsProgram(), pdf()])),
    ]);
    await attack('names with NUL, RTL override, ../', async (trial) => {
      for (const fileName of fileNames) {
        const { status } = await trial.apply('Named', undefined, { fileName, file: pdf() });
        expect([201, 400, 422], fileName.slice(0, 40)).toContain(status);
      }
      const storage = openStorage(trial.stores.database);
      const rows = await storage.db
        .selectFrom('applications')
        .select(['resume_key', 'resume_name'])
        .execute();
      await storage.close();
      for (const { resume_key, resume_name } of rows) {
        expect(resume_key).toMatch(/^[\da-f-]{36}\.pdf$/);
        expect(resume_name).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u);
      }
    });
  });

  it('texts that are code', async () => {
    await attack('SQL, HTML and headers in every field', async (trial) => {
      for (const text of texts) for (const hostile of everyField(text)) await trial.send(hostile);
      expect((await trial.apply('After it')).status).toBe(201);
      const storage = openStorage(trial.stores.database);
      const mails = await storage.db.selectFrom('outbox').selectAll().execute();
      await storage.close();
      for (const { subject, envelope_to, reply_to } of mails)
        expect(`${subject}${envelope_to}${String(reply_to)}`).not.toMatch(/[\r\n]/);
    });
    await refuseAll(
      'prototype keys',
      prototypeBodies.map((body) => jsonCall('save_enquiry', body)),
    );
    await attack('addresses made for backtracking', async (trial) => {
      for (const email of slowAddresses) {
        for (const hostile of [
          jsonCall('save_enquiry', { user_name: 'A', email, msg: 'M' }),
          jsonCall('subscribe', { email }),
          applicationCall({
            application: { ...rightApplication, applcnt_email: email },
            fileName: 'cv.pdf',
            file: pdf(),
          }),
        ]) {
          const { ms } = await trial.send(hostile);
          expect(ms, email.slice(0, 10)).toBeLessThan(1_000);
        }
      }
    });
  });

  it('heads that contradict themselves', async () => {
    await attack('duplicate and conflicting headers', async (trial) => {
      const stored = trial.acknowledged().length;
      for (const head of conflictingHeads(trial.port)) await trial.write(head, { mayBeCut: true });
      expect(trial.acknowledged()).toHaveLength(stored);
    });
  });

  it('the same application from many at once', async () => {
    await attack('idempotency races ×20', async (trial) => {
      for (let race = 0; race < 20; race += 1) {
        const upload = { file: pdf('CV', RESUME_BYTES), idempotencyKey: randomUUID() };
        const answers = await Promise.all(
          Array.from({ length: 10 }, async () =>
            trial.apply(`Race ${String(race)}`, undefined, upload),
          ),
        );
        expect(new Set(answers.map(({ status, body }) => `${String(status)} ${body}`)).size).toBe(
          1,
        );
        expect(answers[0]?.status).toBe(201);
      }
      const storage = openStorage(trial.stores.database);
      const rows = await storage.db.selectFrom('applications').select('applcnt_name').execute();
      await storage.close();
      expect(rows).toHaveLength(20);
    });
  });

  it('many applications', async () => {
    const SECONDS = 10;
    let onOwnCores = 0;
    const row = await attack(`applications of 200 KB for ${String(SECONDS)} s`, async (trial) => {
      const before = trial.processorTime();
      await crowd(
        50,
        async (who, turn) => {
          expect((await trial.apply(`Many ${String(who)}-${String(turn)}`)).status).toBe(201);
        },
        async () => sleep(SECONDS * 1_000),
      );
      const work = trial.acknowledged().length;
      onOwnCores = rateOnOwnCores(before, trial.processorTime(), work, CORES);
    });
    const rates = { byTheClock: row.acknowledged / SECONDS, onOwnCores };
    keepRow({ ...row, rates });
    expect(rates.byTheClock, 'applications a second').toBeGreaterThanOrEqual(150);
    expect(row.memoryMb, 'memory in MB').toBeLessThanOrEqual(250);
  });
});

const [, onServers] = storesKinds;

describe.runIf(onServers)('servers that go away', () => {
  const unavailable = { mayBeUnavailable: true } as const;
  const applyWhile = async (trial: Trial, what: string, work: () => Promise<unknown>) =>
    crowd(
      APPLICANTS,
      async (who, turn) => {
        const { status } = await trial.apply(`${what} ${String(who)}-${String(turn)}`, unavailable);
        if (status !== 201) await sleep(100);
      },
      work,
    );

  it('the bucket', async () => {
    if (!onServers) throw new Error('there are no servers');
    const stores = await onServers.create();
    await attackService({ fault: 'S3 down', kind: onServers.name, stores }, async (trial) => {
      await applyWhile(trial, 'Bucket', async () => {
        await sleep(500);
        await stores.bucket?.stop();
        await until(() => trial.answered(503) >= APPLICANTS);
        await stores.bucket?.start();
        const stored = trial.answered(201);
        await until(() => trial.answered(201) >= stored + APPLICANTS);
      });
    });
  });

  it('PostgreSQL', async () => {
    if (!onServers) throw new Error('there are no servers');
    const server = await startPostgres();
    if (!server) throw new Error('there is no PostgreSQL');
    onTestFinished(server.remove);
    const shared = await onServers.create();
    const database = { ...shared.database, databaseUrl: server.url };
    const environment = { ...shared.environment, DATABASE_URL: server.url };
    const stores = { ...shared, database, environment };
    await attackService(
      { fault: 'PostgreSQL restarted under load', kind: onServers.name, stores },
      async (trial) => {
        await applyWhile(trial, 'PostgreSQL', async () => {
          for (let restart = 0; restart < 3; restart += 1) {
            await sleep(500);
            await server.stop();
            await sleep(500);
            await server.start();
            const stored = trial.answered(201);
            await until(() => trial.answered(201) >= stored + APPLICANTS);
          }
        });
      },
    );
  });
});
