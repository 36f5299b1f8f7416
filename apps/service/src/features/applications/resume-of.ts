import { type QuarantineReason, quarantineReasons } from '@example/api/accounts';
import { type Selectable, sql, type SqlBool } from 'kysely';
import type { Schema } from '../../storage/index.ts';

/** Columns of an application that tell if its resume can be downloaded. */
export const resumeColumns = [
  'resume_bytes',
  'resume_missing_since',
  'resume_scan',
] as const satisfies readonly (keyof Schema['applications'])[];

type ResumeColumns = Pick<Selectable<Schema['applications']>, (typeof resumeColumns)[number]>;

/** Returns whether a resume is quarantined: a virus scanner has found something in it or has not finished. */
export const isQuarantined = (scan: unknown): scan is QuarantineReason =>
  quarantineReasons.some((reason) => reason === scan);

const isThere = ({ resume_bytes, resume_missing_since }: ResumeColumns): boolean =>
  resume_bytes > 0 && resume_missing_since === null;

/** Returns why an existing resume is quarantined; `null` when it is not, or when there is none. */
export const quarantineOf = (row: ResumeColumns): QuarantineReason | null =>
  isThere(row) && isQuarantined(row.resume_scan) ? row.resume_scan : null;

/**
 * Returns whether the resume of an application can be downloaded: it was not deleted with a withdrawal, is not missing
 * and is not held back by a virus scanner.
 */
export const hasResume = (row: ResumeColumns): boolean =>
  isThere(row) && !isQuarantined(row.resume_scan);

/** Selects the applications for which {@link hasResume} holds. */
export const resumeIsThere = sql<SqlBool>`resume_bytes > 0 and resume_missing_since is null
  and (resume_scan is null or resume_scan = 'clean')`;
