import { strFromU8, unzipSync } from 'fflate';
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServer } from '../../server/server.ts';
import { UnavailableError } from '../../storage/index.ts';
import { anyDatabase } from '../../testing/databases.ts';
import { applyAs, signInAs } from '../../testing/candidate.ts';
import { heldMb } from '../../testing/memory.ts';
import { createTestService } from '../../testing/test-service.ts';

const MB = 1024 * 1024;
/** Timeout in ms, long because other tests use the same cores. */
const soon = { timeout: 20_000 };
const anu = 'anu@example.com';

describe.each(anyDatabase)('what candidates download of their data, on $name', (database) => {
  /** @param resumes - number of resumes, of 5 MB each */
  const setUp = async (resumes: number, { stalledMs }: { readonly stalledMs?: number } = {}) => {
    const service = await createTestService({ database });
    const { dataDir } = service.deps.settings;
    const folder = join(dataDir, 'resumes');
    for (let count = 0; count < resumes; count += 1) await applyAs(service, anu);
    for (const name of readdirSync(folder))
      writeFileSync(join(folder, name), Buffer.alloc(5 * MB, name));
    const server = await createServer(service.deps, { stalledMs });
    onTestFinished(async () => server.close());
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const ask = async (email = anu) => {
      const { cookies } = await signInAs({ ...service, server }, email);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return async (operation = 'my_data') =>
        new Promise<IncomingMessage>((resolve, reject) => {
          const path = `/api/v0/${operation}`;
          const asked = get({ host: '127.0.0.1', port, path, headers: { cookie }, agent: false });
          asked.on('response', resolve).on('error', reject);
          onTestFinished(() => {
            asked.destroy();
          });
        });
    };
    return {
      ...service,
      ask,
      /** Returns the file descriptors of the resumes that the process has open. */
      open: () =>
        readdirSync('/proc/self/fd').filter((fd) => {
          try {
            return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
          } catch {
            return false;
          }
        }),
    };
  };

  it(
    'is sent in full with only pieces in memory when it is read slowly',
    { timeout: 60_000 },
    async () => {
      const { ask } = await setUp(8);
      const download = await ask();
      const before = heldMb();
      const answer = await download();
      expect(answer.headers['content-type']).toBe('application/zip');
      answer.pause();
      // Long enough to read all of it at once.
      await sleep(1_000);
      await expect
        .poll(() => heldMb() - before, { ...soon, message: 'MB for an archive of 40' })
        .toBeLessThan(16);
      const archive = unzipSync(await buffer(answer));
      expect(Object.keys(archive)).toHaveLength(9);
      const { applications } = JSON.parse(
        strFromU8(archive['my-data.json'] ?? new Uint8Array()),
      ) as { readonly applications: readonly { readonly resume: string }[] };
      expect(applications.map(({ resume }) => archive[resume]?.length)).toEqual(
        Array.from({ length: 8 }, () => 5 * MB),
      );
    },
  );

  it('is sent to an account once at a time, and again when it was read', async () => {
    const { ask } = await setUp(3);
    const download = await ask();
    const first = await download();
    const second = await download();
    expect(second.statusCode).toBe(429);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse((await buffer(second)).toString())).toMatchObject({
      type: 'urn:problem:too-many-requests',
      detail: expect.stringContaining('is being sent already') as string,
    });
    const other = await (await ask('binu@example.com'))();
    expect(other.statusCode).toBe(200);
    other.resume();
    expect((await buffer(first)).length).toBeGreaterThan(15 * MB);
    const again = await download();
    expect(again.statusCode).toBe(200);
    again.resume();
  });

  it('is closed when its reader disconnects or stops reading', async () => {
    const { ask, open } = await setUp(3, { stalledMs: 300 });
    const download = await ask();
    const given = await download();
    expect(open()).not.toEqual([]);
    given.destroy();
    await expect.poll(open, soon).toEqual([]);
    const stalled = await download();
    expect(stalled.statusCode).toBe(200);
    stalled.pause();
    await expect.poll(open, soon).toEqual([]);
    await expect(buffer(stalled)).rejects.toThrow('aborted');
    const again = await download();
    expect(again.statusCode).toBe(200);
    again.resume();
  });

  it('fails when the resumes are unavailable, and is not complete when it ends early', async () => {
    const { ask, deps } = await setUp(2);
    const { store } = deps.resumes;
    const whole = { ...store };
    const download = await ask();
    let tries = 0;
    const away = new UnavailableError('the bucket is away', undefined);
    Object.assign(store, {
      open: async (key: string) => {
        tries += 1;
        if (tries === 2) return whole.open(key);
        throw away;
      },
    });
    expect((await download()).statusCode).toBe(503);
    const cut = await download();
    expect(cut.statusCode).toBe(200);
    await expect(buffer(cut)).rejects.toThrow('aborted');
    Object.assign(store, whole);
    const again = await download();
    expect(Object.keys(unzipSync(await buffer(again)))).toHaveLength(3);
  });

  it('leaves out a resume that is gone, and says so in the JSON', async () => {
    const { ask, deps, storage } = await setUp(2);
    const [gone] = await storage.db.selectFrom('applications').select('resume_key').execute();
    await deps.resumes.store.remove(gone?.resume_key ?? '');
    const archive = unzipSync(await buffer(await (await ask())()));
    const files = Object.keys(archive).filter((name) => name !== 'my-data.json');
    expect(files).toHaveLength(1);
    const { applications } = JSON.parse(strFromU8(archive['my-data.json'] ?? new Uint8Array())) as {
      readonly applications: readonly { readonly resume: string | null }[];
    };
    expect(applications.map(({ resume }) => resume)).toEqual(
      expect.arrayContaining([null, ...files]),
    );
  });

  it('is sent a piece at a time when it is a resume with a slow reader', async () => {
    const { ask, open, storage, logged } = await setUp(1);
    const rows = await storage.db.selectFrom('applications').select('reference').execute();
    const download = await ask();
    const before = heldMb();
    const path = `my_resume?reference=${rows[0]?.reference ?? ''}`;
    const answers = await Promise.all(Array.from({ length: 20 }, async () => download(path)));
    for (const answer of answers) answer.pause();
    await expect.poll(() => heldMb() - before, soon).toBeLessThan(16);
    for (const answer of answers) {
      expect(answer.headers['content-length']).toBe(String(5 * MB));
      answer.destroy();
    }
    await expect.poll(open, soon).toEqual([]);
    // A reader who leaves is no failure of the service.
    await sleep(100);
    expect(logged()).not.toMatch(/"level":[45]0/);
  });
});
