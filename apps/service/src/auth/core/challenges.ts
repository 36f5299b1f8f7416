import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  sql,
  type SqlBool,
} from 'kysely';
import { type Db, type Schema, hashOf } from '../../storage/index.ts';
import { isEqualInConstantTime } from './constant-time.ts';
import { codeHashOf, createCode, createToken, hashOfNothing } from './tokens.ts';

type ChallengeTable = 'sign_in_challenges' | 'staff_challenges';

/** Creates the secrets of a challenge: the token for the browser's cookie and the code for the mail. */
export const newChallenge = () => ({ token: createToken(), code: createCode() });

export const isCodeOf = (challenge: { code_hash: string }, token: string, code: string): boolean =>
  isEqualInConstantTime(codeHashOf(token, code), challenge.code_hash);

/** @param tries - most tries of a challenge */
export const createChallengeStore = <Name extends ChallengeTable>(name: Name, tries: number) => {
  type Row = Selectable<Schema[Name]>;
  type Shared = Selectable<Schema[ChallengeTable]>;
  const table: ChallengeTable = name;

  const canBeTried =
    (token: string | undefined, now: number, condition: Expression<SqlBool> = sql`1 = 1`) =>
    (where: ExpressionBuilder<Schema, ChallengeTable>) =>
      where.and([
        where('token_hash', '=', token === undefined ? '' : hashOf(token)),
        where('wrong_tries', '<', tries),
        where('used_at', 'is', null),
        where('expires_at', '>', now),
        condition,
      ]);

  return {
    /**
     * Stores a challenge. The row looks the same whether or not its code works.
     *
     * @param code - `undefined` where none works
     * @param own - columns that only this table has
     */
    store: async (
      db: Db,
      token: string,
      code: string | undefined,
      shared: Pick<Shared, 'created_at' | 'expires_at' | 'remember_me' | 'mailed'>,
      own: Partial<Row>,
    ): Promise<void> => {
      const code_hash = code === undefined ? hashOfNothing() : codeHashOf(token, code);
      await db
        .insertInto(table)
        .values({ ...own, ...shared, token_hash: hashOf(token), code_hash, used_at: null })
        .execute();
    },

    /** Counts the challenges with these columns that began after `since`, and their wrong tries. */
    tally: async (db: Db, whose: Partial<Row>, since: number) => {
      const { count, wrongTries } = await db
        .selectFrom(table)
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.sum<number | null>('wrong_tries').as('wrongTries'),
        ])
        .where((where) => where.and(whose as object))
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow();
      return { count, wrongTries: wrongTries ?? 0 };
    },

    /** Finds the challenge of a browser that can be tried, without counting a try. */
    find: async (db: Db, ...which: Parameters<typeof canBeTried>): Promise<Row | undefined> =>
      db
        .selectFrom(table)
        .selectAll()
        .where(canBeTried(...which))
        .executeTakeFirst() as Promise<Row | undefined>,

    /** Counts a try, as a wrong one until `consume` takes it back. Returns `undefined` when there is nothing to try. */
    recordAttempt: async (
      db: Db,
      ...which: Parameters<typeof canBeTried>
    ): Promise<Row | undefined> =>
      db
        .updateTable(table)
        .set((set) => ({ wrong_tries: set('wrong_tries', '+', 1) }))
        .where(canBeTried(...which))
        .returningAll()
        .executeTakeFirst() as Promise<Row | undefined>,

    /** Marks a challenge as used and takes back its last try, which was the right one. */
    consume: async (db: Db, { token_hash }: { token_hash: string }, now: number): Promise<void> => {
      await db
        .updateTable(table)
        .set((set) => ({ used_at: now, wrong_tries: set('wrong_tries', '-', 1) }))
        .where('token_hash', '=', token_hash)
        .execute();
    },
  };
};
