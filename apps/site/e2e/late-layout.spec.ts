import { home } from '@example/content/home';
import { expect, test, type Page } from '@playwright/test';

/*
 * What is below the fold is laid out when its visitor first moves: nobody may notice, neither by a place
 * that is not found again nor by a page that changes its height.
 */

const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('section, article, footer')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  );

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const topOf = (page: Page, name: string) =>
  page
    .getByRole('heading', { name })
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

for (const width of [360, 1440]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/', '/career']) {
      test(`${path} is wholly laid out once its visitor moves`, async ({ page }) => {
        await page.goto(path);
        expect(await waiting(page)).toBeGreaterThan(0);
        await page.mouse.move(10, 10);
        await expect(page.locator('html')).not.toHaveAttribute('data-shown-from-top');
        expect(await waiting(page)).toBe(0);
        await expect(page.locator('[data-laid-out]')).toHaveCount(0);
        const first = await height(page);
        await page.reload();
        expect(await waiting(page)).toBe(0);
        expect(await height(page)).toBe(first);
      });
    }

    test('the end of a page is whole for who jumps there', async ({ page }) => {
      await page.goto('/');
      await page.keyboard.press('End');
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('textbox')).toBeVisible();
      await expect
        .poll(() => footer.evaluate((end) => Math.round(end.getBoundingClientRect().bottom)))
        .toBe(800);
    });

    test('what is drawn comes when it is near', async ({ page }) => {
      await page.goto('/');
      const drawing = page.locator('#our-products [data-late-picture] > svg').first();
      await page.mouse.move(10, 10);
      await expect(page.locator('html')).not.toHaveAttribute('data-shown-from-top');
      await drawing.locator('..').scrollIntoViewIfNeeded();
      await expect(drawing).toBeVisible();
    });

    test('the way back leads to the place one left', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('heading', { name: home.testimonials.heading }).scrollIntoViewIfNeeded();
      const left = await topOf(page, home.testimonials.heading);
      await page.goto('/about');
      await page.goBack();
      await expect.poll(() => topOf(page, home.testimonials.heading)).toBe(left);
    });

    test('an address with a fragment opens at its part', async ({ page }) => {
      await page.goto('/#testimonials');
      expect(await page.evaluate(() => document.documentElement.dataset['shownFromTop'])).toBe(
        undefined,
      );
      const top = await page
        .locator('#testimonials')
        .evaluate((section) => section.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(120);
    });
  });
}

test('the whole page can be found as soon as it is loaded, by whoever does not move', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeVisible();
  await expect(page.getByRole('heading', { name: home.getInTouch.heading })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-shown-from-top');
});

test('a page is printed whole', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  expect(await waiting(page)).toBe(0);
  await expect(page.locator('#our-products [data-late-picture] > svg').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: home.getInTouch.heading })).toBeVisible();
});

test('without JavaScript nothing waits', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-shown-from-top');
  await context.close();
});
