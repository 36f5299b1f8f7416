import type { Generated } from 'kysely';

/** A draft is shown to nobody, whatever its dates. */
export const JOB_STATUSES = ['draft', 'open', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export interface VacancyTables {
  job_categories: {
    readonly id: number;
    jobcategory: string;
    /** Time at which it was added at the desk; null if a file has it. */
    desk_added_at: number | null;
  };

  job_locations: {
    readonly fk_district_id: number;
    vch_district: string;
    /** Time at which it was added at the desk; null if a file has it. */
    desk_added_at: number | null;
  };

  jobs: {
    readonly job_id: number;
    job_title: string;
    job_short_desc: string;
    description: string;
    category_id: number;
    job_type: number;
    vch_office: string;
    int_location_id: number;
    /** First day on which it is shown, in Asia/Kolkata; null for a draft that has none yet. */
    first_date: string | null;
    last_date: string;
    status: JobStatus;
    /** Time at which it was published, or its published text last changed. */
    changed_at: Generated<number>;
    /** Grows with each change. */
    version: Generated<number>;
    /** Time of the last change at the desk; null if there was none, or a file was imported over it. */
    desk_changed_at: number | null;
    /** Searched text: title and office in lower case, on a line each. */
    search_text: string;
    /** Time at which the public first saw it, or saw its last change; null without a first day. */
    published_at: number | null;
    /** Employee code of its owner; null if it has none. */
    owner_code: string | null;
    /** 1 for a sample that nobody has changed, else 0. */
    is_sample: Generated<0 | 1>;
  };
}
