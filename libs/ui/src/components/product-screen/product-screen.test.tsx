import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { ProductScreen, productNames } from './index.ts';

describe.each(productNames)('ProductScreen (%s)', (product) => {
  describeConformance(
    'ProductScreen',
    (props) => <ProductScreen {...props} product={product} label="A screen" />,
    {
      rootTag: 'svg',
    },
  );

  it('stays lean: about 1 KB compressed, class names as in a build', () => {
    const html = renderToStaticMarkup(<ProductScreen product={product} label="" />);
    const built = html.replaceAll(/class="([^"]*)"/g, (_all, names: string) => {
      const short = names.split(' ').map((name) => `x${String(name.length)}`);
      return `class="${short.join(' ')}"`;
    });
    expect(brotliCompressSync(built).length).toBeLessThanOrEqual(1200);
  });

  it('is an image with a name, or decoration', () => {
    const named = renderToStaticMarkup(<ProductScreen product={product} label="A screen" />);
    expect(named).toContain('role="img" aria-label="A screen"');
    const decoration = renderToStaticMarkup(<ProductScreen product={product} label="" />);
    expect(decoration).toContain('aria-hidden="true"');
    expect(decoration).not.toContain('role=');
  });
});
