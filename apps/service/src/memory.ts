import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects what only the start needed. V8 lets a heap grow freely until its first full collection and
 * afterwards in proportion to what is really in use: without this one the process would take twice
 * the memory before it begins to clean up.
 */
export const collectAfterStart = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
};
