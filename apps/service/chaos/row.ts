import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const rowsFolder = join(import.meta.dirname, '../../../reports/faults');

export interface Row {
  readonly fault: string;
  readonly stores: string;
  /** Time of the scenario, in ms since 1970. */
  readonly at: number;
  readonly tried: number;
  /** Calls that got a whole answer. */
  readonly answered: number;
  readonly acknowledged: number;
  /** Acknowledged, but not stored as acknowledged, or without its file or its mails. */
  readonly lost: number;
  readonly worstMs: number;
  readonly pageP99Ms: number;
  readonly memoryMb: number;
  /** Acknowledged applications a second, in the trials that measure them. */
  readonly rates?: Rates;
  readonly cost?: Cost;
}

export interface Cost {
  /** Slowest application of another visitor during the attack, in ms. */
  readonly goodWorstMs: number;
  /** Size of the incoming files that remain after the attack, in bytes. */
  readonly leftBytes: number;
}

export interface Rates {
  /** By wall-clock time, with senders and servers on the same two cores. */
  readonly byTheClock: number;
  /** Computed from the service's CPU time, for two cores of its own. */
  readonly onOwnCores: number;
}

export const keepRow = (row: Row): void => {
  mkdirSync(rowsFolder, { recursive: true });
  const name = `${row.fault} ${row.stores}`.replaceAll(/\W+/g, '-');
  writeFileSync(join(rowsFolder, `${name}.json`), JSON.stringify(row));
};
