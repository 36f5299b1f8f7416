import type { StaffRole } from '@example/api/staff';
import { createToken, hashOf } from '../core/tokens.ts';
import type { Db } from '../../storage/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Lifetimes of a session in ms: unused, and in all. */
export const STAFF_SESSION_MS = { idle: 30 * MINUTE_MS, atMost: 12 * HOUR_MS } as const;
export const STAFF_REMEMBERED_MS = { idle: DAY_MS, atMost: 7 * DAY_MS } as const;

/** Interval in which the use of a session is noted, in ms. */
const NOTED_EVERY_MS = MINUTE_MS;

/** Member of the staff who is signed in. */
export interface StaffMember {
  readonly id: string;
  readonly employeeCode: string;
  readonly name: string;
  /** Present role, read with each call. */
  readonly role: StaffRole;
}

/** Begins a session. Returns the token for the browser's cookie. */
export const beginStaffSession = async (
  db: Db,
  memberId: string,
  now: number,
  rememberMe: boolean,
): Promise<string> => {
  const token = createToken();
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: hashOf(token),
      member_id: memberId,
      remember_me: rememberMe ? 1 : 0,
      seen_at: now,
      created_at: now,
    })
    .execute();
  return token;
};

/** Returns the member of a session; `undefined` if it has ended or never existed. */
export const memberOf = async (
  db: Db,
  token: string | undefined,
  now: number,
): Promise<StaffMember | undefined> => {
  if (token === undefined) return undefined;
  const token_hash = hashOf(token);
  const session = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'staff_sessions.member_id')
    .select([
      'staff_members.id',
      'staff_members.employee_code',
      'staff_members.name',
      'staff_members.role',
      'staff_sessions.remember_me',
      'staff_sessions.seen_at',
      'staff_sessions.created_at',
    ])
    .where('staff_sessions.token_hash', '=', token_hash)
    .where('staff_members.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!session) return undefined;
  const { idle, atMost } = session.remember_me === 1 ? STAFF_REMEMBERED_MS : STAFF_SESSION_MS;
  if (session.seen_at + idle <= now || session.created_at + atMost <= now) return undefined;
  if (session.seen_at + NOTED_EVERY_MS <= now)
    await db
      .updateTable('staff_sessions')
      .set({ seen_at: now })
      .where('token_hash', '=', token_hash)
      .execute();
  const { id, employee_code: employeeCode, name, role } = session;
  return { id, employeeCode, name, role };
};

export const endStaffSession = async (db: Db, token: string): Promise<void> => {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', hashOf(token)).execute();
};

export const endStaffSessionsOf = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('staff_sessions').where('member_id', '=', memberId).execute();
};

export const purgeStaffSessions = async (db: Db, now: number): Promise<number> => {
  let purged = 0;
  for (const [remembered, { idle, atMost }] of [STAFF_SESSION_MS, STAFF_REMEMBERED_MS].entries()) {
    const { numDeletedRows } = await db
      .deleteFrom('staff_sessions')
      .where('remember_me', '=', remembered)
      .where((where) =>
        where.or([where('seen_at', '<=', now - idle), where('created_at', '<=', now - atMost)]),
      )
      .executeTakeFirst();
    purged += Number(numDeletedRows);
  }
  return purged;
};
