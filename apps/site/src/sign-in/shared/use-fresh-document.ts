import { useEffect } from 'react';

/**
 * Has the browser load the document again where it would show the one it kept: who is signed in may have
 * changed since, and whoever is next at this browser is to see nothing of it.
 */
export const useFreshDocument = (): void => {
  useEffect(() => {
    const load = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', load);
    return () => {
      removeEventListener('pageshow', load);
    };
  }, []);
};
