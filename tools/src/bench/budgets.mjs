import { readFileSync } from 'node:fs';

/** @typedef {{ readonly min?: number; readonly max?: number }} Budget */

/** @type {{ readonly pages: Record<string, Budget>; readonly allPages: Record<string, Budget>; readonly tasks: Record<string, Budget>; readonly clicks: Record<string, Budget>; readonly service: Record<string, Budget>; readonly vacancies: Record<string, Budget>; readonly loop: Record<string, Budget> }} */
export const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'));

/**
 * The figures that break their budget, as sentences; a figure that was not measured breaks it too.
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

/** @param {readonly number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

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
