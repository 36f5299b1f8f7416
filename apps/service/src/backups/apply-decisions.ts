import { sql } from 'kysely';
import { WITHDRAWABLE } from '../accounts/own-applications.ts';
import { decideToDelete } from '../applications/let-go.ts';
import { type Decision, type DecisionKind, hashSubject, nameOfKey } from '../decisions/index.ts';
import { deletePersonRows, submissions } from '../privacy/person.ts';
import { replaceRecoveryCodes } from '../staff/recovery-codes.ts';
import type { Db } from '../storage/index.ts';

/** What became of the decisions that a backup knows nothing of. */
export interface AppliedDecisions {
  /** How many people were erased, subscriptions ended, applications withdrawn, and members of the staff brought up to date. */
  readonly erased: number;
  readonly unsubscribed: number;
  readonly withdrawn: number;
  readonly staff: number;
  /** How many decisions were noted with a secret that nobody has any more. */
  readonly unknown: number;
}

interface Restored {
  readonly db: Db;
  readonly decisions: readonly Decision[];
  /** The secrets that subjects may be hashed with. */
  readonly secrets: readonly Buffer[];
  /** When the backup was made, in ms since 1970. */
  readonly madeAt: number;
}

/** The last decision of a kind about each subject, by its hash, in ms since 1970. */
const latestOf = (decisions: readonly Decision[], what: DecisionKind) => {
  const latest = new Map<string, number>();
  for (const { subject, at, ...decision } of decisions)
    if (decision.what === what)
      latest.set(subject, Math.max(latest.get(subject) ?? 0, Date.parse(at)));
  return latest;
};

/** All addresses that rows are found by, in lower case. */
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

/** Says how many members were brought up to date. */
const applyToStaff = async (db: Db, madeAt: number, decided: Decided): Promise<number> => {
  const members = await db.selectFrom('staff_members').select(['id', 'disabled_at']).execute();
  const ids = members.map(({ id }) => id);
  const changed = new Set<string>();
  const takeAuthenticator = async (id: string) => {
    await replaceRecoveryCodes(db, id, [], madeAt);
    await db
      .updateTable('staff_members')
      .set({ totp_secret: null, totp_step: null })
      .where('id', '=', id)
      .execute();
    changed.add(id);
  };
  const enabled = new Map(
    decided('staff_enabled', ids).map(({ subject, at }) => [subject, at] as const),
  );
  for (const { subject, at } of decided('staff_disabled', ids)) {
    const isDisabled = members.some(
      ({ id, disabled_at }) => id === subject && disabled_at !== null,
    );
    if (isDisabled || (enabled.get(subject) ?? 0) > at) continue;
    await db
      .updateTable('staff_members')
      .set({ disabled_at: at })
      .where('id', '=', subject)
      .execute();
    changed.add(subject);
  }
  for (const { subject, at } of decided('staff_reset', ids))
    if (at > madeAt) await takeAuthenticator(subject);
  for (const { subject } of decided('staff_removed', ids)) {
    await replaceRecoveryCodes(db, subject, [], madeAt);
    await db.deleteFrom('staff_members').where('id', '=', subject).execute();
    changed.add(subject);
  }
  return changed.size;
};

/**
 * Carries out again, in the transaction of a restore, what was decided and the backup does not have: who had
 * themselves erased is erased, a subscription that was ended is, an application that was withdrawn is, and a
 * member of the staff who was disabled, removed or reset is. Nothing that came after a decision is touched.
 */
export const applyDecisions = async ({
  db,
  decisions,
  secrets,
  madeAt,
}: Restored): Promise<AppliedDecisions> => {
  const byKey = new Map(secrets.map((secret) => [nameOfKey(secret), secret]));
  const known = decisions.filter(({ key }) => byKey.has(key));
  /** Of subjects that the database has, those that something was decided about, and up to when that counts. */
  const decided = (what: DecisionKind, subjects: readonly string[]) => {
    const latest = latestOf(known, what);
    if (latest.size === 0) return [];
    return subjects.flatMap((subject) =>
      [...byKey.values()].flatMap((secret) => {
        const at = latest.get(hashSubject(secret, what, subject));
        // A backup that is older holds nothing that came after it, whatever the clocks said.
        return at === undefined
          ? []
          : [{ subject, at, until: at > madeAt ? Number.MAX_SAFE_INTEGER : at }];
      }),
    );
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
    .select(['id', 'resume_key'])
    .where('status', 'in', WITHDRAWABLE)
    .execute();
  const resumeKeys = new Map(rows.map(({ id, resume_key }) => [id, resume_key]));
  for (const { subject } of decided('withdrawn', [...resumeKeys.keys()])) {
    await db
      .updateTable('applications')
      .set((set) => ({ status: 'withdrawn', resume_bytes: 0, version: set('version', '+', 1) }))
      .where('id', '=', subject)
      .execute();
    await decideToDelete(db, [resumeKeys.get(subject) ?? '']);
    withdrawn += 1;
  }

  const staff = await applyToStaff(db, madeAt, decided);
  return {
    erased,
    unsubscribed,
    withdrawn,
    staff,
    unknown: decisions.length - known.length,
  };
};
