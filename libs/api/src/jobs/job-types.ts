/** Job types are fixed (spec §3, §9): 1 Full time, 2 Part time. The labels are content. */
export const JOB_TYPES = [1, 2] as const;
export type JobType = (typeof JOB_TYPES)[number];
