import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { navigation } from '../../testing/navigation.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { SiteHeader } from './site-header.tsx';

const header = (currentPath: string) =>
  renderToStaticMarkup(
    <SiteHeader
      brandName="Example"
      items={navigation}
      cta={{ label: 'Contact us', href: '/contact' }}
      currentPath={currentPath}
    />,
  );

describeConformance(
  'SiteHeader',
  (props) => (
    <SiteHeader
      brandName="Example"
      items={navigation}
      cta={{ label: 'Contact us', href: '/contact' }}
      {...props}
    />
  ),
  {
    rootTag: 'header',
    texts: [
      'Example',
      'Contact us',
      ...navigation.flatMap((item) => [
        item.label,
        ...('items' in item ? item.items.map(({ label }) => label) : []),
      ]),
    ],
  },
);

describe('SiteHeader', () => {
  it('holds its navigation once', () => {
    expect(header('/').match(/href="\/cloud"/g)).toHaveLength(1);
  });
  it('marks the current page, and the group it is in', () => {
    const html = header('/cloud');
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/<a href="\/cloud"[^>]* aria-current="page"/);
    expect(html.match(/data-current/g)).toHaveLength(1);
  });
  it('opens and closes without JavaScript', () => {
    const html = header('/');
    const id = /<nav id="([^"]+)" popover="auto"/.exec(html)?.[1] ?? 'none';
    expect(html.toLowerCase().split(`popovertarget="${id.toLowerCase()}"`)).toHaveLength(3);
    expect(html.split(`<details name="${id}">`)).toHaveLength(4);
  });
});

describe('SiteHeader on a wide screen with a mouse', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('opens a group that came later under a resting mouse, and closes it when the mouse leaves', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(() =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: true }),
    );
    const header = (label: string) => (
      <SiteHeader
        brandName="Example"
        items={[{ label, items: [{ label: 'Cloud', href: '/cloud' }] }]}
      />
    );
    const { rerender } = render(header('Services'));
    rerender(header('Dienste'));
    const user = userEvent.setup();
    const group = screen.getByText('Dienste').closest('details');
    await user.hover(screen.getByText('Dienste'));
    await waitFor(() => expect(group?.open).toBe(true));
    await user.unhover(screen.getByText('Dienste'));
    await waitFor(() => expect(group?.open).toBe(false));
  });
});
