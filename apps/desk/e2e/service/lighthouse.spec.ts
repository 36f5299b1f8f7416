import { accessibilityRules } from '@example/testing/axe';
import { chromium } from '@example/testing/chromium';
import { expect, test } from '@example/testing/e2e';
import { defaultConfig, snapshot } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { applyAs, beginAs, serviceOrigin } from './member.ts';

const WINDOW = { width: 1440, height: 900 };

test('Lighthouse gives a list, details and a form 100 for what every view passes', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const application = await applyAs(page.context().request, 'Asha Menon');
  await beginAs(page, 'recruiter');
  const cookies = await page.context().cookies();
  const browser = await puppeteer.launch({
    ...(chromium !== undefined && { executablePath: chromium }),
    args: ['--no-sandbox'],
    defaultViewport: WINDOW,
  });
  await browser.setCookie(...cookies);
  const tab = await browser.newPage();
  // Both stand beside a list.
  for (const path of [`/applications/${application}`, '/vacancies/new'])
    await test.step(path, async () => {
      await tab.goto(`${serviceOrigin()}/desk${path}`, { waitUntil: 'networkidle0' });
      const result = await snapshot(tab, {
        flags: {
          logLevel: 'silent',
          onlyCategories: ['accessibility'],
          formFactor: 'desktop',
          screenEmulation: { mobile: false, ...WINDOW, deviceScaleFactor: 1 },
          disableFullPageScreenshot: true,
        },
      });
      const { finalDisplayedUrl, categories, audits } = result?.lhr ?? {};
      expect({
        shown: new URL(finalDisplayedUrl ?? 'none:').pathname,
        score: (categories?.['accessibility']?.score ?? Number.NaN) * 100,
        failed: Object.values(audits ?? {}).flatMap(({ id, score }) => (score === 0 ? [id] : [])),
      }).toEqual({ shown: `/desk${path}`, score: 100, failed: [] });
    });
  await browser.close();

  await test.step('what it counts is among the rules that every view passes', () => {
    const counted = defaultConfig.categories?.['accessibility']?.auditRefs.flatMap(
      ({ id, weight }) => (weight > 0 ? [id] : []),
    );
    expect(counted?.length).toBeGreaterThan(40);
    expect(counted?.filter((id) => !accessibilityRules.includes(id))).toEqual([]);
  });
});
