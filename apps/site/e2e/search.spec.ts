import { brochureSheets } from '@example/content/brochures';
import { career } from '@example/content/career';
import { company, companyFacts } from '@example/content/company';
import { meta } from '@example/content/meta';
import { routes } from '@example/content/routes';
import { sharePictures } from '@example/content/share';
import { type APIRequestContext, expect, type Page, test } from '@example/testing/e2e';
import { PNG } from 'pngjs';

import { factsIn, textsOf } from './told-to-others.ts';

test.describe('Search engines', () => {
  test('the contact page is a place with an address, hours and phones', async ({ request }) => {
    const html = await (await request.get('/contact-us')).text();
    const office = factsIn(html).find((fact) => fact['@type'] === 'LocalBusiness');
    expect(textsOf(office)).toEqual(
      expect.arrayContaining([companyFacts.street, company.phones.office.label, '09:30', '13:00']),
    );
  });

  for (const path of ['/this-page-does-not-exist', '/career?job=999999']) {
    test(`${path} is not indexed`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
      expect(html).not.toMatch(/<[^>]*(?:rel="canonical"|property="og:|name="twitter:)/);
      expect(factsIn(html)).toEqual([]);
    });
  }

  /** Parses XML as a browser does. Fails when it is not well-formed. */
  const readXml = async (page: Page, url: string, names: readonly string[]) => {
    const text = await (await page.request.get(url)).text();
    await page.goto('/privacy');
    return page.evaluate(
      ([source, wanted]) => {
        const xml = new DOMParser().parseFromString(source, 'application/xml');
        const error = xml.querySelector('parsererror');
        if (error) throw new Error(error.textContent);
        return wanted.map((name) =>
          [...xml.getElementsByTagName(name)].map(
            (element) => element.getAttribute('href') ?? element.textContent,
          ),
        );
      },
      [text, names] as const,
    );
  };

  const expectThere = async (request: APIRequestContext, url: string) => {
    expect((await request.get(url)).status(), url).toBe(200);
  };

  test('the sitemap lists every page and vacancy, the home page first, by addresses that answer', async ({
    page,
    request,
    baseURL,
  }) => {
    const [locations = [], dates = []] = await readXml(page, '/sitemap.xml', ['loc', 'lastmod']);
    const [pagesListed, jobsListed] = [false, true].map((isJob) =>
      locations.filter((location) => location.includes('?job=') === isJob),
    );
    expect(pagesListed).toEqual(routes.map((path) => String(baseURL) + path));
    const jobs = (await (await request.get('/api/v0/get_joblist?tenantId=1')).json()) as unknown[];
    expect(jobsListed).toHaveLength(jobs.length);
    for (const location of locations) await expectThere(request, location);
    expect(dates.length).toBeGreaterThan(0);
    for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  });

  test('robots.txt lets everything be read but the API', async ({ request, baseURL }) => {
    const text = await (await request.get('/robots.txt')).text();
    expect(text).toBe(
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${String(baseURL)}/sitemap.xml\n`,
    );
  });

  test('the feed has the open vacancies, and the career page leads to it', async ({
    page,
    request,
  }) => {
    const [entries = [], titles = [], ids = [], updated = [], links = []] = await readXml(
      page,
      '/career.atom',
      ['entry', 'title', 'id', 'updated', 'link'],
    );
    const jobs = (await (await request.get('/api/v0/get_joblist?tenantId=1')).json()) as readonly {
      readonly job_id: number;
      readonly job_title: string;
    }[];
    expect(entries).toHaveLength(jobs.length);
    expect(titles).toEqual(expect.arrayContaining(jobs.map(({ job_title }) => job_title)));
    expect(titles[0]).toBe(career.feed.title);
    expect(new Set(ids).size).toBe(jobs.length + 1);
    expect(updated).toHaveLength(jobs.length + 1);
    for (const date of updated) expect(Date.now() - Date.parse(date)).toBeLessThan(3_600_000);
    for (const link of links) await expectThere(request, link);

    await page.goto('/career');
    const link = page.locator('head > link[rel=alternate][type="application/atom+xml"]');
    await expect(link).toHaveAttribute('href', '/career.atom');
    await expect(link).toHaveAttribute('title', career.feed.title);
  });

  test('security.txt says whom to tell, and for how long', async ({ request }) => {
    const answer = await request.get('/.well-known/security.txt');
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain(`Contact: ${companyFacts.security.href}\n`);
    const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThan(365);
  });

  test('llms.txt lists every page and brochure, by addresses that answer', async ({
    request,
    baseURL,
  }) => {
    const text = await (await request.get('/llms.txt')).text();
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, link = '']) => link);
    for (const link of links) await expectThere(request, link);
    const paths = [...routes, ...brochureSheets.map(({ brochure }) => brochure.link.href)];
    expect(links).toEqual(expect.arrayContaining(paths.map((path) => String(baseURL) + path)));
  });

  test('every page has a picture to share, which other sites may show', async ({ request }) => {
    for (const { src } of sharePictures.values()) {
      const answer = await request.get(src);
      expect(answer.headers()['content-type'], src).toBe('image/png');
      expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
      const png = await answer.body();
      const { width, height } = PNG.sync.read(png);
      expect([width, height], src).toEqual([1200, 630]);
      expect(png.length, src).toBeLessThan(40_000);
    }
  });

  test('the manifest and the icons are there, in the sizes they are said to have', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    await expect(page.locator('head > link[rel=manifest]')).toHaveAttribute(
      'href',
      '/site.webmanifest',
    );
    for (const link of await page
      .locator('head > link[rel~=icon], link[rel=apple-touch-icon]')
      .all())
      await expectThere(request, (await link.getAttribute('href')) ?? '');
    await expect(page.locator('head > meta[name=theme-color]')).toHaveCount(2);
    const answer = await request.get('/site.webmanifest');
    expect(answer.headers()['content-type']).toBe('application/manifest+json');
    const { name, icons } = (await answer.json()) as {
      readonly name: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    };
    expect(name).toBe(meta.siteName);
    for (const { src, sizes } of icons) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      if (sizes === 'any') continue;
      const { width, height } = PNG.sync.read(await icon.body());
      expect(`${String(width)}x${String(height)}`, src).toBe(sizes);
    }
  });

  test.describe('brochures', () => {
    for (const [path, ...hrefs] of [
      ['/education-products', '/brochures/edu-erp.pdf'],
      ['/fintech-applications?solution=ffmc', '/brochures/ffmc-management-solution.pdf'],
      ['/fintech-applications?solution=adII', '/brochures/ad-ii-solution.pdf'],
      ['/fintech-applications?solution=ckyc'],
    ] as const) {
      test(`${path} has ${hrefs[0] ?? 'none'}`, async ({ request }) => {
        const html = await (await request.get(path)).text();
        const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
        const links = [...main.matchAll(/<a [^>]*href="([^"]*\.pdf)"[^>]*>(.*?)<\/a>/gs)];
        expect(links.map(([, href]) => href)).toEqual(hrefs);
        for (const [, href = '', label = ''] of links) {
          expect(label.replaceAll(/<[^>]*>/g, '').trim()).toMatch(
            /^Download the .* brochure \(PDF\)$/,
          );
          const answer = await request.get(href);
          expect(answer.status()).toBe(200);
          expect(answer.headers()['content-type']).toBe('application/pdf');
          expect(answer.headers()['content-disposition']).toMatch(/^inline(?:;|$)/);
          const pdf = await answer.body();
          expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
          expect(pdf.length).toBeLessThan(100_000);
        }
      });
    }
  });
});
