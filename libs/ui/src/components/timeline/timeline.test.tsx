import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Timeline, timelineTones } from './timeline.tsx';

describeConformance(
  'Timeline',
  (props) => (
    <Timeline
      {...props}
      items={timelineTones.map((yearColour, i) => ({
        year: 2012 + i,
        title: `Title ${yearColour}`,
        content: `Content ${yearColour}`,
        yearColour,
      }))}
    />
  ),
  { rootTag: 'ol', texts: ['2012', '2015', 'Title highlight', 'Content neutral'] },
);

describe('Timeline', () => {
  const sides = (html: string) =>
    [...html.matchAll(/data-alignment="(\w+)"/g)].map(([, side]) => side);
  const item = { title: 'Title', content: 'Content' };

  it('has the sides take turns', () => {
    const html = renderToStaticMarkup(
      <Timeline
        items={[
          { ...item, year: 1 },
          { ...item, year: 2 },
          { ...item, year: 3 },
        ]}
      />,
    );
    expect(sides(html)).toEqual(['right', 'left', 'right']);
  });

  it('puts an item on the side it asks for', () => {
    const html = renderToStaticMarkup(
      <Timeline
        items={[
          { ...item, year: 1, alignment: 'left' },
          { ...item, year: 2, alignment: 'left' },
        ]}
      />,
    );
    expect(sides(html)).toEqual(['left', 'left']);
  });

  it('reads in order of time', () => {
    const html = renderToStaticMarkup(
      <Timeline items={[{ ...item, year: 2012, alignment: 'left' }]} />,
    );
    expect(html.indexOf('2012')).toBeLessThan(html.indexOf('Title'));
  });
});
