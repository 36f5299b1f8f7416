import { expectNoSidewaysScroll } from '@example/testing/axe';
import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  test,
} from '@example/testing/e2e';
import { frame } from '@example/content/navigation';
import { routes } from '@example/content/routes';
import { readRoutes } from '@example/testing/site-weight';
import { FIRST_BAND_ID } from '../src/document/ids.ts';
import { expectAccessibleView } from './expect-healthy.ts';
import { expectFirstBandStyled } from './first-band.ts';
import { waitForHydration } from './page-state.ts';
import { weigh } from './page-weight.ts';
import { expectToldToOthers } from './told-to-others.ts';

/** An entry of the Layout Instability API, which TypeScript's types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Collects console errors, requests to other hosts and layout shifts. */
const watchProblems = async (page: Page, origin: string): Promise<readonly string[]> => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (sent) => {
    if (!sent.url().startsWith(origin)) problems.push(`another host: ${sent.url()}`);
    if (sent.resourceType() === 'font') problems.push(`a font beside the page's: ${sent.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => node?.nodeName ?? 'something');
        console.error(`a shift of ${String(entry.value)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return problems;
};

/** Scrolls to the end in steps, each of which is drawn. */
const readToTheEnd = async (page: Page) => {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    // A busy browser may delay a frame for minutes.
    const drawn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1_000);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
      await drawn();
    }
  });
};

/** Returns the elements of the drawings in the page's first band. */
const drawnIn = async (page: Page): Promise<string> =>
  (
    await page
      .locator(`#${FIRST_BAND_ID} svg`)
      .evaluateAll((all) => all.map((one) => one.innerHTML))
  ).join();

/** Links that were checked. A page shares most of its links with all others. */
const followed = new Set<string>();

const expectNoDeadLinks = async (page: Page, request: APIRequestContext) => {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  for (const link of new Set(links)) {
    if (followed.has(link)) continue;
    const answer = await request.get(link);
    expect(answer.status(), `${page.url()} links to ${link}`).toBe(200);
    followed.add(link);
  }
};

/** Returns the text of each heading and whether it is visible. */
const headingsIn = (main: Locator) =>
  main.getByRole('heading').evaluateAll((headings: readonly HTMLElement[]) =>
    headings.map((heading) => {
      const { width, height } = heading.getBoundingClientRect();
      const isDrawn = heading.checkVisibility({ visibilityProperty: true });
      return { words: heading.innerText, isVisible: isDrawn && width > 0 && height > 0 };
    }),
  );

const hiddenHeadingsIn = async (main: Locator) =>
  (await headingsIn(main)).filter(({ isVisible }) => !isVisible).map(({ words }) => words);

