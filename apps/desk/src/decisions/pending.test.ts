import { describe, expect, it } from 'vitest';
import type { Pending } from '../applications/use-decisions.ts';
import { peopleOf, without, withNext } from './pending.ts';

const person = (reference: string) => ({
  ...{ reference, name: reference, job_title: 'Clerk' },
  mailed: true,
});

const pending: Pending = {
  id: 1,
  status: 'rejected',
  parts: [
    { decision: 'one', people: [person('A'), person('B')] },
    { decision: 'two', people: [person('C')] },
  ],
  until: 10_000,
};

describe('decisions that are not told', () => {
  it('lose the applicants for whom they are undone, and end with the last one', () => {
    const left = without(pending, new Set(['A', 'C']));
    expect(left?.parts).toEqual([{ decision: 'one', people: [person('B')] }]);
    expect(left && without(left, new Set(['B']))).toBeUndefined();
  });

  it('lose the applicants on whom is decided again', () => {
    const next: Pending = {
      ...{ id: 2, status: 'hired', until: 12_000 },
      parts: [{ decision: 'three', people: [person('B')] }],
    };
    const all = withNext([pending], next);
    expect(all.map((one) => peopleOf(one).map(({ reference }) => reference))).toEqual([
      ['A', 'C'],
      ['B'],
    ]);
    expect(withNext([next], { ...next, id: 3 })).toHaveLength(1);
  });
});
