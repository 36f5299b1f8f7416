import { type ApiClients, resolveClient } from '@example/api/clients';
import { jobOperations } from '@example/api/jobs';
import { ApiError } from '@example/api/problem';

/** State of a vacancy's description. */
export type Description =
  | { readonly status: 'loading' | 'failed' | 'closed' }
  | { readonly status: 'loaded'; readonly text: string };

/** Loads a vacancy's description. Never rejects. */
export const loadDescription = async (
  jobId: number,
  clients: ApiClients,
  signal: AbortSignal,
): Promise<Description> => {
  try {
    const client = resolveClient(clients, 'jobs', jobOperations);
    const [found] = await client.description({ job_id: jobId }, { signal });
    return found ? { status: 'loaded', text: found.description } : { status: 'closed' };
  } catch (error) {
    const isClosed = error instanceof ApiError && error.kind === 'not-found';
    return { status: isClosed ? 'closed' : 'failed' };
  }
};
