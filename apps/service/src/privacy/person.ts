import { type RawBuilder, sql } from 'kysely';
import { dropBeside, readBeside } from '../applications/beside.ts';
import { inputHash } from '../idempotency/index.ts';
import { dropFromInbox, isInboxSource, readBesideInbox } from '../inbox/index.ts';
import { removeMailFilesOf } from '../mail/mail-files.ts';
import { type OutboxEntry, withoutSecret } from '../outbox/index.ts';
import type { ResumeStore } from '../resumes/store.ts';
import type { Db, Schema, Storage } from '../storage/index.ts';
import { subscriptionCall } from '../subscriptions/index.ts';

/** Where what visitors sent is kept. */
export interface PersonalData {
  readonly storage: Storage;
  readonly resumes: ResumeStore;
  /** The folder mails are written to where they are not sent. */
  readonly mails: string;
}

type Row = Readonly<Record<string, unknown>>;

/** The tables with a row for what a person sent, or is signed in with, and the column that holds their address. */
const submissions = {
  enquiries: 'email',
  contact_messages: 'email',
  demo_requests: 'email',
  applications: 'applcnt_email',
  subscriptions: 'email',
  accounts: 'email_key',
  sign_in_challenges: 'email_key',
  sessions: 'email_key',
  password_resets: 'email_key',
} as const satisfies Partial<Record<keyof Schema, string>>;

type SubmissionTable = keyof typeof submissions;

const tables = Object.keys(submissions) as readonly SubmissionTable[];

const byAddress = (table: SubmissionTable, address: string) =>
  sql`${sql.table(table)} where lower(${sql.ref(submissions[table])}) = ${address}`;

/** The mails to an address, and those whose answer goes to it. */
const mailsOf = (address: string) =>
  sql`outbox where lower(envelope_to) = ${address} or lower(reply_to) = ${address}`;

const rows = async (db: Db, statement: RawBuilder<Row>): Promise<readonly Row[]> =>
  (await statement.execute(db)).rows;

/** Hashes of the tokens in links, and what of a mail is to be blanked: of no use to anybody. */
const isSecret = (column: string) => column.endsWith('_hash') || column === 'secret';

/** What says again what other columns say. */
const isDerived = (column: string) => ['name_key', 'search_text'].includes(column);

/** Times as ISO 8601. PostgreSQL gives them as text. */
const readable = ([column, value]: readonly [string, unknown]): readonly [string, unknown] =>
  column.endsWith('_at') && value !== null
    ? [column, new Date(Number(value)).toISOString()]
    : [column, value];

const asExported = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !isSecret(column) && !isDerived(column))
      .map(readable),
  );

/** One that waits may hold a code or a link. */
const asExportedMail = (row: Row): Row =>
  asExported(withoutSecret(row as Row & Pick<OutboxEntry, 'body' | 'html' | 'secret'>));

/** All that is stored about a person: their rows by table, resumes in base64, times as ISO 8601. */
export const exportPerson = async (
  { storage: { db }, resumes }: PersonalData,
  email: string,
): Promise<Readonly<Record<string, readonly Row[]>>> => {
  const address = email.toLowerCase();
  const exported: Record<string, readonly Row[]> = {};
  for (const table of tables) {
    const found = await rows(
      db,
      sql<Row>`select * from ${byAddress(table, address)} order by created_at`,
    );
    exported[table] = found.map(asExported);
    if (isInboxSource(table))
      exported[table] = await Promise.all(
        found.map(async (row) => {
          const { status, notes, answers } = await readBesideInbox(db, String(row['id']));
          return {
            ...asExported(row),
            status,
            notes: notes.map((note) => asExported({ ...note })),
            answers: answers.map((answer) => asExported({ ...answer })),
          };
        }),
      );
    if (table !== 'applications') continue;
    exported[table] = await Promise.all(
      found.map(async (row) => {
        const resume = await resumes.read(String(row['resume_key']));
        const { tags, notes } = await readBeside(db, String(row['id']));
        return {
          ...asExported(row),
          resume: resume?.toString('base64') ?? null,
          tags,
          notes: notes.map(asExported),
        };
      }),
    );
  }
  const mails = await rows(db, sql<Row>`select * from ${mailsOf(address)} order by created_at`);
  return { ...exported, outbox: mails.map(asExportedMail) };
};

/** How many of each kind were deleted. */
export type Erased = Readonly<
  Record<SubmissionTable | 'resumes' | 'outbox' | 'mail_files' | 'idempotency_keys', number>
>;

/**
 * Deletes all that is stored about a person: first the rows, in one transaction, then the files they
 * named. What a crash leaves of these the sweeper takes.
 */
export const erasePerson = async (
  { storage, resumes, mails }: PersonalData,
  email: string,
): Promise<Erased> => {
  const address = email.toLowerCase();
  const { counts, resumeKeys } = await storage.transact(async (db) => {
    const deleted = new Map<SubmissionTable, readonly Row[]>();
    for (const table of tables)
      deleted.set(
        table,
        await rows(db, sql<Row>`delete from ${byAddress(table, address)} returning *`),
      );
    await dropBeside(
      db,
      (deleted.get('applications') ?? []).map(({ id }) => String(id)),
    );
    await dropFromInbox(
      db,
      tables
        .filter(isInboxSource)
        .flatMap((table) => (deleted.get(table) ?? []).map(({ id }) => String(id))),
    );
    const outbox = await rows(db, sql<Row>`delete from ${mailsOf(address)} returning id`);
    // The answers they got hold nothing but the reference.
    const answers = [...deleted.values()]
      .flat()
      .flatMap(({ reference }) =>
        typeof reference === 'string' ? [JSON.stringify({ reference })] : [],
      );
    // That of a subscription holds none, but its record a hash of the address.
    const { operation, input } = subscriptionCall(address);
    const keys = await db
      .deleteFrom('idempotency_keys')
      .where((where) =>
        where.or([
          where.and({ operation, input_hash: inputHash(input) }),
          ...(answers.length > 0 ? [where('answer', 'in', answers)] : []),
        ]),
      )
      .returning('key')
      .execute();
    const count = (table: SubmissionTable) => deleted.get(table)?.length ?? 0;
    return {
      // One that was withdrawn has none.
      resumeKeys: (deleted.get('applications') ?? [])
        .filter((row) => Number(row['resume_bytes']) > 0)
        .map((row) => String(row['resume_key'])),
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
  });
  await storage.overwriteDeleted();
  // First what nothing comes back for: resumes without a row the sweeper takes, should the store fail.
  const mailFiles = await removeMailFilesOf(mails, address);
  for (const key of resumeKeys) await resumes.remove(key);
  return { ...counts, resumes: resumeKeys.length, mail_files: mailFiles };
};
