import {
  checkExtension,
  checkPublication,
  checkVacancyFields,
  type Vacancy,
} from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { dayInKolkata } from '../../runtime/clock/clock.ts';
import { changeVacancies, derivedOf } from '../../features/vacancies/index.ts';
import { audit } from '../../auth/staff/index.ts';
import type { Db } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, refuse, parseOrThrow } from '../common/deps.ts';
import { updateSeen } from '../common/seen.ts';
import { checkEntry, type Entry, fieldsOf } from './entry.ts';
import { findVacancy, readVacancy, statusOf, type StoredVacancy, subjectOf } from './row.ts';

export type ChangeDeps = Pick<DeskDeps, 'storage' | 'clock'>;

/** Change of a vacancy, at the version the caller has seen. */
export interface SeenVacancy {
  readonly job_id: number;
  /** `undefined` for a version that cannot exist. */
  readonly version: number | undefined;
  readonly input: unknown;
}

export interface ChangedVacancy {
  readonly isStale: boolean;
  readonly vacancy: Vacancy;
}

const notAs = (status: string) =>
  new ApiError('conflict', `This cannot be done with a vacancy that is ${status}.`);

type Columns = Partial<
  Entry & Pick<StoredVacancy, 'status' | 'changed_at' | 'is_sample' | 'owner_code'>
>;

interface Plan {
  readonly columns: Columns;
  readonly details: Readonly<Record<string, unknown>>;
}

interface Deed {
  readonly action: string;
  /** True when it changes nothing that a vacancies file holds or a visitor sees. */
  readonly isInternal?: true;
  /** Returns the columns to write and the details for the audit log; `undefined` when nothing would change. */
  readonly plan: (db: Db, row: StoredVacancy, today: string) => Plan | Promise<Plan | undefined>;
}

/** Changes a vacancy at the version the caller has seen, so that all instances show the change at once. */
export const changeSeen = async (
  { storage, clock }: ChangeDeps,
  colleague: Colleague,
  { job_id, version }: Pick<SeenVacancy, 'job_id' | 'version'>,
  { action, plan, isInternal }: Deed,
): Promise<ChangedVacancy> => {
  const now = clock();
  // `changeVacancies` runs one change at a time.
  return changeVacancies(storage, async (db) => {
    const row = await findVacancy(db, job_id);
    const isSeen = row.version === version;
    const planned = isSeen ? await plan(db, row, dayInKolkata(now)) : undefined;
    const isChanged =
      planned !== undefined &&
      (await updateSeen(
        db
          .updateTable('jobs')
          .set({
            ...planned.columns,
            ...derivedOf({ ...row, ...planned.columns }),
            ...(!isInternal && { desk_changed_at: now }),
          })
          .where('job_id', '=', job_id),
        row.version,
      ));
    if (isChanged) {
      const { details } = planned;
      const subject = subjectOf(job_id);
      await audit(db, { at: now, actor: colleague, action, subject, details });
    }
    const vacancy = await readVacancy(db, job_id, now);
    const isStale = !isSeen || (planned !== undefined && !isChanged);
    return { changed: isChanged && !isInternal, value: { isStale, vacancy } };
  });
};

/**
 * Changes the content of a vacancy.
 *
 * @throws ApiError of kind `invalid-input` or `not-found`
 */
export const changeVacancy = async (
  deps: ChangeDeps,
  colleague: Colleague,
  { input, ...seen }: SeenVacancy,
): Promise<ChangedVacancy> => {
  const fields = parseOrThrow(checkVacancyFields(input));
  if (Object.keys(fields).length === 0)
    throw refuse([{ field: 'job_title', code: 'nothing_to_change' }]);
  return changeSeen(deps, colleague, seen, {
    action: 'vacancy.changed',
    plan: async (db, row) => {
      const before = { ...fieldsOf(row), first_date: row.first_date };
      const entry = await checkEntry(db, row.job_id, { ...before, ...fields });
      if (entry.first_date === null && row.status !== 'draft')
        throw refuse([{ field: 'first_date', code: 'first_date_invalid' }]);
      const names = (Object.keys(before) as (keyof typeof before)[]).filter(
        (name) => entry[name] !== before[name],
      );
      if (names.length === 0) return undefined;
      // A changed sample is the company's own vacancy.
      const columns = { ...entry, changed_at: deps.clock(), is_sample: 0 as const };
      return { columns, details: { fields: names } };
    },
  });
};

/**
 * Publishes a draft, scheduled or closed vacancy, from today or from a later day.
 *
 * @throws ApiError of kind `invalid-input`, `not-found`, or `conflict` when it is open
 */
export const publishVacancy = async (
  deps: ChangeDeps,
  colleague: Colleague,
  { input, ...seen }: SeenVacancy,
): Promise<ChangedVacancy> => {
  const { first_date: wanted } = parseOrThrow(checkPublication(input));
  return changeSeen(deps, colleague, seen, {
    action: 'vacancy.published',
    plan: (_db, row, today) => {
      const before = statusOf(row, today);
      if (before === 'open') throw notAs(before);
      const first_date = wanted ?? today;
      if (row.last_date < today) throw refuse([{ field: 'last_date', code: 'last_date_invalid' }]);
      if (first_date < today || first_date > row.last_date)
        throw refuse([{ field: 'first_date', code: 'first_date_invalid' }]);
      return {
        columns: { status: 'open' as const, first_date, changed_at: deps.clock() },
        details: { from: before, first_date },
      };
    },
  });
};

/**
 * Sets a later last date. A vacancy whose last date has passed is open again.
 *
 * @throws ApiError of kind `invalid-input`, `not-found`, or `conflict` when somebody closed it
 */
export const extendVacancy = async (
  deps: ChangeDeps,
  colleague: Colleague,
  { input, ...seen }: SeenVacancy,
): Promise<ChangedVacancy> => {
  const { last_date } = parseOrThrow(checkExtension(input));
  return changeSeen(deps, colleague, seen, {
    action: 'vacancy.extended',
    plan: (_db, row, today) => {
      if (row.status === 'closed') throw notAs(row.status);
      if (last_date < today || last_date <= row.last_date)
        throw refuse([{ field: 'last_date', code: 'last_date_invalid' }]);
      return {
        columns: { last_date, changed_at: deps.clock() },
        details: { from: row.last_date, to: last_date },
      };
    },
  });
};

/**
 * Closes a vacancy, so that visitors no longer see it.
 *
 * @throws ApiError of kind `not-found`, or `conflict` when it is a draft or closed
 */
export const closeVacancyAtDesk = async (
  deps: ChangeDeps,
  colleague: Colleague,
  seen: Pick<SeenVacancy, 'job_id' | 'version'>,
): Promise<ChangedVacancy> =>
  changeSeen(deps, colleague, seen, {
    action: 'vacancy.closed',
    plan: (_db, row, today) => {
      if (row.status !== 'open') throw notAs(row.status);
      return { columns: { status: 'closed' as const }, details: { from: statusOf(row, today) } };
    },
  });
