import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { refuse } from './deps.ts';

/** What a list is ordered by: a column with a time or a number, or one with text, and then the rows' ids. */
export interface Order<Column extends string> {
  readonly by: Column;
  readonly direction: 'asc' | 'desc';
}

/** Where a page ended: what it was ordered by, and the row's id. */
const text = z.string().refine((some) => !some.includes('\u0000'));
const cursorSchema = z.tuple([z.union([text, z.int()]), text]);
export type Cursor = z.infer<typeof cursorSchema>;

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor), 'utf8').toString('base64url');

/** Columns that hold text. */
const isText = (column: string) => column.endsWith('_key');

/** @throws ApiError of kind `bad-input` */
export const readCursor = (text: string, { by }: Order<string>): Cursor => {
  try {
    const cursor = cursorSchema.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown,
    );
    if (typeof cursor[0] === (isText(by) ? 'string' : 'number')) return cursor;
  } catch {
    // Refused below.
  }
  throw refuse([{ field: 'cursor', code: 'query_invalid' }]);
};

/** What comes after a cursor: by the two columns of an index, so that a late page costs as little as the first. */
export const isAfter = (
  [value, id]: Cursor,
  { by, direction }: Order<string>,
  idColumn = 'id',
): Expression<SqlBool> => {
  const sign = direction === 'asc' ? sql`>` : sql`<`;
  return sql<SqlBool>`(${sql.ref(by)}, ${sql.ref(idColumn)}) ${sign} (${value}, ${id})`;
};

type Keyed<Column extends string> = Readonly<Record<Column, string | number>> & {
  readonly id: string;
};

/** Where a row stands in the order. */
export const cursorOf = <Column extends string>(
  row: Keyed<Column>,
  { by }: Order<Column>,
): Cursor => [row[by], row.id];

/** A page, and where the next one begins, of rows that were asked for with one more than its limit. */
export const pageOf = <Column extends string, Row extends Keyed<Column>>(
  rows: readonly Row[],
  limit: number,
  order: Order<Column>,
): { readonly page: readonly Row[]; readonly next: { readonly next_cursor?: string } } => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isLast = rows.length <= limit || !last;
  return { page, next: isLast ? {} : { next_cursor: writeCursor(cursorOf(last, order)) } };
};
