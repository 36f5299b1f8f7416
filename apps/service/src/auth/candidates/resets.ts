import type { ExpressionBuilder } from 'kysely';
import { countRows, type Db, type Schema, hashOf } from '../../storage/index.ts';
import { hashOfNothing } from '../core/tokens.ts';
import { HOUR_MS } from '../../runtime/clock/durations.ts';

/** Time for which a link works, and counts for the limit of its address. */
export const RESET_VALID_MS = HOUR_MS;

/** Maximum number of links mailed to an address in {@link RESET_VALID_MS}. */
export const LINKS_PER_MAILBOX = 3;

export const mayMailLink = async (db: Db, mailbox: string, now: number): Promise<boolean> => {
  const mailed = db
    .selectFrom('password_resets')
    .where('email_key', '=', mailbox)
    .where('created_at', '>', now - RESET_VALID_MS);
  return (await countRows(mailed)) < LINKS_PER_MAILBOX;
};

/** Stores a password reset. The row looks the same when its link does not work. */
export const storeReset = async (
  db: Db,
  token: string,
  mailbox: string,
  now: number,
  works: boolean,
): Promise<void> => {
  await db
    .insertInto('password_resets')
    .values({
      token_hash: works ? hashOf(token) : hashOfNothing(),
      email_key: mailbox,
      expires_at: now + RESET_VALID_MS,
      used_at: null,
      created_at: now,
    })
    .execute();
};

const isOpen =
  (token: string, now: number) => (where: ExpressionBuilder<Schema, 'password_resets'>) =>
    where.and([
      where('token_hash', '=', hashOf(token)),
      where('used_at', 'is', null),
      where('expires_at', '>', now),
    ]);

/** Returns the mailbox of a link that works; `undefined` when it does not. */
export const findOpen = async (db: Db, token: string, now: number): Promise<string | undefined> => {
  const open = await db
    .selectFrom('password_resets')
    .select('email_key')
    .where(isOpen(token, now))
    .executeTakeFirst();
  return open?.email_key;
};

/** Uses up a link and all others of its address. Returns whether it worked. */
export const useReset = async (db: Db, token: string, now: number): Promise<boolean> => {
  const resets = db.updateTable('password_resets').set({ used_at: now });
  const used = await resets.where(isOpen(token, now)).returning('email_key').executeTakeFirst();
  if (!used) return false;
  await resets.where('email_key', '=', used.email_key).where('used_at', 'is', null).execute();
  return true;
};
