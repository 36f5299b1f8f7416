import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Breadcrumbs, type Breadcrumb } from './breadcrumbs.tsx';

const items = [
  { label: 'Home', href: '/' },
  { label: 'Careers', href: '/careers' },
] as const satisfies readonly Breadcrumb[];

describeConformance(
  'Breadcrumbs',
  (props) => <Breadcrumbs items={items} current="Survey engineer" {...props} />,
  { rootTag: 'nav', texts: ['Home', 'Careers', 'Survey engineer', 'Breadcrumbs'] },
);

describe('Breadcrumbs', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs items={items} current="Survey engineer" label="Way here" />,
  );

  it('marks the page shown, which is no link', () => {
    expect(html).toMatch(/<li [^>]*aria-current="page">Survey engineer<\/li>/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html.match(/<a /g)).toHaveLength(2);
  });

  it('takes another name', () => {
    expect(html).toContain('aria-label="Way here"');
  });
});
