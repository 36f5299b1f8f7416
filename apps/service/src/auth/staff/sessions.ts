import type { StaffRole } from '@example/api/staff';
import { type Db, hashOf } from '../../storage/index.ts';
import { createSessionStore } from '../core/sessions.ts';
import { setMember } from './members.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../runtime/clock/durations.ts';

/** Lifetimes of a session in ms: unused, and in all. */
export const STAFF_SESSION_MS = { idle: 30 * MINUTE_MS, atMost: 12 * HOUR_MS } as const;
export const STAFF_REMEMBERED_MS = { idle: DAY_MS, atMost: 7 * DAY_MS } as const;

export const staffSessions = createSessionStore('staff_sessions', [
  STAFF_SESSION_MS,
  STAFF_REMEMBERED_MS,
]);

export interface StaffMember {
  readonly id: string;
  readonly employeeCode: string;
  readonly name: string;
  /** Present role, read with each call. */
  readonly role: StaffRole;
}

export interface SignedInMember extends StaffMember {
  /** Time of the last code of the authenticator in this session; null if there was none. */
  readonly provenAt: number | null;
}

/** Minimum time between two updates of when a member was last seen, in ms. */
const SEEN_EVERY_MS = MINUTE_MS;

/**
 * Returns the member of a session; `undefined` if it has ended or never existed.
 *
 * @param isUse - false for a call that nobody asked for, which does not keep the session alive
 */
export const memberOf = async (
  db: Db,
  token: string | undefined,
  now: number,
  isUse = true,
): Promise<SignedInMember | undefined> => {
  if (token === undefined) return undefined;
  const session = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'staff_sessions.member_id')
    .select([
      'staff_members.id',
      'staff_members.employee_code',
      'staff_members.name',
      'staff_members.role',
      'staff_sessions.remember_me',
      'staff_members.seen_at as last_seen_at',
      'staff_sessions.proven_at',
      'staff_sessions.seen_at',
      'staff_sessions.created_at',
    ])
    .where('staff_sessions.token_hash', '=', hashOf(token))
    .where('staff_members.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!session) return undefined;
  if (!(await staffSessions.noteUse(db, token, session, now, isUse))) return undefined;
  const { id, employee_code: employeeCode, name, role, proven_at: provenAt } = session;
  if (isUse && (session.last_seen_at ?? 0) + SEEN_EVERY_MS <= now)
    await setMember(db, id, { seen_at: now });
  return { id, employeeCode, name, role, provenAt };
};
