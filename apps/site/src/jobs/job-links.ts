import { type Job, type JobFilter, type JobSearch, jobSearchParams } from '@example/api/jobs';
import { career } from '@example/content/career';
import type { RefObject } from 'react';

/** Element ids of a vacancy's dialogs. */
export const DETAILS_ID = 'details';
export const APPLICATION_ID = 'application-form';
/** Element id of the list of vacancies. */
export const LIST_ID = 'positions';

/** Query parameters for the open vacancy, and for its application form. */
export const JOB_PARAM = 'job';
export const APPLY_PARAM = 'apply';

/** Dialog of a vacancy in the URL. */
export interface JobView {
  /** Id in the URL. Such a vacancy may not exist. */
  readonly id: string;
  readonly kind: 'details' | 'application';
}

/** Reads the open dialog from the URL; `undefined` when none is open. */
export const jobViewOf = (search: URLSearchParams): JobView | undefined => {
  const id = search.get(JOB_PARAM);
  if (id === null) return undefined;
  return { id, kind: search.has(APPLY_PARAM) ? 'application' : 'details' };
};

/** Returns the element id of a vacancy's card. */
export const cardId = ({ job_id }: Pick<Job, 'job_id'>) => `job-${job_id}`;

const careerHref = (found: JobSearch, more: Readonly<Record<string, string>>) => {
  const search = jobSearchParams(found);
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  const query = search.toString();
  return `/career${query && `?${query}`}` as const;
};

/** Returns the canonical URL of a page of all vacancies. */
export const pagePath = (page: number) => careerHref({ page }, {});

export const pageHref = (filter: JobFilter, page: number) =>
  `${careerHref({ ...filter, page }, {})}#${LIST_ID}`;

/** Returns the canonical URL of a vacancy, without the search. */
export const vacancyPath = ({ job_id }: Pick<Job, 'job_id'>) =>
  `/career?${JOB_PARAM}=${String(job_id)}`;

/** Returns the URL of a vacancy's last date as a calendar event. */
export const calendarHref = ({ job_id }: Pick<Job, 'job_id'>) =>
  `${career.calendar.path}?${JOB_PARAM}=${String(job_id)}` as const;

/** Returns the URL of a vacancy's details, which keeps the search. */
export const detailsHref = ({ job_id }: Pick<Job, 'job_id'>, filter: JobFilter) =>
  `${careerHref(filter, { [JOB_PARAM]: String(job_id) })}#${DETAILS_ID}`;

/** Returns the URL of a vacancy's application form, without fragment. */
export const applicationPath = ({ job_id }: Pick<Job, 'job_id'>, filter: JobFilter) =>
  careerHref(filter, { [JOB_PARAM]: String(job_id), [APPLY_PARAM]: '1' });

export const applicationHref = (job: Pick<Job, 'job_id'>, filter: JobFilter) =>
  `${applicationPath(job, filter)}#${APPLICATION_ID}`;

/** Returns the URL of the search, with the vacancy's card as its fragment. */
export const listHref = (job: Pick<Job, 'job_id'>, filter: JobFilter) =>
  `${careerHref(filter, {})}#${cardId(job)}`;

const isFocusLost = ({ activeElement, body }: Document) =>
  activeElement === null ||
  activeElement === body ||
  // The browser takes the focus from what is hidden with the next frame.
  activeElement.closest('dialog:not([open])') !== null;

/** Returns a ref that is `null` while an element that is shown has the focus. */
export const whenFocusIsLost = (
  ref: RefObject<HTMLElement | null>,
): RefObject<HTMLElement | null> => ({
  get current() {
    return isFocusLost(document) ? ref.current : null;
  },
});

/** Returns a ref to the link of a vacancy's card that leads to `href`, or to the list when it is not on the page. */
export const cardLink = (
  job: Pick<Job, 'job_id'>,
  href: string,
): RefObject<HTMLElement | null> => ({
  get current() {
    const links = document.getElementById(cardId(job))?.querySelectorAll('a') ?? [];
    return (
      [...links].find((link) => link.getAttribute('href') === href) ??
      document.getElementById(LIST_ID)
    );
  },
});
