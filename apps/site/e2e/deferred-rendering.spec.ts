import { home } from '@example/content/home';
import { expect, test, type Page } from '@example/testing/e2e';
import { waitForIdle } from './wait-for-idle.ts';

/*
 * Parts below the fold are rendered after the first paint. Scroll positions and the page's height must not change.
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

/** Expects that nothing waits to be rendered, and that the page has the same height when it is loaded again. */
const expectComplete = async (page: Page) => {
  expect(await waiting(page)).toBe(0);
  // Drawings keep their mark until they are near the view.
  await expect(
    page.locator('[data-rendered]:not([data-deferred-svg]), [data-deferred]'),
  ).toHaveCount(0);
  const first = await height(page);
  await page.reload();
  expect(await waiting(page)).toBe(0);
  expect(await height(page)).toBe(first);
};

test.describe('Deferred rendering', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const width of [360, 1440]) {
    test.describe(`at ${String(width)} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('the home page is rendered completely soon after it is loaded', async ({ page }) => {
        await page.addInitScript(() => {
          new MutationObserver((records) => {
            for (const { attributeName } of records)
              if (attributeName === 'data-deferring') Object.assign(globalThis, { deferred: true });
          }).observe(document, { subtree: true, attributes: true });
        });
        await page.goto('/');
        expect(await page.evaluate(() => (globalThis as { deferred?: boolean }).deferred)).toBe(
          true,
        );
        await waitForIdle(page);
        await expectComplete(page);
      });

      test('the career page is rendered completely, its first band before the rest is displayed on a phone alone', async ({
        page,
      }) => {
        await page.addInitScript(() => {
          const stages: (string | null)[] = [];
          Object.assign(globalThis, { stages });
          new MutationObserver(() => {
            stages.push(document.documentElement.getAttribute('data-deferring'));
          }).observe(document, { subtree: true, attributeFilter: ['data-deferring'] });
        });
        await page.goto('/career');
        await waitForIdle(page);
        expect(await page.evaluate(() => (globalThis as { stages?: unknown }).stages)).toEqual([
          'below',
          'bands',
          'cards',
          '',
          null,
        ]);
        await expectComplete(page);
        await waitForIdle(page);
        const looks = (stage: string) =>
          page.evaluate((name) => {
            document.documentElement.setAttribute('data-deferring', name);
            return [...document.querySelectorAll('main > section, footer, article')].map((part) => {
              const { display, contentVisibility } = getComputedStyle(part);
              return display === 'none' ? display : contentVisibility;
            });
          }, stage);
        const [first, second, third] = await looks('below');
        expect([first, second, third]).toEqual(
          width === 360 ? ['visible', 'none', 'none'] : ['visible', 'visible', 'auto'],
        );
        expect((await looks('bands')).slice(0, 4)).toEqual(
          width === 360
            ? ['visible', 'visible', 'hidden', 'hidden']
            : ['visible', 'visible', 'auto', 'auto'],
        );
        expect((await looks('cards')).slice(0, 4)).toEqual(
          width === 360
            ? ['visible', 'visible', 'auto', 'hidden']
            : ['visible', 'visible', 'auto', 'auto'],
        );
        expect(await looks('')).not.toContain('hidden');
      });

      test('a picture is drawn when it is near the view, and Back returns to the place that was left', async ({
        page,
      }) => {
        await page.goto('/');
        const drawing = page.locator('#our-products [data-deferred-svg] > svg').first();
        // Late layout would move the heading.
        await waitForIdle(page);
        await drawing.locator('..').scrollIntoViewIfNeeded();
        await expect(drawing).toBeVisible();
        await page
          .getByRole('heading', { name: home.testimonials.heading })
          .scrollIntoViewIfNeeded();
        const left = await topOf(page, home.testimonials.heading);
        await page.goto('/about');
        await page.goBack();
        await expect.poll(() => topOf(page, home.testimonials.heading)).toBe(left);
      });

      test('a page opens at the part that its fragment names', async ({ page }) => {
        await page.goto('/#testimonials');
        expect(await page.evaluate(() => document.documentElement.dataset['deferring'])).toBe(
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

  test('the enquiry form is there as soon as the page is loaded, though the page is never at rest', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    await page.goto('/');
    expect(await page.getByRole('form', { name: home.getInTouch.form.name }).count()).toBe(1);
  });

  test('a page is printed whole', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    expect(await waiting(page)).toBe(0);
    await expect(page.locator('#our-products [data-deferred-svg] > svg').last()).toBeVisible();
    await expect(page.getByRole('heading', { name: home.getInTouch.heading })).toBeVisible();
  });

  test('everything is laid out at once without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');
    await waitForIdle(page);
    await context.close();
  });
});
