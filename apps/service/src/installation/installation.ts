import { randomUUID } from 'node:crypto';
import type { Db } from '../storage/index.ts';

/** In the table `meta`: which installation a database is of. */
export const INSTALLATION = 'installation';

/**
 * Which installation a database is of, the same for all of its instances; made up when it is first asked for.
 * To be called in a transaction.
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

/** Says which installation a database is of, whatever it held until now. */
export const writeInstallation = async (db: Db, value: string): Promise<void> => {
  await db
    .insertInto('meta')
    .values({ name: INSTALLATION, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};
