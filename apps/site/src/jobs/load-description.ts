import { type Backend, clientOf } from '@example/api/backend';
import { createJobsClient } from '@example/api/jobs';
import { ApiError } from '@example/api/problem';

/** State of a vacancy's description. */
export type Description =
  | { readonly status: 'loading' | 'failed' | 'closed' }
  | { readonly status: 'loaded'; readonly text: string };

/** Loads a vacancy's description; never rejects. */
export const loadDescription = async (
  jobId: number,
  backend: Backend,
  signal: AbortSignal,
): Promise<Description> => {
  try {
    const client = clientOf(backend, 'jobs', createJobsClient);
    const { description } = await client.description(jobId, { signal });
    return { status: 'loaded', text: description };
  } catch (error) {
    const isClosed = error instanceof ApiError && error.kind === 'not-found';
    return { status: isClosed ? 'closed' : 'failed' };
  }
};
