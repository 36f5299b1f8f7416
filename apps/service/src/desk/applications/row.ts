import type { ApplicationRow } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import type { Selectable } from 'kysely';
import { readUnreached } from '../mails/unreached.ts';
import { type Db, forUpdate, isReference, type Schema } from '../../storage/index.ts';
import { countAlsoApplied } from './also-applied.ts';
import { type NameOf, ownerOf, readOwnerNames } from '../colleagues/colleagues.ts';

export type StoredApplication = Selectable<Schema['applications']>;

/** Columns that the list shows. The cover letter is left out because it may be long. */
export const summaryColumns = [
  'id',
  'reference',
  'job_id',
  'job_title',
  'applcnt_name',
  'applcnt_email',
  'status',
  'version',
  'owner_code',
  'source',
  'pool_ends_at',
  'created_at',
] as const satisfies readonly (keyof StoredApplication)[];

export type Summary = Pick<StoredApplication, (typeof summaryColumns)[number]>;

/** Counts the other applications of each applicant. */
const countOthers = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('applications')
    .select(['id', countAlsoApplied().as('count')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** Returns the name of an application in the audit log. */
export const subjectOf = ({ reference }: Pick<Summary, 'reference'>): string =>
  `application ${reference}`;

const noSuchApplication = () =>
  new ApiError('not-found', 'There is no application with this reference (any more).');

const queryApplication = (db: Db, reference: string) =>
  db
    .selectFrom('applications')
    .selectAll()
    .where('reference', '=', isReference(reference, 'A') ? reference : '');

/** @throws ApiError of kind `not-found` */
export const findApplication = async (db: Db, reference: string): Promise<StoredApplication> =>
  queryApplication(db, reference).executeTakeFirstOrThrow(noSuchApplication);

/**
 * Finds an application and locks it until the transaction of `db` ends.
 *
 * @throws ApiError of kind `not-found`
 */
export const holdApplication = async (db: Db, reference: string): Promise<StoredApplication> =>
  queryApplication(db, reference).$call(forUpdate(db)).executeTakeFirstOrThrow(noSuchApplication);

/** Locks those of the applications that exist until the transaction of `db` ends, always in the same order. */
export const holdApplications = async (
  db: Db,
  references: readonly string[],
): Promise<readonly StoredApplication[]> =>
  db
    .selectFrom('applications')
    .selectAll()
    .where('reference', 'in', references)
    .orderBy('id')
    .$call(forUpdate(db))
    .execute();

/** Returns the sorted tags of applications, by application id. */
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
    .select(({ fn }) => ['application_id', fn.countAll<number>().as('count')])
    .where('application_id', 'in', ids)
    .groupBy('application_id')
    .execute();
  return new Map(rows.map(({ application_id, count }) => [application_id, count]));
};

/** Returns what both the list and the details show of an application. */
export const asSummary = (row: Summary, tags: readonly string[] | undefined, nameOf: NameOf) => ({
  reference: row.reference,
  job_id: row.job_id,
  job_title: row.job_title,
  name: row.applcnt_name,
  email: row.applcnt_email,
  status: row.status,
  tags: [...(tags ?? [])],
  ...ownerOf(row, nameOf),
  applied_at: row.created_at,
  source: row.source,
  pool_until: row.pool_ends_at,
  version: row.version,
});

export const asListed = async (
  db: Db,
  rows: readonly Summary[],
): Promise<readonly ApplicationRow[]> => {
  const ids = rows.map(({ id }) => id);
  const tags = await readTags(db, ids);
  const notes = await countNotes(db, ids);
  const nameOf = await readOwnerNames(db, rows);
  const unreached = await readUnreached(db, 'application_id', ids);
  const others = await countOthers(db, ids);
  return rows.map((row) => ({
    ...asSummary(row, tags.get(row.id), nameOf),
    notes: notes.get(row.id) ?? 0,
    ...(unreached.has(row.id) && { unreached: true }),
    also_applied: others.get(row.id) ?? 0,
  }));
};

/** Returns the outcomes for applications, with those that exist as the list shows them. */
export const withApplications = async <Outcome>(
  db: Db,
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<(Outcome & { reference: string; application?: ApplicationRow })[]> => {
  const rows = await db
    .selectFrom('applications')
    .select(summaryColumns)
    .where('reference', 'in', [...outcomes.keys()])
    .execute();
  const listed = new Map((await asListed(db, rows)).map((row) => [row.reference, row]));
  return [...outcomes].map(([reference, outcome]) => {
    const application = listed.get(reference);
    return { reference, ...outcome, ...(application && { application }) };
  });
};

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
