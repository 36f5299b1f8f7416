import { type CallKey, isAnswered, type KeyedCall } from '../idempotency/index.ts';
import { ProblemError } from '../problem/index.ts';
import type { Db } from '../storage/index.ts';

/**
 * Whom a mail is to: an address that anybody may have typed; one with an account, to which only so many mails
 * are sent anyhow; or whoever has shown that it is theirs.
 */
export type Addressee = 'stranger' | 'holder' | 'owner';

/**
 * Counts a mail, for the visitor who causes it and, where it is to a stranger, for the mailbox it goes to, with
 * all spellings of its address; rejects with a `too-many-requests` problem. A mail to its owner is not counted,
 * which takes as long.
 */
export type CountSender = (operation: string, email: string, to?: Addressee) => Promise<void>;

/** What a visitor's call brings beside its input. */
export interface SenderCall extends CallKey {
  /** Absent where no visitor calls. */
  readonly countSender?: CountSender | undefined;
  /** Whom it is counted for: `clientOf` its request. */
  readonly from?: string | undefined;
}

/**
 * Counts a call for its visitor and for the address that will get a mail for it: nobody can have a stranger's
 * mailbox filled, from however many places, nor fill those of many. A call that was answered before is not
 * counted, since no mail comes of it. Not to be called in a transaction: the count may be kept elsewhere.
 *
 * @throws ProblemError of type `too-many-requests`
 */
export const admitSender = async (
  db: Db,
  call: KeyedCall,
  email: string,
  countSender: CountSender | undefined,
): Promise<void> => {
  if (countSender && !(await isAnswered(db, call))) await countSender(call.operation, email);
};

/** Counts a mail where nobody may learn whether it is sent; says whether it may be. */
export const mayMail = async (
  countSender: CountSender | undefined,
  ...mail: Parameters<CountSender>
): Promise<boolean> => {
  try {
    await countSender?.(...mail);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.type === 'too-many-requests') return false;
    throw error;
  }
};
