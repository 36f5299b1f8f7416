import { PAGE_DEFAULT } from '@example/api/desk';
import type { CheckedFields } from '@example/api/fields';
import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { z } from 'zod';
import { auditAlone } from '../../auth/staff/index.ts';
import { countRows, type Db, type Schema } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow, refuse } from '../calls/deps.ts';
import type { Table } from './table.ts';

/** Column to sort by, with the schema of its values in a cursor. */
interface SortColumn {
  readonly column: RawBuilder<string | number>;
  readonly value: z.ZodType<string | number>;
}

/** Text without NUL, which PostgreSQL cannot store. */
const text = z.string().refine((some) => !some.includes('\u0000'));

/** A column by its name, or what is computed from columns. */
type Sorted<T> = string | RawBuilder<T>;

const columnOf = <T>(sorted: Sorted<T>) =>
  typeof sorted === 'string' ? sql.ref<T>(sorted) : sorted;

export const column = {
  text: (sorted: Sorted<string>): SortColumn => ({ column: columnOf(sorted), value: text }),
  number: (sorted: Sorted<number>, largest = Number.MAX_SAFE_INTEGER): SortColumn => ({
    column: columnOf(sorted),
    value: z.int().min(-largest).max(largest),
  }),
};

interface ListQuery {
  readonly sort?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

type Sort<Query extends ListQuery> = NonNullable<Query['sort']>;
type Ascending<Name extends string> = Name extends `-${string}` ? never : Name;

interface ListDefinition<Query extends ListQuery> {
  readonly check: (query: unknown) => CheckedFields<Query>;
  readonly columns: Readonly<Record<Ascending<Sort<Query>>, SortColumn>>;
  readonly id: SortColumn;
  readonly defaultSort: Sort<Query>;
}

interface Order {
  readonly by: SortColumn;
  readonly id: SortColumn;
  readonly direction: 'asc' | 'desc';
}

/** Position of the last row of a page: its sort value and its id. */
type Cursor = readonly [string | number, string | number];

interface Range {
  readonly order: Order;
  readonly after?: Cursor | undefined;
  readonly limit: number;
}

const orderOf = <Query extends ListQuery>(
  { columns, id, defaultSort }: ListDefinition<Query>,
  sort: Sort<Query> = defaultSort,
): Order => ({
  by: columns[sort.replace(/^-/, '') as Ascending<Sort<Query>>],
  id,
  direction: sort.startsWith('-') ? 'desc' : 'asc',
});

/** @throws ApiError of kind `invalid-input` */
const readCursor = (cursor: string, { by, id }: Order): Cursor => {
  try {
    return z
      .tuple([by.value, id.value])
      .parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw refuse([{ field: 'cursor', code: 'query_invalid' }]);
  }
};

/** A list, as {@link defineList} defines it. */
export interface List<Query extends ListQuery> extends ListDefinition<Query> {
  /**
   * Splits a query into its filters and the range of rows.
   *
   * @throws ApiError of kind `invalid-input`
   */
  readonly parse: (query: unknown) => {
    readonly filters: Omit<Query, keyof ListQuery>;
    readonly range: Range;
  };
}

/** Defines a list. Each order sorts by one column, then by the id; `-` before its name reverses both. */
export const defineList = <Query extends ListQuery>(list: ListDefinition<Query>): List<Query> => ({
  ...list,
  parse: (query) => {
    const { sort, cursor, limit = PAGE_DEFAULT, ...filters } = parseOrThrow(list.check(query));
    const order = orderOf(list, sort);
    const after = cursor === undefined ? undefined : readCursor(cursor, order);
    return { filters, range: { order, after, limit } };
  },
});

/** Joins the conditions of the filters that are set. */
export const allOf = (
  ...conditions: readonly (Expression<SqlBool> | false)[]
): Expression<SqlBool> =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== false)], sql` and `);

type Rows<Tables extends keyof Schema, Row> = SelectQueryBuilder<Schema, Tables, Row>;

