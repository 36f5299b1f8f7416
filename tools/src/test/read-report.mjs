import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Lines of a message that are shown. A message of Playwright names the locator and the time in them. */
const LINES_SHOWN = 4;

/**
 * Returns the name of a failure with the first lines of its message. @param {string} name @param {string}
 * [message]
 */
const describe = (name, message = '') => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return [name, ...lines.slice(0, LINES_SHOWN)].join(' | ');
};

/** Returns the failures of a Vitest report: tests, and files that did not run to their end. @param {any} report */
const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    return status === 'failed' && tests.length === 0
      ? [describe(name, message)]
      : tests.map((/** @type {any} */ test) => describe(test.fullName, test.failureMessages[0]));
  });

/** Returns the failures of a suite in a Playwright report. @param {any} suite @returns {readonly string[]} */
const failuresOfPlaywright = ({ specs = [], suites = [] }) => [
  ...specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map((/** @type {any} */ { file, title, tests }) => {
      const { message, location } = tests[0]?.results[0]?.error ?? {};
      return describe(`${file}:${location?.line ?? '?'} ${title}`, message);
    }),
  ...suites.flatMap(failuresOfPlaywright),
];

/**
 * Reads a JSON report of Vitest or Playwright.
 *
 * @param {string} file
 * @returns {{ passed: number; failed: number; skipped: number; failures: readonly string[] }}
 */
export const readReport = (file) => {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'numPassedTests' in report
    ? {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
        failures: failuresOfVitest(report),
      }
    : {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
        skipped: report.stats.skipped,
        failures: failuresOfPlaywright(report),
      };
};
