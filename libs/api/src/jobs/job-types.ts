/** Job types (spec §3, §9): 1 is full time, 2 is part time. Their labels are content. */
export const JOB_TYPES = [1, 2] as const;
export type JobType = (typeof JOB_TYPES)[number];
