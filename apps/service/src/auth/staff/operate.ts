import { ApiError } from '@example/api/problem';
import { may } from '@example/api/staff';
import {
  authenticatorReset,
  memberAdded,
  memberChanged,
  memberDisabled,
  memberEnabled,
} from '@example/content/mails/staff';
import type { Mail } from '@example/content/types';
import { type DecisionKind, prepareDecision } from '../../features/decisions/index.ts';
import { addMail } from '../../mail/outbox/index.ts';
import type { Clock } from '../../runtime/clock/clock.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import { type Db, lockKey, type Storage } from '../../storage/index.ts';
import { audit, type AuditActor } from './audit.ts';
import { dropStaffChallengesOf } from './challenges.ts';
import { subjectOf } from './deps.ts';
import {
  addMember,
  findByCode,
  findMember,
  holdMember,
  type MemberFields,
  type MemberRow,
  setMember,
} from './members.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/*
 * Actions on members of the staff, by the operator at the command line and by administrators at the desk. Each writes to
 * the audit log, tells the member by mail, and returns `undefined` if there is no such member. What a restore must not
 * undo is noted as a decision before it is done.
 */

export interface OperateDeps {
  readonly storage: Pick<Storage, 'db' | 'transact'>;
  readonly settings: Pick<Settings, 'mailFrom' | 'decisionsDir'>;
  readonly clock: Clock;
  /** Who acts. The operator may do anything; a member must be permitted to, and may not lock themself out. */
  readonly by: AuditActor;
}

/**
 * Lets one action on the staff happen at a time, and checks that who acts may still do so. A concurrent action may have
 * demoted or disabled them: of two administrators who demote one another, the second is refused.
 *
 * Nobody disables or demotes themself, so whoever acts stays an administrator, and there always is one.
 *
 * @throws ApiError of kind `not-permitted`
 */
const holdStaff = async (db: Db, by: AuditActor) => {
  await lockKey(db, 'staff');
  if (by === 'operator') return;
  const actor = await findMember(db, by.id);
  if (actor?.disabled_at === null && may(actor.role, 'staff.write')) return;
  throw new ApiError('not-permitted', 'Your role may not do this any more.');
};

/** Creates what an action needs for a member who is locked. */
const actOn = (
  { settings, by }: Pick<OperateDeps, 'settings' | 'by'>,
  db: Db,
  member: MemberRow,
  now: number,
) => ({
  ...{ db, member, now, by },
  note: async (action: string, details: Readonly<Record<string, unknown>> = {}) =>
    audit(db, { at: now, actor: by, subject: subjectOf(member), action, details }),
  tell: async (mail: Mail, to = member.email) => addMail(db, settings, now, mail, { to }),
});

type Act = ReturnType<typeof actOn>;

interface Deed<Given extends readonly unknown[]> {
  readonly decision?: DecisionKind;
  readonly act: (act: Act, ...given: Given) => Promise<boolean>;
}

/**
 * Creates an action on a member. It gets the member once they are locked, since a concurrent sign-in must not leave a
 * session behind.
 */
const onMember =
  <Given extends readonly unknown[]>({ decision, act }: Deed<Given>) =>
  async (
    deps: OperateDeps,
    employeeCode: string,
    ...given: Given
  ): Promise<boolean | undefined> => {
    const { storage, clock, by } = deps;
    const known = await findByCode(storage.db, employeeCode);
    if (!known) return undefined;
    const decide = decision && (await prepareDecision(deps, decision, known.id));
    const now = clock();
    return storage.transact(async (db) => {
      await holdStaff(db, by);
      await holdMember(db, known.id);
      // It may have been changed before it was locked.
      const member = await findMember(db, known.id);
      if (!member) return undefined;
      const context = actOn(deps, db, member, now);
      if (by !== 'operator') refuseOwn(decision, given, context);
      await decide?.();
      return act(context, ...given);
    });
  };

/**
 * Refuses what would lock a member out of their own work.
 *
 * @throws ApiError of kind `conflict`
 */
const refuseOwn = (
  decision: DecisionKind | undefined,
  [fields]: readonly unknown[],
  { by, member }: Pick<Act, 'by' | 'member'>,
) => {
  if (by === 'operator' || by.id !== member.id) return;
  const { role = member.role } = (fields ?? {}) as Partial<MemberFields>;
  if (decision === 'staff_disabled' || decision === 'staff_removed' || role !== member.role)
    throw new ApiError('conflict', 'Nobody disables themself, or changes their own role.');
};

