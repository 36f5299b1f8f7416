import type { ClosedJob } from '../problem/index.ts';
import type { Job } from './contract.ts';

/** Returns a score of likeness. The same category counts for more than the same district. */
const likeness = (one: ClosedJob, { category_id, int_location_id }: Job) =>
  2 * Number(one.category_id === category_id) + Number(one.int_location_id === int_location_id);

/**
 * Returns up to `limit` open vacancies of the same category or district: the most alike first, then those
 * with the latest last day.
 */
export const similarJobs = (closed: ClosedJob, open: readonly Job[], limit = 3): readonly Job[] =>
  open
    .filter((job) => likeness(closed, job) > 0)
    .toSorted(
      (one, other) =>
        likeness(closed, other) - likeness(closed, one) ||
        other.last_date.localeCompare(one.last_date),
    )
    .slice(0, limit);
