import { createContext, use } from 'react';

/** Creates a context, and the hook that reads it. The hook fails where nothing provides the context. */
export const provided = <T>(what: string) => {
  const Context = createContext<T | undefined>(undefined);
  const useProvided = (): T => {
    const value = use(Context);
    if (value === undefined) throw new Error(`there is no ${what}`);
    return value;
  };
  return [Context, useProvided] as const;
};
