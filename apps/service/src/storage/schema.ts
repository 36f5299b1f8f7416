import type { Kysely } from 'kysely';
import type { ApplicationTables } from './tables/applications.ts';
import type { DeskTables } from './tables/desk.ts';
import type { OutboxTables } from './tables/outbox.ts';
import type { SignInTables } from './tables/sign-in.ts';
import type { FormRows, SubmissionTables } from './tables/submissions.ts';
import type { VacancyTables } from './tables/vacancies.ts';

export { JOB_STATUSES, type JobStatus } from './tables/vacancies.ts';
export type { ResumeScan } from './tables/applications.ts';
export type { OutboxEntry } from './tables/outbox.ts';
export type { StaffChallengeStep } from './tables/sign-in.ts';

/* Tables in the subset of SQL that SQLite and PostgreSQL share. Times are ms since 1970, dates `YYYY-MM-DD`. */

export interface Schema
  extends
    FormRows,
    ApplicationTables,
    DeskTables,
    OutboxTables,
    SignInTables,
    SubmissionTables,
    VacancyTables {
  /** Values that the service itself must remember, such as the secret that signs XSRF tokens. */
  meta: {
    readonly name: string;
    readonly value: string;
  };

  /** Number that grows with each change of a part of the data. 0 means that it was never written. */
  versions: {
    readonly name: string;
    version: number;
  };
}

/** Connection, or a transaction in progress. */
export type Db = Kysely<Schema>;
