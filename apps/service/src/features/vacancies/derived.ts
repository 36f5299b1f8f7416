import { searchTextOf } from '@example/api/fields';
import { startOfDayInKolkata } from '../../runtime/clock/clock.ts';
import type { Schema } from '../../storage/index.ts';
import type { Selectable } from 'kysely';

type Columns = 'job_title' | 'vch_office' | 'first_date' | 'changed_at';

/**
 * Returns the columns derived from other columns, so that all databases search and order alike. Write them with every
 * change of a vacancy.
 */
export const derivedOf = ({
  job_title,
  vch_office,
  first_date,
  changed_at,
}: Pick<Selectable<Schema['jobs']>, Columns>) => ({
  search_text: `${searchTextOf(job_title)}\n${searchTextOf(vch_office)}`,
  published_at: first_date === null ? null : Math.max(changed_at, startOfDayInKolkata(first_date)),
});
