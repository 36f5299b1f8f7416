import type { Migration } from 'kysely/migration';
import { migrationOf } from './statements.ts';

/**
 * Returns the migration that creates the table of a public form, and the column of its kind in the inbox. It is frozen
 * like every migration: a later change of a form's fields is a migration of its own.
 *
 * @param fields - columns with the text of the form's fields
 */
export const formTable = (kind: string, table: string, fields: readonly string[]): Migration =>
  migrationOf([
    `create table ${table} (
       id text primary key,
       reference text not null unique,
       ${fields.map((field) => `${field} text not null,`).join(' ')}
       suspicion text,
       created_at bigint not null
     )`,
    `alter table inbox add column ${kind}_id text references ${table} (id) on delete cascade`,
    `create index inbox_${kind}_id on inbox (${kind}_id) where ${kind}_id is not null`,
  ]);
