import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { jobViewOf } from './job-links.ts';

/** Kept with the address: it was opened on this page, so that Back closes it. */
interface OpenedHere {
  readonly openedHere?: boolean;
}

const withoutFragment = (href: string) => href.split('#', 1)[0] ?? href;

/** A press that wants this page to change, and no new tab or window. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * What the address shows of a vacancy, and how it changes: what opens a dialog is a link to its
 * address, followed within the page. The first dialog is a step in the history, the change from one
 * to the other is none.
 */
export const useJobView = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as OpenedHere | null;
  const view = jobViewOf(search);

  const open = (href: string) => {
    void navigate(withoutFragment(href), {
      replace: view !== undefined,
      state: view ? state : ({ openedHere: true } satisfies OpenedHere),
      preventScrollReset: true,
    });
  };

  return {
    view,
    /** Opens the dialog whose address is `href`. */
    open,
    /** What a link to `href` does here. */
    followLink: (href: string) => (event: MouseEvent) => {
      if (!isPlain(event)) return;
      open(href);
      event.preventDefault();
    },
    /** Closes what is open: a step back, or, where that would leave the page, to `href`. */
    close: (href: string) => {
      if (state?.openedHere) void navigate(-1);
      else void navigate(withoutFragment(href), { replace: true, preventScrollReset: true });
    },
  };
};
