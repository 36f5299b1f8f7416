import { Readable } from 'node:stream';
import { type ResumeErrorCode, type ResumeType, resumeTypeOf } from '@example/api/applications';
import type { Clock } from '../../runtime/clock/clock.ts';
import { type ContentChecker, createContentChecker } from './content/checker.ts';
import { createTextReader, type TextReader } from './content/text-reader.ts';
import { openIncoming } from './incoming.ts';
import { type PartStream, receiveResume, type ReceivedResume } from './received.ts';
import { fileStoreOf } from './open-store.ts';
import type { ResumeStore } from './store.ts';

export interface Resumes {
  readonly store: ResumeStore;
  /** Writes a resume to disk as it arrives. */
  receive(stream: PartStream, fileName: string): Promise<ReceivedResume>;
  /**
   * Returns the fault of a resume, by its size and its own bytes. Resumes from one address are checked one after
   * another.
   */
  check(
    received: ReceivedResume,
    type: ResumeType,
    from: string | undefined,
  ): Promise<ResumeErrorCode | undefined>;
  /**
   * Reads the text of a stored resume, empty when it has none that can be read; `undefined` if it is missing.
   *
   * @throws the errors of store and disk, and when it is stopped
   */
  textOf(key: string, stopping?: AbortSignal): Promise<string | undefined>;
  /**
   * Deletes resumes that were received before `olderThan` (ms since 1970) and never kept, because their process was
   * killed.
   */
  discardAbandoned(olderThan: number): Promise<void>;
  close(): Promise<void>;
}

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
}: ResumesOptions): Resumes => {
  const incoming = openIncoming(dataDir, store);
  return {
    store,
    receive: async (stream, fileName) => receiveResume(incoming, stream, fileName, clock()),
    check: async ({ isTooLarge, size, path }, type, from = '') => {
      if (isTooLarge) return 'file_too_large';
      if (size === 0) return 'file_empty';
      return checker.check({ path, type }, from);
    },
    textOf: async (key, stopping) => {
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
    discardAbandoned: incoming.discardAbandoned,
    close: async () => {
      await texts.close();
      await checker.close();
      await incoming.close();
    },
  };
};
