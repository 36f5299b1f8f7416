import type { Migration } from 'kysely/migration';
import { first } from './0001-first.ts';

/** All migrations, by name; they run in the order of their names and are never changed afterwards. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': first,
};
