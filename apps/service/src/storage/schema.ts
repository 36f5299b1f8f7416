import type { ApplicationStatus } from '@example/api/accounts';
import type { EnquiryKind, EnquiryStatus } from '@example/api/desk';
import type { FormSignal } from '@example/api/form-signals';
import type { StaffRole } from '@example/api/staff';
import type { Generated, Kysely } from 'kysely';

/*
 * The tables, in the subset of SQL that SQLite and PostgreSQL share. Times are ms since 1970, dates
 * `YYYY-MM-DD`.
 */

/** What the service itself must remember, such as the secret that signs XSRF tokens. */
interface MetaTable {
  readonly name: string;
  readonly value: string;
}

/** A number that grows with each change of a part of the data; 0: nobody has ever written it. */
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
  /** The first day it is shown on, in Asia/Kolkata; null for a draft that has none yet. */
  first_date: string | null;
  last_date: string;
  status: JobStatus;
  /** When it was published, or what is published of it last changed. */
  changed_at: Generated<number>;
  /** Grows with each change, whoever makes it. */
  version: Generated<number>;
  /** When the staff last changed it at their desk; null: never, or a file was imported over that. */
  desk_changed_at: number | null;
  /** What is searched in it: its title and its office in lower case, a line each. */
  search_text: string;
  /** When the public saw it first, or last saw it change; null while it has no first day. */
  published_at: number | null;
  /** 1 for one of the vacancies to begin with, as long as nobody changed what it says; else 0. */
  is_sample: Generated<0 | 1>;
}

interface EnquiriesTable {
  readonly id: string;
  readonly reference: string;
  readonly user_name: string;
  readonly email: string;
  readonly msg: string;
  /** Why it seems to come from a robot; null: it does not, or was released. */
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
  /** Why it seems to come from a robot; null: it does not, or was released. */
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
  /** Why it seems to come from a robot; null: it does not, or was released. */
  suspicion: FormSignal | null;
  readonly created_at: number;
}

/** What the staff keep of what came into the inbox, beside its row in the table of its kind. */
interface InboxTable {
  /** That of the row of its kind. */
  readonly id: string;
  readonly kind: EnquiryKind;
  /** The same id in the column of its kind, null in the others: it goes with the row of its kind. */
  readonly enquiry_id: string | null;
  readonly contact_id: string | null;
  readonly demo_id: string | null;
  readonly reference: string;
  status: Generated<EnquiryStatus>;
  /** The employee code of who looks after it; null: nobody. */
  owner_code: string | null;
  /** 1: it seems to come from a robot, and nobody has released it. */
  quarantined: Generated<number>;
  /** What it is ordered and found by at the desk, in lower case. */
  readonly name_key: string;
  readonly search_text: string;
  /** Grows with each change. */
  version: Generated<number>;
  readonly created_at: number;
}

/** What the staff tell one another about something in the inbox. */
interface InboxNotesTable {
  readonly id: string;
  readonly inbox_id: string;
  /** The employee code of who wrote it. */
  readonly author_code: string;
  readonly text: string;
  readonly created_at: number;
}

/** What the staff answered. */
interface InboxAnswersTable extends InboxNotesTable {
  readonly subject: string;
}

/** What a virus scanner has said of a resume. */
export type ResumeScan = 'waiting' | 'clean' | 'infected';

