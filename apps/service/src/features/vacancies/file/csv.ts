import { CsvError, type Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { FileIssue, FileRecord, FileRecords, Position } from './record.ts';
import { DATE_HINT, separatorReason } from './spreadsheet.ts';

/** Columns of the CSV form. The optional ones may be left out, or empty. */
export const csvColumns = [
  'job_id',
  'job_title',
  'job_short_desc',
  'description',
  'category_id',
  'jobcategory',
  'job_type',
  'vch_office',
  'int_location_id',
  'vch_district',
  'first_date',
  'last_date',
  'status',
] as const;
const optionalColumns = ['first_date', 'status'] as const;
const isOptional = (name: string) => optionalColumns.some((optional) => optional === name);
const numericColumns = new Set<string>(['job_id', 'category_id', 'job_type', 'int_location_id']);

interface ParsedRow {
  readonly record: readonly string[];
  readonly info: Info;
}

const reasons: Readonly<Partial<Record<string, string>>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened in this row and never closed',
  INVALID_OPENING_QUOTE: 'a quote stands in the middle of a field that is not quoted',
  CSV_INVALID_CLOSING_QUOTE: 'a closing quote is followed by something that is no comma',
};

const newline = 0x0a;
const carriageReturn = 0x0d;

/**
 * Returns a function that gives the line on which the row after `offset` bytes begins. Blank lines are skipped; CR
 * alone ends a line too.
 */
const createLineCounter = (bytes: Uint8Array) => {
  let line = 1;
  let counted = 0;
  return (offset: number): number => {
    let start = offset;
    while (bytes[start] === newline || bytes[start] === carriageReturn) start += 1;
    for (; counted < start; counted += 1) {
      const byte = bytes[counted];
      const isEnd = byte === carriageReturn && bytes[counted + 1] !== newline;
      if (byte === newline || isEnd) line += 1;
    }
    return line;
  };
};

/** Spreadsheets leave rows of commas where rows below the table were once used. */
const isBlank = (cell: string | undefined) => cell === undefined || cell.trim() === '';
const isFilled = ({ record }: ParsedRow) => !record.every(isBlank);

const toValue = (name: string, text: string): unknown =>
  numericColumns.has(name) && /^\d{1,10}$/.test(text.trim()) ? Number(text) : text;

/**
 * Reads the CSV form (RFC 4180, UTF-8) as spreadsheets save it: with empty rows and columns, and with any line ends.
 * Adds errors to `issues`.
 */
export const readCsvRecords = (text: string, issues: FileIssue[]): FileRecords => {
  const none: FileRecords = { categories: [], locations: [], jobs: [] };
  const reason = separatorReason(text, csvColumns);
  if (reason !== undefined) {
    issues.push({ line: 1, column: 1, field: '', reason });
    return none;
  }
  const bytes = Buffer.from(text);
  const lineAfter = createLineCounter(bytes);

  let rows: readonly ParsedRow[];
  let readBytes = 0;
  try {
    rows = parse(bytes, {
      bom: true,
      info: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      on_record: (row, { bytes: read }) => {
        readBytes = read;
        return row;
      },
      skip_empty_lines: true,
    }) as unknown as readonly ParsedRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { code, index } = error as CsvError & { readonly index?: number };
    const field = csvColumns[index ?? -1] ?? '';
    const reason = reasons[code] ?? error.message;
    issues.push({ line: lineAfter(readBytes), column: (index ?? 0) + 1, field, reason });
    return none;
  }

  const headerIndex = rows.findIndex(isFilled);
  const header = rows[headerIndex];
  if (!header) {
    issues.push({ line: 1, column: 1, field: '', reason: 'the file is empty' });
    return none;
  }
  const body = rows.slice(headerIndex + 1);
  const headerLine = lineAfter(rows[headerIndex - 1]?.info.bytes ?? 0);
  const names = header.record.map((name) => name.trim());
  for (const [index, name] of names.entries()) {
    const at = { line: headerLine, column: index + 1, field: name };
    if (name === '') {
      if (body.every(({ record }) => isBlank(record[index]))) continue;
      issues.push({ ...at, reason: 'this column holds something and has no name' });
    } else if (!csvColumns.some((known) => known === name)) {
      issues.push({ ...at, reason: 'is no known column' });
    } else if (names.indexOf(name) !== index) {
      issues.push({ ...at, reason: 'is given twice' });
    }
  }
  for (const name of csvColumns) {
    if (names.includes(name) || isOptional(name)) continue;
    issues.push({ line: headerLine, column: 1, field: name, reason: 'this column is missing' });
  }
  if (issues.length > 0) return none;

  const categories = new Map<unknown, FileRecord>();
  const locations = new Map<unknown, FileRecord>();
  const jobs: FileRecord[] = [];
  let before = header.info.bytes;
  for (const parsed of body) {
    const { record, info } = parsed;
    const line = lineAfter(before);
    before = info.bytes;
    if (!isFilled(parsed)) continue;
    const row: Position = { line, column: 1, field: '' };
    const misses = names.some(
      (name, index) => index >= record.length && name !== '' && !isOptional(name),
    );
    if (misses || !record.slice(names.length).every(isBlank)) {
      const counts = `${String(record.length)} fields, the header has ${String(names.length)}`;
      issues.push({ ...row, column: Math.min(record.length, names.length) + 1, reason: counts });
      continue;
    }
    const values = new Map<string, { readonly value: unknown; readonly at: Position }>(
      names.map((name, index) => [
        name,
        { value: toValue(name, record[index] ?? ''), at: { line, column: index + 1, field: name } },
      ]),
    );
    values.delete('');
    for (const name of optionalColumns) {
      if (values.get(name)?.value === '') values.delete(name);
    }

    /** Moves a row's category or district to its own list, once for each id. */
    const split = (known: Map<unknown, FileRecord>, from: string, to: string, name: string) => {
      const id = values.get(from);
      const label = values.get(name);
      values.delete(name);
      if (!id || !label) return;
      const earlier = known.get(id.value)?.values.get(name);
      if (earlier === undefined) {
        const pair = new Map([
          [to, id],
          [name, label],
        ]);
        known.set(id.value, { at: row, values: pair });
      } else if (String(earlier.value).trim() !== String(label.value).trim()) {
        const reason = `another row gives ${from} ${String(id.value)} the name ${JSON.stringify(earlier.value)}`;
        issues.push({ ...label.at, reason });
      }
    };
    split(categories, 'category_id', 'id', 'jobcategory');
    split(locations, 'int_location_id', 'fk_district_id', 'vch_district');
    jobs.push({ at: row, values });
  }
  return {
    categories: [...categories.values()],
    locations: [...locations.values()],
    jobs,
    dateHint: DATE_HINT,
  };
};
