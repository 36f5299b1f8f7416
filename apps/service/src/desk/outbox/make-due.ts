import type { MailState } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { audit } from '../../auth/staff/index.ts';
import { retry, stateOf } from '../../mail/outbox/index.ts';
import { type Db, forUpdate } from '../../storage/index.ts';
import type { Colleague, DeskDeps } from '../calls/deps.ts';

const ID = /^[\da-f-]{36}$/;

/** Selects a mail. Asks for none with an id that no mail can have: no database stores NUL. */
export const queryMail = (db: Db, id: string) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', ID.test(id) ? id : '');

export const noSuchMail = (): ApiError =>
  new ApiError('not-found', 'There is no such mail (any more).');

/** Returns whether a mail in this state can be made due at once. */
export const canBeRetried = (state: MailState): boolean =>
  state === 'waiting' || state === 'parked' || state === 'refused';

interface Deed<T> {
  readonly id: string;
  readonly action: string;
  /** Subject in the audit log. */
  readonly audited: string;
  readonly isPossible: (state: MailState) => boolean;
  readonly query?: typeof queryMail;
  /** Reads the answer after the change. */
  readonly read: (db: Db, now: number) => Promise<T>;
}

/**
 * Makes a mail due at once.
 *
 * @throws ApiError of kind `not-found`, or of kind `conflict` when it is in another state
 */
export const makeDue = async <T>(
  { storage, outbox, clock }: Pick<DeskDeps, 'storage' | 'outbox' | 'clock'>,
  colleague: Colleague,
  { id, action, audited, isPossible, query = queryMail, read }: Deed<T>,
): Promise<T> => {
  const now = clock();
  const answer = await storage.transact(async (db) => {
    const mail = await query(db, id).$call(forUpdate(db)).executeTakeFirstOrThrow(noSuchMail);
    const from = stateOf(mail, now);
    if (!isPossible(from))
      throw new ApiError('conflict', `This cannot be done with a mail that is ${from}.`);
    await retry(db, now, id);
    await audit(db, { at: now, actor: colleague, action, subject: audited, details: { from } });
    return read(db, now);
  });
  outbox.wake();
  return answer;
};
