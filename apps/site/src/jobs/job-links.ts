import { type Job, type JobFilter, type JobSearch, jobSearchParams } from '@example/api/jobs';
import { career } from '@example/content/career';
import type { RefObject } from 'react';

/** Where the dialogs of a vacancy stand on the page. */
export const DETAILS_ID = 'details';
export const APPLICATION_ID = 'application-form';
/** Where the list of vacancies stands. */
export const LIST_ID = 'positions';

/** Query parameters: which vacancy is open, and that its application form is. */
export const JOB_PARAM = 'job';
export const APPLY_PARAM = 'apply';

/** What the address shows of a vacancy. */
export interface JobView {
  /** As the address has it: it may be no vacancy's. */
  readonly id: string;
  readonly kind: 'details' | 'application';
}

/** What an address shows of a vacancy; `undefined` where it shows none. */
export const jobViewOf = (search: URLSearchParams): JobView | undefined => {
  const id = search.get(JOB_PARAM);
  if (id === null) return undefined;
  return { id, kind: search.has(APPLY_PARAM) ? 'application' : 'details' };
};

/** The element id of a vacancy's card. */
export const cardId = ({ job_id }: Pick<Job, 'job_id'>) => `job-${job_id}`;

const careerHref = (found: JobSearch, more: Readonly<Record<string, string>>) => {
  const search = jobSearchParams(found);
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  const query = search.toString();
  return `/career${query && `?${query}`}` as const;
};

/** The list of a page of a search. */
export const pageHref = (filter: JobFilter, page: number) =>
  `${careerHref({ ...filter, page }, {})}#${LIST_ID}`;

/** The one address of a vacancy, however it was found. */
export const vacancyPath = ({ job_id }: Pick<Job, 'job_id'>) =>
  `/career?${JOB_PARAM}=${String(job_id)}`;

/** The last date of a vacancy as an event for calendars. */
export const calendarHref = ({ job_id }: Pick<Job, 'job_id'>) =>
  `${career.calendar.path}?${JOB_PARAM}=${String(job_id)}` as const;

/** The address of a vacancy's details, which remembers the search it was found by. */
export const detailsHref = ({ job_id }: Pick<Job, 'job_id'>, filter: JobFilter) =>
  `${careerHref(filter, { [JOB_PARAM]: String(job_id) })}#${DETAILS_ID}`;

/** The address of a vacancy's application form, without the place on the page. */
export const applicationPath = ({ job_id }: Pick<Job, 'job_id'>, filter: JobFilter) =>
  careerHref(filter, { [JOB_PARAM]: String(job_id), [APPLY_PARAM]: '1' });

export const applicationHref = (job: Pick<Job, 'job_id'>, filter: JobFilter) =>
  `${applicationPath(job, filter)}#${APPLICATION_ID}`;

/** Back to the search, at the vacancy's card. */
export const listHref = (job: Pick<Job, 'job_id'>, filter: JobFilter) =>
  `${careerHref(filter, {})}#${cardId(job)}`;

/** The link of a vacancy's card that leads to `href`, while it is on the page. */
export const cardLink = (
  job: Pick<Job, 'job_id'>,
  href: string,
): RefObject<HTMLElement | null> => ({
  get current() {
    const links = document.getElementById(cardId(job))?.querySelectorAll('a') ?? [];
    return [...links].find((link) => link.getAttribute('href') === href) ?? null;
  },
});
