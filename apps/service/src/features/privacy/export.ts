import { type RawBuilder, type Selectable, sql } from 'kysely';
import { Readable } from 'node:stream';
import { readAnnotations } from '../applications/annotations.ts';
import { hasResume, isQuarantined, resumeColumns } from '../applications/resume-of.ts';
import { isUntold, type StatusColumns, toldStatus } from '../applications/told-status.ts';
import { type ArchivedFile, endingOf } from '../../http/downloads/index.ts';
import { isFormTable, readInboxAnnotations } from '../inbox/index.ts';
import { type KeptMail, withoutSecret } from '../../mail/outbox/index.ts';
import type { StoredContent } from '../resumes/store.ts';
import type { Db, OutboxEntry, Schema } from '../../storage/index.ts';
import {
  byAddress,
  mailsOf,
  type PersonalData,
  type Row,
  rows,
  type SubmissionTable,
  submissionTables,
} from './person.ts';

/** Rows read at a time: one row may have texts of some 100 KB. */
const ROWS_AT_A_TIME = 20;

const keyOf = (table: SubmissionTable | 'outbox'): string => {
  const keys: Partial<Record<SubmissionTable, string>> = {
    subscriptions: 'email_key',
    accounts: 'email_key',
    sign_in_challenges: 'token_hash',
    sessions: 'token_hash',
    password_resets: 'token_hash',
  };
  return table === 'outbox' ? 'id' : (keys[table] ?? 'id');
};

/** Yields the rows of a person, the oldest first. Rows that are deleted meanwhile are left out. */
async function* rowsOf(
  db: Db,
  table: SubmissionTable | 'outbox',
  source: RawBuilder<unknown>,
): AsyncGenerator<Row> {
  const key = sql.ref(keyOf(table));
  const found = await rows(
    db,
    sql<{ readonly row_key: string }>`select ${key} as row_key from ${source} order by created_at`,
  );
  for (let begin = 0; begin < found.length; begin += ROWS_AT_A_TIME) {
    const keys = found.slice(begin, begin + ROWS_AT_A_TIME).map(({ row_key }) => row_key);
    yield* await rows(
      db,
      sql<Row>`select * from ${sql.table(table)} where ${key} in (${sql.join(keys)})
        order by created_at`,
    );
  }
}

/** Returns whether a column holds a token's hash or a mail's secret, which are of no use to anybody. */
const isSecret = (column: string) => column.endsWith('_hash') || column === 'secret';

/**
 * Columns that repeat others, say how far the index of words is, or name a member of the staff. The version grows with a
 * decision that its applicant is not told yet.
 */
const internal = [
  'name_key',
  'search_text',
  'phone_key',
  'search_number',
  'words_due',
  'owner_code',
  'author_code',
  'version',
];

const isInternal = (column: string) =>
  internal.includes(column) || column.startsWith('resume_text');

/** Columns by which a decision can be undone. The applicant is told the status only. */
const ofDecisions = ['decision_id', 'told_status', 'tell_at', 'decision_mail', 'decision_note'];

/** Mails that are part of what a person was told. A mail that can still be undone is not. */
const toldMailsOf = (address: string, now: number) =>
  sql`outbox where ${mailsOf(address)} and (not_before is null or not_before <= ${now})`;

/** Formats times as ISO 8601. PostgreSQL returns them as text. */
const readable = ([column, value]: readonly [string, unknown]): readonly [string, unknown] =>
  column.endsWith('_at') && value !== null
    ? [column, new Date(Number(value)).toISOString()]
    : [column, value];

const asExported = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !isSecret(column) && !isInternal(column))
      .map(readable),
  );

/**
 * Blanks the code or link of a mail that still waits, and leaves out which mailbox of the company was told of the person,
 * and what its mail server said, which may name it: it may be that of a member of the staff.
 */
const asExportedMail = (row: Row, address: string): Row => {
  const { envelope_to, last_error, ...mail } = asExported(
    withoutSecret(row as Row & Pick<OutboxEntry, 'body' | 'html' | 'secret'>),
  );
  return String(envelope_to).toLowerCase() === address
    ? { ...mail, envelope_to, last_error }
    : mail;
};

const asExportedKept = ({ subject, text, created_at }: KeptMail): Row =>
  asExported({ subject, text, created_at });

/** Returns a row with the notes, tags and mails that the staff keep beside it. */
const withBeside = async (
  db: Db,
  { table, row, now }: { readonly table: SubmissionTable; readonly row: Row; readonly now: number },
): Promise<Row> => {
  const id = String(row['id']);
  if (table === 'applications') {
    const application = row as Row & StatusColumns;
    const { tags, notes, mails } = await readAnnotations(db, id);
    const untold = isUntold(application, now)
      ? [application.decision_note, application.decision_mail]
      : [];
    const isTold = ({ id: one }: { readonly id: string }) => !untold.includes(one);
    const shown = Object.entries(row).filter(([column]) => !ofDecisions.includes(column));
    return {
      ...asExported(Object.fromEntries(shown)),
      status: toldStatus(application, now),
      tags,
      notes: notes.filter(isTold).map(({ text, created_at }) => asExported({ text, created_at })),
      mails: mails.filter(isTold).map(asExportedKept),
    };
  }
  if (!isFormTable(table)) return asExported(row);
  const { status, notes, mails } = await readInboxAnnotations(db, id);
  return {
    ...asExported(row),
    status,
    notes: notes.map((note) => asExported({ ...note })),
    mails: mails.map(asExportedKept),
  };
};

