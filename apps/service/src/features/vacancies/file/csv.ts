import { CsvError, type Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { readId } from './check.ts';
import type { FileIssue, FileRecord, FileRecords, FileValue, Position } from './record.ts';
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

/** Parses the text into rows; adds what is no CSV to `issues` and returns `undefined`. */
const parseRows = (
  bytes: Buffer,
  lineAfter: (offset: number) => number,
  issues: FileIssue[],
): readonly ParsedRow[] | undefined => {
  let readBytes = 0;
  try {
    return parse(bytes, {
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
    return undefined;
  }
};

/** Adds unknown, repeated and missing columns to `issues`. A column without a name must be empty. */
const checkHeader = (
  names: readonly string[],
  body: readonly ParsedRow[],
  line: number,
  issues: FileIssue[],
) => {
  for (const [index, name] of names.entries()) {
    const at = { line, column: index + 1, field: name };
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
    issues.push({ line, column: 1, field: name, reason: 'this column is missing' });
  }
};

/** Returns the values of a row by column, or `undefined` for a row of another length, which it adds to `issues`. */
const valuesOf = (
  record: readonly string[],
  names: readonly string[],
  line: number,
  issues: FileIssue[],
): Map<string, FileValue> | undefined => {
  const misses = names.some(
    (name, index) => index >= record.length && name !== '' && !isOptional(name),
  );
  if (misses || !record.slice(names.length).every(isBlank)) {
    const column = Math.min(record.length, names.length) + 1;
    const reason = `${String(record.length)} fields, the header has ${String(names.length)}`;
    issues.push({ line, column, field: '', reason });
    return undefined;
  }
  const values = new Map<string, FileValue>(
    names.map((name, index) => [
      name,
      { value: toValue(name, record[index] ?? ''), at: { line, column: index + 1, field: name } },
    ]),
  );
  values.delete('');
  for (const name of optionalColumns) {
    if (values.get(name)?.value === '') values.delete(name);
  }
  return values;
};

/** Collects the records that rows repeat, such as categories, once for each id. */
const createCollection = (
  columns: { readonly id: string; readonly name: string; readonly idInRecord: string },
  issues: FileIssue[],
) => {
  const known = new Map<unknown, FileRecord>();
  return {
    records: () => [...known.values()],
    /** Moves a row's record out of its values. Another name for a known id is an issue. */
    take: (values: Map<string, FileValue>, at: Position) => {
      const id = values.get(columns.id);
      const label = values.get(columns.name);
      values.delete(columns.name);
      if (!id || !label) return;
      if (isBlank(String(label.value))) {
        issues.push({ ...label.at, reason: 'must not be empty' });
        return;
      }
      // The row's vacancy has the same wrong id, and says so.
      if ('reason' in readId(id.value)) return;
      const earlier = known.get(id.value)?.values.get(columns.name);
      if (earlier === undefined) {
        const pair = new Map([
          [columns.idInRecord, id],
          [columns.name, label],
        ]);
        known.set(id.value, { at, values: pair });
      } else if (String(earlier.value).trim() !== String(label.value).trim()) {
        const reason = `another row gives ${columns.id} ${String(id.value)} the name ${JSON.stringify(earlier.value)}`;
        issues.push({ ...label.at, reason });
      }
    },
  };
};

/**
 * Reads the CSV form (RFC 4180, UTF-8) as spreadsheets save it: with empty rows and columns, and with any line ends.
 * Adds errors to `issues`.
 */
export const readCsvRecords = (text: string, issues: FileIssue[]): FileRecords => {
  const none: FileRecords = { categories: [], locations: [], jobs: [] };
  const separator = separatorReason(text, csvColumns);
  if (separator !== undefined) {
    issues.push({ line: 1, column: 1, field: '', reason: separator });
    return none;
  }
  const bytes = Buffer.from(text);
  const lineAfter = createLineCounter(bytes);
  const rows = parseRows(bytes, lineAfter, issues);
  if (!rows) return none;

  const headerIndex = rows.findIndex(isFilled);
  const header = rows[headerIndex];
  if (!header) {
    issues.push({ line: 1, column: 1, field: '', reason: 'the file is empty' });
    return none;
  }
  const body = rows.slice(headerIndex + 1);
  const names = header.record.map((name) => name.trim());
  checkHeader(names, body, lineAfter(rows[headerIndex - 1]?.info.bytes ?? 0), issues);
  if (issues.length > 0) return none;

  const categories = createCollection(
    { id: 'category_id', name: 'jobcategory', idInRecord: 'id' },
    issues,
  );
  const locations = createCollection(
    { id: 'int_location_id', name: 'vch_district', idInRecord: 'fk_district_id' },
    issues,
  );
  const jobs: FileRecord[] = [];
  let before = header.info.bytes;
  for (const row of body) {
    const line = lineAfter(before);
    before = row.info.bytes;
    if (!isFilled(row)) continue;
    const values = valuesOf(row.record, names, line, issues);
    if (!values) continue;
    const at: Position = { line, column: 1, field: '' };
    categories.take(values, at);
    locations.take(values, at);
    jobs.push({ at, values });
  }
  return {
    categories: categories.records(),
    locations: locations.records(),
    jobs,
    dateHint: DATE_HINT,
  };
};