/** Adds columns to the rows of a page, or reads the rows of another query by the ids of the page. */
type Read<From extends keyof Schema, Found, To extends keyof Schema, Row> = (
  page: Rows<From, Found>,
) => Rows<To, Row>;

const readRows = async <From extends keyof Schema, Found, To extends keyof Schema, Row>(
  found: Rows<From, Found>,
  { order: { by, id, direction }, after, limit }: Range,
  read: Read<From, Found, To, Row>,
) => {
  const sign = direction === 'asc' ? sql`>` : sql`<`;
  const [value, lastId] = after ?? [];
  // Both columns of an index select the rows after a cursor, so that a late page is as fast as the first.
  const isAfter = sql<SqlBool>`(${by.column}, ${id.column}) ${sign} (${value}, ${lastId})`;
  const page = found
    .$if(after !== undefined, (rows) => rows.where(isAfter))
    .orderBy(by.column, direction)
    .orderBy(id.column, direction)
    .limit(limit);
  return read(page)
    .select([by.column.as('cursor_value'), id.column.as('cursor_id')])
    .clearOrderBy()
    .orderBy(by.column, direction)
    .orderBy(id.column, direction)
    .execute();
};

const cursorOf = (row: {
  readonly cursor_value: string | number;
  readonly cursor_id: string | number;
}): Cursor => [row.cursor_value, row.cursor_id];

/**
 * Reads a page of the rows that were found, and the number of all of them.
 *
 * @param count - counts the same rows faster than their query does
 */
export const readPage = async <From extends keyof Schema, Found, To extends keyof Schema, Row>(
  found: Rows<From, Found>,
  { limit, ...range }: Range,
  read: Read<From, Found, To, Row>,
  count: () => Promise<number> = async () => countRows(found),
) => {
  // One row more than asked for tells if there is another page.
  const rows = await readRows(found, { ...range, limit: limit + 1 }, read);
  const total = await count();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next_cursor =
    rows.length > limit && last
      ? Buffer.from(JSON.stringify(cursorOf(last)), 'utf8').toString('base64url')
      : undefined;
  return { page, total, next: next_cursor === undefined ? {} : { next_cursor } };
};

/** Reads all rows that were found, some at a time. */
export async function* readAll<From extends keyof Schema, Found, To extends keyof Schema, Row>(
  found: Rows<From, Found>,
  range: Range,
  read: Read<From, Found, To, Row>,
) {
  let { after } = range;
  for (;;) {
    const rows = await readRows(found, { ...range, after }, read);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = cursorOf(last);
  }
}

interface Export<Query extends ListQuery> {
  readonly list: ListDefinition<Query>;
  /** Name of the list in the audit log. */
  readonly name: 'applications' | 'enquiries' | 'subscribers' | 'audit';
  readonly texts: Pick<Table, 'sheet' | 'columns'>;
  /** Number of rows that are read at a time. */
  readonly limit: number;
  readonly lines: (
    db: Db,
    filters: Omit<Query, keyof ListQuery>,
    range: Range,
    colleague: Colleague,
    settings: DeskDeps['settings'],
  ) => Table['lines'];
}

/**
 * Creates the export of a list. It exports all matching rows as a table, and records this in the audit log.
 *
 * @throws ApiError of kind `invalid-input`
 */
export const createExport =
  <Query extends ListQuery>({ list, name, texts, limit, lines }: Export<Query>) =>
  async (
    { settings, storage, clock }: Pick<DeskDeps, 'settings' | 'storage' | 'clock'>,
    colleague: Colleague,
    input: unknown,
  ): Promise<Table> => {
    const query = parseOrThrow(list.check(input));
    await auditAlone(storage, {
      at: clock(),
      actor: colleague,
      action: `${name}.exported`,
      subject: name,
      // Only the names of the filters: their values may be personal data.
      details: { limited_by: Object.keys(query) },
    });
    const { sort, cursor: _cursor, limit: _limit, ...filters } = query;
    const range = { order: orderOf(list, sort), limit };
    return { ...texts, lines: lines(storage.db, filters, range, colleague, settings) };
  };
