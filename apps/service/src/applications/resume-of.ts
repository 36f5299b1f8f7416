import { type HeldResume, heldResumes } from '@example/api/accounts';
import type { Selectable } from 'kysely';
import type { Schema } from '../storage/index.ts';

type ResumeColumns = Pick<
  Selectable<Schema['applications']>,
  'resume_bytes' | 'resume_missing_since' | 'resume_scan'
>;

/** Says whether what a virus scanner said of a resume, or has not said yet, holds it back. */
export const isHeldBack = (scan: unknown): scan is HeldResume =>
  heldResumes.some((held) => held === scan);

const isThere = ({ resume_bytes, resume_missing_since }: ResumeColumns): boolean =>
  resume_bytes > 0 && resume_missing_since === null;

/** Why the resume of an application is handed out to nobody, though it is there; `null`: it is, or there is none. */
export const heldResume = (row: ResumeColumns): HeldResume | null =>
  isThere(row) && isHeldBack(row.resume_scan) ? row.resume_scan : null;

/**
 * Says whether the resume of an application is handed out: it was neither deleted with a withdrawal nor found to
 * be missing, and is not held back by a virus scanner.
 */
export const hasResume = (row: ResumeColumns): boolean =>
  isThere(row) && !isHeldBack(row.resume_scan);
