import { expect, test, type Page } from '@example/testing/e2e';

/*
 * The web font is there at the first layout or not used: a visitor's first page is in the fallback
 * face, the second in the brand's, and neither changes while it is read.
 */

const WITHOUT = 'data-without-web-font';

/** What became of the face that `@font-face` names, in this document. */
const statusOfWebFont = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].find(({ family }) => family.includes('Variable'))?.status;
  });

test.describe('Web font', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the font is fetched by the first page and used from the cache by the second', async ({
    page,
  }) => {
    const fetched = page.waitForResponse(/\.woff2$/);
    await page.goto('/');
    await (await fetched).finished();
    await expect(page.locator('html')).toHaveAttribute(WITHOUT);
    expect(await statusOfWebFont(page)).toBe('unloaded');

    await page.locator('main').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('html')).not.toHaveAttribute(WITHOUT);
    expect(await statusOfWebFont(page)).toBe('loaded');
    const [font] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    expect(font).toBe(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the font follows font-display', async ({ page }) => {
      const asked = page.waitForRequest(/\.woff2$/);
      await page.goto('/');
      await asked;
      await expect(page.locator('html')).not.toHaveAttribute(WITHOUT);
    });
  });
});
