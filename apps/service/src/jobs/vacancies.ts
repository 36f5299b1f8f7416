import {
  type ClosedJob,
  type Job,
  JOB_TYPES,
  type JobCategory,
  type JobLocation,
} from '@example/api/jobs';
import { ApiError } from '@example/api/problem';
import { type Clock, dayInKolkata, startOfDayInKolkata } from '../clock/clock.ts';
import { createRepresentation, type Representation } from '../representation/index.ts';
import type { NotNull } from 'kysely';
import type { Storage } from '../storage/index.ts';

/** An open vacancy as it is published: all that is said of it anywhere. */
export interface Publication {
  readonly job: Job;
  readonly description: string;
  /** The first day it was shown on, in Asia/Kolkata. */
  readonly first_date: string;
  /** When it was shown first, or last changed since, in ms since 1970. */
  readonly changedAt: number;
}

/** What is open on one day, at one version of the data. */
export interface OpenVacancies {
  /** Changes whenever anything of it does. */
  readonly key: string;
  readonly categories: readonly JobCategory[];
  readonly locations: readonly JobLocation[];
  readonly list: readonly Job[];
  readonly publications: readonly Publication[];
  /** The same as they are answered, ready to be sent. */
  readonly answers: {
    readonly categories: Representation;
    readonly locations: Representation;
    readonly list: Representation;
  };
  /** @throws ApiError of kind `not-found` for a vacancy that is not shown (yet), is closed or past. */
  publication(jobId: number): Publication;
}

/** The vacancies, kept in memory as long as nobody changes them. */
export interface Vacancies {
  /**
   * What is open now: a change by another process is seen at once (SQLite) or within half a second
   * (PostgreSQL), the end of a day in Asia/Kolkata at once.
   */
  current(): Promise<OpenVacancies>;
}

interface Snapshot {
  readonly version: number;
  readonly categories: readonly JobCategory[];
  readonly locations: readonly JobLocation[];
  readonly jobs: readonly Publication[];
  readonly closed: ReadonlyMap<number, ClosedJob & { readonly first_date: string }>;
}

const toAnswer = (value: unknown) =>
  createRepresentation('application/json; charset=utf-8', Buffer.from(JSON.stringify(value)));

const readVersion = async ({ db }: Storage): Promise<number> => {
  const row = await db
    .selectFrom('versions')
    .select('version')
    .where('name', '=', 'jobs')
    .executeTakeFirst();
  return row?.version ?? 0;
};

const readSnapshot = async (storage: Storage): Promise<Snapshot> =>
  storage.transact(async (db) => {
    const version = await readVersion({ ...storage, db });
    const categories = await db.selectFrom('job_categories').selectAll().orderBy('id').execute();
    const locations = await db
      .selectFrom('job_locations')
      .selectAll()
      .orderBy('fk_district_id')
      .execute();
    const rows = await db
      .selectFrom('jobs')
      .innerJoin('job_categories', 'job_categories.id', 'jobs.category_id')
      .innerJoin('job_locations', 'job_locations.fk_district_id', 'jobs.int_location_id')
      .selectAll('jobs')
      .select(['job_categories.jobcategory', 'job_locations.vch_district'])
      .where('jobs.status', '=', 'open')
      .where('jobs.first_date', 'is not', null)
      .$narrowType<{ first_date: NotNull }>()
      .orderBy('jobs.job_id')
      .execute();
    const jobs = rows.map((row) => ({
      job: {
        job_id: row.job_id,
        job_title: row.job_title,
        job_short_desc: row.job_short_desc,
        vch_job_category: row.jobcategory,
        category_id: row.category_id,
        job_type: JOB_TYPES.find((type) => type === row.job_type) ?? 1,
        vch_office: row.vch_office,
        district_name: row.vch_district,
        int_location_id: row.int_location_id,
        last_date: row.last_date,
      },
      description: row.description,
      first_date: row.first_date,
      changedAt: Math.max(row.changed_at, startOfDayInKolkata(row.first_date)),
    }));
    const closed = await db
      .selectFrom('jobs')
      .select(['job_id', 'job_title', 'category_id', 'int_location_id', 'first_date'])
      .where('status', '=', 'closed')
      .where('first_date', 'is not', null)
      .$narrowType<{ first_date: NotNull }>()
      .execute();
    return {
      version,
      categories,
      locations,
      jobs,
      closed: new Map(closed.map(({ job_id, ...job }) => [job_id, job])),
    };
  });

const asClosed = ({ job_title, category_id, int_location_id }: ClosedJob): ClosedJob => ({
  job_title,
  category_id,
  int_location_id,
});

const openOn = (
  day: string,
  { version, categories, locations, jobs, closed }: Snapshot,
): OpenVacancies => {
  const shown = jobs.filter(({ first_date }) => first_date <= day);
  const open = shown.filter(({ job }) => job.last_date >= day);
  const list = open.map(({ job }) => job);
  const byId = new Map(open.map((publication) => [publication.job.job_id, publication]));
  /** What a vacancy was that is open no longer. */
  const formerly = (jobId: number): ClosedJob | undefined => {
    const former = closed.get(jobId);
    if (former) return former.first_date <= day ? asClosed(former) : undefined;
    const past = shown.find(({ job }) => job.job_id === jobId);
    return past && asClosed(past.job);
  };
  return {
    key: `${String(version)}.${day}`,
    categories,
    locations,
    list,
    publications: open,
    answers: {
      categories: toAnswer(categories),
      locations: toAnswer(locations),
      list: toAnswer(list),
    },
    publication: (jobId) => {
      const publication = byId.get(jobId);
      if (publication) return publication;
      const closedJob = formerly(jobId);
      const reason = closedJob ? 'This vacancy is closed.' : 'There is no such vacancy.';
      throw new ApiError('not-found', reason, { status: 404, closedJob });
    },
  };
};

export const createVacancies = (storage: Storage, clock: Clock): Vacancies => {
  let stamp: string | undefined;
  let snapshot: Snapshot | undefined;
  let open: { readonly day: string; readonly vacancies: OpenVacancies } | undefined;
  let refreshing: Promise<Snapshot> | undefined;

  const refresh = async (): Promise<Snapshot> => {
    // Taken before reading: what changes meanwhile is read with the next call.
    const taken = storage.changeStamp();
    if (snapshot?.version !== (await readVersion(storage))) {
      snapshot = await readSnapshot(storage);
      open = undefined;
    }
    stamp = taken;
    return snapshot;
  };

  const refreshed = async (): Promise<Snapshot> => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  return {
    current: async () => {
      const day = dayInKolkata(clock());
      if (open?.day === day && storage.changeStamp() === stamp) return open.vacancies;
      let known = await refreshed();
      // What others were reading may have been begun before the change this caller must see.
      if (storage.changeStamp() !== stamp) known = await refreshed();
      if (open?.day !== day) open = { day, vacancies: openOn(day, known) };
      return open.vacancies;
    },
  };
};