interface ApplicationsTable {
  readonly id: string;
  readonly reference: string;
  readonly job_id: number;
  /** As it was called when somebody applied. */
  readonly job_title: string;
  readonly doc_type: number;
  readonly applcnt_name: string;
  readonly applcnt_email: string;
  readonly applcnt_phone: string;
  readonly applcnt_covr_letr: string;
  /** What the store of resumes has it under. */
  resume_key: string;
  /** What its sender called it: data, never a path. */
  readonly resume_name: string;
  /** 0: the resume was deleted when the application was withdrawn. */
  resume_bytes: number;
  /** SHA-256, hex. */
  readonly resume_digest: string;
  /** Since when its store has not had it, though it should; null: it has. */
  resume_missing_since: number | null;
  /** What a virus scanner said of it, `waiting`: it has not answered yet; null: none was asked. */
  resume_scan: ResumeScan | null;
  /** When it is asked (again); null: it has answered, or none was asked. */
  resume_scan_at: number | null;
  /** How often it was asked. */
  resume_scan_tries: Generated<number>;
  /** What it found, by its own name; null: nothing. */
  resume_threat: string | null;
  status: Generated<ApplicationStatus>;
  /** What it is ordered and found by at the desk, in lower case. */
  readonly name_key: string;
  readonly search_text: string;
  /** Grows with each change of status or tags. */
  version: Generated<number>;
  readonly created_at: number;
}

/** Resumes that are to leave their store. */
interface ResumesToDeleteTable {
  readonly resume_key: string;
  /** 0: somebody decided so, it goes at once. Else it belonged to no application, and is set aside until then. */
  readonly due_at: number;
}

/** What the staff sort applications by, in lower case. */
interface ApplicationTagsTable {
  readonly application_id: string;
  readonly tag: string;
}

/** What the staff tell one another about an applicant. */
interface ApplicationNotesTable {
  readonly id: string;
  readonly application_id: string;
  /** The employee code of who wrote it. */
  readonly author_code: string;
  readonly text: string;
  readonly created_at: number;
}

/** A guest; there is one only once a code that was mailed to the address came back. */
interface AccountsTable {
  /** The address in lower case: one row for each mailbox. */
  readonly email_key: string;
  readonly email: string;
  /** With the parameters it was made with. */
  password_hash: string;
  password_set_at: number;
  /** When its owner was last told of a wrong password. */
  warned_at: number | null;
  readonly created_at: number;
}

/** A sign-in that waits for its code. */
interface SignInChallengesTable {
  /** SHA-256 of the token that the browser holds, hex. */
  readonly token_hash: string;
  readonly email_key: string;
  readonly email: string;
  /** Of the account as it was then, or of the one that is to be made. */
  readonly password_hash: string;
  /** Of the code with the browser's token; of nothing that anybody knows where no code may work. */
  readonly code_hash: string;
  readonly remember_me: number;
  /** Whether a mail was sent for it. */
  readonly mailed: number;
  wrong_tries: Generated<number>;
  readonly expires_at: number;
  used_at: number | null;
  readonly created_at: number;
}

interface SessionsTable {
  /** SHA-256 of the token that the browser holds, hex. */
  readonly token_hash: string;
  readonly email_key: string;
  readonly remember_me: number;
  /** What it was begun with, such as Firefox and Windows; empty: not known. */
  readonly browser: Generated<string>;
  readonly system: Generated<string>;
  /** When it was last used, to a minute. */
  seen_at: number;
  readonly created_at: number;
}

/** A link with which a password is set anew. */
interface PasswordResetsTable {
  /** SHA-256 of the link's token, hex; of nothing that anybody knows where no link was sent. */
  readonly token_hash: string;
  readonly email_key: string;
  readonly expires_at: number;
  used_at: number | null;
  readonly created_at: number;
}

interface SubscriptionsTable {
  /** The address in lower case: one row for each mailbox. */
  readonly email_key: string;
  readonly email: string;
  status: 'pending' | 'confirmed';
  /** SHA-256 of the token in the confirmation link, hex; null where a former version confirmed it. */
  token_hash: string | null;
  token_expires_at: number | null;
  /** When the last confirmation mail was put into the outbox. */
  mailed_at: number;
  confirmed_at: number | null;
  /** SHA-256 of the token in the links that end it, hex; null until the first was made. */
  unsubscribe_hash: string | null;
  /** Why it seems to come from a robot; null: it does not. */
  suspicion: FormSignal | null;
  readonly created_at: number;
}

