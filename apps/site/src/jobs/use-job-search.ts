import {
  filterJobs,
  type Job,
  type JobFilter,
  jobFilterFromSearch,
  jobFilterToSearch,
  type JobType,
} from '@example/api/jobs';
import { SEARCH_OVERLAY_MS } from '@example/api/limits';
import {
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router-dom';

const readForm = (form: HTMLFormElement): JobFilter => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.set(name, value);
  }
  return jobFilterFromSearch(fields);
};

/** `form.reset()` would bring back what the address said when the page was made. */
const emptyFields = ({ elements }: HTMLFormElement) => {
  for (const field of elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = '';
  }
};

/**
 * The search of the career page: the form filters as one types, the address follows, and the overlay
 * is shown for 800 ms after each change (spec §4). Before this code runs the same form is a GET.
 */
export const useJobSearch = (jobs: readonly Job[], typeLabel: (type: JobType) => string) => {
  const [search, setSearch] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [searching, setSearching] = useState(false);
  const overlayTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const filter = useMemo(() => jobFilterFromSearch(search), [search]);
  const found = useMemo(() => filterJobs(jobs, filter, typeLabel), [jobs, filter, typeLabel]);

  const apply = useCallback(
    (next: JobFilter) => {
      setSearch(jobFilterToSearch(next), { replace: true, preventScrollReset: true });
      setSearching(true);
      clearTimeout(overlayTimer.current);
      overlayTimer.current = setTimeout(() => setSearching(false), SEARCH_OVERLAY_MS);
    },
    [setSearch],
  );

  // What was typed or chosen before this code arrived counts.
  const adoptEarlyInput = useEffectEvent(() => {
    if (!form.current) return;
    const typed = readForm(form.current);
    if (jobFilterToSearch(typed) !== jobFilterToSearch(filter)) apply(typed);
  });
  useEffect(() => {
    adoptEarlyInput();
    return () => clearTimeout(overlayTimer.current);
  }, []);

  return {
    filter,
    found,
    searching,
    formProps: {
      ref: form,
      onInput: () => {
        if (form.current) apply(readForm(form.current));
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(readForm(event.currentTarget));
      },
    },
    reset: () => {
      if (form.current) emptyFields(form.current);
      apply({});
    },
  };
};
