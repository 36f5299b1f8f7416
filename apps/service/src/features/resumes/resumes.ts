import { Readable } from 'node:stream';
import { type ResumeErrorCode, type ResumeType, resumeTypeOf } from '@example/api/applications';
import type { Clock } from '../../runtime/clock/clock.ts';
import { type ContentChecker, createContentChecker } from './content/checker.ts';
import { createTextReader, type TextReader } from './content/text-reader.ts';
import { openIncoming } from './incoming.ts';
import { type PartStream, receiveResume, type ReceivedResume } from './received.ts';
import { fileStoreOf } from './open-store.ts';
import type { ResumeStore } from './store.ts';

interface ResumesOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly checker?: ContentChecker;
  readonly texts?: TextReader;
  readonly store?: ResumeStore;
}

export const resumeKey = ({ id, name }: ReceivedResume): string =>
  `${id}.${resumeTypeOf(name) ?? ''}`;

/** Opens the resumes: in `incoming` of `dataDir` while they arrive, in `store` once they belong to an application. */
export const createResumes = ({
  dataDir,
  clock,
  checker = createContentChecker(),
  texts = createTextReader(),
  store = fileStoreOf(dataDir),
}: ResumesOptions) => {
  const incoming = openIncoming(dataDir, store);
  return {
    store,
    /** Writes a resume to disk as it arrives. */
    receive: async (stream: PartStream, fileName: string) =>
      receiveResume(incoming, stream, fileName, clock()),
    /**
     * Returns the fault of a resume, by its size and its own bytes. Resumes from one address are checked one after
     * another.
     */
    check: async (
      { isTooLarge, size, path }: ReceivedResume,
      type: ResumeType,
      from = '',
    ): Promise<ResumeErrorCode | undefined> => {
      if (isTooLarge) return 'file_too_large';
      if (size === 0) return 'file_empty';
      return checker.check({ path, type }, from);
    },
    /**
     * Reads the text of a stored resume, empty when it has none that can be read; `undefined` if it is missing.
     *
     * @throws the errors of store and disk, and when it is stopped
     */
    textOf: async (key: string, stopping?: AbortSignal) => {
      const type = resumeTypeOf(key);
      const content = type && (await store.read(key));
      if (!type || !content) return undefined;
      const received = await receiveResume(incoming, Readable.from([content]), key, clock());
      try {
        return await texts.read({ path: received.path, type }, stopping);
      } finally {
        await received.discard();
      }
    },
    /**
     * Deletes resumes that were received before `olderThan` (ms since 1970) and never kept, because their process was
     * killed.
     */
    discardAbandoned: incoming.discardAbandoned,
    close: async () => {
      await texts.close();
      await checker.close();
      await incoming.close();
    },
  };
};

export type Resumes = ReturnType<typeof createResumes>;
