import puppeteer from 'puppeteer-core';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { median } from './budgets.mjs';

const RUNS = 5;
/** Longer than a browser waits on a link that is pointed at before it readies the page, in ms. */
const INTENT_MS = 600;
/** Links in the home page's text. */
const links = ['/about', '/aero-management', '/software-services', '/privacy#enquiries'];
const sizes = { phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 900 } };
const CLICKED = 'clicked';

/** Runs in the document that is left: keeps the time of the click for the one it leads to. */
const rememberClick = (/** @type {string} */ key) => {
  globalThis.addEventListener(
    'click',
    ({ timeStamp }) => {
      localStorage.setItem(key, String(performance.timeOrigin + timeStamp));
    },
    true,
  );
};

/** Runs in the document that was clicked to: ms from the click to its first content on the screen. */
const timeSinceClick = (/** @type {string} */ key) =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (!paint) return;
      const clicked = Number(localStorage.getItem(key));
      resolve(performance.timeOrigin + paint.startTime - clicked);
    }).observe({ type: 'paint', buffered: true });
  });

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the tab shows a path. It goes on in the page that was made ready beside it: what is asked
 * at that moment is lost, and asked again.
 *
 * @param {import('puppeteer-core').Page} page
 * @param {string} path
 */
const untilShown = async (page, path) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const shown = await page.evaluate(() => globalThis.location.pathname).catch(() => undefined);
    if (shown === path) return;
    await pause(50);
  }
  throw new Error(`a click did not lead to ${path}`);
};

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} origin
 * @param {string} href
 * @param {import('puppeteer-core').Viewport} viewport
 */
const measureOnce = async (browser, origin, href, viewport) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.goto(origin, { waitUntil: 'load' });
  await page.evaluate(rememberClick, CLICKED);
  const link = await page.waitForSelector(`main a[href="${href}"]`, { visible: true });
  if (!link) throw new Error(`the home page has no link to ${href}`);
  await link.scrollIntoView();
  await pause(INTENT_MS);
  await link.hover();
  await pause(INTENT_MS);
  await link.click();
  await untilShown(page, new URL(href, origin).pathname);
  const time = await page.evaluate(timeSinceClick, CLICKED);
  await context.close();
  return Number(time);
};

/** A page that is made ready can take the tab's frame away from the tool that points at its link. */
const TRIES = 3;

/** @param {Parameters<typeof measureOnce>} parameters */
const measureUntilItWorks = async (...parameters) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await measureOnce(...parameters);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
};

/**
 * A second page, by a click on a link of the home page that was pointed at before: from the click to
 * the new page's first contentful paint, in ms; medians of 5 runs, and the median of them all. Not
 * with Playwright: under it Chromium makes no page ready.
 *
 * @param {string} origin
 */
export const measureClicks = async (origin) => {
  const executablePath = chromiumPath();
  /** @type {Map<string, number[]>} */
  const times = new Map();
  for (let run = 0; run < RUNS; run += 1) {
    const browser = await puppeteer.launch({
      args: chromiumArgs,
      ...(executablePath === undefined ? { channel: 'chrome' } : { executablePath }),
    });
    try {
      for (const [size, viewport] of Object.entries(sizes)) {
        for (const href of links) {
          const name = `${href}, ${size}`;
          const time = await measureUntilItWorks(browser, origin, href, viewport);
          times.set(name, [...(times.get(name) ?? []), time]);
        }
      }
    } finally {
      await browser.close();
    }
  }
  const byPath = Object.fromEntries(
    [...times].map(([name, values]) => [name, Math.round(median(values))]),
  );
  return { byPath, contentShownMs: Math.round(median([...times.values()].flat())) };
};
