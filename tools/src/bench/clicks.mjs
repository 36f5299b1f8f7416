import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { median } from './budgets.mjs';

const RUNS = 5;
/** Longer than a browser waits on a link that is pointed at before it fetches the page, in ms. */
const INTENT_MS = 600;
/** Links of the home page: a menu's page, a long one, a light one. */
const links = ['/about', '/services', '/career', '/contact-us', '/case-study'];

/** Runs in each document: keeps the time of a click for the document it leads to. */
const rememberClick = () => {
  globalThis.addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
    },
    true,
  );
};

/** Runs in the document that was clicked to: ms from the click to its first content on the screen. */
const timeSinceClick = () =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (!paint) return;
      const clicked = Number(sessionStorage.getItem('clicked'));
      resolve(performance.timeOrigin + paint.startTime - clicked);
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * A second page, by a click on a link of the home page that was pointed at before: from the click to
 * the new page's first contentful paint, in ms; medians of 5 runs, and the median of them all.
 *
 * @param {string} origin
 */
export const measureClicks = async (origin) => {
  const executablePath = chromiumPath();
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(links.map((path) => [path, []]));
  for (let run = 0; run < RUNS; run += 1) {
    const browser = await chromium.launch({
      args: chromiumArgs,
      ...(executablePath !== undefined && { executablePath }),
    });
    try {
      for (const path of links) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
        await context.addInitScript(rememberClick);
        const page = await context.newPage();
        await page.goto(origin, { waitUntil: 'load' });
        const link = page
          .locator(`header a[href="${path}"], main a[href="${path}"]`)
          .filter({ visible: true })
          .first();
        await link.hover();
        await page.waitForTimeout(INTENT_MS);
        await Promise.all([page.waitForURL(origin + path), link.click()]);
        times[path]?.push(await page.evaluate(timeSinceClick));
        await context.close();
      }
    } finally {
      await browser.close();
    }
  }
  const byPath = Object.fromEntries(
    Object.entries(times).map(([path, values]) => [path, Math.round(median(values))]),
  );
  return { byPath, contentShownMs: median(Object.values(times).flat()) };
};
