import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { ContentProblem, ContentToCheck } from './check-content.ts';

/** A resume that takes longer than this to look into is none, in ms. */
const PATIENCE_MS = 10_000;
/** How long a thread that has nothing to do is kept, in ms. */
const IDLE_MS = 60_000;
const THREAD_MEMORY_MB = 128;
/** How many documents may wait to be looked into. */
const LONGEST_QUEUE = 2_000;

/** Looks into documents in threads of their own. */
export interface ContentChecker {
  /**
   * @returns what is wrong with it; a document that takes all time or memory counts as unreadable
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
  const threads = new Piscina<ContentToCheck, ContentProblem | undefined>({
    filename: workerUrl.href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
    maxQueue: LONGEST_QUEUE,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
    // Where it has no source of its own to load, no loader is inherited either.
    execArgv: [],
  });
  return {
    check: async (content) => {
      try {
        return await threads.run(content, { signal: AbortSignal.timeout(PATIENCE_MS) });
      } catch (error) {
        if (endsThread(error)) return 'file_content_invalid';
        throw error;
      }
    },
    close: async () => threads.destroy(),
  };
};
