import puppeteer from 'puppeteer-core';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { median } from '@example/testing/site-weight';

const RUNS = 5;
/**
 * Time in ms, longer than a browser waits on a pointed-at link before it prerenders the page, and longer than a page
 * renders what it deferred until its load event.
 */
const INTENT_MS = 600;
/** Links in the home page's text. */
const links = ['/about', '/aero-management', '/software-services', '/privacy#enquiries'];
const sizes = { phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 900 } };

/** @typedef {{ readonly sequence_number: number }} BeginFrameId */
/** @typedef {{ readonly name: string; readonly ph: string; readonly pid: number; readonly id2?: { readonly local?: string }; readonly ts: number; readonly args: { readonly data?: { readonly type?: string; readonly nodeName?: string }; readonly begin_frame_id?: BeginFrameId; readonly animation_frame_timing_info?: { readonly begin_frame_id?: BeginFrameId } } }} TraceEvent */

/** Waits for the first content on the screen. Runs in the document that was clicked to. */
const untilContentIsShown = () =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * Records the frames of all of a browser's processes.
 *
 * @param {import('puppeteer-core').Browser} browser
 * @returns {Promise<() => Promise<readonly TraceEvent[]>>} ends it
 */
const record = async (browser) => {
  const session = await browser.target().createCDPSession();
  /** @type {TraceEvent[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(/** @type {any} */ (event));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['-*', 'devtools.timeline', 'loading'] },
  });
  return async () => {
    const isComplete = new Promise((resolve) => {
      session.once('Tracing.tracingComplete', resolve);
    });
    await session.send('Tracing.end');
    await isComplete;
    await session.detach();
    return events.sort((one, other) => one.ts - other.ts);
  };
};

/**
 * Returns the times from a click, in ms: to the first frame in which a page's `main` moves, and to the frame with the
 * first content of the new page.
 *
 * @param {readonly TraceEvent[]} events
 */
const timesOf = (events) => {
  const click = events.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  );
  /** @type {(is: (event: TraceEvent) => boolean | undefined) => number} */
  const msUntil = (is) => {
    const found = events.find((event) => click && event.ts >= click.ts && is(event));
    if (!click || !found) throw new Error('the recording of a click lacks the click or a frame');
    return (found.ts - click.ts) / 1000;
  };
  /** The processes whose page moves, and their frames that were drawn since. */
  const moving = new Set();
  /** @type {Map<string, number>} */
  const begun = new Map();
  /** @type {Set<number>} */
  const inMovement = new Set();
  const movementBegunMs = msUntil(({ name, ph, pid, id2, args }) => {
    const frame = `${String(pid)} ${String(id2?.local)}`;
    if (name === 'Animation' && args.data?.nodeName?.startsWith('MAIN')) moving.add(pid);
    const number = args.animation_frame_timing_info?.begin_frame_id?.sequence_number;
    if (name === 'AnimationFrame' && ph === 'b' && number !== undefined) begun.set(frame, number);
    if (name === 'AnimationFrame' && ph === 'e' && moving.has(pid))
      inMovement.add(begun.get(frame) ?? 0);
    return (
      name === 'AnimationFrame::Presentation' &&
      inMovement.has(args.begin_frame_id?.sequence_number || Number.NaN)
    );
  });
  const contentShownMs = msUntil(({ name }) => name === 'firstContentfulPaint');
  return { movementBegunMs, contentShownMs };
};

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the tab shows a path. It continues in the prerendered page. A call at that moment is lost and repeated.
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
  // Rendering what is deferred moves the links.
  await pause(INTENT_MS);
  const link = await page.waitForSelector(`main a[href="${href}"]`, { visible: true });
  if (!link) throw new Error(`the home page has no link to ${href}`);
  await link.scrollIntoView();
  await pause(INTENT_MS);
  await link.hover();
  await pause(INTENT_MS);
  const endRecording = await record(browser);
  /** @type {readonly TraceEvent[]} */
  let events = [];
  try {
    await link.click();
    await untilShown(page, new URL(href, origin).pathname);
    await page.evaluate(untilContentIsShown);
  } finally {
    events = await endRecording();
    await context.close();
  }
  return timesOf(events);
};

/** Tries of a measurement. A prerendered page can take the tab's frame away from the tool that points at its link. */
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
 * Measures a second page, opened by a click on a link of the home page that was pointed at before. Returns the times
 * from the click to the first frame in which pages move, and to the new page's first contentful paint, in ms. They are
 * medians of 5 runs, with the median of all pages. Uses Puppeteer, because under Playwright Chromium prerenders no
 * page.
 *
 * @param {string} origin
 */
export const measureClicks = async (origin) => {
  const executablePath = chromiumPath();
  /** @type {Map<string, ReturnType<typeof timesOf>[]>} */
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
  /** @param {readonly ReturnType<typeof timesOf>[]} measured */
  const medians = (measured) => ({
    movementBegunMs: Math.round(median(measured.map(({ movementBegunMs }) => movementBegunMs))),
    contentShownMs: Math.round(median(measured.map(({ contentShownMs }) => contentShownMs))),
  });
  const byPath = Object.fromEntries(
    [...times].map(([name, measured]) => [name, medians(measured)]),
  );
  return { byPath, ...medians([...times.values()].flat()) };
};
