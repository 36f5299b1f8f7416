import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Skeleton, SkeletonGroup, skeletonShapes } from './skeleton.tsx';

describe.each(skeletonShapes)('Skeleton (%s)', (shape) => {
  describeConformance('Skeleton', (props) => <Skeleton shape={shape} lines={3} {...props} />, {
    rootTag: 'span',
  });
});

describeConformance(
  'SkeletonGroup',
  (props) => (
    <SkeletonGroup {...props}>
      <Skeleton />
    </SkeletonGroup>
  ),
  { rootTag: 'div', texts: ['Loading'] },
);

describe('Skeleton', () => {
  it('has as many lines as the text will have', () => {
    const html = renderToStaticMarkup(<Skeleton lines={3} />);
    expect(html.match(/<span/g)).toHaveLength(4);
  });

  it('is nothing to assistive technology; its group says once that it loads', () => {
    const html = renderToStaticMarkup(
      <SkeletonGroup label="Loading jobs">
        <Skeleton />
        <Skeleton shape="block" />
      </SkeletonGroup>,
    );
    expect(html).toMatch(/^<div role="status">/);
    expect(html.match(/Loading jobs/g)).toHaveLength(1);
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(2);
  });
});
