import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Counter } from './counter.tsx';
import { countAt, countUpSteps } from '../../page/count-up-on-scroll/steps.ts';

describeConformance(
  'Counter',
  (props) => <Counter {...props} target={200} label="Projects Done" />,
  { rootTag: 'div', texts: ['200 +', 'Projects Done'] },
);

describe('Counter', () => {
  it('has the final value once in the HTML, and nothing hidden', () => {
    const html = renderToStaticMarkup(<Counter target={13} label="Glorious Years" />);
    expect(html.match(/13 \+/g)).toHaveLength(1);
    expect(html).not.toContain('aria-hidden');
  });

  it.each([NaN, Infinity])('shows a dash for a figure that is not known: %s', (target) => {
    const html = renderToStaticMarkup(<Counter target={target} label="Projects Done" />);
    expect(html).toMatch(/>–<\/span>/);
    expect(html).not.toContain('data-target');
  });

  it('never counts beyond a target with decimals', () => {
    expect(countAt(4.8, countUpSteps - 1)).toBe(4);
  });

  it('counts from 0 to the target, never back', () => {
    const counts = Array.from({ length: countUpSteps + 1 }, (_, step) => countAt(800, step));
    expect(counts[0]).toBe(0);
    expect(counts.at(-1)).toBe(800);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });
});
