import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { NavTabs, type NavTab } from './nav-tabs.tsx';
import { navTabsVariants } from './variants.ts';

const items = [
  { label: 'Consulting', href: '/consulting' },
  { label: 'Software', href: '/software' },
] as const satisfies readonly NavTab[];

describe.each(navTabsVariants)('NavTabs (%s)', (variant) => {
  describeConformance(
    'NavTabs',
    (props) => (
      <NavTabs
        label="Services"
        items={items}
        currentPath="/software"
        variant={variant}
        {...props}
      />
    ),
    { rootTag: 'nav', texts: ['Consulting', 'Software', 'Services'] },
  );
});

describe('NavTabs', () => {
  const html = (currentPath: string) =>
    renderToStaticMarkup(<NavTabs label="Services" items={items} currentPath={currentPath} />);

  it('marks the link that equals the path, and no other', () => {
    expect(html('/software').match(/aria-current="page"/g)).toHaveLength(1);
    expect(html('/software')).toMatch(/<a href="\/software"[^>]* aria-current="page"/);
    expect(html('/software/more')).not.toContain('aria-current');
  });

  it('is links, not ARIA tabs', () => {
    expect(html('/software')).not.toContain('role=');
  });
});
