import type { ApplicationStatus } from '@example/api/accounts';
import { UNDO_MS } from '@example/api/desk';
import { isUntold, takeMailBack, undecided } from '../../features/applications/told-status.ts';
import { audit, type AuditEntry } from '../../auth/staff/index.ts';
import type { Db } from '../../storage/index.ts';
import type { StoredApplication } from './row.ts';

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
 * Takes the mail and the note of an untold decision back. Returns the status that the applicant knows, or `undefined` if
 * it is told. The caller must hold the application, and changes its columns.
 */
export const takeBack = async (
  db: Db,
  row: StoredApplication,
  now: number,
): Promise<ApplicationStatus | undefined> => {
  if (row.told_status === null || !isUntold(row, now) || !(await takeMailBack(db, row)))
    return undefined;
  if (row.decision_note !== null)
    await db.deleteFrom('application_notes').where('id', '=', row.decision_note).execute();
  return row.told_status;
};

/** Columns of an application whose decision was undone. The id stays, so that undoing it again does nothing. */
export const undoneColumns = ({ decision_id }: StoredApplication, status: ApplicationStatus) => ({
  ...undecided,
  decision_id,
  status,
});

/** Status that a change begins with: as the applicant knows it, and as the audit log names it. */
interface Before {
  readonly told: ApplicationStatus;
  readonly logged: ApplicationStatus;
}

/** Takes an untold decision back because another one follows: the applicant is told the last one only. */
export const takeBackUntold = async (
  db: Db,
  row: StoredApplication,
  entry: Pick<AuditEntry, 'at' | 'actor' | 'subject'>,
): Promise<Before> => {
  const { status, decision_mail, decision_note } = row;
  const told = await takeBack(db, row, entry.at);
  // Without a mail and a reason nothing is lost that the log must name.
  if (told === undefined || (decision_mail === null && decision_note === null))
    return { told: told ?? status, logged: status };
  const details = { from: status, to: told };
  await audit(db, { ...entry, action: 'application.decision_undone', details });
  return { told, logged: told };
};
