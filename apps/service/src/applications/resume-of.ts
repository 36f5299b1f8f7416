import type { Schema } from '../storage/index.ts';
import type { Selectable } from 'kysely';

/** Whether an application has its resume: it was neither deleted with a withdrawal nor found to be missing. */
export const hasResume = ({
  resume_bytes,
  resume_missing_since,
}: Pick<Selectable<Schema['applications']>, 'resume_bytes' | 'resume_missing_since'>): boolean =>
  resume_bytes > 0 && resume_missing_since === null;
