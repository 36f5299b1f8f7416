import { type MutationState, useMutationState } from '@tanstack/react-query';
import { isUnsure } from '../clients/is-unsure.ts';

const isStale = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'outcome' in answer &&
  answer.outcome === 'stale';

const fateOf = ({ status, error, data }: MutationState) => {
  if (status === 'error') return isUnsure(error) ? 'unknown' : 'notSaved';
  if (status === 'success') return isStale(data) ? 'notSaved' : 'saved';
  return 'pending';
};

/** Returns the outcome of the last change that the cache still has (some minutes), or `undefined`. */
export const useLastChange = () =>
  useMutationState({ select: ({ state }) => fateOf(state) }).at(-1);
