import AxeBuilder from '@axe-core/playwright';
import { routes } from '@example/content/routes';
import { expect, type Page, test } from '@playwright/test';
import { atRest } from './at-rest.ts';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Scrolls as a reader does, with pauses short enough for a test. */
const readToTheEnd = async (page: Page) => {
  await page.waitForLoadState('load');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
};

/** What has the focus, and whether one sees that it has; nothing where the page has been gone through. */
const focusState = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const there = document.elementFromPoint(x, y);
  const label = element.closest('label') ?? element.parentElement;
  // A ring may be drawn by what stands before or after the control, or around the card it spreads over.
  const outlined = (part: Element | null, levels: number): boolean =>
    part !== null &&
    levels > 0 &&
    ([undefined, '::before', '::after'].some(
      (drawn) => getComputedStyle(part, drawn).outlineStyle !== 'none',
    ) ||
      outlined(part.parentElement, levels - 1));
  return {
    name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()} ${element.id}`,
    covered: !(
      there &&
      (element.contains(there) || there.contains(element) || label?.contains(there))
    ),
    marked: outlined(element, 5),
  };
};

for (const path of routes) {
  test(`${path} is whole: status, heading, links, no errors, no shifts, nothing from elsewhere`, async ({
    page,
    request,
    baseURL,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (sent) => {
      if (!sent.url().startsWith(baseURL ?? '')) problems.push(`another host: ${sent.url()}`);
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
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[style]')).toHaveCount(0);

    // Read to its end, then brought to life as a visitor would, it stays free of errors.
    await readToTheEnd(page);
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => [
        ...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? '')),
      ]);
    for (const link of links) {
      const answer = await request.get(link);
      expect(answer.status(), `${path} links to ${link}`).toBe(200);
    }
    expect(problems).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} passes axe, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      // Axe takes a picture of all places once, and judges by it.
      await atRest(page);
      const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }

  test(`${path} does not scroll sideways on phone, tablet and desktop`, async ({ page }) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await sidewaysOverflow(page), `${String(width)} px`).toBe(0);
    }
  });

  test(`${path} is whole without JavaScript, and still where less motion is asked for`, async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(path);
    const words = await plain.getByRole('main').innerText();
    await context.close();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await readToTheEnd(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator('[data-reveal-state]')).toHaveCount(0);
    const headings = page.getByRole('main').getByRole('heading');
    for (const heading of await headings.all()) {
      await expect(heading).toBeVisible();
      expect(words).toContain(await heading.innerText());
    }
  });

  test(`${path} is led through by the Tab key alone`, async ({ page }) => {
    // Scrolled to at once, not by and by.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const stops = await page.evaluate(
      () =>
        document.querySelectorAll(
          'a[href], button, input:not([type=hidden]), select, textarea, summary',
        ).length,
    );
    const reached = new Set<string>();
    for (let presses = 0; presses <= stops + 2; presses += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(focusState);
      if (!focus) break;
      expect(focus.covered, `${focus.name} is covered`).toBe(false);
      expect(focus.marked, `${focus.name} shows no focus`).toBe(true);
      reached.add(focus.name);
    }
    const mainLinks = await page
      .locator('main a[href]:visible, footer a[href]:visible')
      .evaluateAll((links) => links.filter((link) => !link.closest('[inert]')).length);
    expect(reached.size).toBeGreaterThan(0);
    expect([...reached].filter((name) => name.startsWith('A ')).length).toBeGreaterThanOrEqual(
      Math.min(mainLinks, 5),
    );
  });

  test(`${path} can be printed`, async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const heading of await page.getByRole('main').getByRole('heading').all()) {
      await expect(heading).toBeVisible();
    }
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    expect(await sidewaysOverflow(page)).toBe(0);
    const sheets = await page.pdf({ format: 'A4' });
    expect(sheets.byteLength).toBeGreaterThan(5_000);
  });
}

test('an unknown address is a real 404 page', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a trailing slash and /home are permanent redirects', async ({ request }) => {
  for (const [from, to] of [
    ['/career/?q=gis', '/career?q=gis'],
    ['/home', '/'],
    ['/about/', '/about'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, to]);
  }
});

test('the content security policy has hashes only', async ({ request }) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("'sha256-");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});
