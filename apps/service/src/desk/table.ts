import { EXPORT_FORMATS, type ExportFormat } from '@example/api/desk';
import type { Permission } from '@example/api/staff';
import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sendFile } from '../downloads/index.ts';
import type { DeskCall, DeskRoute } from './route.ts';

/** A table whose lines are read as fast as it is sent; all cells are text. */
export interface Table {
  /** What the sheet of a workbook is called. */
  readonly sheet: string;
  readonly columns: readonly string[];
  readonly lines: AsyncIterable<readonly string[]>;
}

/** A day is the same however a spreadsheet shows it; the digits of a telephone number are not. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What a spreadsheet may take for a number, a date or a time, and write another way. */
const NUMBER_LIKE = /^[\s\d.,:/()%'-]+(?:e[+-]?\d+)?$/i;

/** A cell with the apostrophe that keeps it text in a spreadsheet: `007` would be 7 without. */
const asText = (cell: string) =>
  /\d/.test(cell) && NUMBER_LIKE.test(cell.trim()) && !DAY.test(cell) ? `'${cell}` : cell;

async function* textsOf(lines: Table['lines']) {
  for await (const line of lines) yield line.map(asText);
}

/** Lines as CSV. Cells that a spreadsheet would take for a formula or a number begin with an apostrophe. */
const csvOf = ({ columns, lines }: Table): Readable => {
  const table = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  // What fails while it is sent cuts the answer off: a caller must not take it for whole.
  void pipeline(Readable.from(textsOf(lines)), table).catch(() => undefined);
  return table;
};

/** The most that a cell of a workbook holds; Excel calls a file with more in one damaged. */
const LONGEST_CELL = 32_767;
const COLUMN_WIDTH = 22;

const cellOf = (cell: string) => {
  const text = cell.toWellFormed().replaceAll(/\r\n?/g, '\n');
  return text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1)}…` : text;
};

async function* cellsOf(lines: Table['lines']) {
  for await (const line of lines) yield line.map(cellOf);
}

/** Lines as a workbook of one sheet, whose cells are text, made as fast as it is read. */
const xlsxOf = async ({ sheet, columns, lines }: Table): Promise<Readable> => {
  // Not before somebody asks for one: it takes memory.
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

/** A table as a file of a format; its lines are read as fast as the file is. */
export const writeTable = async (table: Table, format: ExportFormat): Promise<Readable> =>
  format === 'csv' ? csvOf(table) : xlsxOf(table);

interface Exported {
  /** The address of the list. */
  readonly url: string;
  readonly permission: Permission;
  /** What the file is called, without its ending. */
  readonly name: string;
  readonly read: (call: DeskCall) => Promise<Table>;
}

/** Where a list is downloaded, in each format. */
export const exportRoutes = ({ url, permission, name, read }: Exported): readonly DeskRoute[] =>
  EXPORT_FORMATS.map((format) => ({
    method: 'GET',
    url: `${url}/export.${format}`,
    permission,
    run: async (call) => {
      const file = `${name}.${format}`;
      const content = await writeTable(await read(call), format);
      return sendFile(call.reply, { name: file, plainName: file, type: types[format] }, content);
    },
  }));
