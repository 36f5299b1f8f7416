import { useEffect } from 'react';

/** Reloads a document from the back/forward cache: the session may have ended, and the browser have another user. */
export const useFreshDocument = (): void => {
  useEffect(() => {
    const load = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', load);
    return () => removeEventListener('pageshow', load);
  }, []);
};