/** Returns the focused element and its visibility; `undefined` at the end of the tab order. */
const focusState = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const there = document.elementFromPoint(x, y);
  const label = element.closest('label') ?? element.parentElement;
  // The outline may be on a pseudo-element, or on a card around the control.
  const outlined = (part: Element | null, levels: number): boolean =>
    part !== null &&
    levels > 0 &&
    ([undefined, '::before', '::after'].some(
      (drawn) => getComputedStyle(part, drawn).outlineStyle !== 'none',
    ) ||
      outlined(part.parentElement, levels - 1));
  return {
    name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()} ${element.id}`,
    isInMain: element.closest('main') !== null,
    covered: !(
      there &&
      (element.contains(there) || there.contains(element) || label?.contains(there))
    ),
    marked: outlined(element, 5),
  };
};

/** Presses Tab until a condition is met, and returns the focused elements. */
const tabThrough = async (page: Page, isAfter: (isInMain: boolean) => boolean) => {
  const stops = await page.evaluate(
    () =>
      document.querySelectorAll(
        'a[href], button, input:not([type=hidden]), select, textarea, summary',
      ).length,
  );
  const reached = new Set<string>();
  const faults: string[] = [];
  for (let presses = 0; presses <= stops + 2; presses += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(focusState);
    if (!focus) break;
    if (focus.covered) faults.push(`${focus.name} is covered`);
    if (!focus.marked) faults.push(`${focus.name} shows no focus`);
    reached.add(focus.name);
    if (isAfter(focus.isInMain)) break;
  }
  expect(faults).toEqual([]);
  return reached;
};

const expectLedThrough = async (page: Page, reached: ReadonlySet<string>, links: string) => {
  const there = await page
    .locator(links)
    .evaluateAll((found) => found.filter((link) => !link.closest('[inert]')).length);
  expect(reached.size).toBeGreaterThan(0);
  expect([...reached].filter((name) => name.startsWith('A ')).length).toBeGreaterThanOrEqual(
    Math.min(there, 5),
  );
};

/** Reads the text of the page's main element without JavaScript. */
const wordsWithoutScript = async (page: Page, path: string): Promise<string> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(path);
  const words = await page.getByRole('main').innerText();
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
  await devtools.detach();
  return words;
};

test.describe('Every page', () => {
  for (const path of routes) {
    test.describe('is whole for everybody', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      test(`${path}: read to its end, by keyboard, in both themes and all widths, printed, without JavaScript`, async ({
        page,
        request,
        baseURL,
      }) => {
        const main = page.getByRole('main');
        const problems = await watchProblems(page, String(baseURL));
        const expectLight = await weigh(page);
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('[style]')).toHaveCount(0);
        await test.step('tells search engines and others what it shows', async () =>
          expectToldToOthers(page, path, String(baseURL)));

        if (readRoutes().includes(path)) await test.step('is light', expectLight);

        await test.step('stays free of errors when it is read to its end and brought to life', async () => {
          await readToTheEnd(page);
          const drawn = await drawnIn(page);
          await page.keyboard.press('Tab');
          await waitForHydration(page);
          // The browser's code lacks the drawing.
          expect(await drawnIn(page)).toBe(drawn);
          await expectNoDeadLinks(page, request);
          expect(problems).toEqual([]);
          const set = (await page.context().cookies()).map(({ name }) => name).sort();
          // The privacy page says that the login sets these, and no other page one that is only read.
          expect(set).toEqual(path === '/login' ? ['XSRF-TOKEN', 'captcha-picture'] : []);
        });

        await page.emulateMedia({ reducedMotion: 'reduce' });
        await test.step('is led through by the Tab key alone', async () => {
          await page.keyboard.press('Enter');
          await expect(main).toBeFocused();
          const reached = await tabThrough(page, (isInMain) => !isInMain);
          await expectLedThrough(page, reached, 'main a[href]:visible');
          expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        });

        // In these two another part of the navigation is current.
        const whole = path === '/' || path === '/gis-services';
        await test.step('passes axe', async () => expectAccessibleView(page, path, { whole }));
        await test.step('fits on phone, tablet and desktop', async () => {
          for (const width of [320, 768, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            await expectNoSidewaysScroll(page, `${path}, ${String(width)} px`);
          }
        });

        const words = await wordsWithoutScript(page, path);
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: 794, height: 1123 });
        await page.goto(path);
        await test.step('can be printed', async () => {
          await expect.poll(async () => hiddenHeadingsIn(main)).toEqual([]);
          await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
          for (const name of [frame.serviceTabs, frame.productTabs])
            await expect(page.getByRole('navigation', { name, exact: true })).toBeHidden();
          await expectNoSidewaysScroll(page, 'printed');
          if (path !== '/') return;
          const sheets = await page.pdf({ format: 'A4' });
          expect(sheets.byteLength).toBeGreaterThan(5_000);
        });

        await page.emulateMedia({ media: 'screen' });
        await page.setViewportSize({ width: 1280, height: 900 });
        await test.step('is still when less motion is asked for, and says all without JavaScript', async () => {
          await readToTheEnd(page);
          expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
          await expect(page.locator('[data-reveal-state], [data-run]')).toHaveCount(0);
          await expect.poll(async () => hiddenHeadingsIn(main)).toEqual([]);
          const said = (await headingsIn(main)).map((heading) => heading.words);
          expect(said.filter((heading) => !words.includes(heading))).toEqual([]);
        });
        await test.step('has the styles of its first band in its head', async () =>
          expectFirstBandStyled(page));
      });
    });
  }

  test('leads through its header and footer by the Tab key alone', async ({ page }) => {
    await page.goto('/about');
    const reached = await tabThrough(page, () => false);
    await expectLedThrough(page, reached, 'main a[href]:visible, footer a[href]:visible');
  });

  test('is a real 404 when the address is unknown', async ({ request }) => {
    const answer = await request.get('/no-such-page');
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toMatch(/<h1[ >]/);
  });

  test('is redirected to for good from a trailing slash and /home', async ({ request }) => {
    for (const [from, to] of [
      ['/career/?q=gis', '/career?q=gis'],
      ['/home', '/'],
      ['/about/', '/about'],
    ] as const) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([301, to]);
    }
  });

  test('has a content security policy of hashes only', async ({ request }) => {
    const answer = await request.get('/');
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("'sha256-");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });
});
