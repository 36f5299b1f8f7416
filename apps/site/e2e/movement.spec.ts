import { productTabs, serviceTabs } from '@example/content/navigation';
import { expect, test, type Page } from '@example/testing/e2e';

const states = (page: Page) =>
  page
    .locator('[data-reveal]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('data-reveal-state') ?? 'shown'),
    );

/** Returns the words of the current links of a navigation, as the service sends it. */
const currentIn = (html: string, name: string): readonly string[] => {
  const [, bar = ''] =
    new RegExp(`<nav[^>]* aria-label="${name}"[^>]*>(.*?)</nav>`, 's').exec(html) ?? [];
  const links = [...bar.matchAll(/<a [^>]*aria-current="page"[^>]*>(.*?)<\/a>/gs)];
  return links.map(([, words = '']) =>
    words
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .trim(),
  );
};

test.describe('Movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test.describe('cards scrolled into view', () => {
    test('come in once, and only those below the view', async ({ page }) => {
      await page.goto('/about');
      await expect.poll(() => states(page)).toContain('waiting');
      const first = page.locator('[data-reveal]').first();
      await expect(first).not.toHaveAttribute('data-reveal-state', 'waiting');
      const last = page.locator('[data-reveal]').last();
      await expect(last).toHaveCSS('opacity', '0');
      await last.scrollIntoViewIfNeeded();
      await expect(last).not.toHaveAttribute('data-reveal-state');
      await expect(last).toHaveCSS('opacity', '1');
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await expect(last).not.toHaveAttribute('data-reveal-state');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('are all shown', async ({ page }) => {
        await page.goto('/about');
        for (const card of await page.locator('[data-reveal]').all()) {
          await expect(card).toHaveCSS('opacity', '1');
        }
      });
    });
  });

  test.describe('the value chain', () => {
    const path = '/system-integration-services';
    const chainOf = (page: Page) => page.locator('[data-chain]');

    test('runs when it is scrolled to: a card a second, each after its line', async ({ page }) => {
      // The window is so low that the chain is below the view at first.
      await page.setViewportSize({ width: 1280, height: 600 });
      await page.goto(path);
      const chain = chainOf(page);
      await expect(chain).toHaveAttribute('data-run', 'waiting');
      await chain.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
      });
      await expect(chain).toHaveAttribute('data-run', 'running');
      const delays = await chain.evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .map(({ effect }) => effect?.getTiming().delay)
          .sort((one = 0, other = 0) => one - other),
      );
      expect(delays).toEqual([400, 1000, 1400, 2000, 2400, 3000]);
      for (const item of await chain.getByRole('listitem').all()) {
        await expect(item.locator(':scope > *')).toHaveCSS('opacity', '1', { timeout: 10_000 });
      }
    });
  });

  test.describe('pages', () => {
    /** Animations of the new page, and of the snapshot of the page that was left. */
    interface Change {
      readonly main: readonly { readonly duration: unknown; readonly from: string }[];
      readonly pictures: readonly {
        readonly of: string | null | undefined;
        readonly duration: unknown;
        readonly to: string;
      }[];
    }
    /** Records the animations each time the document is revealed. */
    const watchChange = (page: Page) =>
      page.addInitScript(() => {
        const note = () => {
          const main = document.querySelector('main');
          const root = document.documentElement;
          (globalThis as { change?: Change }).change = {
            main: (main?.getAnimations() ?? []).map(({ effect }) => ({
              duration: effect?.getTiming().duration,
              from: main && new DOMMatrix(getComputedStyle(main).transform).e > 0 ? 'end' : 'start',
            })),
            pictures: document.getAnimations().flatMap(({ effect }) => {
              const { pseudoElement: of } = effect as KeyframeEffect;
              if (!of || !/-(old|new)\(/.test(of)) return [];
              const { e } = new DOMMatrix(getComputedStyle(root, of).transform);
              return { of, duration: effect?.getTiming().duration, to: e > 0 ? 'end' : 'start' };
            }),
          };
        };
        addEventListener('pagereveal', ({ viewTransition }) => {
          if (viewTransition) void viewTransition.ready.then(note);
          else requestAnimationFrame(note);
        });
      });
    const change = async (page: Page) => {
      await page.waitForFunction(() => 'change' in globalThis);
      return page.evaluate(() => (globalThis as { change?: Change }).change);
    };
    const still: Change = { main: [], pictures: [] };
    const goToCloud = async (page: Page) => {
      await page.goto('/services');
      await page.mouse.wheel(0, 200);
      await page.getByRole('main').getByRole('link', { name: 'Cloud Services' }).click();
      await expect(page).toHaveURL('/cloud-services');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    };

    test('slide out and in for 500 ms between documents, and the other way on Back', async ({
      page,
    }) => {
      await watchChange(page);
      await goToCloud(page);
      expect(await change(page)).toEqual({
        main: [{ duration: 500, from: 'end' }],
        pictures: [{ of: '::view-transition-old(root)', duration: 500, to: 'start' }],
      });
      await page.evaluate(() => {
        delete (globalThis as { change?: unknown }).change;
      });
      await page.goBack();
      await expect(page).toHaveURL('/services');
      // The page that Back leads to has no bar of tabs.
      const left = { duration: 500, to: 'end' };
      expect(await change(page)).toEqual({
        main: [{ duration: 500, from: 'start' }],
        pictures: [
          { of: '::view-transition-old(root)', ...left },
          { of: '::view-transition-old(nav-tabs)', ...left },
        ],
      });
    });

    test('do not slide when a page is reloaded, or reached from elsewhere', async ({ page }) => {
      await watchChange(page);
      await page.goto('/services');
      expect(await change(page)).toEqual(still);
      await page.reload();
      expect(await change(page)).toEqual(still);
    });

    test('slide out at once, and come back when no other page comes', async ({ page }) => {
      await page.route('**/product', (route) => route.fulfill({ status: 204 }));
      await page.goto('/services');
      const main = page.getByRole('main');
      // A link would be prefetched, and the answer above not used.
      const wentOut = await main.evaluate(async (element) => {
        const started = new Promise<AnimationEvent>((resolve) => {
          addEventListener('animationstart', (event) => {
            if (event.target === element) resolve(event);
          });
        });
        location.assign('/product');
        const { animationName } = await started;
        return { animationName, by: new DOMMatrix(getComputedStyle(element).transform).e };
      });
      expect(wentOut.animationName).toBe('ui-page-leave');
      expect(wentOut.by).toBeLessThan(0);
      await expect.poll(() => main.evaluate((element) => element.getAnimations().length)).toBe(0);
      await expect(main).toHaveCSS('transform', 'none');
      await expect(page).toHaveURL('/services');
    });

    test('stay for a new tab, a mail and a place of the page', async ({ page, context }) => {
      const root = page.locator('html');
      await page.route('**/product', (route) => route.fulfill({ status: 204 }));
      await page.goto('/contact-us');
      const opened = context.waitForEvent('page');
      await page
        .getByRole('contentinfo')
        .getByRole('link')
        .first()
        .click({
          modifiers: ['ControlOrMeta'],
        });
      await (await opened).close();
      await page.locator('a[href^="mailto:"]').first().click();
      await page.evaluate(() => {
        location.hash = 'main';
      });
      await expect(page).toHaveURL('/contact-us#main');
      await expect(root).not.toHaveAttribute('data-page-exit');
      // The router writes its state into the URL when it starts, which would end the movement.
      await expect(root).toHaveAttribute('data-hydrated');
      await page.evaluate(() => {
        location.assign('/product');
      });
      await expect(root).toHaveAttribute('data-page-exit');
    });

    test('slide below a bar of tabs that stays, before any script has run', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto('/cloud-services', { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toHaveCSS('animation-duration', '0.5s');
      await expect(page.getByRole('main')).toHaveCSS('animation-name', 'ui-page-enter');
      await expect(page.getByRole('navigation', { name: 'Service pages' })).toHaveCSS(
        'animation-name',
        'ui-page-stay',
      );
      await expect(page.locator('html')).toHaveCSS('view-transition-name', 'root');
      await context.close();
    });

    test('do not move when reduced motion is asked for', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await watchChange(page);
      await goToCloud(page);
      expect(await change(page)).toEqual(still);
    });
  });
});

test.describe('Bars of tabs', () => {
  for (const [name, tabs] of [
    ['Service pages', serviceTabs],
    ['Product pages', productTabs],
  ] as const) {
    test(`that of the ${name.toLowerCase()} follows the address, and each page opens at its top`, async ({
      page,
    }) => {
      const bar = page.getByRole('navigation', { name });
      await page.goto(tabs[0]?.route ?? '');
      // The next test covers the other bars.
      for (const { title, route } of tabs.slice(1, 4)) {
        await page.mouse.wheel(0, 900);
        await bar.getByRole('link', { name: title }).click();
        await expect(page).toHaveURL(route);
        await expect(bar.getByRole('link', { name: title })).toHaveAttribute(
          'aria-current',
          'page',
        );
        await expect(bar.locator('[aria-current]')).toHaveCount(1);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      }
    });

    test(`that of the ${name.toLowerCase()} finds its tab with a slash or a query too`, async ({
      request,
    }) => {
      for (const { title, route } of tabs)
        for (const address of [`${route}/`, `${route}?from=mail`]) {
          const html = await (await request.get(address)).text();
          expect(currentIn(html, name), address).toEqual([title]);
        }
    });
  }
});
