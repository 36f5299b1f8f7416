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
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await page.goForward();
    await expect(dialog).toBeVisible();
    expect(page.url()).toBe(opened);
    await page.goBack();
    await expect(page).toHaveURL(/\/career\?q=gis$/);
    await expect(dialog).toBeHidden();
  });

  for (const [width, text] of [
    [320, 24],
    [360, 32],
  ] as const) {
    test(`the firm's mark leaves the bar to the words at ${String(width)} px with text of ${String(text)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: text } });
      await page.goto('/');
      const mark = await page.getByRole('banner').locator('svg').first().boundingBox();
      expect(mark?.width).toBeLessThanOrEqual(width * 0.12);
      expect(mark?.height).toBe(mark?.width);
    });
  }

  test('a least size of text of 24 px leaves the bar its height, so that tabs stick below it', async ({
    page,
  }) => {
    await page.goto('/cloud-services');
    const bar = page.getByRole('banner');
    for (const entry of await bar.locator('nav li > a, summary, nav > a').all())
      await entry.evaluate((element) => {
        element.style.fontSize = '24px';
      });
    const rows = await bar
      .locator('nav > ul > li')
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top));
    expect(new Set(rows).size).toBe(2);
    expect((await bar.boundingBox())?.height).toBe(79);
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

  test('the navigation marks the current page', async ({ request }) => {
    const html = await (await request.get('/about')).text();
    const [navigation = ''] = /<nav[^>]* aria-label="Main".*?<\/nav>/s.exec(html) ?? [];
    expect(navigation).toMatch(/<a [^>]*aria-current="page"[^>]*>(<[^>]*>)*About/);
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
