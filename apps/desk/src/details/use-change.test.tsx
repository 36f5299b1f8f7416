// @vitest-environment happy-dom
import { ApiError, type ErrorKind } from '@example/api/problem';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ToastProvider } from '../toasts/toasts.tsx';
import { useChange } from './use-change.ts';

const queryKey = ['applications', 'one', 'A-1'];
const shown = { version: 1, status: 'received' };

it.each([
  ['there no more', 'not-found', true],
  ['withdrawn', 'conflict', true],
  ['perhaps changed', 'timeout', true],
  ['not changed', 'invalid-input', false],
] as const)(
  'what was found to be %s is read again',
  async (_what, kind: ErrorKind, isReadAgain) => {
    const queries = new QueryClient();
    queries.setQueryData(queryKey, shown);
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <ToastProvider>{children}</ToastProvider>
        </MemoryRouter>
      </QueryClientProvider>
    );
    const { result } = renderHook(
      () =>
        useChange<typeof shown, Partial<typeof shown>>({
          ...{ queryKey, shown, refusal: 'It is withdrawn.' },
          save: async () => Promise.reject(new ApiError(kind, 'no')),
          optimisticUpdate: (before, change) => ({ ...before, ...change }),
          keep: (current) => queries.setQueryData(queryKey, current),
        }),
      { wrapper },
    );
    await act(async () => {
      result.current.change({ status: 'rejected' });
      await new Promise(setImmediate);
    });
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(isReadAgain);
    expect(queries.getQueryData(queryKey)).toEqual(shown);
  },
);
