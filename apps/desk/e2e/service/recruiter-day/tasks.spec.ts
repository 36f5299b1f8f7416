import { expect, test } from '@example/testing/e2e';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tasks } from './tasks.ts';

const counts = Object.values(tasks);

/** The greatest part that the median task may take of what it took. */
const AT_MOST = 2 / 3;

test('the tasks of a recruiter’s day take at most two thirds of the clicks and keys of before', () => {
  const parts = counts.map(({ before, now }) => now / before).toSorted((a, b) => a - b);
  const middle = parts.length / 2;
  const median = ((parts[middle - 1] ?? 1) + (parts[middle] ?? 1)) / 2;
  expect(parts).toHaveLength(10);
  expect(median).toBeLessThanOrEqual(AT_MOST);
});

test('docs/desk-tasks.md has the counts of the tests', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/desk-tasks.md'), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| \d+\./.test(line));
  const told = rows.map((line) =>
    line
      .split('|')
      .slice(-4, -1)
      .map((cell) => cell.trim()),
  );
  expect(told).toEqual(
    counts.map(({ before, now }) => [String(before), String(now), (now / before).toFixed(2)]),
  );
});
