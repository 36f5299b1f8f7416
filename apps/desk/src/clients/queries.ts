import { ApiError, type ErrorKind } from '@example/api/problem';
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';

/** Key of the signed-in member's session. */
export const SESSION_KEY = ['session'] as const;

const isOfKind = (error: Error, kind: ErrorKind) =>
  error instanceof ApiError && error.kind === kind;

/** Returns whether a query counts rows of a list, which any change may move from one count to another. */
const isCount = ({ queryKey }: { readonly queryKey: QueryKey }) => queryKey[1] === 'counts';

/**
 * Creates the query cache; answers are fresh for half a minute. The API client already retries transient
 * failures, so queries do not. Any 401 calls `onSignedOut`, and what a role may not do reads the session anew: an
 * administrator may have changed the role.
 */
export const createQueries = (onSignedOut: () => void): QueryClient => {
  const onError = (error: Error) => {
    if (isOfKind(error, 'sign-in-required')) onSignedOut();
    if (isOfKind(error, 'not-permitted')) void queries.invalidateQueries({ queryKey: SESSION_KEY });
  };
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSuccess: () => {
        void queries.invalidateQueries({ predicate: isCount });
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
      // A change fails at once without a connection. Paused, it would be sent later, after its author has
      // given up.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queries;
};
