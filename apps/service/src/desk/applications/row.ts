import type { ApplicationRow } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import type { Selectable } from 'kysely';
import { type Db, heldBy, type Schema } from '../../storage/index.ts';

export type StoredApplication = Selectable<Schema['applications']>;

/** What the list needs of a row: not the letter, which may be long. */
export const summaryColumns = [
  'id',
  'reference',
  'job_id',
  'job_title',
  'applcnt_name',
  'applcnt_email',
  'status',
  'version',
  'created_at',
] as const satisfies readonly (keyof StoredApplication)[];

export type Summary = Pick<StoredApplication, (typeof summaryColumns)[number]>;

/** What the log of who did what calls an application. */
export const subjectOf = ({ reference }: Pick<Summary, 'reference'>): string =>
  `application ${reference}`;

const REFERENCE = /^A-[0-9A-Z]{8}$/;

const noSuchApplication = () =>
  new ApiError('not-found', 'There is no application with this reference (any more).', {
    status: 404,
  });

const queryApplication = (db: Db, reference: string) =>
  db
    .selectFrom('applications')
    .selectAll()
    .where('reference', '=', REFERENCE.test(reference) ? reference : '');

/** @throws ApiError of kind `not-found` */
export const findApplication = async (db: Db, reference: string): Promise<StoredApplication> => {
  const row = await queryApplication(db, reference).executeTakeFirst();
  if (!row) throw noSuchApplication();
  return row;
};

/**
 * Finds an application that stays as it is, and there, until the transaction of `db` ends.
 *
 * @throws ApiError of kind `not-found`
 */
export const holdApplication = async (db: Db, reference: string): Promise<StoredApplication> => {
  const row = await queryApplication(db, reference).$call(heldBy(db)).executeTakeFirst();
  if (!row) throw noSuchApplication();
  return row;
};

/** The tags of applications by their ids, in the order of the alphabet. */
export const readTags = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, string[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('application_tags')
    .selectAll()
    .where('application_id', 'in', ids)
    .execute();
  for (const { application_id, tag } of rows)
    found.set(application_id, [...(found.get(application_id) ?? []), tag]);
  for (const tags of found.values()) tags.sort();
  return found;
};

const countNotes = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('application_notes')
    .select(({ fn }) => ['application_id', fn.countAll<number | string>().as('count')])
    .where('application_id', 'in', ids)
    .groupBy('application_id')
    .execute();
  return new Map(rows.map(({ application_id, count }) => [application_id, Number(count)]));
};

/** Rows as the list shows them. */
export const asListed = async (
  db: Db,
  rows: readonly Summary[],
): Promise<readonly ApplicationRow[]> => {
  const ids = rows.map(({ id }) => id);
  const tags = await readTags(db, ids);
  const notes = await countNotes(db, ids);
  return rows.map((row) => ({
    reference: row.reference,
    job_id: row.job_id,
    job_title: row.job_title,
    name: row.applcnt_name,
    email: row.applcnt_email,
    status: row.status,
    tags: [...(tags.get(row.id) ?? [])],
    applied_at: row.created_at,
    version: row.version,
    notes: notes.get(row.id) ?? 0,
  }));
};

/** Puts these tags in the place of all an application has. */
export const replaceTags = async (
  db: Db,
  application_id: string,
  tags: readonly string[],
): Promise<void> => {
  await db.deleteFrom('application_tags').where('application_id', '=', application_id).execute();
  if (tags.length === 0) return;
  await db
    .insertInto('application_tags')
    .values(tags.map((tag) => ({ application_id, tag })))
    .execute();
};
