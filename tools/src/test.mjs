/*
 * Runs every check as one Nx run, then prints a table of its parts, the failures by name and the
 * line `N passed, N failed`. docs/testing.md says what each part promises.
 *
 *   npm test                    everything; what has not changed comes from Nx's cache
 *   npm test -- -t PATTERN      the tests whose name matches, in any case, and the stories whose file
 *                               does, of all projects
 */
import { readCachedProjectGraph } from '@nx/devkit';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath } from './chromium.mjs';
import { printTable } from './bench/budgets.mjs';
import { readReport } from './test/read-report.mjs';

const root = join(import.meta.dirname, '../..');
const profile = 'reports/tasks.json';

/** Targets that count as one check, or as one for each project. */
const checks = ['format', 'defects', 'typecheck', 'lint-all'];
const vitestTargets = ['test', 'package-test', 'docs-test', 'generators', 'engines', 'stories'];
const playwrightTargets = ['e2e'];
/**
 * Targets that do nothing but order the others: a long part that starts last runs alone at the end, on half of
 * the cores. See tools/package.json.
 */
const orderingTargets = ['first', 'early'];

const { values } = parseArgs({
  options: { testNamePattern: { type: 'string', short: 't' } },
});
const { testNamePattern: pattern } = values;

/** Linux's folder in memory, and the free bytes in it that a run needs. */
const memory = { folder: '/dev/shm', bytes: 3 * 1024 ** 3 };

/** Returns the folder for temporary files. In memory, databases and browser profiles cost half as much as on a disk. */
const temporaryFolder = () => {
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory.folder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory.folder);
  return bavail * bsize >= memory.bytes ? memory.folder : tmpdir();
};

const env = {
  ...process.env,
  TMPDIR: temporaryFolder(),
  CHROMIUM_PATH: chromiumPath() ?? '',
  // The compiler and Oxlint's types are short Go programs. They collect garbage four times less often.
  GOGC: '400',
  // Hundreds of short programs on Node read the same modules. Each is compiled once.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  NX_PROFILE: profile,
};

/** @typedef {{ readonly id: string; readonly project: string; readonly target: string; readonly status: string; readonly seconds: number }} Task */

/**
 * Runs targets of all projects that have them.
 *
 * @param {readonly string[]} targets
 * @param {readonly string[]} [args] for the tools behind the targets
 * @returns {readonly Task[]}
 */
const run = (targets, args = []) => {
  rmSync(join(root, profile), { force: true });
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/nx'),
    [
      ...['run-many', '-t', ...targets, '--nxBail=false', '--outputStyle=static'],
      ...(args.length > 0 ? ['--', ...args] : []),
    ],
    { cwd: root, env, stdio: 'inherit' },
  );
  if (!existsSync(join(root, profile))) {
    console.error(`nx run-many ended with ${String(status)} before it ran a task`);
    process.exit(1);
  }
  /** @type {readonly any[]} */
  const events = JSON.parse(readFileSync(join(root, profile), 'utf8'));
  return events
    .filter(({ ph, args }) => ph === 'X' && !orderingTargets.includes(args.target.target))
    .map(({ name, dur, args: { target, status: ended } }) => ({
      id: name,
      project: target.project,
      target: target.target,
      status: ended,
      seconds: dur / 1e6,
    }));
};

/** Returns the folder of a project of Nx. @param {string} project */
const folderOf = (project) => readCachedProjectGraph().nodes[project]?.data.root ?? project;

/** Returns the outcome of a task. @param {Task} task */
const outcomeOf = ({ id, project, target, status }) => {
  const ok = ['success', 'local-cache', 'local-cache-kept-existing'].includes(status);
  const file = join(root, folderOf(project), 'reports', `${target}.json`);
  if (![...vitestTargets, ...playwrightTargets].includes(target)) {
    // A build is not a check, but other targets cannot run without it.
    const counts = checks.includes(target) || !ok;
    return {
      passed: ok && counts ? 1 : 0,
      failed: ok ? 0 : 1,
      failures: ok ? [] : [`${id} ${status}`],
    };
  }
  const report = existsSync(file)
    ? readReport(file)
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  // A runner that crashed or did not run all tests has failed, whatever its report says.
  const complete = ok && (pattern !== undefined || (report.passed > 0 && report.skipped === 0));
  if (!complete && report.failed === 0) {
    return {
      passed: report.passed,
      failed: 1,
      failures: [`${id}: ${status}, ${String(report.skipped)} skipped; see its output above`],
    };
  }
  return { ...report, failures: report.failures.map((failure) => `${id}: ${failure}`) };
};

// Removes the report of an earlier run.
for (const folder of globSync(['{apps,libs}/*/reports', 'tools/reports'], { cwd: root }))
  rmSync(join(root, folder), { recursive: true, force: true });
mkdirSync(join(root, 'reports'), { recursive: true });

const begun = performance.now();
const tasks =
  pattern === undefined
    ? run([...checks, ...vitestTargets, ...playwrightTargets, ...orderingTargets])
    : [
        ...run(
          vitestTargets.filter((target) => target !== 'stories'),
          ['-t', `(?i:${pattern})`, '--hideSkippedTests'],
        ),
        // Filters stories by file, because only the file names the component.
        ...run(['stories'], [pattern, '--passWithNoTests']),
        ...run(playwrightTargets, ['-g', pattern, '--pass-with-no-tests']),
      ];
const seconds = (performance.now() - begun) / 1000;

const totals = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
/** @type {Map<string, { seconds: number; passed: number; failed: number; cached: number; tasks: number }>} */
const parts = new Map();
for (const task of tasks) {
  const outcome = outcomeOf(task);
  totals.passed += outcome.passed;
  totals.failed += outcome.failed;
  failures.push(...outcome.failures);
  const name = ['test', 'e2e'].includes(task.target)
    ? `${task.project}:${task.target}`
    : task.target;
  const part = parts.get(name) ?? { seconds: 0, passed: 0, failed: 0, cached: 0, tasks: 0 };
  part.seconds += task.seconds;
  part.passed += outcome.passed;
  part.failed += outcome.failed;
  part.cached += task.status.startsWith('local-cache') ? 1 : 0;
  part.tasks += 1;
  parts.set(name, part);
}

if (totals.passed + totals.failed === 0) {
  totals.failed = 1;
  failures.push(`no test is named ${String(pattern)}`);
}

console.log('');
printTable([
  ['part', 'seconds', 'passed', 'failed', 'from the cache'],
  ...[...parts].map(([name, part]) => [
    name,
    part.seconds.toFixed(1),
    part.passed,
    part.failed,
    `${String(part.cached)} of ${String(part.tasks)}`,
  ]),
  ['all, side by side', seconds.toFixed(1), totals.passed, totals.failed, ''],
]);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${String(totals.passed)} passed, ${String(totals.failed)} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
