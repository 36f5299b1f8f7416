import type { Job } from '@example/api/jobs';
import { useEffect, useState } from 'react';
import { inTime } from '../routing/in-time.ts';
import { useClients } from '../routing/clients-context.ts';
import type { Description } from './load-description.ts';

interface Known {
  readonly jobId: number;
  readonly description: Description;
}

/**
 * Returns the description of a vacancy, from the document or loaded on demand.
 *
 * @param job - `undefined` while no vacancy is shown
 * @param served - the description in the document
 */
export const useDescription = (
  job: Job | undefined,
  served: { readonly jobId: number; readonly text: string } | undefined,
) => {
  const clients = useClients();
  const [known, setKnown] = useState<Known>();
  const [tries, setTries] = useState(0);
  const jobId = job?.job_id;
  const isServed = served !== undefined && served.jobId === jobId;
  const loaded = known?.jobId === jobId ? known?.description : undefined;
  // A description that failed is loaded anew when its vacancy is opened again.
  if (known?.description.status === 'failed' && known.jobId !== jobId) setKnown(undefined);
  const isKnown = isServed || loaded?.status === 'loaded';

  useEffect(() => {
    if (jobId === undefined || isKnown || !clients) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const keep = (description: Description) => {
      if (!signal.aborted) setKnown({ jobId, description });
    };
    const failed = { status: 'failed' } as const;
    inTime(Promise.all([import('./load-description.ts'), clients()]))
      .then(async (code) => code?.[0].loadDescription(jobId, code[1], signal))
      .then(
        (description = failed) => keep(description),
        () => keep(failed),
      );
    return () => ending.abort();
  }, [jobId, isKnown, clients, tries]);

  const loading = { status: 'loading' } as const;
  const description: Description = isServed
    ? { status: 'loaded', text: served.text }
    : (loaded ?? loading);
  return {
    description,
    retry: () => {
      setKnown(undefined);
      setTries(tries + 1);
    },
  };
};
