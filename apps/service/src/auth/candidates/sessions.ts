import { type Db, hashOf } from '../../storage/index.ts';
import { createSessionStore, type SessionLimits } from '../core/sessions.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../runtime/clock/durations.ts';

export const SESSION_MS: SessionLimits = { idle: 30 * MINUTE_MS, atMost: 12 * HOUR_MS };
export const REMEMBERED_MS: SessionLimits = { idle: 7 * DAY_MS, atMost: 30 * DAY_MS };

export const candidateSessions = createSessionStore('sessions', [SESSION_MS, REMEMBERED_MS]);

export interface Candidate {
  readonly mailbox: string;
  readonly email: string;
}

/** Returns the candidate of a session; `undefined` when it has ended or never existed. */
export const candidateOf = async (
  db: Db,
  token: string | undefined,
  now: number,
): Promise<Candidate | undefined> => {
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
  if (!session || !(await candidateSessions.noteUse(db, token, session, now))) return undefined;
  return { mailbox: session.email_key, email: session.email };
};

/** Maximum number of sessions that are shown, last used first. `endSessionsOf` ends all. */
const SHOWN_SESSIONS = 50;

/** Selects the running sessions of an account, remembered or not, last used first. */
export const runningSessionsOf = (db: Db, mailbox: string, now: number) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('email_key', '=', mailbox)
    .where((where) => where.not(candidateSessions.hasEnded(now)(where)))
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .limit(SHOWN_SESSIONS);

/** Returns the id of a session among its account's others. It cannot be used to sign in. */
export const sessionIdOf = (tokenHash: string): string => hashOf(tokenHash).slice(0, 16);

/** Ends a session of an account. Returns whether there was one with this id. */
export const endSessionById = async (
  db: Db,
  mailbox: string,
  id: string,
  now: number,
): Promise<boolean> => {
  const rows = await runningSessionsOf(db, mailbox, now).execute();
  const found = rows.find(({ token_hash }) => sessionIdOf(token_hash) === id);
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
