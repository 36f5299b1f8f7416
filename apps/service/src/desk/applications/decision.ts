import type { ApplicationStatus } from '@example/api/accounts';
import { UNDO_MS } from '@example/api/desk';
import { isUntold, takeMailsBack } from '../../features/applications/told-status.ts';
import { auditAll, type AuditEntry } from '../../auth/staff/index.ts';
import type { Db } from '../../storage/index.ts';
import type { Colleague } from '../calls/deps.ts';
import { type StoredApplication, subjectOf } from './row.ts';

interface Decision {
  readonly id: string;
  readonly at: number;
  /** Status that the applicant knows. */
  readonly told: ApplicationStatus;
  readonly status: ApplicationStatus;
  /** Id of its mail in the outbox. */
  readonly mail?: string | undefined;
  /** Id of the note with its reason. */
  readonly note?: string | undefined;
}

/** Returns the columns that a decision sets. Its applicant is told when {@link UNDO_MS} passed. */
export const decidedColumns = ({ id, at, told, status, mail, note }: Decision) => ({
  status,
  decision_id: id,
  told_status: told,
  tell_at: at + UNDO_MS,
  decision_mail: mail ?? null,
  decision_note: note ?? null,
});

/**
 * Takes the mails and notes of untold decisions back. Returns the status that each applicant knows, by application;
 * those that are told are left out. The caller must hold the applications, and changes their columns.
 */
export const takeBack = async (
  db: Db,
  rows: readonly StoredApplication[],
  now: number,
): Promise<ReadonlyMap<string, ApplicationStatus>> => {
  const untold = rows.filter((row) => isUntold(row, now));
  const mails = await takeMailsBack(
    db,
    untold.flatMap(({ decision_mail }) => decision_mail ?? []),
  );
  const taken = untold.filter(
    ({ decision_mail }) => decision_mail === null || mails.has(decision_mail),
  );
  const notes = taken.flatMap(({ decision_note }) => decision_note ?? []);
  if (notes.length > 0) await db.deleteFrom('application_notes').where('id', 'in', notes).execute();
  return new Map(taken.map(({ id, told_status, status }) => [id, told_status ?? status]));
};

interface Undoing {
  readonly to: ApplicationStatus | undefined;
  readonly at: number;
  readonly colleague: Colleague;
}

/** Returns the entry of the audit log for a decision that was taken back. */
export const undoneEntry = (
  row: StoredApplication,
  { to, at, colleague }: Undoing,
): AuditEntry => ({
  at,
  actor: colleague,
  action: 'application.decision_undone',
  subject: subjectOf(row),
  details: { from: row.status, to },
});

/**
 * Takes untold decisions back because others follow: the applicants are told the last ones only. Returns what the
 * changes begin with, by application: the status as the applicant knows it, and as the audit log names it.
 */
export const takeBackUntold = async (
  db: Db,
  rows: readonly StoredApplication[],
  { at, colleague }: { readonly at: number; readonly colleague: Colleague },
) => {
  const known = await takeBack(db, rows, at);
  // Without a mail and a reason nothing is lost that the log must name.
  const lost = rows.filter(
    ({ id, decision_mail, decision_note }) =>
      known.has(id) && (decision_mail ?? decision_note) !== null,
  );
  await auditAll(
    db,
    lost.map((row) => undoneEntry(row, { to: known.get(row.id), at, colleague })),
  );
  return new Map(
    rows.map((row) => {
      const told = known.get(row.id) ?? row.status;
      return [row.id, { told, logged: lost.includes(row) ? told : row.status }];
    }),
  );
};
