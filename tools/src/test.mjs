/*
 * Every check, one after the other; ends with the failures by name and the line `N passed, N failed`.
 * Test runners report theirs under reports/; a check without tests of its own (types, lint, format)
 * counts as one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromiumPath } from './chromium.mjs';

const root = join(import.meta.dirname, '../..');
const bin = join(root, 'node_modules/.bin');

/** @type {readonly { readonly name: string; readonly command: readonly string[]; readonly reports?: string }[]} */
const checks = [
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'types', command: ['nx', 'run-many', '-t', 'typecheck'] },
  { name: 'lint and boundaries', command: ['nx', 'run-many', '-t', 'lint'] },
  { name: 'unit', command: ['nx', 'run-many', '-t', 'unit'], reports: 'reports/unit' },
  {
    name: 'package',
    command: ['nx', 'run-many', '-t', 'package-test'],
    reports: 'reports/package',
  },
  { name: 'generators', command: ['nx', 'run', 'tools:generators'], reports: 'reports/generators' },
  { name: 'stories', command: ['nx', 'run-many', '-t', 'stories'], reports: 'reports/stories' },
  { name: 'stress', command: ['nx', 'run-many', '-t', 'stress'], reports: 'reports/stress' },
  { name: 'end-to-end', command: ['nx', 'run-many', '-t', 'e2e'], reports: 'reports/e2e' },
];

const env = {
  ...process.env,
  PATH: `${bin}:${process.env['PATH'] ?? ''}`,
  CHROMIUM_PATH: chromiumPath() ?? '',
  NX_OUTPUT_STYLE: 'stream',
};

/** A failure's name and what it says first, in one line. @param {string} name @param {string} [message] */
const describe = (name, message = '') => {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return first ? `${name}: ${first}` : name;
};

/** The failures of Vitest's report: tests, and files that could not be run to their end. @param {any} report */
const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    return status === 'failed' && tests.length === 0
      ? [describe(name, message)]
      : tests.map((/** @type {any} */ test) => describe(test.fullName, test.failureMessages[0]));
  });

/** The failures of a suite of Playwright's report. @param {any} suite @returns {readonly string[]} */
const failuresOfPlaywright = ({ specs = [], suites = [] }) => [
  ...specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map((/** @type {any} */ { file, title, tests }) =>
      describe(`${file} ${title}`, tests[0]?.results[0]?.error?.message),
    ),
  ...suites.flatMap(failuresOfPlaywright),
];

/** What a report of Vitest or of Playwright says. @param {string} file */
const readReport = (file) => {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'numPassedTests' in report
    ? {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
        failures: failuresOfVitest(report),
      }
    : {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
        failures: failuresOfPlaywright(report),
      };
};

const totals = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
for (const { name, command, reports } of checks) {
  const [program = '', ...args] = command;
  console.log(`\n— ${name}`);
  const ok = spawnSync(join(bin, program), args, { cwd: root, env, stdio: 'inherit' }).status === 0;
  const counts = { passed: 0, failed: 0, skipped: 0 };
  if (reports === undefined) counts[ok ? 'passed' : 'failed'] += 1;
  else if (existsSync(join(root, reports))) {
    for (const file of readdirSync(join(root, reports))) {
      const report = readReport(join(root, reports, file));
      counts.passed += report.passed;
      counts.failed += report.failed;
      counts.skipped += report.skipped;
      failures.push(
        ...report.failures.map((/** @type {string} */ failure) => `${name}: ${failure}`),
      );
    }
  }
  // A runner that died, or ran nothing or not everything, has failed whatever its report says.
  const complete = ok && counts.passed > 0 && counts.skipped === 0;
  if (!complete && counts.failed === 0) {
    counts.failed += 1;
    failures.push(`${name}: ended with an error, or without all of its tests`);
  }
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  console.log(`${name}: ${String(counts.passed)} passed, ${String(counts.failed)} failed`);
}

for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${String(totals.passed)} passed, ${String(totals.failed)} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
