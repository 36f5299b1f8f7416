import { weightLimits } from '@example/testing/site-weight';
import { readFileSync } from 'node:fs';

/** @typedef {{ readonly min?: number; readonly max?: number }} Budget */

/** @typedef {Record<string, Budget>} Budgets */

/** @type {{ readonly pages: Budgets; readonly clicks: Budgets; readonly service: Budgets; readonly vacancies: Budgets; readonly loop: Budgets }} */
const timed = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'));

const { page, jsAfterActKb, jsAfterActMedianKb, taskJsKb } = weightLimits;

/** @param {Readonly<Record<string, number>>} limits */
const atMost = (limits) =>
  Object.fromEntries(Object.entries(limits).map(([name, max]) => [name, { max }]));

/** The budgets of `budgets.json`, and the weights that the end-to-end tests check too. */
export const budgets = {
  ...timed,
  pages: { ...timed.pages, ...atMost({ ...page, jsAfterActKb }) },
  allPages: atMost({ jsAfterActMedianKb }),
  tasks: atMost({ jsKb: taskJsKb }),
};

/**
 * Returns the figures that break their budget as sentences. A figure that was not measured breaks it too.
 *
 * @param {string} subject
 * @param {Record<string, Budget>} limits
 * @param {Record<string, number>} figures
 */
export const overBudget = (subject, limits, figures) =>
  Object.entries(limits).flatMap(([name, { min = -Infinity, max = Infinity }]) => {
    const figure = figures[name] ?? Number.NaN;
    if (figure >= min && figure <= max) return [];
    const bound = figure < min ? `at least ${String(min)}` : `at most ${String(max)}`;
    return [`${subject}: ${name} is ${String(figure)}, must be ${bound}`];
  });

/** @param {readonly (readonly (string | number)[])[]} rows */
export const printTable = ([head = [], ...rows]) => {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
};
