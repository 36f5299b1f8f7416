import { ApiError } from '@example/api/problem';
import { checkRecords, type FileIssue, type JobEntry } from '../../features/vacancies/index.ts';
import type { Db } from '../../storage/index.ts';

/** Returns the content of a vacancy: without its number, status and first date. */
export const fieldsOf = (
  vacancy: Omit<JobEntry, 'job_id' | 'first_date' | 'status' | 'job_type'> & {
    readonly job_type: number;
  },
) => ({
  job_title: vacancy.job_title,
  job_short_desc: vacancy.job_short_desc,
  description: vacancy.description,
  category_id: vacancy.category_id,
  job_type: vacancy.job_type,
  vch_office: vacancy.vch_office,
  int_location_id: vacancy.int_location_id,
  last_date: vacancy.last_date,
});

export type Entry = ReturnType<typeof fieldsOf> & { readonly first_date: string | null };

const refuseFields = (issues: readonly Pick<FileIssue, 'field' | 'reason'>[]) =>
  new ApiError('invalid-input', 'The input breaks a rule; nothing was stored.', {
    errors: issues.map(({ field, reason }) => ({
      field,
      message: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`,
    })),
  });

/**
 * Checks a vacancy by the rules of a vacancies file.
 *
 * @throws ApiError of kind `invalid-input`
 */
export const checkEntry = async (
  db: Db,
  job_id: number,
  fields: Readonly<Record<string, unknown>>,
): Promise<Entry> => {
  const at = (field: string) => ({ line: 1, column: 1, field });
  const said: Readonly<Record<string, unknown>> = { ...fields, job_id };
  const given = Object.entries(said).filter(
    ([name, value]) => value !== undefined && !(name === 'first_date' && value === null),
  );
  const record = {
    at: at(''),
    values: new Map(given.map(([name, value]) => [name, { value, at: at(name) }])),
  };
  const issues: FileIssue[] = [];
  const { jobs } = checkRecords({ categories: [], locations: [], jobs: [record] }, issues);
  const [job] = jobs;
  if (!job || issues.length > 0) throw refuseFields(issues);
  const category = await db
    .selectFrom('job_categories')
    .select('id')
    .where('id', '=', job.category_id)
    .executeTakeFirst();
  const location = await db
    .selectFrom('job_locations')
    .select('fk_district_id')
    .where('fk_district_id', '=', job.int_location_id)
    .executeTakeFirst();
  const unknown = [
    ...(category ? [] : [{ field: 'category_id', reason: 'there is no such category' }]),
    ...(location ? [] : [{ field: 'int_location_id', reason: 'there is no such location' }]),
  ];
  if (unknown.length > 0) throw refuseFields(unknown);
  return { ...fieldsOf(job), first_date: job.first_date ?? null };
};
