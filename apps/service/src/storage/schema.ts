import type { Kysely } from 'kysely';
import type {
  ApplicationNotesTable,
  ApplicationTagsTable,
  ApplicationTextsTable,
  ApplicationsTable,
  ResumesToDeleteTable,
} from './tables/applications.ts';
import type { StaffSavedViewsTable, StaffSeenListsTable } from './tables/desk.ts';
import type { CorrespondenceTable, OutboxTable } from './tables/outbox.ts';
import type {
  AccountsTable,
  AuditLogTable,
  PasswordResetsTable,
  SessionsTable,
  SignInChallengesTable,
  StaffAttemptsTable,
  StaffChallengesTable,
  StaffMembersTable,
  StaffRecoveryCodesTable,
  StaffSessionsTable,
  StaffTriedCaptchasTable,
} from './tables/sign-in.ts';
import type {
  FormRows,
  IdempotencyKeysTable,
  InboxNotesTable,
  InboxTable,
  SubscriptionsTable,
} from './tables/submissions.ts';
import type { JobCategoriesTable, JobLocationsTable, JobsTable } from './tables/vacancies.ts';

export { JOB_STATUSES, type JobStatus } from './tables/vacancies.ts';
export type { ResumeScan } from './tables/applications.ts';
export type { OutboxEntry } from './tables/outbox.ts';
export type { StaffChallengeStep } from './tables/sign-in.ts';

/* Tables in the subset of SQL that SQLite and PostgreSQL share. Times are ms since 1970, dates `YYYY-MM-DD`. */

/** Values that the service itself must remember, such as the secret that signs XSRF tokens. */
interface MetaTable {
  readonly name: string;
  readonly value: string;
}

/** Number that grows with each change of a part of the data. 0 means that it was never written. */
interface VersionsTable {
  readonly name: string;
  version: number;
}

export interface Schema extends FormRows {
  meta: MetaTable;
  versions: VersionsTable;
  job_categories: JobCategoriesTable;
  job_locations: JobLocationsTable;
  jobs: JobsTable;
  inbox: InboxTable;
  inbox_notes: InboxNotesTable;
  applications: ApplicationsTable;
  resumes_to_delete: ResumesToDeleteTable;
  application_tags: ApplicationTagsTable;
  application_notes: ApplicationNotesTable;
  application_texts: ApplicationTextsTable;
  subscriptions: SubscriptionsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  correspondence: CorrespondenceTable;
  accounts: AccountsTable;
  sign_in_challenges: SignInChallengesTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  staff_members: StaffMembersTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
  staff_challenges: StaffChallengesTable;
  staff_sessions: StaffSessionsTable;
  staff_tried_captchas: StaffTriedCaptchasTable;
  staff_attempts: StaffAttemptsTable;
  staff_saved_views: StaffSavedViewsTable;
  staff_seen_lists: StaffSeenListsTable;
  audit_log: AuditLogTable;
}

/** Connection, or a transaction in progress. */
export type Db = Kysely<Schema>;