interface IdempotencyKeysTable {
  readonly operation: string;
  readonly key: string;
  /** SHA-256 of the input, hex. */
  readonly input_hash: string;
  /** The answer as JSON; null only inside the transaction that claims the key. */
  answer: string | null;
  readonly created_at: number;
}

interface OutboxTable {
  readonly id: string;
  /** Stays the same over all attempts, so that a mailbox can tell a repeated delivery. */
  readonly message_id: string;
  readonly envelope_from: string;
  readonly envelope_to: string;
  /** The sender's name in the `From` header; may be empty. */
  readonly from_name: string;
  readonly reply_to: string | null;
  /** The mailbox of whoever the office is told of by it; null: it is about its addressee. */
  readonly about: string | null;
  /** Ends the subscription this mail was sent for; null for a mail of another kind. */
  readonly unsubscribe_link: string | null;
  readonly subject: string;
  /** The plain text. */
  body: string;
  /** The same as HTML, as it was when the mail was written; null: the mail is sent as plain text alone. */
  html: string | null;
  readonly created_at: number;
  attempts: Generated<number>;
  next_attempt_at: number;
  leased_until: number | null;
  sent_at: number | null;
  /** Why it is not sent until the operator says so; null: it is sent. */
  held_for: FormSignal | null;
  /** Set when delivery was given up. */
  abandoned_at: number | null;
  /** 1 where its address was refused, which needs no operator; else 0. */
  address_refused: Generated<0 | 1>;
  last_error: string | null;
  /** The code or the link's token in it, which is blanked once it was sent; null: there is none. */
  secret: string | null;
  /** What it is found by at the desk, in lower case. */
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
  /** The secret of the authenticator, sealed; null: none is enrolled. */
  totp_secret: string | null;
  /** The last time step whose code was used: each works once. */
  totp_step: number | null;
  readonly created_at: number;
}

interface StaffRecoveryCodesTable {
  readonly member_id: string;
  readonly code_hash: string;
  used_at: number | null;
  readonly created_at: number;
}

/** What a sign-in of the staff waits for: a mailed code, the authenticator's, or its enrolment. */
export type StaffChallengeStep = 'mail' | 'authenticator' | 'enrol';

interface StaffChallengesTable {
  /** SHA-256 of the token that the browser holds, hex. */
  readonly token_hash: string;
  /** Null where no code may work. */
  readonly member_id: string | null;
  readonly step: StaffChallengeStep;
  /** Of the mailed code with the browser's token; of nothing that anybody knows where none was mailed. */
  readonly code_hash: string;
  /** The secret that is being enrolled, sealed. */
  readonly totp_secret: string | null;
  /** Whether it began in a browser in which the member had signed in before. */
  readonly known_browser: number;
  readonly remember_me: number;
  /** Whether a mail was sent for it. */
  readonly mailed: number;
  wrong_tries: Generated<number>;
  readonly expires_at: number;
  used_at: number | null;
  readonly created_at: number;
}

interface StaffSessionsTable {
  /** SHA-256 of the token that the browser holds, hex. */
  readonly token_hash: string;
  readonly member_id: string;
  readonly remember_me: number;
  /** When it was last used, to a minute. */
  seen_at: number;
  readonly created_at: number;
}

/** Captchas that were tried: none is accepted twice. */
interface StaffTriedCaptchasTable {
  readonly id: string;
  readonly expires_at: number;
}

/** Sign-ins that were begun, by where from: each is a row until it counts no more. */
interface StaffAttemptsTable {
  readonly id: string;
  /** The HMAC of an IP address. */
  readonly address_hash: string;
  readonly created_at: number;
}

/** Who of the staff did what. */
interface AuditLogTable {
  readonly id: string;
  readonly at: number;
  /** Null: the operator. */
  readonly actor_id: string | null;
  /** The employee code as it was then, or `operator`. */
  readonly actor_code: string;
  readonly action: string;
  readonly subject: string;
  /** JSON. */
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

/** A connection, or a transaction in progress. */
export type Db = Kysely<Schema>;
