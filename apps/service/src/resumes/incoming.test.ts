import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { createFileStore } from './store.ts';
import { createResumes } from './resumes.ts';

const HOUR_MS = 3_600_000;

const open = (keepsFile: boolean) => {
  const dataDir = temporaryFolder();
  const store = { ...createFileStore(join(dataDir, 'resumes')), keepsFile };
  const resumes = createResumes({ dataDir, clock: Date.now, store });
  const folder = join(dataDir, 'incoming');
  return {
    resumes,
    receive: async (text: string) => resumes.receive(Readable.from([Buffer.from(text)]), 'cv.pdf'),
    files: () => readdirSync(folder),
    sizes: () => readdirSync(folder).map((name) => statSync(join(folder, name)).size),
  };
};

it('is emptied of a resume that was passed on, and takes the next one whole', async () => {
  const { resumes, receive, files, sizes } = open(false);
  const first = await receive('a longer resume');
  await first.discard();
  expect(sizes()).toEqual([0]);
  const next = await receive('shorter');
  expect(next.path).toBe(first.path);
  expect(next.id).not.toBe(first.id);
  // A second time it is no longer the first one's.
  await first.discard();
  expect(readFileSync(next.path, 'utf8')).toBe('shorter');
  await next.discard();
  await resumes.close();
  expect(files()).toEqual([]);
});

it('has a file for each of those that arrive at the same moment, and keeps few of them', async () => {
  const { resumes, receive, files, sizes } = open(false);
  const texts = Array.from({ length: 100 }, (_, index) => `resume ${String(index)}`);
  const received = await Promise.all(texts.map(receive));
  expect(received.map(({ path }) => readFileSync(path, 'utf8'))).toEqual(texts);
  await Promise.all(received.map(async (resume) => resume.discard()));
  expect(sizes()).toEqual(Array.from({ length: 64 }, () => 0));
  await resumes.close();
  expect(files()).toEqual([]);
});

it('takes nothing into a file to which something may still write', async () => {
  const { resumes, receive, files } = open(false);
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('half');
      throw new Error('gone');
    })(),
  );
  await expect(resumes.receive(broken, 'cv.pdf')).rejects.toThrow('gone');
  expect(files()).toEqual([]);
  const next = await receive('whole');
  expect(readFileSync(next.path, 'utf8')).toBe('whole');
  await next.discard();
  await resumes.close();
});

it.each([true, false])(
  'leaves to a clean-up what was never kept (moved: %s)',
  async (keepsFile) => {
    const { resumes, receive, files } = open(keepsFile);
    const old = await receive('of a process that was killed');
    const passed = await receive('passed on');
    await passed.discard();
    const fresh = await receive('still looked into');
    const longAgo = (Date.now() - 2 * HOUR_MS) / 1_000;
    utimesSync(old.path, longAgo, longAgo);
    await resumes.discardAbandoned(Date.now() - HOUR_MS);
    expect(files().map((name) => readFileSync(join(fresh.path, '..', name), 'utf8'))).toEqual([
      'still looked into',
    ]);
    // What is emptied afterwards is not what was deleted meanwhile.
    await fresh.discard();
    const next = await receive('the next');
    expect(readFileSync(next.path, 'utf8')).toBe('the next');
    await resumes.close();
  },
);
