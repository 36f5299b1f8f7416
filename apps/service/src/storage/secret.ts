import { randomBytes } from 'node:crypto';
import type { Db } from './schema.ts';

const SECRET_BYTES = 32;

/**
 * Reads a secret of the service by its name in `meta`. It is created at the first call, and is the same for all
 * instances and after restarts. Call it in a transaction.
 */
export const readSecret = async (db: Db, name: string): Promise<Buffer> => {
  await db
    .insertInto('meta')
    .values({ name, value: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
};
