import { type CallKey, isAnswered, type KeyedCall } from '../idempotency/index.ts';
import { ProblemError } from '../problem/index.ts';
import type { Db } from '../storage/index.ts';

/** Counts a write for the address it names; rejects with a `too-many-requests` problem. */
export type CountSender = (operation: string, email: string) => Promise<void>;

/** What a visitor's call brings beside its input. */
export interface SenderCall extends CallKey {
  /** Absent where no visitor calls. */
  readonly countSender?: CountSender | undefined;
}

/**
 * Counts a call for the address that will get a mail for it: nobody can have a stranger's mailbox
 * filled, from however many places. A call that was answered before gets its answer again, since no
 * mail comes of it. Not to be called in a transaction: the count may be kept elsewhere.
 *
 * @throws ProblemError of type `too-many-requests`
 */
export const admitSender = async (
  db: Db,
  call: KeyedCall,
  email: string,
  countSender: CountSender | undefined,
): Promise<void> => {
  try {
    await countSender?.(call.operation, email);
  } catch (error) {
    const isLimit = error instanceof ProblemError && error.type === 'too-many-requests';
    if (!isLimit || !(await isAnswered(db, call))) throw error;
  }
};
