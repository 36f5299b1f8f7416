import {
  filterJobs,
  type JobFilter,
  jobFilterKey,
  jobSearchFrom,
  jobSearchParams,
  type JobType,
} from '@example/api/jobs';
import { JOBS_PER_PAGE, SEARCH_OVERLAY_MS } from '@example/api/limits';
import {
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import type { CareerData } from './load-career.ts';
import { useFoundJobs } from './use-found-jobs.ts';

const readForm = (form: HTMLFormElement): JobFilter => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.set(name, value);
  }
  return jobSearchFrom(fields);
};

/** Writes a search into the fields. `form.reset()` would bring back what the address said when the page was made. */
const fillFields = ({ elements }: HTMLFormElement, search: JobFilter) => {
  const params = jobSearchParams(search);
  for (const field of elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = params.get(field.name) ?? '';
  }
};

type Served = Pick<Extract<CareerData, { status: 'loaded' }>, 'found' | 'isAll' | 'source'>;

/**
 * The search of the career page: the form filters as one types, the address follows, and the overlay
 * is shown for 800 ms after each change (spec §4), or until the service has answered. Vacancies that
 * fit on one page are filtered here. Before this code runs the same form is a GET.
 */
export const useJobSearch = (
  { found: served, isAll, source }: Served,
  typeLabel: (type: JobType) => string,
) => {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [searching, setSearching] = useState(false);
  const overlayTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = useMemo(() => ({ ...jobSearchFrom(address), source }), [address, source]);
  const asked = useFoundJobs(served, search, isAll);
  const filtered = useMemo(
    () => (isAll ? filterJobs(served.jobs, search, typeLabel) : []),
    [isAll, served, search, typeLabel],
  );
  const { found, isOther } = asked;

  const apply = useCallback(
    (next: JobFilter) => {
      setAddress(jobSearchParams({ ...next, source }), { replace: true, preventScrollReset: true });
      setSearching(true);
      clearTimeout(overlayTimer.current);
      overlayTimer.current = setTimeout(() => setSearching(false), SEARCH_OVERLAY_MS);
    },
    [setAddress, source],
  );

  // Input made before hydration counts.
  const adoptEarlyInput = useEffectEvent(() => {
    if (!form.current) return;
    const typed = readForm(form.current);
    if (jobFilterKey(typed) !== jobFilterKey(search)) apply(typed);
  });
  useEffect(() => {
    adoptEarlyInput();
    return () => clearTimeout(overlayTimer.current);
  }, []);

  // Back and Forward change the address, and it the fields.
  const { key } = useLocation();
  // The router's enum would be 0.2 KB of the page's scripts.
  const navigationType: string = useNavigationType();
  const shownKey = useRef(key);
  const followAddress = useEffectEvent(() => {
    if (key === shownKey.current) return;
    shownKey.current = key;
    if (navigationType === 'POP' && form.current) fillFields(form.current, search);
  });
  useEffect(() => {
    followAddress();
  }, [key]);

  const shown = isAll ? filtered : found.jobs;
  const total = isAll ? filtered.length : found.total;
  return {
    search,
    /** The shown vacancies and the number found. */
    shown,
    total,
    /** The pages the list is of, from 1, and how many there are. */
    pages: {
      first: isAll ? 1 : found.first,
      last: isAll ? 1 : found.last,
      count: isAll ? 1 : Math.ceil(total / JOBS_PER_PAGE),
    },
    searching: searching || (isOther && asked.isAsking),
    /** True when the list matches the URL. */
    isSettled: !asked.isAsking,
    /** The request that failed: the list's, or that of one more page; otherwise `false`. */
    failed: asked.failed && (isOther ? 'list' : 'page'),
    retry: asked.retry,
    /** Appends a page to the list and takes over its URL. */
    showMore: (href: string) => {
      asked.focusNext();
      // Whoever leaves and comes back to a document made anew finds the page that was added last.
      history.scrollRestoration = 'manual';
      void navigate(href, { replace: true, preventScrollReset: true });
    },
    formProps: {
      ref: form,
      onInput: () => {
        if (form.current) apply(readForm(form.current));
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        apply(readForm(event.currentTarget));
        event.preventDefault();
      },
    },
    reset: () => {
      if (form.current) fillFields(form.current, { source });
      apply({});
    },
  };
};
