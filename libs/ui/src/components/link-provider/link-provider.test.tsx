import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { DialogHeaderButton } from '../dialog/dialog.tsx';
import { LinkCard } from '../link-card/link-card.tsx';
import { Link } from '../link/link.tsx';
import { NavTabs } from '../nav-tabs/nav-tabs.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { LinkProvider, type LinkComponent } from './link-provider.tsx';

const RouterLink: LinkComponent = ({ href, children, ...rest }) => (
  <a {...rest} href={href} data-router="">
    {children}
  </a>
);

const targets = (html: string) =>
  [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => ({
    href: /href="([^"]*)"/.exec(tag)?.[1],
    byRouter: tag.includes('data-router'),
  }));

const inProvider = (children: React.ReactNode) =>
  renderToStaticMarkup(<LinkProvider component={RouterLink}>{children}</LinkProvider>);

describe('LinkProvider', () => {
  it.each([
    ['Link', <Link href="/a">A</Link>],
    ['Button', <Button href="/a">A</Button>],
    ['Breadcrumbs', <Breadcrumbs items={[{ label: 'A', href: '/a' }]} current="B" />],
    ['DialogHeaderButton', <DialogHeaderButton icon="arrow-left" label="Back" href="/a" />],
    ['LinkCard', <LinkCard heading="A" href="/a" />],
    ['NavTabs', <NavTabs items={[{ label: 'A', href: '/a' }]} label="A" currentPath="/" />],
    ['ProductCard', <ProductCard image={null} title="A" subtitle="A" href="/a" />],
    [
      'SiteFooter',
      <SiteFooter
        brandMark={null}
        brandName="A"
        columns={[{ title: 'A', links: [{ label: 'A', href: '/a' }] }]}
        copyright="A"
      />,
    ],
    [
      'SiteHeader',
      <SiteHeader brandMark={null} brandName="A" items={[{ label: 'A', href: '/a' }]} />,
    ],
  ])("draws the links of %s by the router's", (_, component) => {
    const links = targets(inProvider(component));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ byRouter }) => !byRouter)).toEqual([]);
  });

  it.each(['https://example.org/', '//example.org/', 'mailto:a@example.org', 'tel:+911', '#there'])(
    'leaves %s to the browser',
    (href) => {
      expect(targets(inProvider(<Link href={href}>A</Link>))).toEqual([{ href, byRouter: false }]);
    },
  );

  it('leaves downloads and new windows to the browser', () => {
    const html = inProvider(
      <>
        <Link href="/brochure.pdf" download>
          A
        </Link>
        <Link href="/b" target="_blank">
          B
        </Link>
        <Link href="/c" target="_self">
          C
        </Link>
      </>,
    );
    expect(targets(html).map(({ byRouter }) => byRouter)).toEqual([false, false, true]);
  });

  it('draws plain links where there is none', () => {
    expect(renderToStaticMarkup(<Link href="/a">A</Link>)).not.toContain('data-router');
  });

  it('lets the router take the click, and passes on the ref', async () => {
    const visited: string[] = [];
    const Router: LinkComponent = ({ href, onClick, ...rest }) => (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          onClick?.(event);
          event.preventDefault();
          visited.push(href);
        }}
      >
        {rest.children}
      </a>
    );
    let element: HTMLAnchorElement | null = null;
    render(
      <LinkProvider component={Router}>
        <Link
          href="/a"
          ref={(anchor) => {
            element = anchor;
          }}
        >
          A
        </Link>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'A' });
    await userEvent.click(link);
    expect(visited).toEqual(['/a']);
    expect(element).toBe(link);
  });
});
