import type { Selectable } from 'kysely';
import type { Db, Schema } from '../../storage/index.ts';

export type AccountRow = Selectable<Schema['accounts']>;

/** Minimum time between two mails that tell an account's owner of a wrong password, in ms. */
const WARNED_EVERY_MS = 3_600_000;

export const findAccount = async (db: Db, mailbox: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('email_key', '=', mailbox).executeTakeFirst();

export const createAccount = async (
  db: Db,
  { email_key, email, password_hash }: Pick<AccountRow, 'email_key' | 'email' | 'password_hash'>,
  now: number,
): Promise<void> => {
  await db
    .insertInto('accounts')
    .values({
      email_key,
      email,
      password_hash,
      password_set_at: now,
      warned_at: null,
      created_at: now,
    })
    .execute();
};

/** Replaces the password hash. Returns `undefined` when the account does not exist (any more). */
export const setPassword = async (
  db: Db,
  mailbox: string,
  password_hash: string,
  now: number,
): Promise<Pick<AccountRow, 'email'> | undefined> =>
  db
    .updateTable('accounts')
    .set({ password_hash, password_set_at: now })
    .where('email_key', '=', mailbox)
    .returning('email')
    .executeTakeFirst();

/**
 * Returns whether the owner of an account is to be told of a wrong password now, and records that they are. Runs the
 * same statement whether or not the password was wrong and the account exists, so that the time of the answer reveals
 * neither.
 */
export const claimWarning = async (
  db: Db,
  mailbox: string,
  now: number,
  isWrong: boolean,
): Promise<boolean> => {
  const claimed = await db
    .updateTable('accounts')
    .set({ warned_at: now })
    .where('email_key', '=', isWrong ? mailbox : '')
    .where((where) =>
      where.or([where('warned_at', 'is', null), where('warned_at', '<=', now - WARNED_EVERY_MS)]),
    )
    .returning('email_key')
    .executeTakeFirst();
  return claimed !== undefined;
};
