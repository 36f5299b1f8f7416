import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readBucket } from '../../runtime/settings/index.ts';
import { isUnavailable } from '../../storage/index.ts';
import {
  createBucket,
  startBucket,
  startOlderBucket,
  type TestBucket,
} from '../../testing/bucket.ts';
import { heldMb } from '../../testing/memory.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { createBucketStore } from './bucket-store.ts';
import { openIncoming } from './incoming.ts';
import { receiveResume } from './received.ts';
import { resumeKey } from './resumes.ts';
import { createFileStore, type ResumeStore } from './store.ts';

/** Keys on a page of the bucket's list. */
const PAGE = 2;

const bucketStore = ({ url }: Pick<TestBucket, 'url'>) => {
  const bucket = readBucket({ S3_URL: url });
  if (!bucket) throw new Error('no bucket');
  return { bucket, store: createBucketStore(bucket, { pageSize: PAGE }) };
};

const receive = async (store: ResumeStore, content: Buffer) => {
  const incoming = openIncoming(temporaryFolder(), store);
  const received = await receiveResume(incoming, Readable.from([content]), 'CV.pdf', Date.now());
  onTestFinished(async () => {
    await received.discard();
    await incoming.close();
  });
  return received;
};

const keep = async (store: ResumeStore, content: Buffer) => {
  const received = await receive(store, content);
  const key = resumeKey(received);
  await store.keep(received, key);
  return { received, key };
};

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const stores = [
  {
    name: 'a folder',
    create: async () => Promise.resolve(createFileStore(join(temporaryFolder(), 'resumes'))),
  },
  { name: 'a bucket', create: async () => bucketStore(await createBucket()).store },
];

/** Folder on another disk than that of the tests, if there is one. */
const otherDisk = ['/dev/shm', '/var/tmp'].find(
  (folder) => existsSync(folder) && statSync(folder).dev !== statSync(tmpdir()).dev,
);

