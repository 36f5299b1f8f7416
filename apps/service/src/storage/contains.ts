import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Text that stands for itself between the wildcards of LIKE. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Says in SQL that a column has `text` somewhere in it. Letters count as they are: what is to be found in
 * any case is stored, and asked for, in lower case.
 */
export const contains = (column: string, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} like ${`%${literally(text)}%`} escape '\\'`;
