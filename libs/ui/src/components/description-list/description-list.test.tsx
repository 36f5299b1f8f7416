import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import {
  DescriptionList,
  descriptionListLayouts,
  type DescriptionItem,
} from './description-list.tsx';

const items = [
  { term: 'Office', description: 'Trivandrum' },
  { term: 'Hours', description: ['Monday to Friday', 'Saturday'] },
] as const satisfies readonly DescriptionItem[];

describe.each(descriptionListLayouts)('DescriptionList (%s)', (layout) => {
  describeConformance(
    'DescriptionList',
    (props) => <DescriptionList items={items} layout={layout} {...props} />,
    { rootTag: 'dl', texts: ['Office', 'Trivandrum', 'Hours', 'Monday to Friday', 'Saturday'] },
  );
});

describe('DescriptionList', () => {
  it('keeps a term and its descriptions together', () => {
    const html = renderToStaticMarkup(<DescriptionList items={items} />);
    expect(html).toMatch(/<div [^>]*><dt [^>]*>Hours<\/dt>(<dd [^>]*>[^<]*<\/dd>){2}<\/div>/);
  });
});
