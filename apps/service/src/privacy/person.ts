import { type RawBuilder, sql } from 'kysely';
import { holdMailbox, mailboxOf } from '../accounts/mailbox.ts';
import { decideToDelete, deleteDecided } from '../applications/let-go.ts';
import { type DecisionDeps, noteDecision } from '../decisions/index.ts';
import { inputHash } from '../idempotency/index.ts';
import { isInboxSource } from '../inbox/index.ts';
import { mailFileName } from '../mail/file-mailer.ts';
import { removeMailFilesOf } from '../mail/mail-files.ts';
import type { ResumeStore } from '../resumes/store.ts';
import { type Db, heldBy, type Schema, type Storage } from '../storage/index.ts';
import { subscriptionCall } from '../subscriptions/index.ts';

/** Where what visitors sent is kept. */
export interface PersonalData {
  readonly storage: Storage;
  readonly resumes: ResumeStore;
  /** The folder mails are written to where they are not sent. */
  readonly mails: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** The tables with a row for what a person sent, or is signed in with, and the column that holds their address. */
export const submissions = {
  enquiries: 'email',
  contact_messages: 'email',
  demo_requests: 'email',
  applications: 'applcnt_email',
  subscriptions: 'email',
  sign_in_challenges: 'email_key',
  sessions: 'email_key',
  accounts: 'email_key',
  password_resets: 'email_key',
} as const satisfies Partial<Record<keyof Schema, string>>;

export type SubmissionTable = keyof typeof submissions;

export const submissionTables = Object.keys(submissions) as readonly SubmissionTable[];

export const byAddress = (table: SubmissionTable, address: string) =>
  sql`${sql.table(table)} where lower(${sql.ref(submissions[table])}) = ${address}`;

/** The mails to an address, and those that tell the office of it: not those that the office writes to others. */
export const mailsOf = (address: string) =>
  sql<boolean>`(lower(envelope_to) = ${address} or about = ${address})`;

export const rows = async <T = Row>(db: Db, statement: RawBuilder<T>): Promise<readonly T[]> =>
  (await statement.execute(db)).rows;

/** How many of each kind were deleted. */
export type Erased = Readonly<
  Record<SubmissionTable | 'resumes' | 'outbox' | 'mail_files' | 'idempotency_keys', number>
>;

/** Databases bound how many values a statement names. */
const VALUES_PER_STATEMENT = 1_000;

/** What must be known of rows that were deleted: not their texts, of which there may be many. */
const returned = (table: SubmissionTable) => {
  if (table === 'applications') return sql`id, reference, resume_key, resume_bytes`;
  return isInboxSource(table) ? sql`id, reference` : sql`created_at`;
};

/** What a row of an address that was deleted leaves to be done. */
interface DeletedRows {
  readonly counts: Omit<Erased, 'resumes' | 'mail_files'>;
  /** The resumes that are left without a row, which {@link deleteDecided} takes. */
  readonly resumeKeys: readonly string[];
  /** The files that the mails were written to, where mails are not sent. */
  readonly mailNames: readonly string[];
}

/**
 * Deletes the rows about a person, in the transaction of `db`, which holds their mailbox or is alone.
 *
 * @param address - in lower case
 * @param until - what came later stays, in ms since 1970: the person came back
 */
export const deletePersonRows = async (
  db: Db,
  address: string,
  until = Number.MAX_SAFE_INTEGER,
): Promise<DeletedRows> => {
  // In their order: the staff may be changing several of them.
  await db
    .selectFrom('applications')
    .select('id')
    .where(sql<boolean>`lower(applcnt_email) = ${address}`)
    .where('created_at', '<=', until)
    .orderBy('id')
    .$call(heldBy(db))
    .execute();
  const deleted = new Map<SubmissionTable, readonly Row[]>();
  for (const table of submissionTables)
    deleted.set(
      table,
      await rows(
        db,
        sql<Row>`delete from ${byAddress(table, address)} and created_at <= ${until}
          returning ${returned(table)}`,
      ),
    );
  // Only now: whoever wrote to the person of what was deleted has committed.
  await db
    .selectFrom('outbox')
    .select('id')
    .where(mailsOf(address))
    .where('created_at', '<=', until)
    .orderBy('id')
    .$call(heldBy(db))
    .execute();
  const outbox = await db
    .deleteFrom('outbox')
    .where(mailsOf(address))
    .where('created_at', '<=', until)
    .returning('message_id')
    .execute();
  // The answers they got hold nothing but the reference.
  const answers = [...deleted.values()]
    .flat()
    .flatMap(({ reference }) =>
      typeof reference === 'string' ? [JSON.stringify({ reference })] : [],
    );
  // That of a subscription holds none, but its record a hash of the address.
  const { operation, input } = subscriptionCall(address);
  const deletion = db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', until)
    .returning('key');
  const keys = await deletion
    .where((where) => where.and({ operation, input_hash: inputHash(input) }))
    .execute();
  for (let begin = 0; begin < answers.length; begin += VALUES_PER_STATEMENT) {
    const some = answers.slice(begin, begin + VALUES_PER_STATEMENT);
    keys.push(...(await deletion.where('answer', 'in', some).execute()));
  }
  // One that was withdrawn has none.
  const resumeKeys = (deleted.get('applications') ?? [])
    .filter((row) => Number(row['resume_bytes']) > 0)
    .map((row) => String(row['resume_key']));
  await decideToDelete(db, resumeKeys);
  const count = (table: SubmissionTable) => deleted.get(table)?.length ?? 0;
  return {
    resumeKeys,
    mailNames: outbox.map(({ message_id }) => mailFileName(message_id)),
    counts: {
      enquiries: count('enquiries'),
      contact_messages: count('contact_messages'),
      demo_requests: count('demo_requests'),
      applications: count('applications'),
      subscriptions: count('subscriptions'),
      accounts: count('accounts'),
      sign_in_challenges: count('sign_in_challenges'),
      sessions: count('sessions'),
      password_resets: count('password_resets'),
      outbox: outbox.length,
      idempotency_keys: keys.length,
    },
  };
};

/**
 * Deletes all that is stored about a person: first the rows, in one transaction, then the files they
 * named. What a crash leaves of these the sweep takes. That they are erased is noted before, so that a restore
 * does not bring them back.
 *
 * @throws the errors of database, disk and store; where the store fails the rows are gone
 */
export const erasePerson = async (
  { storage, resumes, mails, ...noting }: PersonalData & DecisionDeps,
  email: string,
): Promise<Erased> => {
  const address = mailboxOf(email);
  // Outside the transaction, which waits for nothing but its own statements.
  await noteDecision({ storage, ...noting }, 'erased', address);
  const { counts, resumeKeys, mailNames } = await storage.transact(async (db) => {
    await holdMailbox(storage, db, address);
    return deletePersonRows(db, address);
  });
  await storage.overwriteDeleted();
  // First what nothing comes back for: resumes that were decided on the sweep takes, should the store fail.
  const mailFiles = await removeMailFilesOf(mails, address, mailNames);
  await deleteDecided(storage, resumes, resumeKeys);
  return { ...counts, resumes: resumeKeys.length, mail_files: mailFiles };
};
