import { expect, test, type Page } from '@example/testing/e2e';

test.describe('Loading overlay', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Stores the time from navigation to overlay, in ms. A page that is being left cannot be queried. */
  const watchOverlay = (page: Page) =>
    page.addInitScript(() => {
      let left = 0;
      navigation.addEventListener('navigate', () => {
        left = performance.now();
      });
      addEventListener('DOMContentLoaded', () => {
        const overlay = document.getElementById('page-loading');
        if (!overlay) return;
        new MutationObserver(() => {
          if (overlay.hidden) return;
          sessionStorage.setItem('shown-after', String(performance.now() - left));
        }).observe(overlay, { attributes: true, attributeFilter: ['hidden'] });
      });
    });
  const shownAfter = async (page: Page) => {
    const ms = await page.evaluate(() => sessionStorage.getItem('shown-after'));
    return ms === null ? undefined : Number(ms);
  };

  test('comes when the next page takes longer than 300 ms, and is gone on the way back', async ({
    page,
  }) => {
    await page.route('**/product', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await watchOverlay(page);
    await page.goto('/case-study');
    // A link would be prefetched, and the page would open at once.
    await page.evaluate(() => {
      location.assign('/product');
    });
    await expect(page).toHaveURL('/product');
    expect(await shownAfter(page)).toBeGreaterThanOrEqual(295);
    expect(await shownAfter(page)).toBeLessThan(1200);
    await expect(page.locator('#page-loading')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/case-study');
    await expect(page.locator('#page-loading')).toBeHidden();
  });

  test('does not come for another site, whose answer may be an app or a file', async ({ page }) => {
    const answered = Promise.withResolvers<undefined>();
    await page.route('https://maps.example/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.fulfill({ status: 204 });
      answered.resolve(undefined);
    });
    await watchOverlay(page);
    await page.goto('/case-study');
    await page.evaluate(() => {
      location.assign('https://maps.example/office');
    });
    await answered.promise;
    expect(await shownAfter(page)).toBeUndefined();
  });

  test('does not come for a page that is there at once', async ({ page }) => {
    await watchOverlay(page);
    // On a busy machine a page may take longer; then the overlay is correct.
    for (let tries = 0; tries < 10; tries += 1) {
      await page.goto('/case-study');
      await page.evaluate(() => {
        sessionStorage.clear();
        location.assign('/product');
      });
      await expect(page).toHaveURL('/product');
      const waited = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        return (navigation as PerformanceNavigationTiming).responseStart;
      });
      if (waited > 100) continue;
      expect(await shownAfter(page)).toBeUndefined();
      return;
    }
    throw new Error('no page was there within 100 ms');
  });
});
