import { ApiError } from '@example/api/problem';
import { type Insertable, type Selectable, sql } from 'kysely';
import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../auth/candidates/cookies.ts';
import type { StaffVisitor } from '../auth/staff/cookies.ts';
import { erasePerson } from '../features/privacy/index.ts';
import { type Db, type Schema, type Storage, timeOrderedId } from '../storage/index.ts';
import { atOnce, createCrossing } from './crossing.ts';
import { databases } from './databases.ts';
import { personalDataOf } from './personal-data.ts';
import { createTestService, type TestService } from './test-service.ts';

/** Races of each pair of deeds. `npm run faults` sets it to a hundred. */
const RACES = Number(process.env['RACES'] ?? 10);

/** Races at the same time: each deed has a connection of its own, and none waits for one. */
const AT_ONCE = 5;

/**
 * Outcome of a deed. `stale`: its subject was changed; `refused`: its subject is in the wrong state; `gone`: its
 * subject does not exist.
 */
export type Outcome = 'done' | 'stale' | 'refused' | 'gone';

/** Two deeds on the same subject at the same time. */
interface Race<Subject> {
  readonly subject: Subject;
  readonly outcomes: readonly (readonly [deed: string, outcome: Outcome])[];
  /** Returns how many of the given deeds were done. */
  readonly done: (...deeds: readonly string[]) => number;
}

/** State that a race left, and state that it must have left. */
interface Left {
  readonly is: object;
  readonly must: object;
}

interface Scene<Subject> {
  /** Creates equal subjects, each about a person of its own. */
  readonly make: (people: readonly Person[]) => Promise<readonly Subject[]>;
  /** Deeds on a subject. `turn` distinguishes two equal deeds. */
  readonly deeds: Readonly<Record<string, (subject: Subject, turn: 0 | 1) => Promise<Outcome>>>;
  readonly look: (races: readonly Race<Subject>[]) => Promise<readonly Left[]>;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  /** Eight digits. */
  readonly number: string;
}

let born = 0;
const person = (): Person => {
  born += 1;
  const number = String(born).padStart(8, '0');
  return { id: timeOrderedId(Date.now()), email: `person-${number}@example.com`, number };
};

/** Returns the outcome of a known refusal. Any other error is a fault of the service. */
const outcomeOf = (error: unknown): Outcome => {
  if (!(error instanceof ApiError)) throw error;
  if (['not-found', 'sign-in-required'].includes(error.kind)) return 'gone';
  const refusals = ['conflict', 'invalid-input', 'idempotency-conflict', 'not-permitted'];
  if (refusals.includes(error.kind)) return 'refused';
  throw error;
};

const isAs = ({ is, must }: Left): boolean => {
  try {
    expect(is).toEqual(must);
    return true;
  } catch {
    return false;
  }
};

/** Tables in which races leave rows. Rows that belong to these are deleted with them. */
const tables = [
  ...(['applications', 'contact_messages', 'subscriptions', 'outbox', 'idempotency_keys'] as const),
  ...(['accounts', 'sign_in_challenges', 'password_resets'] as const),
  ...(['staff_members', 'audit_log'] as const),
] satisfies readonly (keyof Schema)[];

/** Deletes all rows, so that later races take no longer than the first ones: an erasure searches every row. */
const clear = async ({ dialect, db }: Storage): Promise<void> => {
  if (dialect === 'postgres') {
    const names = sql.join(tables.map((table) => sql.table(table)));
    await sql`truncate ${names} cascade`.execute(db);
  } else for (const table of tables) await db.deleteFrom(table).execute();
};

/**
 * Runs each pair of deeds of a scene, and each deed with itself, at the same time, `RACES` times. In each race one of
 * the two must be done.
 */
