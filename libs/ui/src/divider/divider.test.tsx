import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { renderToStaticMarkup } from '../testing/server.ts';
import { Divider, dividerOrientations } from './divider.tsx';

describe.each(dividerOrientations)('Divider (%s)', (orientation) => {
  describeConformance('Divider', (props) => <Divider orientation={orientation} {...props} />, {
    rootTag: 'hr',
  });
});

describe('Divider', () => {
  it('says that it is vertical', () => {
    expect(renderToStaticMarkup(<Divider orientation="vertical" />)).toContain(
      'aria-orientation="vertical"',
    );
    expect(renderToStaticMarkup(<Divider />)).not.toContain('aria-');
  });
});
