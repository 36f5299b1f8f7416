import type { ApplicationStatus } from '@example/api/accounts';
import type { EnquiryKind, EnquiryStatus } from '@example/api/desk';
import type { FormSignal } from '@example/api/form-signals';
import type { StaffRole } from '@example/api/staff';
import type { Generated, Kysely, Selectable } from 'kysely';

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

interface JobCategoriesTable {
  readonly id: number;
  jobcategory: string;
}

interface JobLocationsTable {
  readonly fk_district_id: number;
  vch_district: string;
}

/** A draft is shown to nobody, whatever its dates. */
export const JOB_STATUSES = ['draft', 'open', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

interface JobsTable {
  readonly job_id: number;
  job_title: string;
  job_short_desc: string;
  description: string;
  category_id: number;
  job_type: number;
  vch_office: string;
  int_location_id: number;
  /** First day on which it is shown, in Asia/Kolkata; null for a draft that has none yet. */
  first_date: string | null;
  last_date: string;
  status: JobStatus;
  /** Time at which it was published, or its published text last changed. */
  changed_at: Generated<number>;
  /** Grows with each change. */
  version: Generated<number>;
  /** Time of the last change at the desk; null if there was none, or a file was imported over it. */
  desk_changed_at: number | null;
  /** Searched text: title and office in lower case, on a line each. */
  search_text: string;
  /** Time at which the public first saw it, or saw its last change; null without a first day. */
  published_at: number | null;
  /** 1 for a sample that nobody has changed, else 0. */
  is_sample: Generated<0 | 1>;
}

interface EnquiriesTable {
  readonly id: string;
  readonly reference: string;
  readonly user_name: string;
  readonly email: string;
  readonly msg: string;
  /** Signal of a robot; null if there is none, or the row was released. */
  suspicion: FormSignal | null;
  readonly created_at: number;
}

interface ContactMessagesTable {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly subject: string;
  readonly message: string;
  /** Signal of a robot; null if there is none, or the row was released. */
  suspicion: FormSignal | null;
  readonly created_at: number;
}

interface DemoRequestsTable {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly product: string;
  /** Signal of a robot; null if there is none, or the row was released. */
  suspicion: FormSignal | null;
  readonly created_at: number;
}

/** Data of the staff about a row of the inbox, beside the row itself in the table of its kind. */
interface InboxTable {
  /** Id of the row in the table of its kind. */
  readonly id: string;
  readonly kind: EnquiryKind;
  /** The same id in the column of its kind, null in the others. It is deleted with the row of its kind. */
  readonly enquiry_id: string | null;
  readonly contact_id: string | null;
  readonly demo_id: string | null;
  readonly reference: string;
  status: Generated<EnquiryStatus>;
  /** Employee code of its owner; null if it has none. */
  owner_code: string | null;
  /** 1 if it has a signal of a robot and was not released. */
  quarantined: Generated<number>;
  /** Key of the desk's order by name, in lower case. */
  readonly name_key: string;
  readonly search_text: string;
  /** Grows with each change. */
  version: Generated<number>;
  readonly created_at: number;
}

interface InboxNotesTable {
  readonly id: string;
  readonly inbox_id: string;
  readonly author_code: string;
  readonly text: string;
  readonly created_at: number;
}

interface InboxAnswersTable extends InboxNotesTable {
  readonly subject: string;
}

export type ResumeScan = 'waiting' | 'clean' | 'infected';

interface ApplicationsTable {
  readonly id: string;
  readonly reference: string;
  readonly job_id: number;
  /** Title of the vacancy at the time of the application. */
  readonly job_title: string;
  readonly doc_type: number;
  readonly applcnt_name: string;
  readonly applcnt_email: string;
  readonly applcnt_phone: string;
  readonly applcnt_covr_letr: string;
  /** Key in the store of resumes. */
  resume_key: string;
  /** Name that its sender gave it, which is data and never a path. */
  readonly resume_name: string;
  /** 0 when the resume was deleted because the application was withdrawn. */
  resume_bytes: number;
  /** SHA-256, in hexadecimal. */
  readonly resume_digest: string;
  /** Time since which the store lacks it; null if it is there. */
  resume_missing_since: number | null;
  /** Result of the virus scan; `waiting` before there is one; null if no scan was requested. */
  resume_scan: ResumeScan | null;
  /** Time of the next scan; null after the result, or if no scan was requested. */
  resume_scan_at: number | null;
  resume_scan_tries: Generated<number>;
  /** Name that the scanner gave the threat; null if there is none. */
  resume_threat: string | null;
  status: Generated<ApplicationStatus>;
  /** Key of the desk's order by name, in lower case. */
  readonly name_key: string;
  readonly search_text: string;
  /** Grows with each change of status or tags. */
  version: Generated<number>;
  readonly created_at: number;
}

/** Resumes that are to be deleted from their store. */
interface ResumesToDeleteTable {
  readonly resume_key: string;
  /**
   * 0 for a resume that is deleted at once because somebody decided so. Else the time until which an orphan is kept.
   */
  readonly due_at: number;
}

/** Tags of the staff, in lower case. */
interface ApplicationTagsTable {
  readonly application_id: string;
  readonly tag: string;
}

interface ApplicationNotesTable {
  readonly id: string;
  readonly application_id: string;
  readonly author_code: string;
  readonly text: string;
  readonly created_at: number;
}

/** Account of a guest. It exists only after a code that was mailed to the address was entered. */
interface AccountsTable {
  /** Address in lower case, so that each mailbox has one row. */
  readonly email_key: string;
  readonly email: string;
  /** Hash with its parameters. */
  password_hash: string;
  password_set_at: number;
  /** Time at which its owner was last warned of a wrong password. */
  warned_at: number | null;
  readonly created_at: number;
}

/** Sign-in that waits for its code. */
interface SignInChallengesTable {
  /** SHA-256 of the token in the browser's cookie, in hexadecimal. */
  readonly token_hash: string;
  readonly email_key: string;
  readonly email: string;
  /** Hash of the account at that time, or of the account that is to be created. */
  readonly password_hash: string;
  /** Hash of code and token; of a random value when no code may work. */
  readonly code_hash: string;
  readonly remember_me: number;
  /** 1 if a mail was sent for it. */
  readonly mailed: number;
  wrong_tries: Generated<number>;
  readonly expires_at: number;
  used_at: number | null;
  readonly created_at: number;
}

interface SessionsTable {
  /** SHA-256 of the token in the browser's cookie, in hexadecimal. */
  readonly token_hash: string;
  readonly email_key: string;
  readonly remember_me: number;
  /** Browser that began it, such as Firefox on Windows; empty if unknown. */
  readonly browser: Generated<string>;
  readonly system: Generated<string>;
  /** Time of its last use, to a minute. */
  seen_at: number;
  readonly created_at: number;
}

interface PasswordResetsTable {
  /** SHA-256 of the link's token, in hexadecimal; of a random value when no link was sent. */
  readonly token_hash: string;
  readonly email_key: string;
  readonly expires_at: number;
  used_at: number | null;
  readonly created_at: number;
}

interface SubscriptionsTable {
  /** Address in lower case, so that each mailbox has one row. */
  readonly email_key: string;
  readonly email: string;
  status: 'pending' | 'confirmed';
  /** SHA-256 of the token in the confirmation link, in hexadecimal; null when a former version confirmed it. */
  token_hash: string | null;
  token_expires_at: number | null;
  /** Time at which the last confirmation mail was added to the outbox. */
  mailed_at: number;
  confirmed_at: number | null;
  /** SHA-256 of the token in the unsubscribe links, in hexadecimal; null before the first link. */
  unsubscribe_hash: string | null;
  /** Signal of a robot; null if there is none. */
  suspicion: FormSignal | null;
  readonly created_at: number;
}

interface IdempotencyKeysTable {
  readonly operation: string;
  readonly key: string;
  /** SHA-256 of the input, in hexadecimal. */
  readonly input_hash: string;
  /** The answer as JSON; null only inside the transaction that claims the key. */
  answer: string | null;
  readonly created_at: number;
}

interface OutboxTable {
  readonly id: string;
  /** Stays the same over all attempts, so that a mailbox can recognise a repeated delivery. */
  readonly message_id: string;
  readonly envelope_from: string;
  readonly envelope_to: string;
  /** Name of the sender in the `From` header; may be empty. */
  readonly from_name: string;
  readonly reply_to: string | null;
  /** Mailbox of the person that a mail to the office is about; null if it is about its recipient. */
  readonly about: string | null;
  /** Link that ends the subscription of this mail; null for other mails. */
  readonly unsubscribe_link: string | null;
  readonly subject: string;
  body: string;
  /** The same text as HTML; null if the mail is sent as plain text alone. */
  html: string | null;
  readonly created_at: number;
  attempts: Generated<number>;
  next_attempt_at: number;
  leased_until: number | null;
  sent_at: number | null;
  /** Signal of a robot, for which the operator must release it; null if it is not held. */
  held_for: FormSignal | null;
  /** Time at which delivery was given up. */
  abandoned_at: number | null;
  /** 1 if its address was refused, which needs no operator, else 0. */
  address_refused: Generated<0 | 1>;
  last_error: string | null;
  /** Code or link token in it, which is blanked once it was sent; null if there is none. */
  secret: string | null;
  /** Text by which the desk searches for it, in lower case. */
  readonly search_text: string;
}

interface StaffMembersTable {
  readonly id: string;
  /** In upper case. */
  readonly employee_code: string;
  name: string;
  mobile_number: string;
  email: string;
  role: StaffRole;
  disabled_at: number | null;
  /** Encrypted secret of the authenticator; null if none is enrolled. */
  totp_secret: string | null;
  /** Last time step whose code was used, so that each code works once. */
  totp_step: number | null;
  readonly created_at: number;
}

interface StaffRecoveryCodesTable {
  readonly member_id: string;
  readonly code_hash: string;
  used_at: number | null;
  readonly created_at: number;
}

/** Step that a sign-in of the staff waits for: a mailed code, the authenticator's code, or its enrolment. */
export type StaffChallengeStep = 'mail' | 'authenticator' | 'enrol';

interface StaffChallengesTable {
  /** SHA-256 of the token in the browser's cookie, in hexadecimal. */
  readonly token_hash: string;
  /** Null when no code may work. */
  readonly member_id: string | null;
  readonly step: StaffChallengeStep;
  /** Hash of the mailed code and the token; of a random value when no code was mailed. */
  readonly code_hash: string;
  /** Encrypted secret that is being enrolled. */
  readonly totp_secret: string | null;
  /** 1 if it began in a browser in which the member had signed in before. */
  readonly known_browser: number;
  readonly remember_me: number;
  /** 1 if a mail was sent for it. */
  readonly mailed: number;
  wrong_tries: Generated<number>;
  readonly expires_at: number;
  used_at: number | null;
  readonly created_at: number;
}

interface StaffSessionsTable {
  /** SHA-256 of the token in the browser's cookie, in hexadecimal. */
  readonly token_hash: string;
  readonly member_id: string;
  readonly remember_me: number;
  /** Time of its last use, to a minute. */
  seen_at: number;
  readonly created_at: number;
}

/** Captchas that were tried, since none is accepted twice. */
interface StaffTriedCaptchasTable {
  readonly id: string;
  readonly expires_at: number;
}

/** Begun sign-ins by address. A row is deleted when it no longer counts. */
interface StaffAttemptsTable {
  readonly id: string;
  /** HMAC of an IP address. */
  readonly address_hash: string;
  readonly created_at: number;
}

/** Actions of the staff and of operators. */
interface AuditLogTable {
  readonly id: string;
  readonly at: number;
  /** Null for the operator. */
  readonly actor_id: string | null;
  /** Employee code at that time, or `operator`. */
  readonly actor_code: string;
  readonly action: string;
  readonly subject: string;
  readonly details: string;
}

export interface Schema {
  meta: MetaTable;
  versions: VersionsTable;
  job_categories: JobCategoriesTable;
  job_locations: JobLocationsTable;
  jobs: JobsTable;
  enquiries: EnquiriesTable;
  contact_messages: ContactMessagesTable;
  demo_requests: DemoRequestsTable;
  inbox: InboxTable;
  inbox_notes: InboxNotesTable;
  inbox_answers: InboxAnswersTable;
  applications: ApplicationsTable;
  resumes_to_delete: ResumesToDeleteTable;
  application_tags: ApplicationTagsTable;
  application_notes: ApplicationNotesTable;
  subscriptions: SubscriptionsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
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
  audit_log: AuditLogTable;
}

export type OutboxEntry = Selectable<OutboxTable>;

/** Connection, or a transaction in progress. */
export type Db = Kysely<Schema>;
