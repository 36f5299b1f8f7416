import { type Db, timeOrderedId } from '../storage/index.ts';

/** Whoever did something: a member of the staff, or whoever has the service's command line. */
export type AuditActor = { readonly id: string; readonly employeeCode: string } | 'operator';

export interface AuditEntry {
  readonly at: number;
  readonly actor: AuditActor;
  /** What was done, such as `application.status_changed`. */
  readonly action: string;
  /** What it was done to, such as `application A-7K3M9QXA`: never a person's own data. */
  readonly subject: string;
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

/** Forgets what was done until then; says how many entries that was. */
export const purgeAudit = async (db: Db, until: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('audit_log')
    .where('at', '<=', until)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
