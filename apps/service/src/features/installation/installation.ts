import { randomUUID } from 'node:crypto';
import { type Db, readLastingMeta } from '../../storage/index.ts';

/** Name of the row in `meta` with the installation id of the database. */
export const INSTALLATION = 'installation';

/** Returns the installation id of the database, which all its instances share. Call it in a transaction. */
export const readInstallation = async (db: Db): Promise<string> =>
  readLastingMeta(db, INSTALLATION, randomUUID());
