import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { UnavailableError } from '../../storage/index.ts';
import type { ContentProblem, ContentToCheck } from './check-content.ts';

/** A resume that takes longer than this to look into is none, in ms; the time it waits for its turn is not counted. */
const PATIENCE_MS = 10_000;
/** How long a thread that has nothing to do is kept, in ms. */
const IDLE_MS = 60_000;
const THREAD_MEMORY_MB = 128;
/** Without it the process's own, larger one would be each thread's. */
const THREAD_YOUNG_MB = 12;
/** How many documents may wait for their turn. */
const LONGEST_QUEUE = 500;

/** Looks into documents in threads of their own. */
export interface ContentChecker {
  /**
   * @returns what is wrong with it; a document that takes all time or memory counts as unreadable
   * @throws UnavailableError while too many wait
   */
  check(content: ContentToCheck): Promise<ContentProblem | undefined>;
  close(): Promise<void>;
}

/** The source of the thread, or its bundle, which lies beside this one's. */
const workerUrl = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './check-resume.js',
  import.meta.url,
);

const endsThread = (error: unknown) => {
  const { name, code } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown };
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
};

export const createContentChecker = (): ContentChecker => {
  const maxThreads = Math.max(1, Math.min(4, availableParallelism() - 1));
  const threads = new Piscina<ContentToCheck, ContentProblem | undefined>({
    filename: workerUrl.href,
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_MS,
    resourceLimits: {
      maxOldGenerationSizeMb: THREAD_MEMORY_MB,
      maxYoungGenerationSizeMb: THREAD_YOUNG_MB,
    },
    // Where it has no source of its own to load, no loader is inherited either.
    execArgv: [],
  });
  // The pool's own queue is not first in, first out for work that can be aborted.
  const takeTurns = pLimit(maxThreads);
  const checkNow = async (content: ContentToCheck) => {
    const patience = new AbortController();
    const timer = setTimeout(() => {
      patience.abort();
    }, PATIENCE_MS);
    try {
      return await threads.run(content, { signal: patience.signal });
    } catch (error) {
      if (endsThread(error)) return 'file_content_invalid';
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    check: async (content) => {
      if (takeTurns.pendingCount >= LONGEST_QUEUE) {
        throw new UnavailableError('too many resumes wait for their turn', undefined);
      }
      return takeTurns(checkNow, content);
    },
    close: async () => threads.destroy(),
  };
};
