import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Escapes the wildcards of LIKE in a text. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Returns SQL that is true when a column contains `text`. Case counts, so columns that are searched in any case are
 * stored, and searched, in lower case.
 */
export const contains = (column: string, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} like ${`%${escapeLike(text)}%`} escape '\\'`;
