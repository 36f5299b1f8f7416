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
import { temporaryFolder } from '../src/testing/temporary.ts';
import { attackOn } from './attack-on.ts';
import { applicationCall } from './client.ts';
import { generateLoad, until } from './load.ts';
import { createMailServer } from './mail-server.ts';
import { storesKinds } from './stores.ts';
import { RESUME_BYTES } from './scenario.ts';
import { application } from '../src/testing/application.ts';

const KILLS = 20;
const APPLICANTS = 20;

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

describe.each(storesKinds)('on $name', (kind) => {
  const attack = attackOn(kind);
  const { create } = kind;

  it('SIGKILL during applications', async () => {
    await attack(`SIGKILL ×${String(KILLS)} during applications`, async (scenario) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = scenario.acknowledged().length;
        await generateLoad(
          APPLICANTS,
          async (who, turn) => {
            const name = `Killed ${String(kill)}-${String(who)}-${String(turn)}`;
            const { status } = await scenario.apply(name, { mayBeCut: true });
            if (status === 0) await sleep(50);
          },
          async () => {
            await until(() => scenario.acknowledged().length >= before + APPLICANTS);
            await sleep((kill * 37) % 200);
            await scenario.kill();
          },
        );
        await scenario.start();
      }
    });
  });

  it.runIf(isRoot)('a full disk', async () => {
    const stores = await create(join(smallDisk(48), 'data'));
    await attack(
      'disk full, and room again',
      async (scenario) => {
        const unavailable = { mayBeUnavailable: true } as const;
        const folder = scenario.stores.database.dataDir;
        const filler = join(folder, 'filler');
        await generateLoad(
          APPLICANTS,
          async (who, turn) => {
            const name = `Full ${String(who)}-${String(turn)}`;
            const { status } = await scenario.apply(name, unavailable);
            if (status !== 201) await sleep(100);
          },
          async () => {
            await until(() => scenario.answered(201) >= APPLICANTS);
            // Fill the rest of the disk. With a bucket, resumes take space on it only briefly.
            execFileSync('sh', [
              '-c',
              'dd if=/dev/zero of="$1" bs=64k 2>/dev/null || true',
              'sh',
              filler,
            ]);
            await until(() => scenario.answered(503) >= APPLICANTS);
            rmSync(filler);
            const stored = scenario.answered(201);
            await until(() => scenario.answered(201) >= stored + APPLICANTS);
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
      async (scenario) => {
        const enquire = async (manner: string) =>
          generateLoad(
            10,
            async (who, turn) => {
              const { status } = await scenario.enquire(`${manner} ${String(who)}-${String(turn)}`);
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
        const references = scenario.acknowledged().map(({ reference }) => reference);
        const storage = openStorage(scenario.stores.database);
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
      async (scenario) => {
        const applyFor = async (ms: number, what: string) =>
          generateLoad(
            10,
            async (who, turn) => {
              const name = `Clock ${what} ${String(who)}-${String(turn)}`;
              expect((await scenario.apply(name)).status).toBe(201);
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
          await scenario.kill();
          setClock(offset);
          await scenario.start();
          await applyFor(500, offset);
        }
        const storage = openStorage(scenario.stores.database);
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
    await attack('200 aborted uploads', async (scenario) => {
      const whole = applicationCall({
        application,
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
          const socket = connect(scenario.port, '127.0.0.1');
          socket.on('error', () => undefined);
          socket.on('close', () => {
            scenario.count(
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
        expect((await scenario.apply(`Between ${String(upload)}`)).status).toBe(201);
      }
    });
  });

  it('clients that are slow', async () => {
    await attack('500 slow clients', async (scenario) => {
      const sockets: Socket[] = [];
      for (let client = 0; client < 500; client += 1) {
        const socket = connect(scenario.port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write('POST /api/v0/save_enquiry HTTP/1.1\r\nHost: 127.0.0.1\r\n');
        sockets.push(socket);
      }
      for (let second = 0; second < 5; second += 1) {
        for (const socket of sockets)
          if (!socket.destroyed) socket.write(`X-${String(second)}: y\r\n`);
        for (let turn = 0; turn < 5; turn += 1) {
          expect((await scenario.enquire(`Quick ${String(second)}-${String(turn)}`)).status).toBe(
            201,
          );
        }
        await sleep(1_000);
      }
      for (const socket of sockets) socket.destroy();
    });
  });

  it('the same application from many at once', async () => {
    await attack('idempotency races ×20', async (scenario) => {
      for (let race = 0; race < 20; race += 1) {
        const upload = { file: pdf('CV', RESUME_BYTES), idempotencyKey: randomUUID() };
        const answers = await Promise.all(
          Array.from({ length: 10 }, async () =>
            scenario.apply(`Race ${String(race)}`, undefined, upload),
          ),
        );
        expect(new Set(answers.map(({ status, body }) => `${String(status)} ${body}`)).size).toBe(
          1,
        );
        expect(answers[0]?.status).toBe(201);
      }
      const storage = openStorage(scenario.stores.database);
      const rows = await storage.db.selectFrom('applications').select('applcnt_name').execute();
      await storage.close();
      expect(rows).toHaveLength(20);
    });
  });
});
