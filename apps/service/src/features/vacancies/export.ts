import { stringify } from 'csv-stringify/sync';
import type { Storage } from '../../storage/index.ts';
import { type Choices, readChoices } from './choices.ts';
import { csvColumns } from './file/csv.ts';
import type { StoredJob } from './publish.ts';

/** All vacancies, with drafts, closed and past ones. */
interface StoredVacancies extends Choices {
  readonly jobs: readonly StoredJob[];
}

const jobColumns = [
  'job_id',
  'job_title',
  'job_short_desc',
  'description',
  'category_id',
  'job_type',
  'vch_office',
  'int_location_id',
  'first_date',
  'last_date',
  'status',
] as const satisfies readonly (keyof StoredJob)[];

export const readVacancies = async ({ transact }: Storage): Promise<StoredVacancies> =>
  transact(async (db) => ({
    ...(await readChoices(db)),
    jobs: await db.selectFrom('jobs').select(jobColumns).orderBy('job_id').execute(),
  }));

/** Writes the JSON form. Importing it again changes nothing. */
export const toJsonFile = (vacancies: StoredVacancies): string =>
  `${JSON.stringify(vacancies, (_, value: unknown) => value ?? undefined, 2)}\n`;

/** Writes the CSV form (RFC 4180). It leaves out categories and locations that no vacancy refers to. */
export const toCsvFile = ({ categories, locations, jobs }: StoredVacancies): string => {
  const categoryName = new Map(categories.map((row) => [row.id, row.jobcategory]));
  const districtName = new Map(locations.map((row) => [row.fk_district_id, row.vch_district]));
  const rows = jobs.map((job) => ({
    ...job,
    jobcategory: categoryName.get(job.category_id) ?? '',
    vch_district: districtName.get(job.int_location_id) ?? '',
  }));
  return stringify(rows, {
    header: true,
    columns: [...csvColumns],
    record_delimiter: 'windows',
    quoted_match: /[\r\n]|^\s|\s$/,
  });
};
