import type { Selectable } from 'kysely';
import type { Db, Schema } from '../../storage/index.ts';

type Category = Pick<Selectable<Schema['job_categories']>, 'id' | 'jobcategory'>;
type Location = Pick<Selectable<Schema['job_locations']>, 'fk_district_id' | 'vch_district'>;

export interface Choices {
  readonly categories: readonly Category[];
  readonly locations: readonly Location[];
}

const categories = (db: Db) =>
  db.selectFrom('job_categories').select(['id', 'jobcategory']).orderBy('id');
const locations = (db: Db) =>
  db
    .selectFrom('job_locations')
    .select(['fk_district_id', 'vch_district'])
    .orderBy('fk_district_id');

export const readChoices = async (db: Db): Promise<Choices> => ({
  categories: await categories(db).execute(),
  locations: await locations(db).execute(),
});

/** Reads the categories and locations that visitors see: not those of the desk that only drafts use. */
export const readShownChoices = async (db: Db): Promise<Choices> => {
  const published = db.selectFrom('jobs').where('status', '<>', 'draft');
  return {
    categories: await categories(db)
      .where((where) =>
        where.or([
          where('desk_added_at', 'is', null),
          where('id', 'in', published.select('category_id')),
        ]),
      )
      .execute(),
    locations: await locations(db)
      .where((where) =>
        where.or([
          where('desk_added_at', 'is', null),
          where('fk_district_id', 'in', published.select('int_location_id')),
        ]),
      )
      .execute(),
  };
};
