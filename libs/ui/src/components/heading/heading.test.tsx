import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Heading, headingLevels } from './heading.tsx';

describe.each(headingLevels)('Heading (level %i)', (level) => {
  describeConformance(
    'Heading',
    (props) => (
      <Heading level={level} {...props}>
        Think simple
      </Heading>
    ),
    { rootTag: `h${String(level)}`, texts: ['Think simple'] },
  );
});

describe('Heading', () => {
  it('takes a size that is not its level’s', () => {
    const html = renderToStaticMarkup(
      <Heading level={2} size="display">
        Think simple
      </Heading>,
    );
    expect(html).toMatch(/^<h2 [^>]*data-size="display"/);
  });
});
