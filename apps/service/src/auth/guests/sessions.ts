import type { Db } from '../../storage/index.ts';
import { createSessionStore, type SessionLimits } from '../core/sessions.ts';
import { hashOf } from '../core/tokens.ts';
import type { Device } from './device.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const SESSION_MS: SessionLimits = { idle: 30 * MINUTE_MS, atMost: 12 * HOUR_MS };
export const REMEMBERED_MS: SessionLimits = { idle: 7 * DAY_MS, atMost: 30 * DAY_MS };

export const guestSessions = createSessionStore('sessions', [SESSION_MS, REMEMBERED_MS]);

export interface Guest {
  readonly mailbox: string;
  readonly email: string;
}

/** Returns the guest of a session; `undefined` when it has ended or never existed. */
export const guestOf = async (
  db: Db,
  token: string | undefined,
  now: number,
): Promise<Guest | undefined> => {
  if (token === undefined) return undefined;
  const session = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.email_key', 'sessions.email_key')
    .select([
      'sessions.email_key',
      'accounts.email',
      'sessions.remember_me',
      'sessions.seen_at',
      'sessions.created_at',
    ])
    .where('sessions.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!session || !(await guestSessions.noteUse(db, token, session, now))) return undefined;
  return { mailbox: session.email_key, email: session.email };
};

export interface OwnSession extends Device {
  /** Identifies the session among the account's others. It cannot be used to sign in. */
  readonly id: string;
  readonly begunAt: number;
  readonly seenAt: number;
  readonly isThis: boolean;
}

/** Maximum number of sessions that are shown, last used first. `endSessionsOf` ends all. */
const SHOWN_SESSIONS = 50;

/** Selects the sessions of an account that have not ended, remembered or not. */
const livingOf = (db: Db, mailbox: string, now: number) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('email_key', '=', mailbox)
    .where((where) => where.not(guestSessions.hasEnded(now)(where)))
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .limit(SHOWN_SESSIONS);

const idOf = (tokenHash: string) => hashOf(tokenHash).slice(0, 16);

export const sessionId = (token: string): string => idOf(hashOf(token));

/** Returns the running sessions of an account, last used first. */
export const readSessions = async (
  db: Db,
  { mailbox, token }: { readonly mailbox: string; readonly token: string | undefined },
  now: number,
): Promise<readonly OwnSession[]> => {
  const rows = await livingOf(db, mailbox, now).execute();
  const own = token === undefined ? undefined : hashOf(token);
  return rows.map(({ token_hash, browser, system, created_at, seen_at }) => ({
    id: idOf(token_hash),
    browser,
    system,
    begunAt: created_at,
    seenAt: seen_at,
    isThis: token_hash === own,
  }));
};

/** Ends a session of an account. Returns whether there was one with this id. */
export const endSessionById = async (
  db: Db,
  mailbox: string,
  id: string,
  now: number,
): Promise<boolean> => {
  const rows = await livingOf(db, mailbox, now).execute();
  const found = rows.find(({ token_hash }) => idOf(token_hash) === id);
  if (!found) return false;
  await db.deleteFrom('sessions').where('token_hash', '=', found.token_hash).execute();
  return true;
};

/** Ends the sessions of an account, except that of a token; returns their number. */
export const endSessionsOf = async (db: Db, mailbox: string, except = ''): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('email_key', '=', mailbox)
    .where('token_hash', '!=', hashOf(except))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
