import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { openIncoming } from './incoming.ts';
import { timeOrderedId } from '../../storage/index.ts';
import { createFileStore } from './store.ts';
import { createResumes } from './resumes.ts';
import { HOUR_MS } from '../../runtime/clock/durations.ts';

const open = (keepsFile: boolean) => {
  const dataDir = temporaryFolder();
  const store = { ...createFileStore(join(dataDir, 'resumes')), keepsFile };
  const resumes = createResumes({ dataDir, clock: Date.now, store });
  const folder = join(dataDir, 'incoming');
  return {
    resumes,
    folder,
    receive: async (text: string) => resumes.receive(Readable.from([Buffer.from(text)]), 'cv.pdf'),
    files: () => readdirSync(folder),
    sizes: () => readdirSync(folder).map((name) => statSync(join(folder, name)).size),
  };
};

it('the folder of arriving resumes empties the file of a resume that was passed on, and takes the next one whole', async () => {
  const { resumes, receive, files, sizes } = open(false);
  const first = await receive('a longer resume');
  await first.discard();
  expect(sizes()).toEqual([0]);
  const next = await receive('shorter');
  expect(next.path).toBe(first.path);
  expect(next.id).not.toBe(first.id);
  // The file now belongs to the next resume, so a second call must not empty it.
  await first.discard();
  expect(readFileSync(next.path, 'utf8')).toBe('shorter');
  await next.discard();
  await resumes.close();
  expect(files()).toEqual([]);
});

it('the folder of arriving resumes has a file for each that arrives at the same moment, and keeps few of them', async () => {
  const { resumes, receive, files, sizes } = open(false);
  const texts = Array.from({ length: 100 }, (_, index) => `resume ${String(index)}`);
  const received = await Promise.all(texts.map(receive));
  expect(received.map(({ path }) => readFileSync(path, 'utf8'))).toEqual(texts);
  await Promise.all(received.map(async (resume) => resume.discard()));
  expect(sizes()).toEqual(Array.from({ length: 64 }, () => 0));
  await resumes.close();
  expect(files()).toEqual([]);
});

it('the folder of arriving resumes does not reuse a file to which something may still write', async () => {
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
  'the folder of arriving resumes loses to a clean-up what a killed process received, and nothing of its own (moved: %s)',
  async (keepsFile) => {
    const { resumes, folder, receive, files } = open(keepsFile);
    const passed = await receive('passed on');
    const looked = await receive('still looked into');
    await passed.discard();
    const killed = join(folder, timeOrderedId(0));
    const justKilled = join(folder, timeOrderedId(1));
    const strange = join(folder, 'of-somebody-else');
    for (const path of [killed, justKilled, strange]) writeFileSync(path, 'a resume');
    // The times that a clock set to tomorrow would see.
    const longAgo = (Date.now() - 2 * HOUR_MS) / 1_000;
    for (const name of files())
      if (join(folder, name) !== justKilled) utimesSync(join(folder, name), longAgo, longAgo);
    await resumes.discardAbandoned(Date.now() - HOUR_MS);
    expect(existsSync(killed)).toBe(false);
    expect(existsSync(justKilled)).toBe(true);
    expect(existsSync(strange)).toBe(true);
    expect(readFileSync(looked.path, 'utf8')).toBe('still looked into');
    await looked.discard();
    const next = await receive('the next');
    expect(readFileSync(next.path, 'utf8')).toBe('the next');
    await next.discard();
    await resumes.close();
    expect(files().toSorted()).toEqual([basename(justKilled), basename(strange)].toSorted());
  },
);

it.each([true, false])(
  'a resume that arrived gives its bytes as often as they are asked for (moved: %s)',
  async (keepsFile) => {
    const { resumes, receive } = open(keepsFile);
    const received = await receive('a resume of some length');
    const text = async () => Buffer.concat(await received.content(4).toArray()).toString();
    await expect(text()).resolves.toBe('a resume of some length');
    const given = received.content(4);
    await once(given, 'readable');
    given.destroy();
    await once(given, 'close');
    await expect(text()).resolves.toBe('a resume of some length');
    await received.discard();
    const next = await receive('short');
    await expect(
      next
        .content(64)
        .toArray()
        .then((pieces) => Buffer.concat(pieces).toString()),
    ).resolves.toBe('short');
    await next.discard();
    await resumes.close();
  },
);

it.each([true, false])(
  'the folder of arriving resumes takes no more than the limit of all together until a resume is discarded (moved: %s)',
  async (keepsFile) => {
    const dataDir = temporaryFolder();
    const incoming = openIncoming(dataDir, { keepsFile }, 10);
    const piece = Buffer.from('sixsix');
    const first = await incoming.open('first');
    await first.write(piece);
    for (const letGo of ['remove', 'discard', 'moveTo'] as const) {
      const other = await incoming.open(`for-${letGo}`);
      await expect(other.write(piece)).rejects.toMatchObject({ kind: 'unavailable' });
      await other.write(Buffer.from('four'));
      if (letGo !== 'remove') await other.arrived();
      if (letGo === 'moveTo') await other.moveTo(join(dataDir, 'moved'));
      else await other[letGo]();
    }
    await first.remove();
    const next = await incoming.open('next');
    await next.write(Buffer.from('ten bytes.'));
    await next.remove();
    await incoming.close();
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
  },
);
