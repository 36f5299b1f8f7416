import { randomBytes } from 'node:crypto';
import type { Db } from './schema.ts';

/** Reads a value of `meta` by its name; `undefined` if there is none. */
export const readMeta = async (db: Db, name: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
};

/** Reads a value of `meta` that is `first` from the first call on, for all instances. Call it in a transaction. */
export const readLastingMeta = async (db: Db, name: string, first: string): Promise<string> => {
  await db
    .insertInto('meta')
    .values({ name, value: first })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readMeta(db, name)) ?? first;
};

export const writeMeta = async (db: Db, name: string, value: string): Promise<void> => {
  await db
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

const SECRET_BYTES = 32;

/**
 * Reads a secret of the service by its name in `meta`. It is created at the first call, and is the same for all
 * instances and after restarts. Call it in a transaction.
 */
export const readSecret = async (db: Db, name: string): Promise<Buffer> => {
  const first = randomBytes(SECRET_BYTES).toString('base64url');
  return Buffer.from(await readLastingMeta(db, name, first), 'base64url');
};
