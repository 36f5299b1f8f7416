import { ApiError } from '@example/api/problem';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { goToSignIn } from '../session/sign-in-address.ts';

const isSignedOut = (error: Error) => error instanceof ApiError && error.status === 401;

const leaveWhenSignedOut = (error: Error) => {
  if (isSignedOut(error)) goToSignIn();
};

/**
 * Creates the query cache; answers are fresh for half a minute. The API client already retries transient
 * failures, so queries do not. Any 401 leads to the sign-in.
 */
export const createQueries = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
      // A change fails at once without a connection. Paused, it would be sent later, after its author has
      // given up.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
