import { checkCopy, checkVacancyFields, type Vacancy } from '@example/api/desk';
import { audit } from '../../auth/staff/index.ts';
import { changeVacancies, derivedOf, nextJobId } from '../../features/vacancies/index.ts';
import { runIdempotent } from '../../http/idempotency/index.ts';
import { dayInKolkata } from '../../runtime/clock/clock.ts';
import type { Db } from '../../storage/index.ts';
import { type Colleague, parseOrThrow, refuse } from '../calls/deps.ts';
import type { KeyedInput } from '../calls/call.ts';
import type { ChangeDeps } from './change.ts';
import { checkEntry, fieldsOf } from './entry.ts';
import { findVacancy, readVacancy, subjectOf } from './row.ts';

type Repeatable = Pick<KeyedInput, 'input' | 'key'>;

interface NewVacancy extends Repeatable {
  readonly colleague: Colleague;
  /** Input that must be the same when the idempotency key is repeated. */
  readonly input: object;
  readonly details: Readonly<Record<string, unknown>>;
  readonly fields: (db: Db) => Promise<Readonly<Record<string, unknown>>>;
  /** True publishes it from today on; it stays a draft by default. */
  readonly publish?: boolean | undefined;
}

/** Creates a vacancy, whose maker owns it. Repeated calls with the same idempotency key create one. */
const makeVacancy = async (
  { storage, clock }: ChangeDeps,
  { colleague, key, input, details, fields, publish = false }: NewVacancy,
): Promise<Vacancy> => {
  const now = clock();
  const today = dayInKolkata(now);
  return changeVacancies(storage, async (db) => {
    let isNew = false as boolean;
    const call = { operation: 'desk_create_vacancy', key, input, now };
    const { job_id } = await runIdempotent(db, call, async () => {
      isNew = true;
      const id = await nextJobId(db);
      const entry = await checkEntry(db, id, await fields(db));
      if (publish && entry.last_date < today)
        throw refuse([{ field: 'last_date', code: 'last_date_past' }]);
      const shown = publish ? ({ status: 'open', first_date: today } as const) : undefined;
      const row = { ...entry, status: 'draft' as const, ...shown, changed_at: now };
      await db
        .insertInto('jobs')
        .values({
          ...row,
          ...derivedOf(row),
          job_id: id,
          desk_changed_at: now,
          owner_code: colleague.employeeCode,
        })
        .execute();
      const noted = { at: now, actor: colleague, subject: subjectOf(id) };
      await audit(db, { ...noted, action: 'vacancy.created', details });
      if (shown) {
        const published = { from: 'draft', first_date: shown.first_date };
        await audit(db, { ...noted, action: 'vacancy.published', details: published });
      }
      return { job_id: id };
    });
    return { changed: isNew, value: await readVacancy(db, job_id, now) };
  });
};

/** @throws ApiError of kind `invalid-input` or `conflict` */
export const createVacancy = async (
  deps: ChangeDeps,
  colleague: Colleague,
  { input, key }: Repeatable,
): Promise<Vacancy> => {
  const fields = parseOrThrow(checkVacancyFields(input));
  const draft = { colleague, key, input: fields, details: {} };
  return makeVacancy(deps, { ...draft, fields: async () => Promise.resolve(fields) });
};

/**
 * Copies a vacancy, with another last day if one is given.
 *
 * @throws ApiError of kind `invalid-input`, `not-found` or `conflict`
 */
export const copyVacancy = async (
  deps: ChangeDeps,
  colleague: Colleague,
  { job_id, input, key }: Repeatable & { readonly job_id: number },
): Promise<Vacancy> => {
  const { last_date, publish } = parseOrThrow(checkCopy(input ?? {}));
  return makeVacancy(deps, {
    colleague,
    key,
    publish,
    input: { copy_of: job_id, last_date, publish },
    details: { copy_of: job_id },
    fields: async (db) => ({
      ...fieldsOf(await findVacancy(db, job_id)),
      ...(last_date !== undefined && { last_date }),
    }),
  });
};
