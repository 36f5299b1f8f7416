import { searchTextOf } from '@example/api/fields';
import type { JobCategory, JobLocation, JobSearch } from '@example/api/jobs';
import { jobTypes } from '@example/content/career';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { contains, type Schema } from '../../storage/index.ts';
import { LARGEST_ID } from './file/check.ts';

type Where = ExpressionBuilder<Schema, 'jobs'>;

/** Names of the ids in a vacancy. */
export interface Names {
  readonly categories: readonly JobCategory[];
  readonly locations: readonly JobLocation[];
  /** Optional. Without them the search leaves out the job type. */
  readonly types?: typeof jobTypes;
}

/**
 * Returns whether a text cannot occur in any column: control characters and half characters are not stored, and
 * PostgreSQL refuses some of them.
 */
const isNowhere = (needle: string) => /\p{Cc}/u.test(needle) || !needle.isWellFormed();

/**
 * Matches vacancies with `text` in title, category, type, office or district, in any case, as `filterJobs` does. Names
 * are compared here, columns by the database.
 */
export const hasText =
  (text: string, { categories, locations, types = [] as never }: Names) =>
  (where: Where): Expression<SqlBool> => {
    const needle = searchTextOf(text).trim();
    if (isNowhere(needle)) return where.lit(false);
    const isNamed = (name: string) => searchTextOf(name).includes(needle);
    const among = (column: 'category_id' | 'job_type' | 'int_location_id', ids: number[]) =>
      ids.length === 0 ? [] : [where(column, 'in', ids)];
    return where.or([
      contains('search_text', needle),
      ...among(
        'category_id',
        categories.filter(({ jobcategory }) => isNamed(jobcategory)).map(({ id }) => id),
      ),
      ...among(
        'job_type',
        types.filter(({ label }) => isNamed(label)).map(({ id }) => id),
      ),
      ...among(
        'int_location_id',
        locations
          .filter(({ vch_district }) => isNamed(vch_district))
          .map(({ fk_district_id }) => fk_district_id),
      ),
    ]);
  };

export const isOpenOn =
  (day: string) =>
  (where: Where): Expression<SqlBool> =>
    where.and([
      where('status', '=', 'open'),
      where('first_date', '<=', day),
      where('last_date', '>=', day),
    ]);

/** Matches a vacancy by its id. PostgreSQL refuses a number larger than the column can store. */
const hasId =
  (id: number) =>
  (where: Where): Expression<SqlBool> =>
    id > LARGEST_ID ? where.lit(false) : where('job_id', '=', id);

/** Matches the vacancies that a search leaves, as `filterJobs` does. */
export const isLeftBy =
  ({ q, category, type, location, job_id }: JobSearch, names: Omit<Names, 'types'>) =>
  (where: Where): Expression<SqlBool> =>
    where.and([
      ...(job_id === undefined ? [] : [hasId(job_id)(where)]),
      ...(category === undefined ? [] : [where('category_id', '=', category)]),
      ...(type === undefined ? [] : [where('job_type', '=', type)]),
      ...(location === undefined ? [] : [where('int_location_id', '=', location)]),
      ...(q === undefined ? [] : [hasText(q, { ...names, types: jobTypes })(where)]),
    ]);
