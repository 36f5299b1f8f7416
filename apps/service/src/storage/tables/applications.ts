import type { ApplicationStatus } from '@example/api/accounts';
import type { Generated } from 'kysely';

export type ResumeScan = 'waiting' | 'clean' | 'infected';

export interface ApplicationTables {
  applications: {
    readonly id: string;
    readonly reference: string;
    readonly job_id: number;
    /** Title of the vacancy at the time of the application. */
    readonly job_title: string;
    readonly doc_type: number;
    readonly applcnt_name: string;
    readonly applcnt_email: string;
    readonly applcnt_phone: string;
    readonly applcnt_covr_letr: string;
    /** Key in the store of resumes. */
    resume_key: string;
    /** Name that its sender gave it, which is data and never a path. */
    readonly resume_name: string;
    /** 0 when the resume was deleted because the application was withdrawn. */
    resume_bytes: number;
    /** SHA-256, in hexadecimal. */
    readonly resume_digest: string;
    /** Time since which the store lacks it; null if it is there. */
    resume_missing_since: number | null;
    /** Result of the virus scan; `waiting` before there is one; null if no scan was requested. */
    resume_scan: ResumeScan | null;
    /** Time of the next scan; null after the result, or if no scan was requested. */
    resume_scan_at: number | null;
    resume_scan_tries: Generated<number>;
    /** Name that the scanner gave the threat; null if there is none. */
    resume_threat: string | null;
    status: Generated<ApplicationStatus>;
    /** Id of the last change of status at the desk; null before the first one and after a withdrawal. */
    decision_id: string | null;
    /** Status that its applicant sees until `tell_at`. */
    told_status: ApplicationStatus | null;
    /** Time at which the status is told; null if there was no decision, or it was undone. */
    tell_at: number | null;
    /** Id of the decision's mail in the outbox; null if there is none. */
    decision_mail: string | null;
    /** Id of the note with the decision's reason; null if there is none. */
    decision_note: string | null;
    /** Key of the desk's order by name, in lower case. */
    readonly name_key: string;
    /** Lower-case address, by which other applications of the same person are found. */
    readonly email_key: string;
    /** Last ten digits of the telephone number; empty for a number that tells nobody apart. */
    readonly phone_key: string;
    /** Number of the row in the index of words, given by the database. */
    readonly search_number: Generated<number>;
    /** 1 when the words that the row is found by have changed since they were indexed. */
    words_due: Generated<number>;
    /** Time at which the text of the resume is read next; null when it was, 0 by default. */
    resume_text_at: Generated<number | null>;
    resume_text_tries: Generated<number>;
    /** Employee code of its owner; null if it has none. */
    owner_code: string | null;
    /** Grows with each change of status, tags or owner. */
    version: Generated<number>;
    /** Campaign or site that the applicant came from, as `cleanSource` leaves it; empty if unknown. */
    readonly source: Generated<string>;
    /** Time until which the talent pool keeps it, whatever its age; null if it is not in the pool. */
    pool_ends_at: number | null;
    /** Time at which the applicant was told of that end, or left the pool; null before, and if it never was in the pool. */
    pool_told_at: number | null;
    readonly created_at: number;
  };

  /** Texts that an application is found by. Derived, deleted with it and left out of backups. */
  application_texts: {
    /** `search_number` of the application. */
    readonly number: number;
    readonly application_id: string;
    /** Words of all but the resume, as the database indexes them. */
    own_words: string;
    /** SQLite: words of the resume. */
    resume_words?: string;
    /** PostgreSQL: own words and those of the resume. */
    words?: string;
    /** Text of the resume; null when it has not been read, empty when there is none to read. */
    resume_text: string | null;
  };

  /** Resumes that are to be deleted from their store. */
  resumes_to_delete: {
    readonly resume_key: string;
    /**
     * 0 for a resume that is deleted at once because somebody decided so. Else the time until which an orphan is kept.
     */
    readonly due_at: number;
  };

  /** Tags of the staff, in lower case. */
  application_tags: {
    readonly application_id: string;
    readonly tag: string;
  };

  application_notes: {
    readonly id: string;
    readonly application_id: string;
    readonly author_code: string;
    readonly text: string;
    readonly created_at: number;
  };
}