// Not `runIf`: a skipped test counts as a failure.
if (otherDisk !== undefined)
  it('resumes in a folder on another disk are kept there', async () => {
    const folder = mkdtempSync(join(otherDisk, 'service-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const store = createFileStore(folder);
    const { received, key } = await keep(store, Buffer.from('a resume'));
    expect(existsSync(received.path)).toBe(false);
    await expect(store.read(key)).resolves.toEqual(Buffer.from('a resume'));
    expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600);
  });

describe.each(stores)('resumes in $name', ({ create }) => {
  it('are there as they arrived, once they are kept, and no longer where they were received', async () => {
    const store = await create();
    const large = Buffer.alloc(5 * 1024 * 1024, 'a resume, ');
    const before = Date.now();
    const { received, key } = await keep(store, large);
    expect(sizeOf(received.path)).toBe(0);
    expect((await store.read(key))?.equals(large)).toBe(true);
    const [listed, ...others] = await store.list();
    expect(others).toEqual([]);
    expect(listed?.key).toBe(key);
    // A bucket gives times in whole seconds.
    expect(Math.abs((listed?.storedAt ?? 0) - before)).toBeLessThan(5_000);
  });

  it('are deleted; one that is not there is no error', async () => {
    const store = await create();
    const { key } = await keep(store, Buffer.from('a'));
    const { key: other } = await keep(store, Buffer.from('b'));
    await store.remove(key);
    await store.remove(key);
    await expect(store.read(key)).resolves.toBeUndefined();
    expect((await store.list()).map((file) => file.key)).toEqual([other]);
  });

  it(
    'are read a piece at a time, by as many as like, each to its end or not',
    { timeout: 20_000 },
    async () => {
      const store = await create();
      const large = Buffer.alloc(5 * 1024 * 1024, 'a resume, ');
      const { key } = await keep(store, large);
      const { key: empty } = await keep(store, Buffer.from('b'));
      await store.remove(empty);
      await expect(store.open(empty)).resolves.toBeUndefined();
      // More than a bucket's client has connections: destroyed streams must free theirs.
      for (let reader = 0; reader < 60; reader += 1) {
        const left = await store.open(key);
        left?.content.destroy();
      }
      const opened = await store.open(key);
      expect(opened?.size).toBe(large.length);
      if (!opened) throw new Error('it is not there');
      const before = heldMb();
      await once(opened.content, 'readable');
      await sleep(300);
      expect(heldMb() - before, 'MB').toBeLessThan(3);
      expect((await buffer(opened.content)).equals(large)).toBe(true);
    },
  );

  it('are listed all, however many pages that takes, and nothing else is', async () => {
    const store = await create();
    await expect(store.list()).resolves.toEqual([]);
    const contents = Array.from({ length: 2 * PAGE + 1 }, (_, index) => Buffer.from(String(index)));
    const kept = await Promise.all(contents.map(async (content) => keep(store, content)));
    await store.keep(await receive(store, Buffer.from('x')), 'notes.txt');
    const listed = (await store.list()).map(({ key }) => key);
    expect(listed.toSorted()).toEqual(kept.map(({ key }) => key).toSorted());
    for (const [index, { key }] of kept.entries()) {
      await expect(store.read(key)).resolves.toEqual(contents[index]);
    }
  });
});

describe('a folder of very many resumes', () => {
  it('leaves the disk to others while it is listed', async () => {
    const folder = temporaryFolder();
    const count = 5_000;
    for (let index = 0; index < count; index += 1)
      writeFileSync(join(folder, `${randomUUID()}.pdf`), '');
    const ended: string[] = [];
    const store = createFileStore(folder);
    const listing = store.list().finally(() => ended.push('list'));
    await sleep(20);
    await readFile(join(folder, readdirSync(folder)[0] ?? ''));
    ended.push('other');
    await expect(listing).resolves.toHaveLength(count);
    expect(ended).toEqual(['other', 'list']);
  });
});

describe('a bucket that knows no headers of checksums', () => {
  it('takes resumes and a trial, by the digest that every service compares', async () => {
    const bucket = readBucket({ S3_URL: await startOlderBucket(await createBucket()) });
    if (!bucket) throw new Error('no bucket');
    const store = createBucketStore(bucket);
    await store.tryOut?.();
    await expect(store.list()).resolves.toEqual([]);
    const { received, key } = await keep(store, Buffer.from('a resume'));
    await expect(store.read(key)).resolves.toEqual(Buffer.from('a resume'));
    const changed = { ...received, content: () => Readable.from([Buffer.from('A RESUME')]) };
    const failure = await store.keep(changed, key).catch((error: unknown) => error);
    expect(String(failure)).toContain('XAmzContentSHA256Mismatch');
    await expect(store.read(key)).resolves.toEqual(Buffer.from('a resume'));
  });
});

it('a bucket takes resumes at once after the clock jumped', async () => {
  const { store } = bucketStore(await createBucket());
  await keep(store, Buffer.from('a'));
  onTestFinished(() => void vi.useRealTimers());
  for (const days of [2, -2, 0]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
    const contents = ['b', 'c', 'd'].map((text) => Buffer.from(text));
    const kept = await Promise.all(contents.map(async (content) => keep(store, content)));
    for (const [index, { key }] of kept.entries()) {
      await expect(store.read(key)).resolves.toEqual(contents[index]);
    }
    vi.useRealTimers();
  }
});

it('a bucket is not waited for by a resume that can no longer be read', async () => {
  const { store } = bucketStore(await createBucket());
  const received = await receive(store, Buffer.from('a resume'));
  const broken = {
    ...received,
    content: () =>
      new Readable({
        read() {
          this.destroy(new Error('the disk broke'));
        },
      }),
  };
  const begun = performance.now();
  const failure = await store.keep(broken, resumeKey(received)).catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
  expect(String(failure)).toContain('the disk broke');
  expect(performance.now() - begun).toBeLessThan(5_000);
  await expect(store.list()).resolves.toEqual([]);
});

describe('a bucket that cannot be used', () => {
  it('says so in all it is asked, and leaves what was received where it is', async () => {
    const { url, stop } = await startBucket();
    const { store } = bucketStore({ url });
    const { key } = await keep(store, Buffer.from('a'));
    await stop();
    const received = await receive(store, Buffer.from('b'));
    const failures = await Promise.allSettled([
      store.keep(received, resumeKey(received)),
      store.read(key),
      store.remove(key),
      store.list(),
      store.tryOut?.(),
    ]);
    for (const failure of failures) {
      const reason = failure.status === 'rejected' ? (failure.reason as unknown) : undefined;
      expect(isUnavailable(reason)).toBe(true);
      expect(String(reason)).toMatch(/the bucket of S3_URL did not .+: .*ECONNREFUSED/);
    }
    expect(existsSync(received.path)).toBe(true);
  });

  it('is one that takes connections and answers nothing, by a limit for all tries', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const bucket = readBucket({ S3_URL: `http://key:secret@127.0.0.1:${String(port)}/resumes` });
    if (!bucket) throw new Error('no bucket');
    const { place } = createBucketStore(bucket, { ownerTimeout: 300 });
    const begun = performance.now();
    const failure = await place?.readOwner().catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(sockets.length).toBeGreaterThan(0);
  });

  it.each([
    ['is not there', { name: 'nowhere' }],
    ['does not know the key', { accessKeyId: 'SOMEBODY' }],
  ])('is one that %s', async (_, wrong) => {
    const { bucket } = bucketStore(await createBucket());
    const store = createBucketStore({ ...bucket, ...wrong });
    const received = await receive(store, Buffer.from('b'));
    const failure = await store
      .keep(received, resumeKey(received))
      .catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
    expect(String(failure)).not.toContain(bucket.secretAccessKey);
    expect(existsSync(received.path)).toBe(true);
  });
});
