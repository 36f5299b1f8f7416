import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  sql,
  type SqlBool,
} from 'kysely';
import { type Db, deleteUntil, type Schema } from '../../storage/index.ts';
import { isEqualInConstantTime } from './constant-time.ts';
import { codeHashOf, createCode, createToken, hashOf, hashOfNothing } from './tokens.ts';

type ChallengeTable = 'sign_in_challenges' | 'staff_challenges';

interface ChallengePolicy<Table extends ChallengeTable> {
  readonly table: Table;
  /** Tries of a challenge. */
  readonly tries: number;
  /** Age from which challenges are deleted, in ms. */
  readonly keptMs: number;
}

/** Secrets of a challenge: the token for the browser's cookie and the code for the mail. */
export interface NewChallenge {
  readonly token: string;
  readonly code: string;
}

export const newChallenge = (): NewChallenge => ({ token: createToken(), code: createCode() });

export interface StoredChallenge {
  readonly token: string;
  /** Code that works; `undefined` if none does. The row looks the same. */
  readonly code: string | undefined;
  readonly rememberMe: boolean;
  readonly mailed: boolean;
  /** Lifetime, in ms. */
  readonly validMs: number;
}

/** Compares a typed code with the one of a challenge, in constant time. */
export const isCodeOf = (
  { code_hash }: { readonly code_hash: string },
  token: string,
  code: string,
): boolean => isEqualInConstantTime(codeHashOf(token, code), code_hash);

/** Creates the functions on the challenges of a table. */
export const createChallengeStore = <Table extends ChallengeTable>({
  table: name,
  tries,
  keptMs,
}: ChallengePolicy<Table>) => {
  type Row = Selectable<Schema[Table]>;
  type Whose = Partial<Row>;
  const table: ChallengeTable = name;

  const matching = (db: Db, whose: Whose, since: number) =>
    db
      .selectFrom(table)
      .where((where) => where.and(whose as object))
      .where('created_at', '>', since);

  const canBeTried =
    (
      token: string | undefined,
      now: number,
      condition: Expression<SqlBool> = sql<boolean>`1 = 1`,
    ) =>
    (where: ExpressionBuilder<Schema, ChallengeTable>) =>
      where.and([
        where('token_hash', '=', token === undefined ? '' : hashOf(token)),
        where('wrong_tries', '<', tries),
        where('used_at', 'is', null),
        where('expires_at', '>', now),
        condition,
      ]);

  return {
    /** @param columns - those that only this table has */
    store: async (
      db: Db,
      now: number,
      { token, code, rememberMe, mailed, validMs }: StoredChallenge,
      columns: Whose,
    ): Promise<void> => {
      await db
        .insertInto(table)
        .values({
          ...columns,
          token_hash: hashOf(token),
          code_hash: code === undefined ? hashOfNothing() : codeHashOf(token, code),
          remember_me: rememberMe ? 1 : 0,
          mailed: mailed ? 1 : 0,
          expires_at: now + validMs,
          used_at: null,
          created_at: now,
        })
        .execute();
    },

    /** Counts the challenges with these columns that began later than `since`. */
    count: async (db: Db, whose: Whose, since: number): Promise<number> => {
      const { count } = await matching(db, whose, since)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Sums the wrong tries of the challenges with these columns that began later than `since`. */
    sumWrongTries: async (db: Db, whose: Whose, since: number): Promise<number> => {
      const { tries } = await matching(db, whose, since)
        .select(({ fn }) => fn.sum<number | string | null>('wrong_tries').as('tries'))
        .executeTakeFirstOrThrow();
      return Number(tries);
    },

    /**
     * Finds the challenge of a browser without counting a try; `undefined` when there is none to try.
     *
     * @param condition - further condition
     */
    find: async (
      db: Db,
      token: string | undefined,
      now: number,
      condition?: Expression<SqlBool>,
    ): Promise<Row | undefined> =>
      db
        .selectFrom(table)
        .selectAll()
        .where(canBeTried(token, now, condition))
        .executeTakeFirst() as Promise<Row | undefined>,

    /**
     * Counts a try of a browser's challenge, as a wrong one until `consume` takes it back. Returns `undefined` when
     * there is no challenge to try.
     *
     * @param condition - further condition
     */
    recordAttempt: async (
      db: Db,
      token: string | undefined,
      now: number,
      condition?: Expression<SqlBool>,
    ): Promise<Row | undefined> =>
      token === undefined
        ? undefined
        : (db
            .updateTable(table)
            .set((set) => ({ wrong_tries: set('wrong_tries', '+', 1) }))
            .where(canBeTried(token, now, condition))
            .returningAll()
            .executeTakeFirst() as Promise<Row | undefined>),

    /** Marks a challenge as used and takes back its last try, which was the right one. */
    consume: async (
      db: Db,
      { token_hash }: { readonly token_hash: string },
      now: number,
    ): Promise<void> => {
      await db
        .updateTable(table)
        .set((set) => ({ used_at: now, wrong_tries: set('wrong_tries', '-', 1) }))
        .where('token_hash', '=', token_hash)
        .execute();
    },

    /** Deletes the challenges that no limit counts any more; returns their number. */
    purge: async (db: Db, now: number): Promise<number> =>
      deleteUntil(db, table, 'created_at', now - keptMs),
  };
};
