import type { Weighed } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import type { Seen } from '../applications/use-decisions.ts';
import { weigh } from './use-weighed.ts';

const seen = (reference: string, change: Partial<Seen> = {}): Seen => ({
  ...{ reference, name: reference, job_title: 'A job', status: 'received', version: 1 },
  ...change,
});

const known = (reference: string, change: Partial<Weighed> = {}): Weighed => ({
  ...{ reference, name: reference, status: 'received', version: 1, address_refused: false },
  ...change,
});

describe('what a decision would do', () => {
  it('differs by what applications are now', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((reference) => seen(reference));
    const now = [
      known('a'),
      known('b', { address_refused: true }),
      known('c', { status: 'withdrawn', version: 2, address_refused: true }),
      known('d', { status: 'rejected', version: 2 }),
      known('e', { version: 2 }),
    ];
    const groups = Object.entries(weigh(all, 'rejected', now)).map(([name, some]) => [
      name,
      (some as readonly Seen[]).map(({ reference }) => reference).join(''),
    ]);
    expect(Object.fromEntries(groups)).toEqual({
      ...{ decided: 'ab', refused: 'b', withdrawn: 'c', already: 'd', stale: 'e', gone: 'f' },
    });
  });

  it('follows the list until the service has answered', () => {
    const all = [seen('a'), seen('b', { status: 'withdrawn' })];
    const { decided, withdrawn, gone } = weigh(all, 'rejected', undefined);
    expect([decided, withdrawn, gone].map((some) => some.length)).toEqual([1, 1, 0]);
  });
});
