import { ApiError } from '@example/api/problem';
import { type CallKey, isAnswered, type KeyedCall } from '../idempotency/index.ts';

import type { Db } from '../../storage/index.ts';

/**
 * Relation of a mail's recipient to the visitor. `stranger`: anybody may have typed the address; `holder`: it has an
 * account, to which the number of mails is limited anyway; `owner`: the visitor has shown that it is theirs.
 */
export type Addressee = 'stranger' | 'holder' | 'owner';

/**
 * Counts a mail for the visitor who causes it and, if it goes to a stranger, for the mailbox behind the address.
 * Rejects with a `too-many-requests` problem. A mail to its owner is not counted, but takes as long.
 */
export type CountSender = (operation: string, email: string, to?: Addressee) => Promise<void>;

/** Data that a visitor's call has besides its input. */
export interface SenderCall extends CallKey {
  /** Absent when no visitor calls. */
  readonly countSender?: CountSender | undefined;
  /** Client that it is counted for, by `resolveClient`. */
  readonly from?: string | undefined;
}

/**
 * Counts a call for its visitor and for the address that gets a mail because of it. Nobody can have a stranger's
 * mailbox filled, from however many places, nor fill those of many. A call that was answered before is not counted,
 * since it causes no mail. Do not call it in a transaction: the count may be stored elsewhere.
 *
 * @throws ApiError of kind `too-many-requests`
 */
export const enforceEmailLimit = async (
  db: Db,
  call: KeyedCall,
  email: string,
  countSender: CountSender | undefined,
): Promise<void> => {
  if (countSender && !(await isAnswered(db, call))) await countSender(call.operation, email);
};

/** Counts a mail when nobody may learn whether it is sent. Returns whether it may be sent. */
export const mayMail = async (
  countSender: CountSender | undefined,
  ...mail: Parameters<CountSender>
): Promise<boolean> => {
  try {
    await countSender?.(...mail);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'too-many-requests') return false;
    throw error;
  }
};
