import { ApiError } from '@example/api/problem';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const isSignedOut = (error: Error) =>
  error instanceof ApiError && error.kind === 'sign-in-required';

/**
 * Creates the query cache; answers are fresh for half a minute. The API client already retries transient
 * failures, so queries do not. Any 401 calls `onSignedOut`.
 */
export const createQueries = (onSignedOut: () => void): QueryClient => {
  const onError = (error: Error) => {
    if (isSignedOut(error)) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
      // A change fails at once without a connection. Paused, it would be sent later, after its author has
      // given up.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};
