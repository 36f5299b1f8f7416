import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { ProductScreen, screenNames } from './index.ts';

describe.each(screenNames)('ProductScreen (%s)', (screen) => {
  describeConformance(
    'ProductScreen',
    (props) => <ProductScreen {...props} screen={screen} product="Product" label="A screen" />,
    {
      rootTag: 'svg',
    },
  );

  it('stays lean: about 1 KB compressed, class names as in a build', () => {
    const html = renderToStaticMarkup(<ProductScreen screen={screen} product="Product" label="" />);
    const built = html.replaceAll(/class="([^"]*)"/g, (_all, names: string) => {
      const short = names.split(' ').map((name) => `x${String(name.length)}`);
      return `class="${short.join(' ')}"`;
    });
    expect(brotliCompressSync(built).length).toBeLessThanOrEqual(1200);
  });

  it('is an image with a name, or decoration', () => {
    const named = renderToStaticMarkup(
      <ProductScreen screen={screen} product="Product" label="A screen" />,
    );
    expect(named).toContain('role="img" aria-label="A screen"');
    const decoration = renderToStaticMarkup(
      <ProductScreen screen={screen} product="Product" label="" />,
    );
    expect(decoration).toContain('aria-hidden="true"');
    expect(decoration).not.toContain('role=');
  });
});
