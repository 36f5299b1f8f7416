import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { keys } from '../applications/filters.ts';
import { asShown, whenSaved } from './when-saved.ts';

const row = (version: number) => ({
  ...{ reference: 'A-1', name: 'Anu Nair', job_title: 'Tester', status: 'received' as const },
  version,
});

describe('whenSaved', () => {
  it('calls back at once when nothing is being saved', () => {
    const then = vi.fn<() => void>();
    whenSaved(new QueryClient(), then);
    expect(then).toHaveBeenCalledOnce();
  });

  it('waits for the last change, whatever comes of it, and calls back once', async () => {
    const queries = new QueryClient();
    const then = vi.fn<() => void>();
    const { promise: first, resolve } = Promise.withResolvers<undefined>();
    const { promise: second, reject } = Promise.withResolvers<undefined>();
    const save = async (saved: Promise<undefined>) =>
      queries
        .getMutationCache()
        .build(queries, { mutationFn: async () => saved })
        .execute(undefined);
    const changes = [save(first), save(second)];
    whenSaved(queries, then);
    resolve(undefined);
    await changes[0];
    expect(then).not.toHaveBeenCalled();
    reject(new Error('refused'));
    await expect(changes[1]).rejects.toThrow('refused');
    expect(then).toHaveBeenCalledOnce();
    await save(Promise.resolve(undefined));
    expect(then).toHaveBeenCalledOnce();
  });
});

describe('asShown', () => {
  it('is the newest version that the details or a list shows', () => {
    const queries = new QueryClient();
    expect(asShown(queries, row(1))).toEqual(row(1));
    queries.setQueryData([...keys.lists, {}], { pages: [{ items: [row(2)], total: 1 }] });
    expect(asShown(queries, row(1))).toEqual(row(2));
    queries.setQueryData(keys.one('A-1'), row(3));
    expect(asShown(queries, row(1))).toEqual(row(3));
    expect(asShown(queries, row(4))).toEqual(row(4));
  });
});
