import { ApiError } from '@example/api/problem';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { goToSignIn } from '../session/sign-in-address.ts';

const isSignedOut = (error: Error) => error instanceof ApiError && error.status === 401;

const leaveWhenSignedOut = (error: Error) => {
  if (isSignedOut(error)) goToSignIn();
};

/**
 * What was read, kept for half a minute. The client of the API repeats what may pass, so nothing is
 * repeated here; who is signed out is led to the sign-in, wherever it was noticed.
 */
export const createQueries = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
      // What fails for want of a connection says so: nothing is sent later, behind the back of who gave up.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
