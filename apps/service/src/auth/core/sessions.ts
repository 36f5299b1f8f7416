import type { ApiError } from '@example/api/problem';
import type { ExpressionBuilder } from 'kysely';
import { type Db, type Schema, hashOf } from '../../storage/index.ts';
import type { SignInCookies } from './cookies.ts';
import type { SignInDeps } from './deps.ts';
import { createToken } from './tokens.ts';

type SessionTable = 'sessions' | 'staff_sessions';

/** Longest time a session may be unused, and its maximum lifetime, in ms. */
export interface SessionLimits {
  readonly idle: number;
  readonly atMost: number;
}

/** Minimum time between two updates of `seen_at`, in ms. */
const NOTED_EVERY_MS = 60_000;

/** @param limits - of sessions that are not remembered, and of those that are */
export const createSessionStore = (
  table: SessionTable,
  limits: readonly [SessionLimits, SessionLimits],
) => {
  const hasEnded = (now: number) => (where: ExpressionBuilder<Schema, SessionTable>) =>
    where.or(
      limits.map(({ idle, atMost }, remembered) =>
        where.and([
          where('remember_me', '=', remembered),
          where.or([where('seen_at', '<=', now - idle), where('created_at', '<=', now - atMost)]),
        ]),
      ),
    );

  return {
    hasEnded,

    /** Stores a session in place of the one of the browser; returns the token for its cookie. */
    replace: async (db: Db, before: string | undefined, now: number, columns: object) => {
      if (before !== undefined)
        await db.deleteFrom(table).where('token_hash', '=', hashOf(before)).execute();
      const token = createToken();
      const row = { token_hash: hashOf(token), seen_at: now, created_at: now, remember_me: 0 };
      await db
        .insertInto(table)
        .values({ ...row, ...columns })
        .execute();
      return token;
    },

    /**
     * Returns whether a session has not ended. Notes its use, to a minute.
     *
     * @param isUse - false for a call that nobody asked for, which does not keep the session alive
     */
    noteUse: async (
      db: Db,
      token: string,
      session: Pick<Schema[SessionTable], 'remember_me' | 'seen_at' | 'created_at'>,
      now: number,
      isUse = true,
    ): Promise<boolean> => {
      const { idle, atMost } = limits[session.remember_me === 1 ? 1 : 0];
      if (session.seen_at + idle <= now || session.created_at + atMost <= now) return false;
      if (isUse && session.seen_at + NOTED_EVERY_MS <= now)
        await db
          .updateTable(table)
          .set({ seen_at: now })
          .where('token_hash', '=', hashOf(token))
          .execute();
      return true;
    },

    end: async (db: Db, token: string): Promise<void> => {
      await db.deleteFrom(table).where('token_hash', '=', hashOf(token)).execute();
    },

    /** Deletes the sessions that have ended; returns their number. */
    deleteExpired: async (db: Db, now: number): Promise<number> => {
      const { numDeletedRows } = await db.deleteFrom(table).where(hasEnded(now)).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
};

type ReadDeps = Pick<SignInDeps, 'storage' | 'clock'>;
type Visitor = Pick<SignInCookies, 'session' | 'clearSession'>;

/**
 * Creates functions for who is signed in. `read` clears the cookie of a session that has ended. `require` rejects with
 * `required`, and leaves the cookie alone: a call that was under way while its session got a new token would delete that.
 */
export const createSignedIn = <Who>(
  find: (db: Db, token: string | undefined, now: number) => Promise<Who | undefined>,
  required: () => ApiError,
) => {
  const findIn = async ({ storage, clock }: ReadDeps, { session }: Pick<Visitor, 'session'>) =>
    find(storage.db, session, clock());
  return {
    read: async (deps: ReadDeps, visitor: Visitor): Promise<Who | undefined> => {
      const who = await findIn(deps, visitor);
      if (!who && visitor.session !== undefined) visitor.clearSession();
      return who;
    },
    require: async (deps: ReadDeps, visitor: Pick<Visitor, 'session'>): Promise<Who> => {
      const who = await findIn(deps, visitor);
      if (!who) throw required();
      return who;
    },
  };
};
