import { sql } from 'kysely';
import type { Db, Storage } from '../storage/index.ts';

/** One mailbox, however its address was typed. */
export const mailboxOf = (email: string): string => email.toLowerCase();

/**
 * Lets nobody else count for this mailbox, or erase what is stored about it, until the transaction of `db` ends:
 * what is counted and then written must not be counted twice at the same moment. `shared` only keeps it from being
 * erased or counted for. To be called before anything else in the transaction, so that two do not wait for one
 * another. On SQLite there is one transaction at a time.
 */
export const holdMailbox = async (
  { dialect }: Pick<Storage, 'dialect'>,
  db: Db,
  mailbox: string,
  mode: 'alone' | 'shared' = 'alone',
): Promise<void> => {
  if (dialect !== 'postgres') return;
  const lock = sql.raw(
    mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock',
  );
  await sql`select ${lock}(hashtextextended(${`guest:${mailbox}`}, 0))`.execute(db);
};
