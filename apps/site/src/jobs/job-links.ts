import { type Job, type JobFilter, jobFilterToSearch } from '@example/api/jobs';

/** Where the details of a vacancy stand on the page. */
export const DETAILS_ID = 'details';

/** The element id of a vacancy's card. */
export const cardId = ({ job_id }: Pick<Job, 'job_id'>) => `job-${job_id}`;

/** The address of a vacancy's details, which remembers the search it was found by. */
export const detailsHref = ({ job_id }: Pick<Job, 'job_id'>, filter: JobFilter) => {
  const search = jobFilterToSearch(filter);
  return `/career?${search && `${search}&`}job=${job_id}#${DETAILS_ID}`;
};

/** Back to the search, at the vacancy's card. */
export const listHref = (job: Pick<Job, 'job_id'>, filter: JobFilter) => {
  const search = jobFilterToSearch(filter);
  return `/career${search && `?${search}`}#${cardId(job)}`;
};
