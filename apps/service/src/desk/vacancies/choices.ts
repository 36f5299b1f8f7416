import { checkNewCategory, checkNewLocation } from '@example/api/desk';
import { searchTextOf } from '@example/api/fields';
import type { JobCategory, JobLocation } from '@example/api/jobs';
import { audit } from '../../auth/staff/index.ts';
import { changeVacancies, readChoices } from '../../features/vacancies/index.ts';
import type { Db } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow, refuse } from '../calls/deps.ts';

type ChoiceDeps = Pick<DeskDeps, 'storage' | 'clock'>;

interface NewChoice {
  readonly kind: 'category' | 'location';
  readonly field: string;
  readonly name: string;
  /** Returns the numbers and names of those that there are. */
  readonly known: (
    choices: Awaited<ReturnType<typeof readChoices>>,
  ) => readonly (readonly [id: number, name: string])[];
  readonly insert: (db: Db, id: number, at: number) => Promise<unknown>;
}

/** Adds a category or a location with the next number. Visitors do not see it before a published vacancy uses it. */
const addChoice = async (
  { storage, clock }: ChoiceDeps,
  colleague: Colleague,
  { kind, field, name, known: knownIn, insert }: NewChoice,
): Promise<number> => {
  const at = clock();
  return changeVacancies(storage, async (db) => {
    const known = knownIn(await readChoices(db));
    if (known.some(([, other]) => searchTextOf(other) === searchTextOf(name)))
      throw refuse([{ field, code: 'choice_taken' }]);
    const id = Math.max(0, ...known.map(([other]) => other)) + 1;
    await insert(db, id, at);
    const subject = `${kind} ${String(id)}`;
    await audit(db, { at, actor: colleague, action: `vacancy.${kind}_added`, subject });
    return { changed: false, value: id };
  });
};

/** @throws ApiError of kind `invalid-input`, also when there is a category of this name in any case */
export const addCategory = async (
  deps: ChoiceDeps,
  colleague: Colleague,
  input: unknown,
): Promise<JobCategory> => {
  const { jobcategory } = parseOrThrow(checkNewCategory(input));
  const id = await addChoice(deps, colleague, {
    kind: 'category',
    field: 'jobcategory',
    name: jobcategory,
    known: ({ categories }) => categories.map((row) => [row.id, row.jobcategory]),
    insert: async (db, added, desk_added_at) =>
      db.insertInto('job_categories').values({ id: added, jobcategory, desk_added_at }).execute(),
  });
  return { id, jobcategory };
};

/** @throws ApiError of kind `invalid-input`, also when there is a location of this name in any case */
export const addLocation = async (
  deps: ChoiceDeps,
  colleague: Colleague,
  input: unknown,
): Promise<JobLocation> => {
  const { vch_district } = parseOrThrow(checkNewLocation(input));
  const fk_district_id = await addChoice(deps, colleague, {
    kind: 'location',
    field: 'vch_district',
    name: vch_district,
    known: ({ locations }) => locations.map((row) => [row.fk_district_id, row.vch_district]),
    insert: async (db, added, desk_added_at) =>
      db
        .insertInto('job_locations')
        .values({ fk_district_id: added, vch_district, desk_added_at })
        .execute(),
  });
  return { fk_district_id, vch_district };
};