const raceAll = async <Subject>(
  storage: Storage,
  { make, deeds, look }: Scene<Subject>,
): Promise<void> => {
  const turns = pLimit(AT_ONCE);
  const { count, run } = storage.dialect === 'postgres' ? createCrossing() : atOnce;
  const act = async (deed: string, subject: Subject, turn: 0 | 1) =>
    [deed, (await deeds[deed]?.(subject, turn).catch(outcomeOf)) ?? 'gone'] as const;
  const names = Object.keys(deeds);
  const statements = new Map<string, number>();
  for (const deed of names)
    for (const subject of await make([person()]))
      statements.set(deed, await count(async () => act(deed, subject, 0)));
  await clear(storage);
  for (const [index, one] of names.entries())
    for (const other of names.slice(index)) {
      const subjects = await make(Array.from({ length: RACES }, person));
      const races = await Promise.all(
        subjects.map(async (subject, index): Promise<Race<Subject>> => {
          const runOne = async () => act(one, subject, 0);
          const runOther = async () => act(other, subject, 1);
          // In every other race the other deed begins. Its pauses are spread over its statements.
          const isInOrder = index % 2 === 0;
          const share = Math.floor(index / 2) / (RACES / 2);
          const after = Math.floor(share * (statements.get(isInOrder ? one : other) ?? 0));
          const outcomes = await turns(async () =>
            run(isInOrder ? [runOne, runOther] : [runOther, runOne], after),
          );
          const done = (...some: readonly string[]) =>
            outcomes.filter(([deed, outcome]) => outcome === 'done' && some.includes(deed)).length;
          return { subject, outcomes, done };
        }),
      );
      const left = await look(races);
      expect(left).toHaveLength(RACES);
      const wrong = left.flatMap((after, race) => {
        const outcomes = races[race]?.outcomes ?? [];
        const isDone = outcomes.some(([, outcome]) => outcome === 'done');
        return isDone && isAs(after) ? [] : [{ outcomes, ...after }];
      });
      const name = `${one} and ${other}: ${String(wrong.length)} of ${String(RACES)} went wrong`;
      expect(wrong.slice(0, 2), name).toEqual([]);
      await clear(storage);
    }
};

export const insertAll = async <Table extends keyof Schema>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> => {
  await db.insertInto(table).values(rows).execute();
};

/** Returns a function that counts the rows of a key. */
export const counting = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
): ((key: string) => number) => {
  const counts = new Map<string | null, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return (key) => counts.get(key) ?? 0;
};

/** Counts the rows of a table by a key. */
export const countRowsBy = async <Table extends keyof Schema>(
  db: Db,
  table: Table,
  keyOf: (row: Selectable<Schema[Table]>) => string | null,
): Promise<(key: string) => number> =>
  counting(
    (await db.selectFrom(table).selectAll().execute()) as unknown as Selectable<Schema[Table]>[],
    keyOf,
  );

/** Races the deeds of a scene on each database. */
export const describeRaces = <Subject>(
  subject: string,
  sceneOf: (stage: TestService & { readonly db: Db; readonly now: number }) => Scene<Subject>,
): void => {
  describe.each(databases)(
    'any two concurrent actions on $name',
    { timeout: 180_000 },
    (database) => {
      it(`leave ${subject} as their answers said`, async () => {
        const service = await createTestService({ database });
        const { storage } = service;
        await raceAll(storage, sceneOf({ ...service, db: storage.db, now: Date.now() }));
      });
    },
  );
};

/** Returns the deed that erases a person. */
export const erasing = (service: TestService) => {
  const data = personalDataOf(service);
  return async ({ email }: Pick<Person, 'email'>): Promise<Outcome> => {
    await erasePerson(data, email);
    return 'done';
  };
};

const nothing = () => undefined;

/** Returns a visitor with a session or a challenge, who ignores the cookies that are set. */
export const visitorWith = (
  cookies: Partial<Pick<Visitor, 'session' | 'challenge'>>,
): Visitor & StaffVisitor => ({
  ...{ session: undefined, challenge: undefined, captchas: [], browser: undefined, ...cookies },
  ...{ device: { browser: '', system: '' }, address: '203.0.113.1' },
  ...{ setSession: nothing, clearSession: nothing },
  ...{ setChallenge: nothing, clearChallenge: nothing },
  ...{ setCaptcha: nothing, clearCaptchas: nothing, setBrowser: nothing },
});
