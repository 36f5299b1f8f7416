import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { jobViewOf } from './job-links.ts';

/** History state; true when the dialog was opened on this page, so that Back closes it. */
interface OpenedHere {
  readonly openedHere?: boolean;
}

const withoutFragment = (href: string) => href.split('#', 1)[0] ?? href;

/** Returns whether a click opens the link in this tab. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Reads the open dialog from the URL and changes it. Links open dialogs within the page. The first dialog adds a
 * history entry, and a switch to another dialog replaces it.
 */
export const useJobView = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as OpenedHere | null;
  // A second press of Close may come before the page has gone back, and would go back once more.
  const goesBack = useRef(false);
  useEffect(() => {
    goesBack.current = false;
  }, [location.key]);
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
    /** Opens the dialog at `href`. */
    open,
    /** Returns the click handler of a link to `href`. */
    followLink: (href: string) => (event: MouseEvent) => {
      if (!isPlain(event)) return;
      open(href);
      event.preventDefault();
    },
    /** Closes the dialog by going back, or to `href` when going back would leave the page. */
    close: (href: string) => {
      if (state?.openedHere) {
        if (!goesBack.current) void navigate(-1);
        goesBack.current = true;
      } else void navigate(withoutFragment(href), { replace: true, preventScrollReset: true });
    },
  };
};