/** Returns the JSON value of an application's `resume`, in pieces. */
type ResumeText = (application: Row) => AsyncIterable<string> | Iterable<string>;

const toText = (row: Row) => JSON.stringify(row, undefined, 2);

async function* textOf(
  { storage: { db } }: Pick<PersonalData, 'storage'>,
  { address, now }: { readonly address: string; readonly now: number },
  resumeText: ResumeText,
): AsyncGenerator<string> {
  let before = '{\n';
  for (const table of submissionTables) {
    yield `${before}"${table}": [`;
    let separator = '\n';
    for await (const row of rowsOf(db, table, byAddress(table, address))) {
      const text = separator + toText(await withBeside(db, { table, row, now }));
      separator = ',\n';
      if (table === 'applications') {
        yield `${text.slice(0, -'\n}'.length)},\n  "resume": `;
        yield* resumeText(row);
        yield '\n}';
      } else yield text;
    }
    before = '],\n';
  }
  yield `${before}"outbox": [`;
  let separator = '\n';
  for await (const mail of rowsOf(db, 'outbox', toldMailsOf(address, now))) {
    yield separator + toText(asExportedMail(mail, address));
    separator = ',\n';
  }
  yield ']\n}\n';
}

/** Encodes a stored file in base64, whatever the sizes of its pieces. */
async function* base64Of({ content }: StoredContent): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of content as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString('base64', 0, whole);
    rest = bytes.subarray(whole);
  }
  yield rest.toString('base64');
}

/** Returns whether an export of a person would have a row. */
export const hasExport = async (
  { storage: { db } }: Pick<PersonalData, 'storage'>,
  email: string,
): Promise<boolean> => {
  const address = email.toLowerCase();
  const sources = submissionTables.map((table) => byAddress(table, address));
  for (const source of [...sources, toldMailsOf(address, Date.now())]) {
    const found = await rows(db, sql<Row>`select 1 from ${source} limit 1`);
    if (found.length > 0) return true;
  }
  return false;
};

/** Key of a resume that exists in no store. */
const NO_RESUME = '00000000-0000-0000-0000-000000000000.pdf';

/**
 * Exports all that is stored about a person as the text of a JSON object, in pieces: rows by table, resumes in base64,
 * times as ISO 8601. Resumes that are held back are `null`.
 *
 * @throws the errors of the store, before there is a piece
 */
export const exportPerson = async (
  data: Pick<PersonalData, 'storage' | 'resumes'>,
  email: string,
  now = Date.now(),
): Promise<AsyncIterable<string>> => {
  await data.resumes.open(NO_RESUME);
  return textOf(data, { address: email.toLowerCase(), now }, async function* (application) {
    const resume = isQuarantined(application['resume_scan'])
      ? undefined
      : await data.resumes.open(String(application['resume_key']));
    if (!resume) {
      yield 'null';
      return;
    }
    yield '"';
    yield* base64Of(resume);
    yield '"';
  });
};

type StoredResume = Pick<
  Selectable<Schema['applications']>,
  'reference' | 'resume_key' | 'resume_name' | 'created_at'
>;

const resumesOf = async (db: Db, address: string): Promise<readonly StoredResume[]> => {
  const found = await db
    .selectFrom('applications')
    .select(['reference', 'resume_key', 'resume_name', 'created_at', ...resumeColumns])
    .where(sql<boolean>`lower(applcnt_email) = ${address}`)
    .orderBy('created_at')
    .execute();
  return found.filter(hasResume);
};

const DATA_FILE = 'my-data.json';

/**
 * Exports the same data as files of an archive: each resume, then the JSON, in which an application's `resume` is the
 * name of its file, or `null`.
 */
export async function* filesOfPerson(
  data: Pick<PersonalData, 'storage' | 'resumes'>,
  email: string,
  now: number,
): AsyncGenerator<ArchivedFile> {
  const address = email.toLowerCase();
  const names = new Map<unknown, string>();
  for (const resume of await resumesOf(data.storage.db, address)) {
    const { reference, resume_key, resume_name, created_at } = resume;
    const stored = await data.resumes.open(resume_key);
    if (!stored) continue;
    const name = `resumes/${reference}${endingOf(resume_name).toLowerCase()}`;
    names.set(reference, name);
    yield { name, changedAt: new Date(created_at), content: stored.content };
  }
  const text = textOf(data, { address, now }, ({ reference }) => [
    JSON.stringify(names.get(reference) ?? null),
  ]);
  yield {
    name: DATA_FILE,
    changedAt: new Date(now),
    content: Readable.from(text, { objectMode: false }),
    compress: true,
  };
}
