import { type Db, type Storage, timeOrderedId } from '../storage/index.ts';
import { holdMember } from './members.ts';

/** Whoever did something: a member of the staff, or whoever has the service's command line. */
export type AuditActor = { readonly id: string; readonly employeeCode: string } | 'operator';

export interface AuditEntry {
  readonly at: number;
  readonly actor: AuditActor;
  /** What was done, such as `application.status_changed`. */
  readonly action: string;
  /** What it was done to, such as `application A-7K3M9QXA`: never a person's own data. */
  readonly subject: string;
  /** Numbers, codes and words of the service's own: nothing that anybody typed, as nobody's words are found in here. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Notes who did what; to be called in the transaction that does it. */
export const audit = async (
  db: Db,
  { at, actor, action, subject, details = {} }: AuditEntry,
): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({
      id: timeOrderedId(at),
      at,
      actor_id: actor === 'operator' ? null : actor.id,
      actor_code: actor === 'operator' ? actor : actor.employeeCode,
      action,
      subject,
      details: JSON.stringify(details),
    })
    .execute();
};

/** How long somebody who looks at the same again has not looked at it anew, in ms. */
export const VIEW_MS = 5 * 60_000;

/** What somebody of the staff looked at. */
export interface AuditView extends AuditEntry {
  readonly actor: Exclude<AuditActor, 'operator'>;
}

const wasNoted = async (db: Db, { at, actor, action, subject, details = {} }: AuditView) => {
  const noted = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', subject)
    .where('at', '>', at - VIEW_MS)
    // What a clock stamped that was ahead is no reason to note nothing.
    .where('at', '<=', at)
    .where('actor_code', '=', actor.employeeCode)
    .where('action', '=', action)
    .where('details', '=', JSON.stringify(details))
    .limit(1)
    .executeTakeFirst();
  return noted !== undefined;
};

/**
 * Notes who looked at what, before it is shown to them; once for a view, however often it is read in {@link VIEW_MS}.
 */
export const auditView = async (storage: Storage, view: AuditView): Promise<void> => {
  if (await wasNoted(storage.db, view)) return;
  await storage.transact(async (db) => {
    await holdMember(storage, db, view.actor.id);
    if (!(await wasNoted(db, view))) await audit(db, view);
  });
};

/** Forgets what was done until then; says how many entries that was. */
export const purgeAudit = async (db: Db, until: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('audit_log')
    .where('at', '<=', until)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
