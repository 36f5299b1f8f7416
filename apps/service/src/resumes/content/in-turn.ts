import pLimit, { type LimitFunction } from 'p-limit';
import { UnavailableError } from '../../storage/index.ts';

/** How many pieces of work may wait for their turn in all, and of one sender. */
const LONGEST_QUEUE = 500;
const LONGEST_OF_ONE = 100;

/** Does a sender's work in turn with that of others. */
export type InTurn = <Result>(sender: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Does a few pieces of work at a time. What one sender sends waits behind what that sender sent before,
 * never before others'.
 *
 * @throws UnavailableError where too much waits
 */
export const createInTurn = (atOnce: number): InTurn => {
  const turns = pLimit(atOnce);
  const senders = new Map<string, { readonly turns: LimitFunction; waiting: number }>();
  let waiting = 0;
  return async (sender, work) => {
    const own = senders.get(sender) ?? { turns: pLimit(1), waiting: 0 };
    if (waiting >= LONGEST_QUEUE || own.waiting >= LONGEST_OF_ONE) {
      throw new UnavailableError('too many resumes wait for their turn', undefined);
    }
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
