import { accessibilityRules } from '@example/testing/axe';
import { chromium } from '@example/testing/chromium';
import { expect, test } from '@example/testing/e2e';
import { launch } from 'chrome-launcher';
import lighthouse, { defaultConfig } from 'lighthouse';
import { applyAs, beginAs, serviceOrigin } from './member.ts';

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

test('Lighthouse gives a list, details and a form 100 for what every view passes', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const application = await applyAs(page.context().request, 'Asha Menon');
  await beginAs(page, 'recruiter');
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const chrome = await launch({
    ...(chromium !== undefined && { chromePath: chromium }),
    chromeFlags: ['--headless=new', '--no-sandbox'],
    logLevel: 'silent',
  });
  // Both stand beside a list.
  for (const path of [`/applications/${application}`, '/vacancies/new'])
    await test.step(path, async () => {
      expect(await accessibilityOf(path, { port: chrome.port, cookie })).toEqual({
        shown: `/desk${path}`,
        score: 100,
        failed: [],
      });
    });
  chrome.kill();

  await test.step('what it counts is among the rules that every view passes', () => {
    const counted = defaultConfig.categories?.['accessibility']?.auditRefs.flatMap(
      ({ id, weight }) => (weight > 0 ? [id] : []),
    );
    expect(counted?.length).toBeGreaterThan(40);
    expect(counted?.filter((id) => !accessibilityRules.includes(id))).toEqual([]);
  });
});
