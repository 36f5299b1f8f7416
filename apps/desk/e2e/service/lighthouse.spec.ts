import { chromium } from '@example/testing/chromium';
import { expect, test } from '@example/testing/e2e';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { applyAs, serviceOrigin, signInAs, subscribeAs, writeAs } from './member.ts';

interface Browser {
  readonly port: number;
  /** The session of a member. */
  readonly cookie: string;
}

const accessibilityOf = async (path: string, { port, cookie }: Browser) => {
  const result = await lighthouse(`${serviceOrigin()}/desk${path}`, {
    port,
    logLevel: 'silent',
    onlyCategories: ['accessibility'],
    formFactor: 'desktop',
    screenEmulation: { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1 },
    extraHeaders: { Cookie: cookie },
    disableFullPageScreenshot: true,
    // The other methods of throttling wait 10 s for a silence.
    throttlingMethod: 'simulate',
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 0,
  });
  const { finalDisplayedUrl, categories, audits } = result?.lhr ?? {};
  return {
    shown: new URL(finalDisplayedUrl ?? 'none:').pathname,
    score: (categories?.['accessibility']?.score ?? Number.NaN) * 100,
    failed: Object.values(audits ?? {}).flatMap(({ id, score }) => (score === 0 ? [id] : [])),
  };
};

test('Lighthouse gives each view of the desk 100 for accessibility', async ({ page }) => {
  test.setTimeout(300_000);
  const { request } = page.context();
  const application = await applyAs(request, 'Asha Menon');
  const enquiry = await writeAs(request, {
    name: 'Ravi Pillai',
    subject: 'Property tax',
    message: 'We have 60 wards.',
  });
  await subscribeAs(request, `${crypto.randomUUID()}@example.com`);
  await signInAs(page, 'administrator', 'D-1300');
  await page.goto(`${serviceOrigin()}/desk`);
  const links = page.getByRole('navigation', { name: 'Desk' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  const views = addresses.map((address) => new URL(address).pathname.replace('/desk', ''));
  expect(views.length).toBeGreaterThan(7);

  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const chrome = await launch({
    ...(chromium !== undefined && { chromePath: chromium }),
    chromeFlags: ['--headless=new', '--no-sandbox'],
    logLevel: 'silent',
  });
  const open = [
    ...[`/applications/${application}`, `/enquiries/${enquiry}`, '/staff/D-1300'],
    ...['/vacancies/1', '/vacancies/1/edit', '/vacancies/new'],
  ];
  for (const path of [...views, ...open])
    await test.step(path, async () => {
      expect(await accessibilityOf(path, { port: chrome.port, cookie })).toEqual({
        shown: `/desk${path}`,
        score: 100,
        failed: [],
      });
    });
  chrome.kill();
});
