import pLimit, { type LimitFunction } from 'p-limit';
import { UnavailableError } from '../../../storage/index.ts';

/** Work that may wait in all, and for one sender. */
const LONGEST_QUEUE = 500;
const LONGEST_OF_ONE = 100;

type InTurn = <Result>(sender: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs up to `atOnce` pieces of work at a time, for one sender one after another. A sender's work thus never delays
 * that of others.
 *
 * @throws UnavailableError when too much waits
 */
export const createInTurn = (atOnce: number): InTurn => {
  const turns = pLimit(atOnce);
  const senders = new Map<string, { readonly turns: LimitFunction; waiting: number }>();
  let waiting = 0;
  return async (sender, work) => {
    const own = senders.get(sender) ?? { turns: pLimit(1), waiting: 0 };
    if (waiting >= LONGEST_QUEUE || own.waiting >= LONGEST_OF_ONE)
      throw new UnavailableError('too many resumes wait for their turn', undefined);
    senders.set(sender, own);
    waiting += 1;
    own.waiting += 1;
    try {
      return await own.turns(async () => turns(work));
    } finally {
      waiting -= 1;
      own.waiting -= 1;
      if (own.waiting === 0) senders.delete(sender);
    }
  };
};
