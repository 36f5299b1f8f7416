import { CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';
import type { Storage } from './storage.ts';

const begin = CompiledQuery.raw('begin deferred');
const end = CompiledQuery.raw('rollback');

/**
 * Runs `work`, which only reads, on the data as it is at one moment. Other processes go on writing
 * meanwhile; on SQLite the other work of this one waits.
 */
export const readSnapshot = async <T>(
  { dialect, db }: Pick<Storage, 'dialect' | 'db'>,
  work: (db: Db) => Promise<T>,
): Promise<T> => {
  if (dialect === 'postgres') {
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(work);
  }
  return db.connection().execute(async (connection) => {
    // Not Kysely's own, which are made for writing and would keep others from it.
    await connection.executeQuery(begin);
    try {
      return await work(connection);
    } finally {
      await connection.executeQuery(end);
    }
  });
};
