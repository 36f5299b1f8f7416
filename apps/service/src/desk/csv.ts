import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Lines as CSV. Cells that a spreadsheet would take for a formula are quoted. */
export const csvOf = (
  columns: readonly string[],
  lines: AsyncIterable<readonly string[]>,
): Readable => {
  const table = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  // What fails while it is sent cuts the answer off: a caller must not take it for whole.
  void pipeline(Readable.from(lines), table).catch(() => undefined);
  return table;
};
