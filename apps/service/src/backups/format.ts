import type { ApplicationStatus } from '@example/api/accounts';
import { z } from 'zod';
import type { Schema } from '../storage/index.ts';

/*
 * A backup is a tar.gz: the tables as files of JSON lines, `tables/<table>/<number>.ndjson`, the
 * resumes as `resumes/<key>`, and at the end `manifest.json`, which names all of them. The form is the
 * same for both databases.
 */

/**
 * The tables that are not worth keeping: whoever was signed in, or about to be, begins anew, and so does the
 * week of a resume that was set aside.
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
] as const satisfies readonly (keyof Schema)[];

type PassingTable = (typeof passingTables)[number];

/** The tables that are kept, each after those it refers to, with the columns of their primary keys. */
export const tableKeys = {
  meta: ['name'],
  versions: ['name'],
  job_categories: ['id'],
  job_locations: ['fk_district_id'],
  jobs: ['job_id'],
  enquiries: ['id'],
  contact_messages: ['id'],
  demo_requests: ['id'],
  inbox: ['id'],
  inbox_notes: ['id'],
  inbox_answers: ['id'],
  subscriptions: ['email_key'],
  idempotency_keys: ['operation', 'key'],
  outbox: ['id'],
  accounts: ['email_key'],
  staff_members: ['id'],
  staff_recovery_codes: ['member_id', 'code_hash'],
  audit_log: ['id'],
  // The resumes of its rows stand before them.
  applications: ['id'],
  application_tags: ['application_id', 'tag'],
  application_notes: ['id'],
} as const satisfies {
  readonly [Table in Exclude<keyof Schema, PassingTable>]: readonly (keyof Schema[Table])[];
};

export type TableName = keyof typeof tableKeys;

export const tableNames = Object.keys(tableKeys) as readonly TableName[];

/** The tables that hold what visitors sent. */
export const submissionTables = [
  'enquiries',
  'contact_messages',
  'demo_requests',
  'applications',
  'subscriptions',
  'accounts',
] as const satisfies readonly TableName[];

/** An application whose resume was deleted when its applicant withdrew it. */
export const WITHDRAWN = 'withdrawn' satisfies ApplicationStatus;

/** Says whether a row of `applications` may stand without its resume; one of an earlier version has no mark for a missing one. */
export const isWithoutResume = (row: Readonly<Record<string, unknown>>): boolean =>
  row['status'] === WITHDRAWN || typeof row['resume_missing_since'] === 'number';

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** A row as it is stored: both databases have text and numbers. */
export type Row = z.infer<typeof rowSchema>;

export const FORMAT = 1;

export const MANIFEST = 'manifest.json';

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601. */
  created_at: z.iso.datetime(),
  /** The migrations the tables had been through. */
  migrations: z.array(z.string()).min(1),
  /** How many rows of each table there are. */
  rows: z.record(z.string(), z.number()),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const rowsFile = (table: TableName, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.ndjson`;

export const resumeFile = (key: string): string => `resumes/${key}`;

/** What a file of a backup holds, by its name; `undefined` for a name that no backup has. */
export const contentOf = (
  name: string,
): { readonly table: TableName } | { readonly resume: string } | undefined => {
  const [, table, key] = /^(?:tables\/(\w+)\/\d+\.ndjson|resumes\/([^/]+))$/.exec(name) ?? [];
  const known = tableNames.find((candidate) => candidate === table);
  if (known !== undefined) return { table: known };
  return key === undefined ? undefined : { resume: key };
};

/**
 * Rows as lines of JSON.
 *
 * @throws ZodError for a value that is neither text nor a number: better now than when it is needed
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

/** A file that is no backup, or cannot be used as one; the message says why. */
export class BackupFileError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'BackupFileError';
  }
}
