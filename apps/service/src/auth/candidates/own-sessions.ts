import { checkSession, type Sessions } from '@example/api/accounts';
import { ApiError } from '@example/api/problem';
import { momentInKolkata } from '../../runtime/clock/clock.ts';
import { parseOrThrow } from '../core/refuse.ts';
import type { Visitor } from './cookies.ts';
import { type AccountDeps, requireCandidate } from './deps.ts';
import { endSessionById, endSessionsOf, runningSessionsOf, sessionIdOf } from './sessions.ts';
import { hashOf } from '../../storage/index.ts';

type SessionDeps = Pick<AccountDeps, 'storage' | 'clock'>;

/**
 * Returns the sessions of the signed-in candidate, last used first.
 *
 * @throws ApiError of kind `sign-in-required`
 */
export const readOwnSessions = async (deps: SessionDeps, visitor: Visitor): Promise<Sessions> => {
  const { mailbox } = await requireCandidate(deps, visitor);
  const { session } = visitor;
  const own = session === undefined ? undefined : hashOf(session);
  const rows = await runningSessionsOf(deps.storage.db, mailbox, deps.clock()).execute();
  return {
    sessions: rows.map(({ token_hash, browser, system, created_at, seen_at }) => ({
      id: sessionIdOf(token_hash),
      browser,
      system,
      signed_in_at: momentInKolkata(created_at),
      seen_at: momentInKolkata(seen_at),
      is_this: token_hash === own,
    })),
  };
};

/**
 * Ends one session of the signed-in candidate. Clears the cookie when it is this browser's session.
 *
 * @throws ApiError of kind `sign-in-required`, `invalid-input`, or `not-found`, which is the same for an ended
 *   session and for another candidate's
 */
export const endOwnSession = async (
  deps: SessionDeps,
  input: unknown,
  visitor: Visitor,
): Promise<void> => {
  const { mailbox } = await requireCandidate(deps, visitor);
  const { id } = parseOrThrow(checkSession(input));
  const now = deps.clock();
  const isEnded = await deps.storage.transact(async (db) => endSessionById(db, mailbox, id, now));
  if (!isEnded) throw new ApiError('not-found', 'There is no such session of yours (any more).');
  const { session } = visitor;
  if (session !== undefined && sessionIdOf(hashOf(session)) === id) visitor.clearSession();
};

/**
 * Ends all sessions of the signed-in candidate except this browser's; returns their number.
 *
 * @throws ApiError of kind `sign-in-required`
 */
export const endOwnOtherSessions = async (
  deps: SessionDeps,
  visitor: Visitor,
): Promise<{ readonly ended: number }> => {
  const { mailbox } = await requireCandidate(deps, visitor);
  const { session = '' } = visitor;
  const ended = await deps.storage.transact(async (db) => endSessionsOf(db, mailbox, session));
  return { ended };
};
