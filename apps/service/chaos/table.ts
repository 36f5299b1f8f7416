import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../src/operations/commands/command-line.ts';
import { type Row, rowsFolder } from './row.ts';

const header = [
  'FAULT',
  'STORES',
  'TRIED',
  'ANSWERED',
  'ACKNOWLEDGED',
  'LOST',
  'WORST MS',
  'GET / P99 MS',
  'MEMORY MB',
];

const costHeader = [
  'WHAT A STRANGER CAN COST',
  'STORES',
  'MEMORY MB',
  'GET / P99 MS',
  'GOOD APPLICATION MS',
  'LEFT BYTES',
];

const readRows = (): readonly Row[] =>
  existsSync(rowsFolder)
    ? readdirSync(rowsFolder)
        .map((name) => JSON.parse(readFileSync(join(rowsFolder, name), 'utf8')) as Row)
        .toSorted((a, b) => a.stores.localeCompare(b.stores) || a.at - b.at)
    : [];

/** Deletes the rows of the last run. Returns the teardown, which prints the table. */
export const setup = (): (() => void) => {
  rmSync(rowsFolder, { recursive: true, force: true });
  return () => {
    const kept = readRows();
    const rows = kept.map((row) => [
      row.fault,
      row.stores,
      ...[row.tried, row.answered, row.acknowledged, row.lost].map(String),
      ...[row.worstMs, row.pageP99Ms, row.memoryMb].map(String),
    ]);
    const rates = kept.flatMap(({ stores, rates: measured }) =>
      measured
        ? [
            `Applications a second on ${stores}: ${measured.byTheClock.toFixed(0)} by the clock, ` +
              `${measured.onOwnCores.toFixed(0)} were two cores the service's alone.\n`,
          ]
        : [],
    );
    const costs = kept.flatMap(({ fault, stores, memoryMb, pageP99Ms, cost }) =>
      cost
        ? [
            [
              fault,
              stores,
              ...[memoryMb, pageP99Ms, Math.round(cost.goodWorstMs), cost.leftBytes].map(String),
            ],
          ]
        : [],
    );
    const strangers = costs.length === 0 ? '' : `\n${table([costHeader, ...costs])}\n`;
    process.stdout.write(`\n${table([header, ...rows])}\n${rates.join('')}${strangers}`);
  };
};
