// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Pending } from '../applications/use-decisions.ts';
import { forgetDrafts } from '../drafts/use-draft.ts';
import { keepPending, keptPending } from './kept-pending.ts';

const pending = (id: number, until: number): Pending => ({
  id,
  status: 'rejected',
  parts: [
    {
      decision: 'one',
      people: [{ reference: 'A', name: 'Anu Nair', job_title: 'Clerk', mailed: true }],
    },
  ],
  until,
});

/** Sets the clock of the page, which begins anew with each load. */
const load = (timeOrigin: number, now: number) => {
  vi.stubGlobal('performance', { timeOrigin, now: () => now });
};

afterEach(() => {
  forgetDrafts();
  vi.unstubAllGlobals();
});

describe('decisions that are not told, after a reload', () => {
  it('are there with the time that is left, but for those that are told', () => {
    load(1_000_000, 50_000);
    keepPending([pending(1, 52_000), pending(2, 60_000)]);
    load(1_053_000, 500);
    expect(keptPending()).toEqual([pending(2, 7_000)]);
  });

  it('are none when all were undone or told, and after signing out', () => {
    load(1_000_000, 0);
    expect(keptPending()).toEqual([]);
    keepPending([pending(1, 10_000)]);
    keepPending([]);
    expect(keptPending()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    keepPending([pending(1, 10_000)]);
    forgetDrafts();
    expect(keptPending()).toEqual([]);
  });
});
