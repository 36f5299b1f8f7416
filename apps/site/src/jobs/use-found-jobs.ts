import {
  type Job,
  jobFilterKey,
  type JobPage,
  type JobSearch,
  jobSearchFrom,
} from '@example/api/jobs';
import { JOBS_PER_PAGE } from '@example/api/limits';
import { useEffect, useRef, useState } from 'react';
import { inTime } from '../routing/in-time.ts';
import { useClients } from '../routing/clients-context.ts';
import { cardId, LIST_ID } from './job-links.ts';

/** Vacancies of one or more consecutive pages of a search. */
interface Found {
  readonly key: string;
  readonly jobs: readonly Job[];
  readonly total: number;
  /** First and last of these pages, counted from 1. */
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
  // A vacancy that closed meanwhile moved the others forward, so the page before is loaded again.
  const last = total < found.total ? Math.max(page - 2, found.first - 1) : page;
  return { ...found, jobs: all, total, last };
};

/** Returns the number of the next page to load; `undefined` when all pages up to the URL's are loaded. */
const nextPage = (found: Found, page: number): number | undefined => {
  const isThere = page <= found.last || found.last >= Math.ceil(found.total / JOBS_PER_PAGE);
  return isThere ? undefined : found.last + 1;
};

/**
 * Loads the vacancies of a search as the URL changes. The newest answer counts. Another filter starts anew, and a later
 * page is appended.
 *
 * @param served - the page in the document
 * @param isAll - true when `served` has all open vacancies, so nothing is loaded
 */
export const useFoundJobs = (served: JobPage, asked: JobSearch, isAll: boolean) => {
  const clients = useClients();
  const { page = 1 } = asked;
  const key = jobFilterKey(asked);
  const [found, setFound] = useState(() => begin(key, served));
  const [failedAt, setFailedAt] = useState<string>();
  /** Search and position of the vacancy that takes the focus once it is loaded. */
  const focusNext = useRef<{ readonly key: string; readonly index: number }>(undefined);
  // Begins anew where Reset left a list that began with a later page.
  const isOther = !isAll && (found.key !== key || page < found.first);
  const next = isAll ? undefined : isOther ? 1 : nextPage(found, page);
  const request = next === undefined ? undefined : `${String(next)} ${key}`;
  const failed = request !== undefined && failedAt === request;
  // A search that failed is asked anew when the visitor comes back to it.
  if (failedAt !== undefined && !failed) setFailedAt(undefined);

  useEffect(() => {
    if (next === undefined || failed || !clients) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const search = { ...jobSearchFrom(new URLSearchParams(key)), page: next };
    inTime(Promise.all([import('./search-jobs.ts'), clients()]))
      .then(async (code) => code?.[0].searchJobs(search, code[1], signal))
      .then(
        (answer) => {
          if (signal.aborted) return;
          if (!answer) setFailedAt(request);
          else setFound((before) => (isOther ? begin(key, answer) : append(before, answer)));
        },
        () => {
          if (!signal.aborted) setFailedAt(request);
        },
      );
    return () => ending.abort();
  }, [next, request, key, isOther, failed, clients]);

  useEffect(() => {
    const { current: wanted } = focusNext;
    focusNext.current = undefined;
    if (wanted?.key !== found.key) return;
    const first = found.jobs[wanted.index];
    const target = document.getElementById(first ? cardId(first) : LIST_ID);
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [found]);

  return {
    found,
    /** True while the list belongs to another filter, or begins after the URL's page. */
    isOther,
    isAsking: request !== undefined && !failed,
    failed,
    /** Asks again. The pressed button is gone then, so the focus moves to what was found. */
    retry: () => {
      focusNext.current = { key, index: found.key === key ? found.jobs.length : 0 };
      setFailedAt(undefined);
    },
    /** Moves the focus to the first vacancy of the next page, once it is loaded. */
    focusNext: () => {
      focusNext.current = { key, index: found.jobs.length };
    },
  };
};
