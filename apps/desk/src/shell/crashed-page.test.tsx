import { ApiError } from '@example/api/problem';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages/shell.ts';
import { Crash } from './crashed-page.tsx';

const never = new Promise<never>(() => undefined);

/** Renders the page after a change with this outcome. */
const textAfter = async (change?: () => Promise<unknown>) => {
  const queries = new QueryClient();
  if (change) {
    const sent = queries
      .getMutationCache()
      .build(queries, { mutationFn: change })
      .execute(undefined);
    await Promise.race([sent.catch(() => undefined), new Promise(setImmediate)]);
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Crash />
    </QueryClientProvider>,
  );
};

const { saved, notSaved, pending, unknown } = messages.crashed.lastChange;

describe('Crash', () => {
  it.each([
    ['saved', saved, () => Promise.resolve({ outcome: 'changed' })],
    ['not saved, as a colleague was first', notSaved, () => Promise.resolve({ outcome: 'stale' })],
    ['not saved', notSaved, () => Promise.reject(new ApiError('not-permitted', 'no'))],
    ['of no known end', unknown, () => Promise.reject(new ApiError('timeout', 'no answer'))],
    ['under way', pending, () => never],
  ])('says so when the last change was %s', async (_when, said, change) => {
    expect(await textAfter(change)).toContain(said);
  });

  it('mentions no change when there was none', async () => {
    const text = await textAfter();
    expect(text).toContain(messages.crashed.text);
    expect(text).not.toContain('last change');
  });
});
