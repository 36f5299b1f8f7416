import { type ResumeErrorCode, type ResumeType, resumeTypeOf } from '@example/api/applications';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { type ContentChecker, createContentChecker } from './content/checker.ts';
import { incomingFolder, openIncoming } from './incoming.ts';
import { type PartStream, receiveResume, type ReceivedResume } from './received.ts';
import { fileStoreOf } from './open-store.ts';
import type { ResumeStore } from './store.ts';

/** What the service does with resumes. */
export interface Resumes {
  readonly store: ResumeStore;
  /** Writes one to disk as it arrives. */
  receive(stream: PartStream, fileName: string): Promise<ReceivedResume>;
  /** What is wrong with one, by its size and its own bytes. */
  check(received: ReceivedResume, type: ResumeType): Promise<ResumeErrorCode | undefined>;
  /** Deletes what was received before `olderThan` (ms since 1970) and never kept: its process was killed. */
  discardAbandoned(olderThan: number): Promise<void>;
  close(): Promise<void>;
}

interface ResumesOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly checker?: ContentChecker;
  readonly store?: ResumeStore;
}

/** The key of a resume in its store. */
export const resumeKey = ({ id, name }: ReceivedResume): string =>
  `${id}.${resumeTypeOf(name) ?? ''}`;

/** Resumes: in `incoming` of `dataDir` while they arrive, in `store` once an application has them. */
export const createResumes = ({
  dataDir,
  clock,
  checker = createContentChecker(),
  store = fileStoreOf(dataDir),
}: ResumesOptions): Resumes => {
  const incoming = openIncoming(dataDir, store);
  return {
    store,
    receive: async (stream, fileName) => receiveResume(incoming, stream, fileName, clock()),
    check: async ({ isTooLarge, size, path }, type) => {
      if (isTooLarge) return 'file_too_large';
      if (size === 0) return 'file_empty';
      return checker.check({ path, type });
    },
    discardAbandoned: async (olderThan) => {
      // They are as old as their last resume: none of them may be filled while it is deleted.
      await incoming.clear();
      const folder = incomingFolder(dataDir);
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtimeMs < olderThan) await rm(path, { force: true });
      }
    },
    close: async () => {
      await checker.close();
      await incoming.clear();
    },
  };
};
