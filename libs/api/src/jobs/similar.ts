import type { ClosedJob, Job } from './contract.ts';

/** How alike two vacancies are: the same kind of work counts for more than the same district. */
const likeness = (one: ClosedJob, { category_id, int_location_id }: Job) =>
  2 * Number(one.category_id === category_id) + Number(one.int_location_id === int_location_id);

/** Up to `limit` open vacancies of the same category or district, the most alike first, then those open longest. */
export const similarJobs = (closed: ClosedJob, open: readonly Job[], limit = 3): readonly Job[] =>
  open
    .filter((job) => likeness(closed, job) > 0)
    .toSorted(
      (one, other) =>
        likeness(closed, other) - likeness(closed, one) ||
        other.last_date.localeCompare(one.last_date),
    )
    .slice(0, limit);
