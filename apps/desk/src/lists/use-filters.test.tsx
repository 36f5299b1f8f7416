// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { type FilterState, type KnownFilters, useFilters } from './use-filters.ts';

interface Filters {
  readonly q: string;
  readonly status: string;
}

const known: KnownFilters<Filters> = {
  read: (params) => ({ q: params.get('q') ?? '', status: params.get('status') ?? '' }),
  write: ({ q, status }) => new URLSearchParams({ q, status }),
  cleared: () => ({ q: '', status: '' }),
  limiting: () => [],
};

const renderFilters = () => {
  const states: FilterState<Filters>[] = [];
  const View = () => {
    states.push(useFilters(known));
    return null;
  };
  history.replaceState(null, '', '/?q=&status=');
  render(<RouterProvider router={createBrowserRouter([{ path: '/', Component: View }])} />);
  const [first] = states;
  if (!first) throw new Error('the view was not rendered');
  return { first, last: () => states.at(-1)?.filters };
};

afterEach(cleanup);

it('filters keep each of two choices when the second comes before the view shows the first', async () => {
  const { first, last } = renderFilters();
  await act(async () => {
    first.fieldOf('status').onChange('open');
    await Promise.resolve();
  });
  await act(async () => {
    first.limitTo({ q: 'anu' });
    await Promise.resolve();
  });
  expect(last()).toEqual({ q: 'anu', status: 'open' });
});
