import {
  checkExtension,
  checkOwnerChange,
  checkPublication,
  checkVacancyFields,
  type Vacancy,
} from '@example/api/desk';
import type { CheckedFields } from '@example/api/fields';
import { ApiError } from '@example/api/problem';
import { dayInKolkata } from '../../runtime/clock/clock.ts';
import { changeVacancies, derivedOf } from '../../features/vacancies/index.ts';
import { audit } from '../../auth/staff/index.ts';
import type { Db } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, refuse, parseOrThrow } from '../calls/deps.ts';
import { checkOwner } from '../colleagues/colleagues.ts';
import { updateSeen } from '../history/seen.ts';
import { checkEntry, type Entry, fieldsOf } from './entry.ts';
import { findVacancy, readVacancy, statusOf, type StoredVacancy, subjectOf } from './row.ts';

export type ChangeDeps = Pick<DeskDeps, 'storage' | 'clock'>;

/** Change of a vacancy, at the version the caller has seen. */
export interface SeenVacancy {
  readonly job_id: number;
  /** `undefined` for a version that cannot exist. */
  readonly version: number | undefined;
  readonly input?: unknown;
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

interface Deed<Given> {
  readonly action: string;
  /** True when it changes nothing that a vacancies file holds or a visitor sees. */
  readonly isInternal?: true;
  readonly check: (input: unknown) => CheckedFields<Given>;
  /** Returns the columns to write and the details for the audit log; `undefined` when nothing would change. */
  readonly plan: (
    given: Given,
    row: StoredVacancy,
    at: { readonly db: Db; readonly now: number; readonly today: string },
  ) => Plan | Promise<Plan | undefined>;
}

/**
 * Creates a change of a vacancy at the version the caller has seen, which all instances show at once.
 *
 * @throws ApiError of kind `invalid-input`, `not-found`, or `conflict` where its state does not allow the change
 */
const onVacancy =
  <Given>({ action, isInternal, check, plan }: Deed<Given>) =>
  async (
    { storage, clock }: ChangeDeps,
    colleague: Colleague,
    { job_id, version, input }: SeenVacancy,
  ): Promise<ChangedVacancy> => {
    const given = parseOrThrow(check(input));
    const now = clock();
    // `changeVacancies` runs one change at a time.
    return changeVacancies(storage, async (db) => {
      const row = await findVacancy(db, job_id);
      const isSeen = row.version === version;
      const at = { db, now, today: dayInKolkata(now) };
      const planned = isSeen ? await plan(given, row, at) : undefined;
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

/** Changes the content of a vacancy. */
export const changeVacancy = onVacancy({
  action: 'vacancy.changed',
  check: (input) => {
    const checked = checkVacancyFields(input);
    return checked.ok && Object.keys(checked.value).length === 0
      ? { ok: false, issues: [{ field: 'job_title', code: 'nothing_to_change' }] }
      : checked;
  },
  plan: async (fields, row, { db, now }) => {
    const before = { ...fieldsOf(row), first_date: row.first_date };
    const entry = await checkEntry(db, row.job_id, { ...before, ...fields });
    if (entry.first_date === null && row.status !== 'draft')
      throw refuse([{ field: 'first_date', code: 'first_date_invalid' }]);
    const names = (Object.keys(before) as (keyof typeof before)[]).filter(
      (name) => entry[name] !== before[name],
    );
    if (names.length === 0) return undefined;
    // A changed sample is the company's own vacancy.
    return { columns: { ...entry, changed_at: now, is_sample: 0 }, details: { fields: names } };
  },
});

/** Publishes a draft, scheduled or closed vacancy, from today or from a later day. */
export const publishVacancy = onVacancy({
  action: 'vacancy.published',
  check: checkPublication,
  plan: ({ first_date: wanted }, row, { now, today }) => {
    const before = statusOf(row, today);
    if (before === 'open') throw notAs(before);
    const first_date = wanted ?? today;
    if (row.last_date < today) throw refuse([{ field: 'last_date', code: 'last_date_past' }]);
    if (first_date < today || first_date > row.last_date)
      throw refuse([{ field: 'first_date', code: 'first_date_invalid' }]);
    return {
      columns: { status: 'open', first_date, changed_at: now },
      details: { from: before, first_date },
    };
  },
});

/** Sets a later last date. A vacancy whose last date has passed is open again, but none that somebody closed. */
export const extendVacancy = onVacancy({
  action: 'vacancy.extended',
  check: checkExtension,
  plan: ({ last_date }, row, { now, today }) => {
    if (row.status === 'closed') throw notAs(row.status);
    if (last_date < today || last_date <= row.last_date)
      throw refuse([{ field: 'last_date', code: 'last_date_invalid' }]);
    return {
      columns: { last_date, changed_at: now },
      details: { from: row.last_date, to: last_date },
    };
  },
});

/** Closes an open vacancy, so that visitors no longer see it. */
export const closeVacancyAtDesk = onVacancy({
  action: 'vacancy.closed',
  check: () => ({ ok: true, value: undefined }),
  plan: (_nothing, row, { today }) => {
    if (row.status !== 'open') throw notAs(row.status);
    return { columns: { status: 'closed' }, details: { from: statusOf(row, today) } };
  },
});

/** Sets the owner of a vacancy, which visitors do not see. */
export const assignVacancy = onVacancy({
  action: 'vacancy.owner_changed',
  isInternal: true,
  check: checkOwnerChange,
  plan: async ({ owner }, row, { db }) => {
    if (owner === row.owner_code) return undefined;
    await checkOwner(db, 'vacancies.write', owner);
    return { columns: { owner_code: owner }, details: { from: row.owner_code, to: owner } };
  },
});
