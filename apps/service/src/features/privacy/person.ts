import { forFormTables, formKinds } from '@example/api/forms';
import { ApiError } from '@example/api/problem';
import { type RawBuilder, sql } from 'kysely';
import { holdMailbox, mailboxOf } from '../../storage/locks.ts';
import { formOf } from '../forms/index.ts';
import { decideToDelete, deleteDecided } from '../applications/resume-deletion.ts';
import { type DecisionDeps, noteDecision } from '../decisions/index.ts';
import { inputHash } from '../../http/idempotency/index.ts';
import { mailFileName } from '../../mail/transports/file-mailer.ts';
import { mailFolder, removeMailFilesOf } from '../../mail/transports/mail-files.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import type { Resumes } from '../resumes/index.ts';
import { type Db, forUpdate, type Schema, type Storage } from '../../storage/index.ts';
import { subscriptionCall } from '../subscriptions/index.ts';
import { deleteViewsOf } from './views-of.ts';

/** Returns the places in which visitors' data is kept. */
export const personalDataOf = ({
  storage,
  resumes,
  settings,
}: {
  readonly storage: Storage;
  readonly resumes: Pick<Resumes, 'store'>;
  readonly settings: Pick<Settings, 'dataDir'>;
}) => ({
  storage,
  resumes: resumes.store,
  /** Folder of the mails that are written as files. */
  mails: mailFolder(settings.dataDir),
});

export type PersonalData = ReturnType<typeof personalDataOf>;

/**
 * Throws for an address of the office, in lower case: with its data the mails of all visitors to it would go, those that
 * wait too.
 *
 * @throws ApiError of kind `conflict`
 */
export const refuseOffice = ({ mailTo }: Pick<Settings, 'mailTo'>, address: string): void => {
  if (Object.values(mailTo).flat().map(mailboxOf).includes(address))
    throw new ApiError('conflict', 'This is an address of the office.');
};

export type Row = Readonly<Record<string, unknown>>;

