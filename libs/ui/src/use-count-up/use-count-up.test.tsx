import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from '../testing/server.ts';
import { countAt, countUpSteps, countUpStepTime, useCountUp } from './use-count-up.ts';

describe('useCountUp', () => {
  it('has nothing to show on the server: the target is', () => {
    const Probe = () => String(useCountUp(200, useRef(null)));
    expect(renderToStaticMarkup(<Probe />)).toBe('null');
  });
  it('takes 50 steps of 20 ms (spec §4)', () => {
    expect([countUpSteps, countUpStepTime]).toEqual([50, 20]);
  });
  it('never counts back, and ends at the target', () => {
    for (const target of [10, 13, 200, 800]) {
      const counts = Array.from({ length: countUpSteps + 1 }, (_, step) => countAt(target, step));
      expect(counts).toEqual(counts.toSorted((one, other) => one - other));
      expect([counts[0], counts.at(-1)]).toEqual([0, target]);
    }
  });
});
