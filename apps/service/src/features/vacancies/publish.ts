import { type Clock, dayInKolkata } from '../../runtime/clock/clock.ts';
import type { Db, Schema, Storage } from '../../storage/index.ts';
import { type Selectable, sql } from 'kysely';
import { derivedOf } from './derived.ts';
import type { VacancyFile } from './file/check.ts';
import { type FileIssue, VacancyFileError } from './file/record.ts';
import { refuseTakenNames } from './taken-names.ts';
import { writeRows } from './write-rows.ts';

export interface Tally {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** Vacancy with the columns of its file. */
export type StoredJob = Omit<
  Selectable<Schema['jobs']>,
  | 'changed_at'
  | 'version'
  | 'desk_changed_at'
  | 'is_sample'
  | 'owner_code'
  | keyof ReturnType<typeof derivedOf>
>;

/** Compares rows with the stored ones. Returns those that are new or differ. */
const compare = <T extends object>(
  wanted: readonly T[],
  stored: readonly T[],
  idOf: (row: T) => number,
): { readonly rows: readonly T[]; readonly tally: Tally } => {
  const byId = new Map(stored.map((row) => [idOf(row), row]));
  const added = wanted.filter((row) => !byId.has(idOf(row)));
  const changed = wanted.filter((row) => {
    const known = byId.get(idOf(row));
    return (
      known !== undefined &&
      (Object.keys(row) as (keyof T)[]).some((key) => known[key] !== row[key])
    );
  });
  return {
    rows: [...added, ...changed],
    tally: {
      added: added.length,
      changed: changed.length,
      unchanged: wanted.length - added.length - changed.length,
    },
  };
};

/** Returns the version of the vacancies, which grows with each change. 0 means that none was ever written. */
export const readVersion = async ({ db }: Pick<Storage, 'db'>): Promise<number> => {
  const row = await db
    .selectFrom('versions')
    .select('version')
    .where('name', '=', 'jobs')
    .executeTakeFirst();
  return row?.version ?? 0;
};

/** Reads the version of the vacancies, and locks it until this transaction ends. */
const lockVersion = async (db: Db): Promise<number> => {
  const { version } = await db
    .updateTable('versions')
    .set((set) => ({ version: set.ref('version') }))
    .where('name', '=', 'jobs')
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

const setVersion = async (db: Db, version: number) => {
  await db.updateTable('versions').set({ version }).where('name', '=', 'jobs').execute();
};

/**
 * Changes vacancies in one transaction, which excludes other changes. This process reads them again at once.
 *
 * @param work - returns whether it changed anything
 */
export const changeVacancies = async <T>(
  storage: Storage,
  work: (db: Db) => Promise<{ readonly changed: boolean; readonly value: T }>,
): Promise<T> => {
  const value = await storage.transact(async (db) => {
    const version = await lockVersion(db);
    const outcome = await work(db);
    if (outcome.changed) await setVersion(db, version + 1);
    return outcome.value;
  });
  storage.noteOwnChange();
  return value;
};

const readStored = async (db: Db) => ({
  categories: await db.selectFrom('job_categories').selectAll().execute(),
  locations: await db.selectFrom('job_locations').selectAll().execute(),
  jobs: await db.selectFrom('jobs').selectAll().execute(),
});

type Stored = Awaited<ReturnType<typeof readStored>>;

/** Returns an issue for each category or location of a file that has the number of another one of the desk. */
const renamedChoices = <
  Entry extends VacancyFile['categories'][number] | VacancyFile['locations'][number],
>(
  entries: readonly Entry[],
  stored: readonly (Entry & { readonly desk_added_at: number | null })[],
  [id, name]: readonly [keyof Entry & string, keyof Entry & string],
  file: VacancyFile,
): readonly FileIssue[] =>
  entries.flatMap((entry) => {
    const other = stored.find(
      (row) => row.desk_added_at !== null && row[id] === entry[id] && row[name] !== entry[name],
    );
    if (!other) return [];
    const reason = `${String(entry[id])} was added at the desk and is ${JSON.stringify(other[name])} there: give yours another number, or add --over-desk`;
    return [{ ...file.position<Entry>(entry, id), reason }];
  });

/** Refuses to overwrite what was changed at the desk, since the author of the file may not know of it. */
const refuseOverDesk = (file: VacancyFile, rows: readonly StoredJob[], stored: Stored) => {
  const atDesk = new Set(
    stored.jobs
      .filter(({ desk_changed_at }) => desk_changed_at !== null)
      .map(({ job_id }) => job_id),
  );
  const changing = new Set(rows.map(({ job_id }) => job_id));
  const ofJobs = file.jobs
    .filter(({ job_id }) => atDesk.has(job_id) && changing.has(job_id))
    .map((job) => ({
      ...file.position(job, 'job_id'),
      reason: `vacancy ${String(job.job_id)} was changed at the desk and is another there: take over what it says (export), give yours another job_id, or add --over-desk`,
    }));
  const issues = [
    ...renamedChoices(file.categories, stored.categories, ['id', 'jobcategory'], file),
    ...renamedChoices(file.locations, stored.locations, ['fk_district_id', 'vch_district'], file),
    ...ofJobs,
  ];
  if (issues.length > 0) throw new VacancyFileError(issues);
};

const checkReferences = (
  file: VacancyFile,
  categoryIds: ReadonlySet<number>,
  locationIds: ReadonlySet<number>,
) => {
  const issues: FileIssue[] = [];
  for (const job of file.jobs) {
    if (!categoryIds.has(job.category_id)) {
      const reason = `there is no category ${String(job.category_id)}`;
      issues.push({ ...file.position(job, 'category_id'), reason });
    }
    if (!locationIds.has(job.int_location_id)) {
      const reason = `there is no location ${String(job.int_location_id)}`;
      issues.push({ ...file.position(job, 'int_location_id'), reason });
    }
  }
  if (issues.length > 0) throw new VacancyFileError(issues);
};

/**
 * Checks that a file names all that its vacancies refer to, as it must for an empty database.
 *
 * @throws VacancyFileError
 */
export const checkAlone = (file: VacancyFile): void => {
  checkReferences(
    file,
    new Set(file.categories.map(({ id }) => id)),
    new Set(file.locations.map((location) => location.fk_district_id)),
  );
};

interface ImportOptions {
  readonly clock?: Clock;
  /** True imports only when no vacancy was ever written, as the samples of a first start are. */
  readonly onlyFirst?: boolean;
  /** True marks the vacancies as samples, which can be deleted. */
  readonly samples?: boolean;
  /** True allows to overwrite what was changed at the desk. */
  readonly overDesk?: boolean;
}

/**
 * Compares a file with the stored rows.
 *
 * @throws VacancyFileError as {@link importVacancies}
 */
const planImport = async (db: Db, file: VacancyFile, changed_at: number, overDesk: boolean) => {
  const stored = await readStored(db);
  checkReferences(
    file,
    new Set([...file.categories, ...stored.categories].map(({ id }) => id)),
    new Set([...file.locations, ...stored.locations].map((location) => location.fk_district_id)),
  );

  const today = dayInKolkata(changed_at);
  const known = new Map(stored.jobs.map((job) => [job.job_id, job]));
  const wantedJobs = file.jobs.map((job): StoredJob => {
    const before = known.get(job.job_id);
    const status = job.status ?? before?.status ?? 'open';
    const first_date = job.first_date ?? before?.first_date ?? (status === 'draft' ? null : today);
    const isLate = first_date !== null && first_date > job.last_date;
    return { ...job, status, first_date: isLate ? job.last_date : first_date };
  });
  const jobs = compare(wantedJobs, stored.jobs, ({ job_id }) => job_id);
  if (!overDesk) refuseOverDesk(file, jobs.rows, stored);
  refuseTakenNames(file, stored);
  return {
    categories: compare(file.categories, stored.categories, ({ id }) => id),
    locations: compare(file.locations, stored.locations, (row) => row.fk_district_id),
    jobs,
  };
};

/**
 * Imports a vacancies file in one transaction: adds new rows, changes those that differ, and leaves vacancies that are
 * not in it as they are. Importing the same file again changes nothing.
 *
 * @returns `undefined` when `onlyFirst` is set and vacancies were written before
 * @throws VacancyFileError when a vacancy refers to an unknown category or location, or was changed at the desk,
 * or a category or location has the name of another one
 */
export const importVacancies = async (
  storage: Storage,
  file: VacancyFile,
  { clock = Date.now, onlyFirst = false, samples = false, overDesk = false }: ImportOptions = {},
) => {
  const changed_at = clock();
  const plan = async (db: Db) => planImport(db, file, changed_at, overDesk);
  // Compares before the lock, since comparing tens of thousands of rows takes longer than writing them.
  const before = await readVersion(storage);
  const early = onlyFirst && before > 0 ? undefined : await plan(storage.db);
  const outcome = await storage.transact(async (db) => {
    const version = await lockVersion(db);
    if (onlyFirst && version > 0) return undefined;
    const planned = early && version === before ? early : await plan(db);

    const { categories, locations, jobs } = planned;
    const fromFile = { desk_added_at: null };
    await writeRows(db, 'job_categories', 'id', categories.rows, fromFile);
    await writeRows(db, 'job_locations', 'fk_district_id', locations.rows, fromFile);
    const jobRows = jobs.rows.map((row) => ({
      ...row,
      changed_at,
      is_sample: samples ? (1 as const) : (0 as const),
      ...derivedOf({ ...row, changed_at }),
    }));
    const overwritten = { version: sql<number>`jobs.version + 1`, desk_changed_at: null };
    await writeRows(db, 'jobs', 'job_id', jobRows, overwritten);
    const changedAnything = categories.rows.length + locations.rows.length + jobs.rows.length > 0;
    if (changedAnything || version === 0) await setVersion(db, version + 1);
    return {
      categories: categories.tally,
      locations: locations.tally,
      jobs: jobs.tally,
      changedAnything,
    };
  });
  storage.noteOwnChange();
  return outcome;
};

export const closeVacancy = async (
  storage: Storage,
  jobId: number,
): Promise<'closed' | 'was-closed' | 'unknown'> => {
  return changeVacancies(storage, async (db) => {
    const job = await db
      .selectFrom('jobs')
      .select('status')
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    if (!job) return { changed: false, value: 'unknown' };
    if (job.status === 'closed') return { changed: false, value: 'was-closed' };
    await db
      .updateTable('jobs')
      .set((set) => ({ status: 'closed', version: set('version', '+', 1) }))
      .where('job_id', '=', jobId)
      .execute();
    return { changed: true, value: 'closed' };
  });
};
