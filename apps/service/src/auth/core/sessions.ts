import type { Clock } from '../../clock/clock.ts';
import type { Db, Storage } from '../../storage/index.ts';
import type { SignInCookies } from './cookies.ts';
import { createToken, hashOf } from './tokens.ts';

/** Longest time a session may be unused, and its maximum lifetime, in ms. */
export interface SessionLimits {
  readonly idle: number;
  readonly atMost: number;
}

interface SessionPolicy {
  readonly table: 'sessions' | 'staff_sessions';
  /** Column of whom a session belongs to. */
  readonly owner: 'email_key' | 'member_id';
  /** Limits of the sessions that are not remembered, and of those that are. */
  readonly limits: readonly [SessionLimits, SessionLimits];
}

/** Columns that say how long a session lives. */
export interface SessionTimes {
  readonly remember_me: number;
  readonly seen_at: number;
  readonly created_at: number;
}

/** Minimum time between two updates of `seen_at`, in ms. */
const NOTED_EVERY_MS = 60_000;

export interface NewSession {
  readonly ownerId: string;
  readonly rememberMe: boolean;
  /** Columns that only this table has. */
  readonly columns?: object;
}

/** Creates the functions on the sessions of a table. */
export const createSessionStore = ({ table, owner, limits }: SessionPolicy) => ({
  /**
   * Stores a new session and ends the one that the browser had. Returns the new token for the browser's cookie.
   *
   * @param before - token that the browser had
   */
  replace: async (
    db: Db,
    before: string | undefined,
    now: number,
    { ownerId, rememberMe, columns }: NewSession,
  ): Promise<string> => {
    if (before !== undefined)
      await db.deleteFrom(table).where('token_hash', '=', hashOf(before)).execute();
    const token = createToken();
    await db
      .insertInto(table)
      .values({
        token_hash: hashOf(token),
        [owner]: ownerId,
        remember_me: rememberMe ? 1 : 0,
        ...columns,
        seen_at: now,
        created_at: now,
      })
      .execute();
    return token;
  },

  /** Returns whether a session has not ended. Notes its use, to a minute. */
  noteUse: async (
    db: Db,
    token: string,
    { remember_me, seen_at, created_at }: SessionTimes,
    now: number,
  ): Promise<boolean> => {
    const { idle, atMost } = limits[remember_me === 1 ? 1 : 0];
    if (seen_at + idle <= now || created_at + atMost <= now) return false;
    if (seen_at + NOTED_EVERY_MS <= now)
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

  endAllOf: async (db: Db, ownerId: string): Promise<void> => {
    await db.deleteFrom(table).where(owner, '=', ownerId).execute();
  },

  /** Deletes the sessions that have ended; returns their number. */
  purge: async (db: Db, now: number): Promise<number> => {
    let purged = 0;
    for (const [remembered, { idle, atMost }] of limits.entries()) {
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where('remember_me', '=', remembered)
        .where((where) =>
          where.or([where('seen_at', '<=', now - idle), where('created_at', '<=', now - atMost)]),
        )
        .executeTakeFirst();
      purged += Number(numDeletedRows);
    }
    return purged;
  },
});

/** Returns who is signed in, by `find`. Clears the cookie of a session that has ended. */
export const readSignedIn = async <Who>(
  find: (db: Db, token: string | undefined, now: number) => Promise<Who | undefined>,
  { storage, clock }: { readonly storage: Pick<Storage, 'db'>; readonly clock: Clock },
  visitor: Pick<SignInCookies, 'session' | 'clearSession'>,
): Promise<Who | undefined> => {
  const who = await find(storage.db, visitor.session, clock());
  if (!who && visitor.session !== undefined) visitor.clearSession();
  return who;
};
