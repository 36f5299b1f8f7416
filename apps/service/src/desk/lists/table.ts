import type { ExportFormat } from '@example/api/desk';
import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sendFile } from '../../http/downloads/index.ts';
import type { DeskCall } from '../calls/call.ts';

/** Table whose lines are read with backpressure. All cells are text. */
export interface Table {
  readonly sheet: string;
  readonly columns: readonly string[];
  readonly lines: AsyncIterable<readonly string[]>;
}

/** Days need no apostrophe: a spreadsheet may show a day in another format, but its value stays the same. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Text that a spreadsheet may parse as a number, a date or a time, and reformat. */
const NUMBER_LIKE = /^[\s\d.,:/()%'-]+(?:e[+-]?\d+)?$/i;

/** Prefixes an apostrophe to a cell that a spreadsheet would not keep as text: it would turn `007` into 7. */
const asText = (cell: string) =>
  /\d/.test(cell) && NUMBER_LIKE.test(cell.trim()) && !DAY.test(cell) ? `'${cell}` : cell;

/**
 * Prefixes an apostrophe to what looks like a formula within a cell, after what a spreadsheet may take for the end of one:
 * many are set to semicolons or tabs, and then quotes hold nothing together.
 */
const asOneCell = (cell: string) =>
  cell.replaceAll(/([;\t\r\n][\s;"]*)([=+\-@＝＋－＠]?)/g, (_, end: string, sign: string) =>
    sign === '' ? end : `${end}'${sign}`,
  );

async function* textsOf(lines: Table['lines']) {
  for await (const line of lines) yield line.map((cell) => asOneCell(asText(cell)));
}

/** Formats a table as CSV. Cells that a spreadsheet would parse as a formula or a number begin with an apostrophe. */
const csvOf = ({ columns, lines }: Table): Readable => {
  const table = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // By itself it quotes commas and its own line break alone.
    quoted_match: /[\r\n;\t]/,
  });
  // An error while sending aborts the response, so that the caller does not take it for complete.
  void pipeline(Readable.from(textsOf(lines)), table).catch(() => undefined);
  return table;
};

/** Maximum length of a cell in a workbook. Excel reports a file with a longer one as damaged. */
const LONGEST_CELL = 32_767;
const COLUMN_WIDTH = 22;

/** Characters that XML forbids, beside the controls that the workbook escapes: with one of them no program opens it. */
const FORBIDDEN = /[\uFFFE\uFFFF]/g;

/** Begin of what a spreadsheet reads as a character by its number, also one that turns the text around. */
const ESCAPE = /_(?=x[\da-f]{4}_)/gi;

const cellOf = (cell: string) => {
  const text = cell.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, '\uFFFD');
  const shown = text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1)}…` : text;
  return shown.replaceAll(ESCAPE, '_x005F_');
};

async function* cellsOf(lines: Table['lines']) {
  for await (const line of lines) yield line.map(cellOf);
}

/** Formats a table as a workbook with one sheet of text cells, with backpressure. */
const xlsxOf = async ({ sheet, columns, lines }: Table): Promise<Readable> => {
  // Loaded on first use, because it takes memory.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const workbook = writeXlsxStream(cellsOf(lines), {
    name: sheet,
    columns: columns.map((header) => ({ header, width: COLUMN_WIDTH })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(workbook);
};

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const writeTable = async (table: Table, format: ExportFormat): Promise<Readable> =>
  format === 'csv' ? csvOf(table) : xlsxOf(table);

/**
 * Creates the handlers that export a table in each format.
 *
 * @param name - name of the file, without extension
 */
export const exportHandlers = (name: string, read: (call: DeskCall) => Promise<Table>) => {
  const inFormat = (format: ExportFormat) => async (call: DeskCall) => {
    const content = await writeTable(await read(call), format);
    return sendFile(call.reply, { name: `${name}.${format}`, type: types[format] }, content);
  };
  return { csv: inFormat('csv'), xlsx: inFormat('xlsx') };
};
