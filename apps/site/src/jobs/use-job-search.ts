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
import { type Choices, knownSearchFrom } from './known-search.ts';
import type { CareerData } from './load-career.ts';
import { useFoundJobs } from './use-found-jobs.ts';

const readForm = (form: HTMLFormElement): JobFilter => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.set(name, value);
  }
  return jobSearchFrom(fields);
};

/** Writes a search into the fields. `form.reset()` would restore the search of the first URL. */
const fillFields = ({ elements }: HTMLFormElement, search: JobFilter) => {
  const params = jobSearchParams(search);
  for (const field of elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = params.get(field.name) ?? '';
  }
};

type Served = Pick<Extract<CareerData, { status: 'loaded' }>, 'found' | 'isAll' | 'source'>;

/**
 * Runs the search of the career page. The form filters while the visitor types, and the URL follows. The overlay is
 * shown for 800 ms after each change (spec §4), or until the service has answered. Vacancies that fit on one page are
 * filtered here. Before hydration the same form is a GET.
 */
export const useJobSearch = (
  { found: served, isAll, source }: Served,
  { categories, locations }: Choices,
  typeLabel: (type: JobType) => string,
) => {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [searching, setSearching] = useState(false);
  const overlayTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = useMemo(
    () => ({ ...knownSearchFrom(address, { categories, locations }), source }),
    [address, categories, locations, source],
  );
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

  // Adopts input from before the hydration.
  const adoptEarlyInput = useEffectEvent(() => {
    if (!form.current) return;
    const typed = readForm(form.current);
    if (jobFilterKey(typed) !== jobFilterKey(search)) apply(typed);
  });
  useEffect(() => {
    adoptEarlyInput();
    return () => clearTimeout(overlayTimer.current);
  }, []);

  // Back and Forward change the URL, and the fields follow.
  const { key } = useLocation();
  // The router's enum would add 0.2 KB to the page's scripts.
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
    /** Equal for the same list of vacancies found. */
    foundKey: isAll ? jobFilterKey(search) : found.key,
    /** First and last shown page, from 1, and the number of pages. */
    pages: {
      first: isAll ? 1 : found.first,
      last: isAll ? 1 : found.last,
      count: isAll ? 1 : Math.ceil(total / JOBS_PER_PAGE),
    },
    searching: searching || (isOther && asked.isAsking),
    /** True when the list matches the URL. */
    isSettled: !asked.isAsking,
    /** The failed request: `list`, or `page` for one more page; otherwise `false`. */
    failed: asked.failed && (isOther ? 'list' : 'page'),
    retry: asked.retry,
    /** Appends a page to the list and takes over its URL. */
    showMore: (href: string) => {
      asked.focusNext();
      // On return, a new document scrolls to the page that was added last.
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
        // The keyboard of a touch screen would cover what was found.
        const { activeElement } = document;
        if (activeElement instanceof HTMLInputElement && matchMedia('(pointer: coarse)').matches)
          activeElement.blur();
        event.preventDefault();
      },
    },
    reset: () => {
      if (form.current) fillFields(form.current, { source });
      apply({});
    },
  };
};
