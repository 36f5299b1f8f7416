import { type SelectQueryBuilder, sql } from 'kysely';
import { countRows, type Schema } from '../../storage/index.ts';

type Rows<From extends keyof Schema> = SelectQueryBuilder<Schema, From, object>;

/** Counts the rows that were found for each combination of values of some columns. */
export const countBy = async <
  From extends keyof Schema,
  Column extends keyof Schema[From] & string,
>(
  found: Rows<From>,
  columns: readonly Column[],
) => {
  const refs = columns.map((column) => sql.ref(column));
  const selected = columns.map((column) => sql.ref<string | number>(column).as(column));
  const groups = await found
    .select([...selected, sql<number>`count(*)`.as('count')])
    .groupBy(refs)
    .execute();
  return groups as readonly (Record<Column, string | number> & { readonly count: number })[];
};

type Group = Readonly<Record<string, string | number>> & { readonly count: number };

/**
 * Adds the groups up by one column.
 *
 * @param limits - values of other columns; `undefined` for any
 */
export const sumBy = (
  groups: readonly Group[],
  column: string,
  limits: Readonly<Record<string, string | number | undefined>> = {},
): ReadonlyMap<string | number, number> => {
  const sums = new Map<string | number, number>();
  for (const group of groups) {
    const value = group[column];
    const isLimited = Object.entries(limits).some(
      ([other, wanted]) => wanted !== undefined && group[other] !== wanted,
    );
    if (value === undefined || isLimited) continue;
    sums.set(value, (sums.get(value) ?? 0) + group.count);
  }
  return sums;
};

/**
 * Counts the rows that were found and came after a time, until now; 0 without one. A row of the future, which a clock
 * that was ahead has stamped, is not new.
 */
export const countAfter = async <From extends keyof Schema>(
  found: Rows<From>,
  after: number | undefined,
  now: number,
): Promise<number> => {
  if (after === undefined) return 0;
  return countRows(found.where(sql<boolean>`created_at > ${after} and created_at <= ${now}`));
};
