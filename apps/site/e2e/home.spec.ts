import { clients, home } from '@example/content/home';
import { expect, test } from '@example/testing/e2e';
import { waitForHydration } from './page-state.ts';
import { waitForIdle } from './wait-for-idle.ts';

const figures = ['13 +', '200 +', '800 +', '10 +'];

test.describe('Home page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the link to the top is not seen while the page is loaded', async ({ page }) => {
    await page.addInitScript(() => {
      const fading: string[] = [];
      Object.assign(globalThis, { fading });
      document.addEventListener('transitionrun', ({ target, propertyName }) =>
        fading.push(`${propertyName} of ${(target as Element).outerHTML}`),
      );
    });
    // On a slow connection the first frame comes before the script at the end of the page.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: 60 * 1024,
      uploadThroughput: -1,
    });
    await page.goto('/');
    await waitForIdle(page);
    expect(await page.evaluate(() => (globalThis as { fading?: string[] }).fading)).toEqual([]);
  });

  test('the counters end at their figures, which are there without JavaScript, and shift no layout', async ({
    page,
    browser,
    baseURL,
  }) => {
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const still = await plain.newPage();
    await still.goto('/');
    for (const figure of figures)
      await expect(still.getByText(figure, { exact: true })).toBeVisible();
    await plain.close();

    await page.goto('/');
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Below the view a counter shows 0, so that the final value does not appear before it counts.
    const counting = page.locator('[data-count]');
    await expect(counting).toHaveCount(figures.length);
    for (const figure of await counting.all()) {
      await expect(figure).toHaveAttribute('data-count', '');
      expect(await figure.evaluate((shown) => getComputedStyle(shown, '::after').content)).toMatch(
        /^"0"/,
      );
      await expect(figure.locator('span')).toHaveCSS('opacity', '0');
    }
    await page.mouse.wheel(0, 600);
    for (const figure of figures) {
      await page.getByText(figure, { exact: true }).scrollIntoViewIfNeeded();
    }
    await expect(counting).toHaveCount(0, { timeout: 3000 });
    for (const figure of figures) {
      await expect(page.getByText(figure, { exact: true })).toHaveCSS('opacity', '1');
    }
    expect(
      await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts),
    ).toEqual([]);
  });

  test('no logo stands in a row of its own, no hyphen ends a line and nothing moves when reduced motion is asked for', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const logos = page.getByRole('group', { name: home.clients.heading }).getByRole('listitem');
    await expect(logos).toHaveCount(clients.length);
    for (const width of [600, 768, 1024, 1440])
      await test.step(`logos at ${String(width)} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const middles = await logos.evaluateAll((items) =>
          items.map((item) => {
            const { top, bottom } = item.getBoundingClientRect();
            return Math.round(top + bottom);
          }),
        );
        for (const middle of middles)
          expect(middles.filter((other) => Math.abs(other - middle) < 4).length).toBeGreaterThan(1);
        const lines = await logos
          .getByText('Co-operative')
          .evaluate((word) => word.getClientRects().length);
        expect(lines).toBe(1);
      });
    await page.keyboard.press('Tab');
    await waitForHydration(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('the logo strip can be paused without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');
    const pause = page.getByRole('checkbox', { name: 'Pause the logo strip' });
    await pause.scrollIntoViewIfNeeded();
    const place = () =>
      page
        .getByText('State Data Centre')
        .first()
        .boundingBox()
        .then((box) => box?.x ?? 0);
    const before = await place();
    await expect.poll(place).not.toBe(before);
    await pause.check();
    await page.mouse.move(0, 0);
    const paused = await place();
    await page.waitForTimeout(500);
    expect(await place()).toBe(paused);
    await context.close();
  });
});
