import { describe, expect, it } from 'vitest';
import { careerMeta } from './career.ts';
import { company } from './company.ts';
import { homeMeta } from './home.ts';
import { headerNavigation, productTabs, serviceTabs } from './navigation.ts';
import { pages } from './pages.ts';
import { routes } from './routes.ts';
import { everything, strings } from './testing/texts.ts';
import type { Page } from './types.ts';

describe('routes and pages', () => {
  it('has a page for every route but home and career, under its own path', () => {
    expect([...Object.keys(pages), '/', '/career'].sort()).toEqual([...routes].sort());
    for (const [path, page] of Object.entries(pages)) expect(page.path).toBe(path);
  });

  it('names no section twice on a page', () => {
    for (const page of Object.values(pages)) {
      const ids = page.sections.map(({ id }) => id);
      expect(new Set(ids).size, page.path).toBe(ids.length);
    }
  });

  it('shows the bar of tabs on every page of a service, and on the products it leads to', () => {
    const carrying = (bar: Page['tabBar']) =>
      Object.values(pages)
        .filter(({ tabBar }) => tabBar === bar)
        .map(({ path }) => path)
        .sort();
    const [, ...services] = headerNavigation.flatMap((entry) =>
      entry.kind === 'group' && entry.id === 'services' ? entry.links.map(({ href }) => href) : [],
    );
    expect(carrying('services')).toEqual([...services].sort());
    for (const { route } of serviceTabs) expect(services).toContain(route);
    expect(carrying('products')).toEqual(productTabs.map(({ route }) => route).sort());
  });

  it('leaves no text empty or with stray spaces', () => {
    for (const { key, text } of strings(everything)) {
      if (key === 'suffix') continue;
      expect(text, key).not.toBe('');
      expect(text, key).toBe(text.trim());
      expect(text, text).not.toMatch(/ {2}|lorem|TODO|undefined|\[object/i);
    }
  });
});

describe('titles and descriptions', () => {
  const metas = [homeMeta, careerMeta, ...Object.values(pages)];

  it('are unique, named after the company, and of a length search engines show', () => {
    expect(metas).toHaveLength(routes.length);
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
    for (const { path, title, description } of metas) {
      expect(title, path).toContain(company.name);
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    }
  });
});
