import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { refuse } from './deps.ts';

/** Order of a list: by a column with a time, a number or text, then by the rows' ids. */
export interface Order<Column extends string> {
  readonly by: Column;
  readonly direction: 'asc' | 'desc';
}

/** Text without NUL, which PostgreSQL cannot store. */
const text = z.string().refine((some) => !some.includes('\u0000'));
const cursorSchema = z.tuple([z.union([text, z.int()]), text]);
/** Position of the last row of a page: its sort value and its id. */
export type Cursor = z.infer<typeof cursorSchema>;

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor), 'utf8').toString('base64url');

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

/** Selects the rows after a cursor by both columns of an index, so that a late page is as fast as the first. */
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

export const cursorOf = <Column extends string>(
  row: Keyed<Column>,
  { by }: Order<Column>,
): Cursor => [row[by], row.id];

/** Returns a page and the cursor of the next one. `rows` must have been read with one row more than the limit. */
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
