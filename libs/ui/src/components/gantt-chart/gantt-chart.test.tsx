import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { GanttChart, type Phase } from './gantt-chart.tsx';

const phases: readonly [Phase, Phase] = [
  { title: 'Assess', text: 'We list it.', work: 2, margin: 1, marginText: 'for surprises' },
  { title: 'Migrate', text: 'We move it.', work: 4, margin: 2, marginText: 'a way back' },
];

describeConformance('GanttChart', (props) => <GanttChart {...props} phases={phases} />, {
  rootTag: 'ol',
  texts: ['Assess', 'We list it.', 'Margin', 'for surprises', 'Migrate', 'a way back'],
});

describe('GanttChart', () => {
  it('draws every phase on the length of the whole plan', () => {
    const markup = renderToStaticMarkup(<GanttChart phases={phases} level={2} />);
    expect(markup.match(/viewBox="0 0 9 1"/g)).toHaveLength(2);
    expect(markup).toMatch(/x="0" width="2"/);
    expect(markup).toMatch(/x="2" width="1"/);
    expect(markup).toMatch(/x="3" width="4"/);
    expect(markup).toMatch(/x="7" width="2"/);
    expect(markup.match(/<h2/g)).toHaveLength(2);
  });

  it('names the margin in the words given', () => {
    expect(renderToStaticMarkup(<GanttChart phases={phases} marginLabel="Puffer" />)).toContain(
      'Puffer</span> for surprises',
    );
  });
});
