import { CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';
import type { Storage } from './storage.ts';

const begin = CompiledQuery.raw('begin deferred');
const end = CompiledQuery.raw('rollback');

/**
 * Runs `work`, which only reads, on the data of one moment. Other processes can write meanwhile. On SQLite other work
 * of this process waits.
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
    // Kysely's own transactions begin as writers, and would block others.
    await connection.executeQuery(begin);
    try {
      return await work(connection);
    } finally {
      await connection.executeQuery(end);
    }
  });
};
