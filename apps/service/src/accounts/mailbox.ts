import { sql } from 'kysely';
import type { Db, Storage } from '../storage/index.ts';

/** One mailbox, however its address was typed. */
export const mailboxOf = (email: string): string => email.toLowerCase();

/**
 * Lets nobody else count for this mailbox until the transaction of `db` ends: what is counted and then
 * written must not be counted twice at the same moment. On SQLite there is one transaction at a time.
 */
export const holdMailbox = async (
  { dialect }: Pick<Storage, 'dialect'>,
  db: Db,
  mailbox: string,
): Promise<void> => {
  if (dialect !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guest:${mailbox}`}, 0))`.execute(db);
};
