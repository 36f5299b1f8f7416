import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects the garbage of the start. V8 lets a heap grow freely until its first full collection, and afterwards in
 * proportion to the memory in use. Without this collection, the process would take twice the memory before it collects.
 */
export const collectAfterStart = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
};
