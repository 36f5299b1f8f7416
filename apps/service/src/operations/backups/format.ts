import { forFormTables, formTables } from '@example/api/forms';
import type { ApplicationStatus } from '@example/api/accounts';
import { z } from 'zod';
import type { Schema } from '../../storage/index.ts';

/*
 * A backup is a tar.gz archive. It contains the tables as files of JSON lines, `tables/<table>/<number>.ndjson`, the
 * resumes as `resumes/<key>`, and at the end `manifest.json`, which lists all of them. The format is the same for both
 * databases.
 */

/**
 * Tables that are left out of a backup. After a restore, everybody signs in again, orphaned resumes are set aside
 * anew, and the texts of applications are indexed anew.
 */
export const passingTables = [
  'sign_in_challenges',
  'sessions',
  'password_resets',
  'staff_challenges',
  'staff_sessions',
  'staff_tried_captchas',
  'staff_attempts',
  'resumes_to_delete',
  'application_texts',
] as const satisfies readonly (keyof Schema)[];

/** Tables of earlier versions, which migrations replaced. A backup of such a version has them. */
export const formerTables: readonly string[] = ['inbox_answers'];

/** Columns that are left out of a backup. A restored row has their defaults, by which it is indexed anew. */
export const derivedColumns: Readonly<Partial<Record<keyof Schema, readonly string[]>>> = {
  applications: ['search_number', 'words_due', 'resume_text_at', 'resume_text_tries'],
};

type PassingTable = (typeof passingTables)[number];

/** Tables in a backup, each after those it refers to, with the columns of their primary keys. */
export const tableKeys = {
  meta: ['name'],
  versions: ['name'],
  job_categories: ['id'],
  job_locations: ['fk_district_id'],
  jobs: ['job_id'],
  ...forFormTables(() => ['id'] as const),
  inbox: ['id'],
  inbox_notes: ['id'],
  subscriptions: ['email_key'],
  idempotency_keys: ['operation', 'key'],
  outbox: ['id'],
  accounts: ['email_key'],
  staff_members: ['id'],
  staff_recovery_codes: ['member_id', 'code_hash'],
  staff_saved_views: ['id'],
  staff_seen_lists: ['member_id', 'list'],
  audit_log: ['id'],
  // A page of rows follows the files of its resumes.
  applications: ['id'],
  application_tags: ['application_id', 'tag'],
  application_notes: ['id'],
  correspondence: ['id'],
} as const satisfies {
  readonly [Table in Exclude<keyof Schema, PassingTable>]: readonly (keyof Schema[Table])[];
};

export type TableName = keyof typeof tableKeys;

export const tableNames = Object.keys(tableKeys) as readonly TableName[];

export const submissionTables = [
  ...formTables,
  'applications',
  'subscriptions',
  'accounts',
] as const satisfies readonly TableName[];

/** Status of an application whose resume was deleted when its applicant withdrew it. */
export const WITHDRAWN = 'withdrawn' satisfies ApplicationStatus;

/**
 * Returns whether a row of `applications` is valid without its resume. Rows of earlier versions have no mark for a
 * missing one.
 */
export const isWithoutResume = (row: Readonly<Record<string, unknown>>): boolean =>
  row['status'] === WITHDRAWN || typeof row['resume_missing_since'] === 'number';

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** Row of a table. Both databases use only text, numbers and null. */
export type Row = z.infer<typeof rowSchema>;

export const FORMAT = 1;

export const MANIFEST = 'manifest.json';

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601. */
  created_at: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  rows: z.record(z.string(), z.number()),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const rowsFile = (table: TableName, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.ndjson`;

export const resumeFile = (key: string): string => `resumes/${key}`;

/** Returns the content of a file in a backup by its name; `undefined` for a name that no backup has. */
export const contentOf = (
  name: string,
): { readonly table: string } | { readonly resume: string } | undefined => {
  const [, table, key] = /^(?:tables\/(\w+)\/\d+\.ndjson|resumes\/([^/]+))$/.exec(name) ?? [];
  const known = [...tableNames, ...formerTables].find((candidate) => candidate === table);
  if (known !== undefined) return { table: known };
  return key === undefined ? undefined : { resume: key };
};

/**
 * Serialises rows as lines of JSON.
 *
 * @throws ZodError for a value that is neither text, number nor null, so that the backup fails rather than its restore
 */
export const toLines = (rows: readonly unknown[]): Buffer =>
  Buffer.from(rows.map((row) => `${JSON.stringify(rowSchema.parse(row))}\n`).join(''));

/** @throws SyntaxError or ZodError */
export const fromLines = (lines: Buffer): readonly Row[] =>
  lines
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => rowSchema.parse(JSON.parse(line)));

/** Error for a file that is not a usable backup. The message says why. */
export class BackupFileError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'BackupFileError';
  }
}
