import type { Logger } from 'pino';
import type { Storage } from '../../../storage/index.ts';
import { createLoop, type Loop } from '../../../runtime/loop.ts';
import { writeDueWords } from './write-words.ts';

/** Longest time until words that others changed are found, in ms. */
const POLL_MS = 1_000;

/** Keeps the words that applications are found by up to date with their tags, notes and letters. */
export const createWordsWorker = ({
  storage,
  log,
}: {
  readonly storage: Storage;
  readonly log: Logger;
}): Loop =>
  createLoop({
    log,
    failure: 'the words of applications cannot be indexed',
    // Some at a time, so that others may write in between.
    work: async () => ((await storage.transact(writeDueWords)) > 0 ? 0 : POLL_MS),
    retryMs: 5 * POLL_MS,
  });
