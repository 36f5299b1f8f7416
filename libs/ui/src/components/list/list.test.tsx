import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { List, listMarkers } from './list.tsx';

describe.each(listMarkers)('List (with %s)', (marker) => {
  describeConformance(
    'List',
    (props) => <List {...props} marker={marker} items={['Maps', 'Terrain models']} />,
    { rootTag: marker === 'number' ? 'ol' : 'ul', texts: ['Maps', 'Terrain models'] },
  );
});

describe('List', () => {
  it('takes items with links in them', () => {
    const html = renderToStaticMarkup(
      <List
        items={[
          <>
            Read <a href="/maps">about maps</a>
          </>,
          'Terrain models',
        ]}
      />,
    );
    expect(html).toMatch(/<li[^>]*>Read <a href="\/maps">about maps<\/a><\/li>/);
  });
  it('is unordered unless its items are numbered', () => {
    expect(renderToStaticMarkup(<List items={['Maps']} />)).toMatch(/^<ul /);
    expect(renderToStaticMarkup(<List items={['Maps']} />)).not.toContain('data-marker');
  });
});
