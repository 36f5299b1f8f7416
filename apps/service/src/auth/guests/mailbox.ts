import { sql } from 'kysely';
import type { Db, Storage } from '../../storage/index.ts';

/** Returns the key of an address's mailbox, the same for upper and lower case. */
export const mailboxOf = (email: string): string => email.toLowerCase();

/**
 * Locks a mailbox until the transaction of `db` ends. Nobody else can then count for its limits or erase its data, so
 * that concurrent requests cannot exceed a limit together. `shared` conflicts only with `alone`. Call it before
 * anything else in the transaction, to prevent deadlocks. SQLite needs no lock: it runs one transaction at a time.
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
