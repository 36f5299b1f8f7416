import type { Job } from '@example/api/jobs';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ClientsProvider } from '../routing/clients-context.ts';
import type { ClientsSource } from '../routing/to-route.ts';
import { useDescription } from './use-description.ts';

interface Shown {
  readonly job: Job | undefined;
}

const vacancy = { job_id: 7 } as Job;

it('says that a vacancy is loading, not that it failed, when it is opened again after a failure', async () => {
  const clients = vi
    .fn<ClientsSource>(async () => new Promise(() => undefined))
    .mockRejectedValueOnce(new TypeError('no connection'));
  const { result, rerender } = renderHook<ReturnType<typeof useDescription>, Shown>(
    ({ job }) => useDescription(job, undefined),
    {
      initialProps: { job: vacancy },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <ClientsProvider value={clients}>{children}</ClientsProvider>
      ),
    },
  );
  await waitFor(() => {
    expect(result.current.description.status).toBe('failed');
  });
  rerender({ job: undefined });
  rerender({ job: vacancy });
  expect(result.current.description.status).toBe('loading');
  expect(clients).toHaveBeenCalledTimes(2);
});