/** Tables with a row for what a person sent or is signed in with, and the column that holds their address. */
export const submissions = {
  ...forFormTables(() => 'email' as const),
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

/**
 * Matches the mails to an address, and those that tell the office about it. Mails from the office to others do not
 * match.
 */
export const mailsOf = (address: string) =>
  sql<boolean>`(lower(envelope_to) = ${address} or about = ${address})`;

export const rows = async <T = Row>(db: Db, statement: RawBuilder<T>): Promise<readonly T[]> =>
  (await statement.execute(db)).rows;

/** Databases limit the number of values in a statement. */
const VALUES_PER_STATEMENT = 1_000;

/** Columns with the sender's name and phone number, by table. */
const naming = new Map<string, { readonly name: string; readonly phone?: string }>([
  ...formKinds.map(formOf).map(({ table, columns }) => [table, columns] as const),
  ['applications', { name: 'applcnt_name', phone: 'applcnt_phone' }],
]);

/** Returns the columns needed of deleted rows, without their texts, of which there may be many. */
const returned = (table: SubmissionTable) => {
  const columns = naming.get(table);
  if (columns === undefined) return sql`created_at`;
  const { name, phone } = columns;
  const person = sql`${sql.ref(name)} as person_name, ${phone === undefined ? sql`null` : sql.ref(phone)} as person_phone`;
  return table === 'applications'
    ? sql`id, reference, resume_key, resume_bytes, decision_id, ${person}`
    : sql`id, reference, ${person}`;
};

/** Returns the different texts in a column of deleted rows. */
const textsIn = (all: readonly Row[], column: string): readonly string[] => [
  ...new Set(all.map((row) => row[column]).filter((value) => typeof value === 'string')),
];

/**
 * Deletes the rows about a person, in the transaction of `db`. It must hold the person's mailbox, or be alone on the
 * database.
 *
 * @param address - in lower case
 * @param until - later rows stay, in ms since 1970, for a person who came back
 */
export const deletePersonRows = async (
  db: Db,
  address: string,
  until = Number.MAX_SAFE_INTEGER,
) => {
  // Locked in the order of ids, since the staff may be changing several of them.
  await db
    .selectFrom('applications')
    .select('id')
    .where(sql<boolean>`lower(applcnt_email) = ${address}`)
    .where('created_at', '<=', until)
    .orderBy('id')
    .$call(forUpdate(db))
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
  // Only now: a transaction that wrote a mail about a deleted row has committed by then.
  await db
    .selectFrom('outbox')
    .select('id')
    .where(mailsOf(address))
    .where('created_at', '<=', until)
    .orderBy('id')
    .$call(forUpdate(db))
    .execute();
  const outbox = await db
    .deleteFrom('outbox')
    .where(mailsOf(address))
    .where('created_at', '<=', until)
    .returning('message_id')
    .execute();
  // The answer of an idempotent call contains only the reference or the id of a decision.
  const all = [...deleted.values()].flat();
  const answers = all.flatMap(({ reference, decision_id: decision }) => [
    ...(typeof reference === 'string' ? [JSON.stringify({ reference })] : []),
    ...(typeof decision === 'string' ? [JSON.stringify({ decision })] : []),
  ]);
  // The answer to a subscription has no reference; the row of its idempotency key has a hash of the address.
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
  const person = {
    address,
    names: textsIn(all, 'person_name'),
    phones: textsIn(all, 'person_phone'),
  };
  const views = await deleteViewsOf(db, person, until);
  // A withdrawn application has no resume.
  const resumeKeys = (deleted.get('applications') ?? [])
    .filter((row) => Number(row['resume_bytes']) > 0)
    .map((row) => String(row['resume_key']));
  await decideToDelete(db, resumeKeys);
  const count = (table: SubmissionTable) => deleted.get(table)?.length ?? 0;
  return {
    /** Left without a row, for {@link deleteDecided}. */
    resumeKeys,
    /** Names of the files that mails were written to, when mails are not sent. */
    mailNames: outbox.map(({ message_id }) => mailFileName(message_id)),
    counts: {
      ...forFormTables(count),
      applications: count('applications'),
      subscriptions: count('subscriptions'),
      accounts: count('accounts'),
      sign_in_challenges: count('sign_in_challenges'),
      sessions: count('sessions'),
      password_resets: count('password_resets'),
      outbox: outbox.length,
      idempotency_keys: keys.length,
      staff_saved_views: views,
    },
  };
};

/**
 * Deletes all that is stored about a person: first the rows, in one transaction, then their files. The orphan cleanup deletes the
 * files that a crash leaves. The erasure is noted before, so that a restore does not bring the person back.
 *
 * @param record - records the erasure, in its transaction
 * @throws the errors of database, disk and store; the rows are gone when the store fails
 */
export const erasePerson = async (
  { storage, resumes, mails, ...noting }: PersonalData & DecisionDeps,
  email: string,
  record?: (
    db: Db,
    counts: Awaited<ReturnType<typeof deletePersonRows>>['counts'],
  ) => Promise<void>,
) => {
  const address = mailboxOf(email);
  // Outside the transaction, which waits for nothing but its own statements.
  await noteDecision({ storage, ...noting }, 'erased', address);
  const { counts, resumeKeys, mailNames } = await storage.transact(async (db) => {
    await holdMailbox(db, address);
    const deleted = await deletePersonRows(db, address);
    await record?.(db, deleted.counts);
    return deleted;
  });
  await storage.overwriteDeleted();
  // Mail files first, since no cleanup deletes them. Should the store fail, the orphan cleanup deletes the resumes.
  const mailFiles = await removeMailFilesOf(mails, address, mailNames);
  await deleteDecided(storage, resumes, resumeKeys);
  return { ...counts, resumes: resumeKeys.length, mail_files: mailFiles };
};