/** Takes what a former member with the code owned from it, so that it does not become another one's unseen. */
const disown = async (db: Db, code: string) => {
  for (const table of ['applications', 'inbox', 'jobs'] as const)
    await db.updateTable(table).set({ owner_code: null }).where('owner_code', '=', code).execute();
};

/** Adds a member; `undefined` if another one has the code. */
export const addStaff = async (
  deps: OperateDeps,
  fields: MemberFields,
): Promise<MemberRow | undefined> => {
  const { storage, clock, by } = deps;
  const now = clock();
  return storage.transact(async (db) => {
    await holdStaff(db, by);
    const member = await addMember(db, fields, now);
    if (!member) return undefined;
    const { role, employee_code: code } = member;
    const { note, tell } = actOn(deps, db, member, now);
    await disown(db, code);
    await note('staff.added', { role });
    await tell(memberAdded({ code, role }));
    return member;
  });
};

/** Ends a member's sessions and begun sign-ins, and forgets their wrong tries. */
const signOutEverywhere = async (db: Db, { id }: MemberRow) => {
  await db.deleteFrom('staff_sessions').where('member_id', '=', id).execute();
  await dropStaffChallengesOf(db, id);
};

/**
 * Deletes the notices to a member that a mail was given up. They name an applicant or sender, and may still wait. What
 * tells the office of somebody has an address to reply to.
 */
export const dropNotices = async (db: Db, { email }: Pick<MemberRow, 'email'>): Promise<void> => {
  await db
    .deleteFrom('outbox')
    .where('envelope_to', '=', email)
    .where('about', 'is not', null)
    .where('reply_to', 'is', null)
    .where('sent_at', 'is', null)
    .execute();
};

/** Keeps a member from signing in. Returns whether they could before. */
export const disableStaff = onMember({
  decision: 'staff_disabled',
  act: async ({ db, member, now, note, tell }) => {
    await signOutEverywhere(db, member);
    await dropNotices(db, member);
    if (member.disabled_at !== null) return false;
    await setMember(db, member.id, { disabled_at: now });
    await note('staff.disabled');
    await tell(memberDisabled());
    return true;
  },
});

/** Lets a member sign in again, also after too many wrong tries. Returns whether they were disabled. */
export const enableStaff = onMember({
  decision: 'staff_enabled',
  act: async ({ db, member, note, tell }) => {
    const wasDisabled = member.disabled_at !== null;
    await dropStaffChallengesOf(db, member.id);
    await setMember(db, member.id, { disabled_at: null });
    await note('staff.enabled');
    if (wasDisabled) await tell(memberEnabled());
    return wasDisabled;
  },
});

/** Deletes a member's authenticator and recovery codes. The next sign-in enrols anew. */
export const resetStaff = onMember({
  decision: 'staff_reset',
  act: async ({ db, member, now, note, tell }) => {
    await signOutEverywhere(db, member);
    await replaceRecoveryCodes(db, member.id, [], now);
    await setMember(db, member.id, { totp_secret: null, totp_step: null });
    await note('staff.reset');
    await tell(authenticatorReset());
    return true;
  },
});

const changeable = ['name', 'mobile_number', 'email', 'role'] as const;

/**
 * Changes the given fields of a member. A role takes effect at the next call. Sign-ins that began with another number or
 * address end. The mail goes to the old address and to the new one.
 */
export const changeStaff = onMember({
  act: async (
    { db, member, note, tell }: Act,
    given: { readonly [Field in (typeof changeable)[number]]?: MemberFields[Field] | undefined },
  ) => {
    const fields = changeable.filter(
      (field) => given[field] !== undefined && given[field] !== member[field],
    );
    if (fields.length === 0) return false;
    await setMember(
      db,
      member.id,
      Object.fromEntries(fields.map((field) => [field, given[field]])),
    );
    if (fields.includes('email') || fields.includes('mobile_number'))
      await dropStaffChallengesOf(db, member.id);
    const role = fields.includes('role') ? given.role : undefined;
    await note('staff.changed', {
      fields,
      ...(role !== undefined && { from: member.role, to: role }),
    });
    for (const to of new Set([member.email, given.email ?? member.email]))
      await tell(memberChanged({ fields, role }), to);
    return true;
  },
});

/** Deletes a member with all data about them. The audit log keeps their code for its retention. */
export const removeStaff = onMember({
  decision: 'staff_removed',
  act: async ({ db, member, note }) => {
    await dropNotices(db, member);
    await db.deleteFrom('staff_members').where('id', '=', member.id).execute();
    await note('staff.removed');
    return true;
  },
});
