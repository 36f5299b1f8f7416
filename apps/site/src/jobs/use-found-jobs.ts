import {
  type Job,
  jobFilterKey,
  type JobPage,
  type JobSearch,
  jobSearchFrom,
} from '@example/api/jobs';
import { JOBS_PER_PAGE } from '@example/api/limits';
import { useEffect, useRef, useState } from 'react';
import { useBackend } from '../routing/backend-context.ts';
import { cardId } from './job-links.ts';

/** Vacancies of one or more pages of a search, one after the other. */
interface Found {
  /** Which filter found them. */
  readonly key: string;
  readonly jobs: readonly Job[];
  readonly total: number;
  /** The pages they are of, from 1. */
  readonly first: number;
  readonly last: number;
}

const begin = (key: string, { jobs, total, page }: JobPage): Found => ({
  key,
  jobs,
  total,
  first: page,
  last: page,
});

const append = (found: Found, { jobs, total, page }: JobPage): Found => {
  const known = new Map([...found.jobs, ...jobs].map((job) => [job.job_id, job]));
  const all = [...known.values()].sort((one, other) => one.job_id - other.job_id);
  // One that was closed meanwhile has moved the others a place forward: the page before is asked for again.
  const last = total < found.total ? Math.max(page - 2, found.first - 1) : page;
  return { ...found, jobs: all, total, last };
};

/** The page that is to be asked for next; `undefined` while all that the address asks for is there. */
const nextPage = (found: Found, key: string, page: number): number | undefined => {
  if (found.key !== key) return 1;
  const isThere = page <= found.last || found.last >= Math.ceil(found.total / JOBS_PER_PAGE);
  return isThere ? undefined : found.last + 1;
};

/**
 * The vacancies that a search finds, asked from the service as the address changes: the newest answer
 * counts. Another filter begins anew, a later page is added to those before it.
 *
 * @param served - what came with the document
 * @param isAll - says that it is all there is: then nothing is asked
 */
export const useFoundJobs = (served: JobPage, asked: JobSearch, isAll: boolean) => {
  const backend = useBackend();
  const { page = 1 } = asked;
  const key = jobFilterKey(asked);
  const [found, setFound] = useState(() => begin(key, served));
  const [failedAt, setFailedAt] = useState<string>();
  const focusesAfter = useRef<number>(undefined);
  const next = isAll ? undefined : nextPage(found, key, page);
  const request = next === undefined ? undefined : `${String(next)} ${key}`;
  const failed = request !== undefined && failedAt === request;

  useEffect(() => {
    if (next === undefined || failed || !backend) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const search = { ...jobSearchFrom(new URLSearchParams(key)), page: next };
    Promise.all([import('./search-jobs.ts'), backend()])
      .then(async ([{ searchJobs }, way]) => searchJobs(search, way, signal))
      .then(
        (answer) => {
          if (signal.aborted) return;
          setFound((before) => (before.key === key ? append(before, answer) : begin(key, answer)));
        },
        () => {
          if (!signal.aborted) setFailedAt(request);
        },
      );
    return () => {
      ending.abort();
    };
  }, [next, request, key, failed, backend]);

  useEffect(() => {
    const first = found.jobs[focusesAfter.current ?? Infinity];
    if (!first) return;
    focusesAfter.current = undefined;
    const card = document.getElementById(cardId(first));
    if (!card) return;
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
  }, [found]);

  return {
    found,
    /** Whether it is what another filter found. */
    isOther: !isAll && found.key !== key,
    isAsking: request !== undefined && !failed,
    failed,
    retry: () => {
      setFailedAt(undefined);
    },
    /** Makes the focus go on to the first vacancy of the next page, once it is there. */
    focusNext: () => {
      focusesAfter.current = found.jobs.length;
    },
  };
};
