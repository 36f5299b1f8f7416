import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { inlineScriptKb, jsAfterActKb, median, readAssets } from '@example/testing/site-weight';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { freePort } from '@example/testing/service';

/** Runs of each page; figures are their medians. */
const RUNS = 5;
/** Share of the CPU others may use before a run is waited for or taken again. */
const BUSY = 0.15;

const cpuTimes = () =>
  cpus().reduce(
    ({ idle, total }, { times }) => ({
      idle: idle + times.idle,
      total: total + Object.values(times).reduce((sum, time) => sum + time, 0),
    }),
    { idle: 0, total: 0 },
  );

/**
 * Prints one line for each run as it ends, on standard error, because half an hour without output looks like a hang.
 *
 * @param {string} name
 * @param {number} run
 * @param {Report} report
 */
const tell = (name, run, report) => {
  const ms = (/** @type {string} */ id) =>
    Math.round(report.audits[id]?.numericValue ?? Number.NaN);
  console.error(
    `${String(run + 1)} of ${String(RUNS)}  ${name}  FCP ${String(ms('first-contentful-paint'))} ms` +
      `  TBT ${String(ms('total-blocking-time'))} ms  CPU ${String(report.environment.benchmarkIndex)}`,
  );
};

const waitForQuietCpu = async () => {
  for (let tries = 0; tries < 120; tries += 1) {
    const before = cpuTimes();
    await sleep(500);
    const after = cpuTimes();
    if (1 - (after.idle - before.idle) / (after.total - before.total) < BUSY) return;
  }
  console.warn('The machine stays busy: figures are less certain.');
};

/** Serves the baseline page like the service's pages: brotli, one answer with the site's font. */
export const serveBaselinePage = async () => {
  const { css, href } = readAssets().face;
  const html = readFileSync(new URL('./baseline.html', import.meta.url), 'utf8').replace(
    '</style>',
    `</style><style>${css}</style><link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  const body = brotliCompressSync(html);
  const server = createServer(({ url }, response) => {
    if (url !== '/') {
      response.writeHead(url === '/robots.txt' ? 200 : 404, { 'Content-Type': 'text/plain' }).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    });
    response.end(body);
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { url: `http://localhost:${String(port)}/`, stop: () => server.close() };
};

/** Number of runs with all audits: the others hardly change from run to run. */
const WHOLE_RUNS = 3;
const WHOLE = ['performance', 'accessibility', 'best-practices', 'seo'];
const SPEED = ['performance'];

/**
 * @param {string} url
 * @param {readonly string[]} categories
 */
const measureOnce = async (url, categories) => {
  await waitForQuietCpu();
  const chromePath = chromiumPath();
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', ...chromiumArgs],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      throttlingMethod: 'devtools',
      onlyCategories: [...categories],
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
};

/** @typedef {Awaited<ReturnType<typeof measureOnce>>} Report */

/**
 * @param {Report} lhr
 * @param {number} inlineKb
 */
const readFigures = (lhr, inlineKb) => {
  /** @param {string} id */
  const value = (id) => lhr.audits[id]?.numericValue ?? Number.NaN;
  /** @param {string} id */
  const score = (id) => Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100);
  const details =
    /** @type {{ items?: { url: string; resourceType?: string; transferSize?: number }[] }} */ (
      lhr.audits['network-requests']?.details ?? {}
    );
  const requests = (details.items ?? []).filter(({ url }) => url.startsWith('http'));
  /** @param {string} [type] */
  const kb = (type) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
  const { host } = new URL(lhr.finalDisplayedUrl);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    otherHosts: requests.filter(({ url }) => new URL(url).host !== host).length,
    totalKb: kb(),
    htmlKb: kb('Document'),
    cssKb: kb('Stylesheet'),
    fontKb: kb('Font'),
    imageKb: kb('Image'),
    jsBeforeActKb: kb('Script') + inlineKb,
  };
};

/** @typedef {ReturnType<typeof readFigures> & { jsAfterActKb: number; fcpRatio: number; lcpRatio: number }} PageFigures */

/**
 * Measures pages beside the baseline page: interleaved runs, a fresh browser each, medians.
 *
 * @param {Readonly<Record<string, string>>} urls URL by name; the others are compared to `baseline`
 */
export const measurePages = async (urls) => {
  const inlineKb = inlineScriptKb();
  /** @type {Map<string, ReturnType<typeof readFigures>[]>} */
  const runs = new Map(Object.keys(urls).map((name) => [name, []]));
  /** @type {number[]} */
  const speeds = [];
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, url] of Object.entries(urls)) {
      const categories = run < WHOLE_RUNS ? WHOLE : SPEED;
      let report = await measureOnce(url, categories);
      // Lighthouse times a fixed piece of work at each run: a slow one means the CPU was shared.
      for (let again = 0; again < 3; again += 1) {
        if (report.environment.benchmarkIndex >= median(speeds) * (1 - BUSY)) break;
        if (speeds.length === 0) break;
        report = await measureOnce(url, categories);
      }
      tell(name, run, report);
      speeds.push(report.environment.benchmarkIndex);
      runs.get(name)?.push(readFigures(report, name === 'baseline' ? 0 : inlineKb));
    }
  }
  const medians = Object.fromEntries(
    [...runs].map(([name, figures]) => {
      const [first] = figures;
      if (!first) throw new Error(`no run of ${name}`);
      const keys = /** @type {(keyof typeof first)[]} */ (Object.keys(first));
      return [
        name,
        /** @type {typeof first} */ (
          Object.fromEntries(
            keys.map((key) => [
              key,
              median(
                figures.map((figure) => figure[key]).filter((figure) => !Number.isNaN(figure)),
              ),
            ]),
          )
        ),
      ];
    }),
  );
  const baseline = medians['baseline'];
  if (!baseline) throw new Error('there is no baseline page to compare with');
  return Object.fromEntries(
    Object.entries(medians).map(([name, figures]) => [
      name,
      {
        ...figures,
        jsAfterActKb: name === 'baseline' ? 0 : jsAfterActKb(new URL(urls[name] ?? '').pathname),
        fcpRatio: Math.round((figures.fcpMs / baseline.fcpMs) * 100) / 100,
        lcpRatio: Math.round((figures.lcpMs / baseline.lcpMs) * 100) / 100,
      },
    ]),
  );
};
