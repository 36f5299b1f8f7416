import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the rows of the table are until the end of the run. */
export const rowsFolder = join(import.meta.dirname, '../../../reports/faults');

/** A line of the table: what was tried, and what became of it. */
export interface Row {
  readonly fault: string;
  readonly stores: string;
  /** When it was tried, in ms since 1970. */
  readonly at: number;
  readonly tried: number;
  /** Calls that got a whole answer. */
  readonly answered: number;
  readonly acknowledged: number;
  /** Acknowledged, and not stored as it was acknowledged, or without its file, or without its mails. */
  readonly lost: number;
  readonly worstMs: number;
  readonly pageP99Ms: number;
  readonly memoryMb: number;
  /** How many applications a second were acknowledged, where that was asked. */
  readonly rates?: Rates;
  /** Filled in where a stranger sent something costly. */
  readonly cost?: Cost;
}

export interface Cost {
  /** The slowest good application of somebody else meanwhile, in ms. */
  readonly goodWorstMs: number;
  /** Bytes in files that are nobody's afterwards. */
  readonly leftBytes: number;
}

export interface Rates {
  /** By the clock, with senders and servers on the same two cores. */
  readonly byTheClock: number;
  /** What the processor time the service took allows on two cores of its own. */
  readonly onOwnCores: number;
}

/** Keeps a row for the table at the end of the run. */
export const keepRow = (row: Row): void => {
  mkdirSync(rowsFolder, { recursive: true });
  const name = `${row.fault} ${row.stores}`.replaceAll(/\W+/g, '-');
  writeFileSync(join(rowsFolder, `${name}.json`), JSON.stringify(row));
};
