import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { BrandMark } from './brand-mark.tsx';

describeConformance('BrandMark', (props) => <BrandMark {...props} path="M8 8h16" />, {
  rootTag: 'svg',
});

describe('BrandMark', () => {
  it('has its point only when one is given', () => {
    expect(renderToStaticMarkup(<BrandMark path="M8 8h16" />)).not.toContain('<circle');
    const html = renderToStaticMarkup(<BrandMark path="M8 8h16" point={[22, 20]} />);
    expect(html).toContain('cx="22" cy="20"');
  });
});
