import { describe, expect, it } from 'vitest';
import { brochureSheets } from './brochures.ts';
import { career, careerMeta } from './career.ts';
import { companyFacts } from './company.ts';
import { guide, security } from './discovery.ts';
import { homeMeta } from './home.ts';
import { familyOf, footer, headerNavigation } from './navigation.ts';
import { pages } from './pages.ts';
import { brochures } from './pages/brochures.ts';
import { type Route, routes } from './routes.ts';
import { headingOf, sharePictures } from './share.ts';
import { everything, strings, textOf, hrefsOf, anchorsOf } from './testing/texts.ts';
import type { Link } from './types.ts';

describe('links', () => {
  const hrefs = hrefsOf(everything);

  it('lead to pages that exist, and to anchors on them', () => {
    const internal = hrefs.filter((href) => href.startsWith('/'));
    expect(internal.length).toBeGreaterThan(100);
    for (const href of internal) {
      if (href.startsWith('/brochures/')) continue;
      const url = new URL(href, 'https://example.com');
      expect(routes, href).toContain(url.pathname);
      if (url.hash) expect(anchorsOf(url.pathname), href).toContain(url.hash.slice(1));
    }
  });

  it('use no scheme but tel, mailto and https', () => {
    for (const href of hrefs) {
      if (href.startsWith('/')) continue;
      if (href.startsWith('tel:')) expect(href).toMatch(/^tel:\+91471000000\d$/);
      else if (href.startsWith('mailto:'))
        expect(href).toMatch(/^mailto:[a-z]+@example\.com(\?subject=[\w%().~-]+)?$/);
      else expect(href).toMatch(/^https:\/\/(www\.example\.com|www\.openstreetmap\.org)\//);
    }
  });

  it('in the header reach every route of the specification', () => {
    const reached = hrefsOf(headerNavigation);
    for (const route of routes)
      if (route !== '/privacy' && route !== '/accessibility') expect(reached).toContain(route);
    expect(new Set(reached).size).toBe(reached.length);
  });

  it('in the footer reach the legal pages', () => {
    expect(hrefsOf(footer.legal)).toEqual(['/privacy', '/accessibility']);
  });

  it('have the same label wherever a menu leads to the same page', () => {
    const labels = new Map<string, string>();
    const inHeader = headerNavigation.flatMap((entry): readonly Link[] =>
      entry.kind === 'group' ? entry.links : [entry],
    );
    for (const { href, label } of inHeader) labels.set(href, label);
    for (const { href, label } of footer.lists.flatMap(({ links }) => links))
      if (href === '/services') expect(labels.get(href)).toBe('All services');
      else expect(label).toBe(labels.get(href));
  });
});

describe('brochures', () => {
  const linked = hrefsOf(everything).filter((href) => href.startsWith('/brochures/'));

  it('are linked when there is one to download, and only there', () => {
    expect(new Set(linked)).toEqual(
      new Set([
        '/brochures/edu-erp.pdf',
        '/brochures/ffmc-management-solution.pdf',
        '/brochures/ad-ii-solution.pdf',
      ]),
    );
    expect(brochureSheets.map(({ brochure }) => brochure)).toEqual(Object.values(brochures));
  });

  it('are linked by a label that says what comes', () => {
    for (const { product, link } of Object.values(brochures))
      expect(link.label).toBe(`Download the ${product} brochure (PDF)`);
  });

  it('say what their page says', () => {
    for (const { path, heading, paragraphs, features, contact } of brochureSheets) {
      const shown = textOf(pages[path]);
      const said = [
        heading,
        paragraphs,
        features.items,
        contact.heading,
        contact.text,
        contact.links,
      ];
      for (const { text, key } of strings(said))
        if (key !== 'icon') expect(shown, path).toContain(text);
      expect(contact.links.length).toBeGreaterThan(1);
    }
  });
});

describe('what others show of a page', () => {
  it('has a picture for every route, each with a heading of its own page', () => {
    expect([...sharePictures.keys()]).toEqual(routes);
    expect(new Set([...sharePictures.values()].map(({ src }) => src)).size).toBe(routes.length);
    for (const [path, { src, heading, alt }] of sharePictures) {
      expect(src).toBe(`/share/${path === '/' ? 'home' : path.slice(1)}.png`);
      expect(heading).toBe(headingOf(path as Route).heading);
      expect(alt).toContain(heading);
    }
    expect(sharePictures.get('/forex')).toMatchObject({ eyebrow: 'Products' });
    expect(sharePictures.get('/about')).not.toHaveProperty('eyebrow');
  });

  it('knows the pages of one service and of one product', () => {
    expect(familyOf('/gis-services')).toBe('services');
    expect(familyOf('/fintech-applications')).toBe('products');
    for (const path of ['/', '/services', '/product', '/career', '/nowhere'])
      expect(familyOf(path)).toBeUndefined();
  });

  it('is described for programs page by page, and the brochures and the feed with it', () => {
    const links = guide.sections.flatMap((section) => section.links);
    expect(new Set(links.map(({ href }) => href))).toEqual(
      new Set([
        ...routes,
        ...Object.values(brochures).map(({ link }) => link.href),
        career.feed.path,
      ]),
    );
    for (const { href, description } of links)
      expect(description, href).toBe(
        [homeMeta, careerMeta, ...Object.values(pages)].find(({ path }) => path === href)
          ?.description,
      );
    expect(security.contact).toBe(companyFacts.security.href);
  });
});
