import { sql } from 'kysely';
import { WITHDRAWABLE } from '../../auth/candidates/own-applications.ts';
import { decideToDelete } from '../../features/applications/resume-deletion.ts';
import {
  statusColumns,
  takeMailsBack,
  toldStatus,
  undecided,
} from '../../features/applications/told-status.ts';
import {
  type Decision,
  type DecisionKind,
  hashSubject,
  nameOfKey,
} from '../../features/decisions/index.ts';
import { leavePool } from '../../features/talent-pool/index.ts';
import { deletePersonRows, submissions } from '../../features/privacy/person.ts';
import { setMember } from '../../auth/staff/members.ts';
import { dropNotices } from '../../auth/staff/operate.ts';
import { replaceRecoveryCodes } from '../../auth/staff/recovery-codes.ts';
import type { Db } from '../../storage/index.ts';

interface Restored {
  readonly db: Db;
  readonly decisions: readonly Decision[];
  readonly secrets: readonly Buffer[];
  /** Time of the backup, in ms since 1970. */
  readonly madeAt: number;
}

/** Returns the time of the last decision of a kind about each subject, by the subject's hash, in ms since 1970. */
const latestOf = (decisions: readonly Decision[], what: DecisionKind) => {
  const latest = new Map<string, number>();
  for (const { subject, at, ...decision } of decisions)
    if (decision.what === what)
      latest.set(subject, Math.max(latest.get(subject) ?? 0, Date.parse(at)));
  return latest;
};

/** Returns all addresses that rows belong to, in lower case. */
const addressesIn = async (db: Db): Promise<readonly string[]> => {
  const columns = [
    ...Object.entries(submissions),
    ['outbox', 'envelope_to'],
    ['outbox', 'about'],
  ] as const;
  const addresses = new Set<string>();
  for (const [table, column] of columns) {
    const { rows } = await sql<{ readonly address: string }>`
      select distinct lower(${sql.ref(column)}) as address from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(db);
    for (const { address } of rows) addresses.add(address);
  }
  return [...addresses];
};

type Decided = (
  what: DecisionKind,
  subjects: readonly string[],
) => readonly { readonly subject: string; readonly at: number }[];

/** Returns the number of members of staff that were updated. */
const applyToStaff = async (db: Db, madeAt: number, decided: Decided): Promise<number> => {
  const members = await db
    .selectFrom('staff_members')
    .select(['id', 'email', 'disabled_at'])
    .execute();
  const byId = new Map(members.map((member) => [member.id, member]));
  const ids = [...byId.keys()];
  const changed = new Set<string>();
  const enabled = new Map(
    decided('staff_enabled', ids).map(({ subject, at }) => [subject, at] as const),
  );
  for (const { subject, at } of decided('staff_disabled', ids)) {
    const member = byId.get(subject);
    if (member?.disabled_at !== null || (enabled.get(subject) ?? 0) > at) continue;
    await dropNotices(db, member);
    await setMember(db, subject, { disabled_at: at });
    changed.add(subject);
  }
  for (const { subject, at } of decided('staff_reset', ids)) {
    if (at <= madeAt) continue;
    await replaceRecoveryCodes(db, subject, [], madeAt);
    await setMember(db, subject, { totp_secret: null, totp_step: null });
    changed.add(subject);
  }
  for (const { subject } of decided('staff_removed', ids)) {
    const member = byId.get(subject);
    if (member) await dropNotices(db, member);
    await replaceRecoveryCodes(db, subject, [], madeAt);
    await db.deleteFrom('staff_members').where('id', '=', subject).execute();
    changed.add(subject);
  }
  return changed.size;
};

/**
 * Applies the decisions that a backup lacks, in the transaction of its restore: erases people, ends subscriptions,
 * withdraws applications or takes them out of the talent pool, and disables, removes or resets members of staff. Keeps what came after a decision.
 */
export const applyDecisions = async ({ db, decisions, secrets, madeAt }: Restored) => {
  const byKey = new Map(secrets.map((secret) => [nameOfKey(secret), secret]));
  const known = decisions.filter(({ key }) => byKey.has(key));
  /**
   * Returns the subjects in the database that a decision applies to, each once, with the time of the last one. `until` limits it to older rows.
   */
  const decided = (what: DecisionKind, subjects: readonly string[]) => {
    const latest = latestOf(known, what);
    if (latest.size === 0) return [];
    return subjects.flatMap((subject) => {
      const times = [...byKey.values()].flatMap(
        (secret) => latest.get(hashSubject(secret, what, subject)) ?? [],
      );
      if (times.length === 0) return [];
      const at = Math.max(...times);
      // A backup made before the decision contains nothing that came after it, whatever the clocks said.
      return [{ subject, at, until: at > madeAt ? Number.MAX_SAFE_INTEGER : at }];
    });
  };

  let erased = 0;
  for (const { subject, until } of decided('erased', await addressesIn(db))) {
    const { counts } = await deletePersonRows(db, subject, until);
    if (Object.values(counts).some((count) => count > 0)) erased += 1;
  }

  let unsubscribed = 0;
  const subscribers = await db.selectFrom('subscriptions').select('email_key').execute();
  const subscribed = subscribers.map(({ email_key }) => email_key);
  for (const { subject, until } of decided('unsubscribed', subscribed)) {
    const { numDeletedRows } = await db
      .deleteFrom('subscriptions')
      .where('email_key', '=', subject)
      .where('created_at', '<=', until)
      .executeTakeFirst();
    await sql`delete from outbox where lower(envelope_to) = ${subject}
      and unsubscribe_link is not null and created_at <= ${until}`.execute(db);
    unsubscribed += Number(numDeletedRows);
  }

  let withdrawn = 0;
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'resume_key', 'version', ...statusColumns])
    .where((where) =>
      where.or([where('status', 'in', WITHDRAWABLE), where('told_status', 'in', WITHDRAWABLE)]),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { subject, at } of decided('withdrawn', [...byId.keys()])) {
    const row = byId.get(subject);
    // Withdrawn while the staff could still undo what they had decided.
    if (!row || !WITHDRAWABLE.includes(toldStatus(row, at))) continue;
    if (row.decision_mail !== null) await takeMailsBack(db, [row.decision_mail]);
    await db
      .updateTable('applications')
      .set({ ...undecided, status: 'withdrawn', resume_bytes: 0, version: row.version + 1 })
      .where('id', '=', subject)
      .execute();
    await leavePool(db, subject, madeAt);
    await decideToDelete(db, [row.resume_key]);
    withdrawn += 1;
  }

  let left_pool = 0;
  const inPool = await db
    .selectFrom('applications')
    .select('id')
    .where('pool_ends_at', 'is not', null)
    .execute();
  const pooled = inPool.map(({ id }) => id);
  for (const { subject, at } of decided('left_pool', pooled)) {
    // A backup made after the decision has what its applicant chose since.
    if (at <= madeAt) continue;
    await leavePool(db, subject, at);
    left_pool += 1;
  }

  const staff = await applyToStaff(db, madeAt, decided);
  return {
    erased,
    unsubscribed,
    withdrawn,
    left_pool,
    staff,
    /** Decisions noted with a secret that nobody has any more. */
    unknown: decisions.length - known.length,
  };
};
