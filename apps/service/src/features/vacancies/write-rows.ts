import type { Insertable } from 'kysely';
import type { Db, Schema } from '../../storage/index.ts';

/** Rows written by one statement: stays below the parameter limits of SQLite and PostgreSQL. */
const ROWS_PER_STATEMENT = 200;

const chunks = <T>(rows: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );

export const writeCategories = async (
  db: Db,
  rows: readonly Insertable<Schema['job_categories']>[],
) => {
  for (const values of chunks(rows)) {
    await db
      .insertInto('job_categories')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((set) => ({
          jobcategory: set.ref('excluded.jobcategory'),
          desk_added_at: null,
        })),
      )
      .execute();
  }
};

export const writeLocations = async (
  db: Db,
  rows: readonly Insertable<Schema['job_locations']>[],
) => {
  for (const values of chunks(rows)) {
    await db
      .insertInto('job_locations')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('fk_district_id').doUpdateSet((set) => ({
          vch_district: set.ref('excluded.vch_district'),
          desk_added_at: null,
        })),
      )
      .execute();
  }
};

export const writeJobs = async (db: Db, rows: readonly Insertable<Schema['jobs']>[]) => {
  for (const values of chunks(rows)) {
    await db
      .insertInto('jobs')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('job_id').doUpdateSet((set) => ({
          job_title: set.ref('excluded.job_title'),
          job_short_desc: set.ref('excluded.job_short_desc'),
          description: set.ref('excluded.description'),
          category_id: set.ref('excluded.category_id'),
          job_type: set.ref('excluded.job_type'),
          vch_office: set.ref('excluded.vch_office'),
          int_location_id: set.ref('excluded.int_location_id'),
          first_date: set.ref('excluded.first_date'),
          last_date: set.ref('excluded.last_date'),
          status: set.ref('excluded.status'),
          changed_at: set.ref('excluded.changed_at'),
          version: set('jobs.version', '+', 1),
          desk_changed_at: null,
          is_sample: set.ref('excluded.is_sample'),
          search_text: set.ref('excluded.search_text'),
          published_at: set.ref('excluded.published_at'),
        })),
      )
      .execute();
  }
};
