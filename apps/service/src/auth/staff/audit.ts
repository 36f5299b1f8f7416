import { type Db, type Storage, timeOrderedId } from '../../storage/index.ts';
import { holdMember } from './members.ts';

/** Author of an entry in the audit log: a member of the staff, or an operator at the service's command line. */
export type AuditActor = { readonly id: string; readonly employeeCode: string } | 'operator';

export interface AuditEntry {
  readonly at: number;
  readonly actor: AuditActor;
  /** Name of the action, such as `application.status_changed`. */
  readonly action: string;
  /** Reference of its object, such as `application A-7K3M9QXA`, without personal data. */
  readonly subject: string;
  /**
   * Numbers, codes and words of the service itself. Nothing that anybody typed may stand here, since erasing a person
   * does not search the log.
   */
  readonly details?: Readonly<Record<string, unknown>>;
}

const toRow = ({ at, actor, action, subject, details = {} }: AuditEntry) => ({
  id: timeOrderedId(at),
  at,
  actor_id: actor === 'operator' ? null : actor.id,
  actor_code: actor === 'operator' ? actor : actor.employeeCode,
  action,
  subject,
  details: JSON.stringify(details),
});

/** Writes entries into the audit log. Call it in the transaction that does what they record. */
export const auditAll = async (db: Db, entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.length > 0) await db.insertInto('audit_log').values(entries.map(toRow)).execute();
};

/** Writes an entry into the audit log. Call it in the transaction that does what it records. */
export const audit = async (db: Db, entry: AuditEntry): Promise<void> => auditAll(db, [entry]);

/** Writes an entry about what changes nothing in the database. */
export const auditAlone = async (
  { transact }: Pick<Storage, 'transact'>,
  entry: AuditEntry,
): Promise<void> => transact(async (db) => audit(db, entry));

/** Time in which looking at the same thing again is the same view, in ms. */
export const VIEW_MS = 5 * 60_000;

interface AuditView extends AuditEntry {
  readonly actor: Exclude<AuditActor, 'operator'>;
}

const wasNoted = async (db: Db, { at, actor, action, subject, details = {} }: AuditView) => {
  const noted = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', subject)
    .where('at', '>', at - VIEW_MS)
    // An entry with a time in the future was written by a wrong clock, and does not count.
    .where('at', '<=', at)
    .where('actor_code', '=', actor.employeeCode)
    .where('action', '=', action)
    .where('details', '=', JSON.stringify(details))
    .limit(1)
    .executeTakeFirst();
  return noted !== undefined;
};

/** Records a view before it is shown, once per {@link VIEW_MS} however often it is read. */
export const auditView = async (storage: Storage, view: AuditView): Promise<void> => {
  if (await wasNoted(storage.db, view)) return;
  await storage.transact(async (db) => {
    await holdMember(db, view.actor.id);
    if (!(await wasNoted(db, view))) await audit(db, view);
  });
};
