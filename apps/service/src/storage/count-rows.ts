import { type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Counts the rows that a query finds. */
export const countRows = async <From extends keyof Schema, Found>(
  found: SelectQueryBuilder<Schema, From, Found>,
): Promise<number> => {
  const { count } = await found.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return count;
};
