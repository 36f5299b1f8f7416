import { sql } from 'kysely';
import type { Db } from './schema.ts';
import type { Storage } from './storage.ts';

/**
 * Locks a key until the transaction of `db` ends. `shared` conflicts only with `alone`. Call it before anything else in
 * the transaction, to prevent deadlocks. SQLite needs no lock: it runs one transaction at a time.
 */
export const lockKey = async (
  { dialect }: Pick<Storage, 'dialect'>,
  db: Db,
  key: string,
  mode: 'alone' | 'shared' = 'alone',
): Promise<void> => {
  if (dialect !== 'postgres') return;
  const lock = sql.raw(
    mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock',
  );
  await sql`select ${lock}(hashtextextended(${key}, 0))`.execute(db);
};

/** Returns the key of an address's mailbox, the same for upper and lower case. */
export const mailboxOf = (email: string): string => email.toLowerCase();

/**
 * Locks a mailbox by {@link lockKey}. Nobody else can then count for its limits or erase its data, so that concurrent
 * requests cannot exceed a limit together.
 */
export const holdMailbox = async (
  storage: Pick<Storage, 'dialect'>,
  db: Db,
  mailbox: string,
  mode?: 'alone' | 'shared',
): Promise<void> => lockKey(storage, db, `guest:${mailbox}`, mode);
