import { useCallback, useEffect, useRef } from 'react';
import { useNotSaved } from './toasts.tsx';

/** Returns a function that tells whether the component is no longer there: its dialog was closed, or its view left. */
export const useLeft = (): (() => boolean) => {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(() => isLeft.current, []);
};

/** Returns a function that tells why something was not saved, where the component that would show it is left. */
export const useToldWhenLeft = (): ((why: Error) => void) => {
  const isLeft = useLeft();
  const notSaved = useNotSaved();
  return (why) => {
    if (isLeft()) notSaved(why);
  };
};
