import { randomUUID } from 'node:crypto';
import type { Db } from '../../storage/index.ts';

/** Name of the row in `meta` with the installation id of the database. */
export const INSTALLATION = 'installation';

/**
 * Returns the installation id of the database, which all its instances share. Creates it on first use. Call it in a
 * transaction.
 */
export const readInstallation = async (db: Db): Promise<string> => {
  await db
    .insertInto('meta')
    .values({ name: INSTALLATION, value: randomUUID() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', INSTALLATION)
    .executeTakeFirstOrThrow();
  return value;
};

export const writeInstallation = async (db: Db, value: string): Promise<void> => {
  await db
    .insertInto('meta')
    .values({ name: INSTALLATION, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};
