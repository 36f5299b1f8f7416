import { writeManyVacancies } from '@example/testing/many-vacancies';
import { newDataDir, runCommand, startService } from '@example/testing/service';
import { Agent, request } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '@example/testing/site-weight';

const COUNTS = [10, 500, 5_000, 50_000];
/** Number of vacancies of the baseline. With fewer a page may not be full. */
const FULL = 500;

/** Pause after each repeated call, in ms. */
const PAUSE_MS = 5;

/** Returns searches with several pages of results among 500 vacancies. No two are equal, so no answer is cached. */
const fullPages = (/** @type {readonly string[]} */ words) =>
  words.flatMap((word) => ['', '&page=2', '&page=3'].map((page) => `q=${word}${page}`));
const ofPages = fullPages(['engineer', 'engi', 'full', 'fu', 'a', 'e', 'o', 'l']);
const ofAnswers = fullPages(['office', 'offi', 'time', 'tim', 'n', 'i', 'r', 's']);

/** Searches with few or no results, for which the service checks every vacancy. */
const rare = ['zzz', 'zq', '99', 'lead 2', 'analyst 3', '%2049', '%25', 'engineer 5'].map(
  (word) => `q=${word}`,
);

/** @param {readonly number[]} times @param {number} share */
const quantile = (times, share) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN;

const agent = new Agent({ keepAlive: true });

/**
 * Times a request until its last byte. It asks for a compressed answer as browsers do, and does not decompress it,
 * because that time would be the client's.
 *
 * @param {string} url
 * @param {import('node:http').RequestOptions & { readonly body?: string }} [options]
 */
const timed = async (url, { body, headers, ...options } = {}) => {
  const begun = performance.now();
  /** @type {import('node:http').IncomingMessage} */
  const answer = await new Promise((resolve, reject) => {
    const asked = request(url, {
      agent,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
      ...options,
    });
    asked.on('response', resolve).on('error', reject).end(body);
  });
  await finished(answer.resume());
  const ms = performance.now() - begun;
  const { statusCode = 0 } = answer;
  if (statusCode < 200 || statusCode > 299) throw new Error(`${url}: ${String(statusCode)}`);
  return { ms, bytes: Number(answer.headers['content-length']) };
};

/** @param {readonly string[]} urls */
const timeEach = async (urls) => {
  const times = [];
  for (const url of urls) times.push((await timed(url)).ms);
  return times;
};

/** Repeats a call until it is stopped. Returns the time of each. */
const repeat = (/** @type {(number: number) => Promise<{ readonly ms: number }>} */ act) => {
  /** @type {number[]} */
  const times = [];
  let stopped = false;
  const done = (async () => {
    while (!stopped) {
      times.push((await act(times.length)).ms);
      await sleep(PAUSE_MS);
    }
  })();
  return async () => {
    stopped = true;
    await done;
    return times;
  };
};

const enquiryOf = (/** @type {number} */ number) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    user_name: 'Load Test',
    email: `load.test.${String(number)}@example.com`,
    msg: 'A message of an ordinary length, as a visitor would write it to ask for a call back.',
  }),
});

/** @param {number} count */
const measure = async (count) => {
  const dataDir = newDataDir();
  await runCommand(dataDir, 'jobs', 'import', '--create', writeManyVacancies(dataDir, 1));
  const service = await startService({ RATE_LIMIT: 'off' }, dataDir);
  const { origin } = service;
  try {
    const file = writeManyVacancies(dataDir, count);
    // The first calls are slower.
    const warm = Array.from({ length: 30 }, (_, index) => index);
    await timeEach(warm.map((index) => `${origin}/career?q=${String(index)}`));
    for (const index of warm) await timed(`${origin}/api/v0/save_enquiry`, enquiryOf(-1 - index));

    const pulse = repeat(async () => timed(`${origin}/healthz`));
    const visit = repeat(async () => timed(`${origin}/career`));
    const send = repeat(async (number) =>
      timed(`${origin}/api/v0/save_enquiry`, enquiryOf(number)),
    );
    const begun = performance.now();
    await runCommand(dataDir, 'jobs', 'import', file);
    const importSeconds = (performance.now() - begun) / 1000;
    const [healthOfImport, visits, enquiries] = await Promise.all([pulse(), visit(), send()]);

    const health = repeat(async () => timed(`${origin}/healthz`));
    const career = [];
    for (let number = 0; number < 100; number += 1) career.push(await timed(`${origin}/career`));
    const pages = await timeEach(ofPages.map((search) => `${origin}/career?${search}`));
    const answer = async (/** @type {readonly string[]} */ searches) =>
      timeEach(searches.map((search) => `${origin}/api/v0/search_jobs?${search}`));
    const answers = await answer(ofAnswers);
    const rareAnswers = await answer(rare);
    const list = await timed(`${origin}/api/v0/get_joblist?tenantId=1`);
    await timeEach(['/career.atom', '/career.ics', '/sitemap.xml'].map((path) => origin + path));
    return {
      careerKb: Math.max(...career.map(({ bytes }) => bytes)) / 1024,
      careerMedianMs: median(career.map(({ ms }) => ms)),
      careerWorstMs: Math.max(...career.map(({ ms }) => ms)),
      newPageMedianMs: median(pages),
      newPageWorstMs: Math.max(...pages),
      answerMedianMs: median(answers),
      answerWorstMs: Math.max(...answers),
      rareAnswerMedianMs: median(rareAnswers),
      rareAnswerWorstMs: Math.max(...rareAnswers),
      jobListSeconds: list.ms / 1000,
      healthP99Ms: quantile(await health(), 0.99),
      memoryMb: service.memory(),
      importSeconds,
      importHealthP99Ms: quantile(healthOfImport, 0.99),
      importCareerP99Ms: quantile(visits, 0.99),
      importEnquiryWorstMs: Math.max(...enquiries),
    };
  } finally {
    await service.stop();
  }
};

/**
 * Measures the career page and related pages with few and with many vacancies: repeated, by new searches, and during
 * imports. `timesAsLong` compares new pages with those of 500 vacancies.
 */
export const measureVacancies = async () => {
  /** @type {Record<string, Record<string, number>>} */
  const figures = {};
  for (const count of COUNTS) {
    const own = await measure(count);
    const { newPageMedianMs } = figures[String(FULL)] ?? own;
    const timesAsLong = count > FULL ? own.newPageMedianMs / (newPageMedianMs ?? Number.NaN) : 1;
    figures[String(count)] = { ...own, timesAsLong };
  }
  return figures;
};
