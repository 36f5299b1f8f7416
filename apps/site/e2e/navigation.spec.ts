import { expect, test } from '@example/testing/e2e';
import { waitForIdle } from './wait-for-idle.ts';
import { waitForHydration } from './page-state.ts';

test.describe('Navigation', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Forward on a reloaded page shows what its address says before the page has its script', async ({
    page,
  }) => {
    await page.goto('/career?q=gis');
    await page.keyboard.press('Tab');
    await waitForHydration(page);
    const dialog = page.getByRole('dialog');
    await page.locator('article a', { hasText: 'More Details' }).first().click();
    await expect(dialog).toBeVisible();
    const opened = page.url();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.mouse.move(1, 1);
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.goForward();
    await expect(dialog).toBeVisible();
    expect(page.url()).toBe(opened);
    await page.goBack();
    await expect(page).toHaveURL(/\/career\?q=gis$/);
    await expect(dialog).toBeHidden();
  });

  test('the menus open by keyboard, and Escape returns the focus', async ({ page }) => {
    await page.goto('/');
    const services = page.locator('summary', { hasText: 'Services' });
    await services.focus();
    await page.keyboard.press('Enter');
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^GIS Services/ });
    await expect(link).toBeVisible();
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(services).toBeFocused();

    await test.step('and by a mouse that rests on them', async () => {
      await services.hover();
      await expect(link).toBeVisible();
      await link.hover();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
    });
  });

  test('the navigation marks the current page', async ({ page }) => {
    await page.goto('/about');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }),
    ).toHaveAttribute('aria-current', 'page');
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 }, hasTouch: true });

      test('every page is reached in two taps at most', async ({ page }) => {
        await page.goto('/');
        const navigation = page.getByRole('navigation', { name: 'Main' });
        await expect(navigation).toBeHidden();
        await page.getByRole('button', { name: 'Menu' }).tap();
        await expect(navigation).toBeVisible();
        await navigation.locator('summary', { hasText: 'Products' }).tap();
        await navigation.getByRole('link', { name: /^ForEx/ }).tap();
        await expect(page).toHaveURL(/\/forex$/);
      });
    });
  }

  test('the button to the top appears after scrolling, and scrolls to the top', async ({
    page,
  }) => {
    await page.goto('/');
    const top = page.getByRole('link', { name: 'Scroll to top' });
    await expect(top).toBeHidden();
    await page.mouse.wheel(0, 1500);
    await expect(top).toBeVisible();
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

      for (const [path, name] of [
        ['/contact-us', 'Send Message'],
        ['/about', 'Subscribe'],
      ] as const) {
        test(`the way back to the top does not lie over ${name}`, async ({ page }) => {
          await page.goto(path);
          // Deferred rendering would move the button after scrolling to it.
          await waitForIdle(page);
          const button = page.getByRole('button', { name });
          const top = page.getByRole('link', { name: 'Scroll to top', includeHidden: true });
          await button.evaluate((control) => {
            scrollTo({
              top: scrollY + control.getBoundingClientRect().bottom - innerHeight + 30,
              behavior: 'instant',
            });
          });
          const apart = async () => {
            const [one, other] = [await button.boundingBox(), await top.boundingBox()];
            if (!one) throw new Error('no button');
            if (!other || other.width < 1) return true;
            return other.y > one.y + one.height || other.x > one.x + one.width;
          };
          await expect.poll(apart).toBe(true);
          await expect(button).toBeInViewport({ ratio: 1 });
        });
      }
    });
  }
});
