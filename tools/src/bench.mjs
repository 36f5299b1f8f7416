/*
 * The performance report: pages under Lighthouse beside a hand-written page of the same content, and
 * the service under load. Over budget (bench/budgets.json) is a non-zero exit.
 *
 *   npm run bench                      everything: about half an hour, on a machine that does nothing else
 *   npm run bench -- --pages [PATH …]  all pages, or these
 *   npm run bench -- --service         the service under load, and with up to 50,000 vacancies
 *   npm run bench -- --loop [RUNS]     what a developer waits for: `npm test` and `npm run check`, median of three runs
 */
import { budgets, overBudget, printTable } from './bench/budgets.mjs';
import { measureService } from './bench/load.mjs';
import { measureLoop } from './bench/loop.mjs';
import { measurePages, serveBaselinePage } from './bench/pages.mjs';
import { measureClicks } from './bench/clicks.mjs';
import { measureTasks } from './bench/tasks.mjs';
import { measureVacancies } from './bench/vacancies.mjs';
import { startService } from '@example/testing/service';
import { median, readRoutes } from '@example/testing/site-weight';

const [only, ...asked] = process.argv.slice(2);
/** @type {string[]} */
const broken = [];

if (only === '--loop') {
  const figures = measureLoop(Number(asked[0] ?? 3));
  printTable([['loop', 'seconds'], ...Object.entries(figures)]);
  broken.push(...overBudget('loop', budgets.loop, figures));
} else if (only !== '--service') {
  const baseline = await serveBaselinePage();
  const service = await startService();
  const routes = asked.length > 0 ? asked : readRoutes();
  const figures = await measurePages({
    baseline: baseline.url,
    ...Object.fromEntries(routes.map((path) => [path, service.origin + path])),
  });
  const kb = (/** @type {number} */ size) => size.toFixed(1);
  printTable([
    [
      'page',
      'perf',
      'a11y',
      'best',
      'seo',
      'FCP ms',
      '×',
      'LCP ms',
      '×',
      'TBT ms',
      'CLS',
      'requests',
      'total KB',
      'HTML',
      'CSS',
      'fonts',
      'images',
      'JS before acting',
      'after',
    ],
    ...Object.entries(figures).map(([name, page]) => [
      name,
      page.performance,
      page.accessibility,
      page.bestPractices,
      page.seo,
      Math.round(page.fcpMs),
      page.fcpRatio,
      Math.round(page.lcpMs),
      page.lcpRatio,
      Math.round(page.tbtMs),
      page.cls,
      page.requests,
      kb(page.totalKb),
      kb(page.htmlKb),
      kb(page.cssKb),
      kb(page.fontKb),
      kb(page.imageKb),
      kb(page.jsBeforeActKb),
      kb(page.jsAfterActKb),
    ]),
  ]);
  const pages = Object.entries(figures).filter(([name]) => name !== 'baseline');
  for (const [name, page] of pages) broken.push(...overBudget(name, budgets.pages, page));
  const jsAfterActMedianKb = median(pages.map(([, page]) => page.jsAfterActKb));
  console.log(`\nJS after acting, median of the pages: ${kb(jsAfterActMedianKb)} KB`);
  broken.push(...overBudget('all pages', budgets.allPages, { jsAfterActMedianKb }));
  const tasks = await measureTasks(service.origin);
  console.log('');
  printTable([
    ['whole task', 'JS KB'],
    ...Object.entries(tasks).map(([name, jsKb]) => [name, kb(jsKb)]),
  ]);
  for (const [name, jsKb] of Object.entries(tasks))
    broken.push(...overBudget(name, budgets.tasks, { jsKb }));
  const { byPath, ...clicks } = await measureClicks(service.origin);
  await service.stop();
  baseline.stop();
  console.log('');
  printTable([
    ['second page by a click', 'moves after ms', 'shown after ms'],
    ...Object.entries(byPath).map(([name, { movementBegunMs, contentShownMs }]) => [
      name,
      movementBegunMs,
      contentShownMs,
    ]),
    ['median', clicks.movementBegunMs, clicks.contentShownMs],
  ]);
  broken.push(...overBudget('second page', budgets.clicks, clicks));
}

if (only !== '--pages' && only !== '--loop') {
  const figures = await measureService();
  console.log('');
  printTable([['service', 'figure'], ...Object.entries(figures)]);
  broken.push(...overBudget('service', budgets.service, figures));
  if (figures.failures > 0) broken.push(`service: ${String(figures.failures)} requests failed`);

  const vacancies = await measureVacancies();
  const [anyCount] = Object.values(vacancies);
  console.log('');
  printTable([
    ['vacancies', ...Object.keys(vacancies)],
    ...Object.keys(anyCount ?? {}).map((name) => [
      name,
      ...Object.values(vacancies).map((all) => (all[name] ?? Number.NaN).toFixed(1)),
    ]),
  ]);
  for (const [count, all] of Object.entries(vacancies))
    broken.push(...overBudget(`${count} vacancies`, budgets.vacancies, all));
}

console.log(broken.length > 0 ? `\nOver budget:\n${broken.join('\n')}` : '\nWithin budget.');
process.exitCode = broken.length > 0 ? 1 : 0;
