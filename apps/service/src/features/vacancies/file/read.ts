import { readFile } from 'node:fs/promises';
import { checkRecords, type VacancyFile } from './check.ts';
import { readCsvRecords } from './csv.ts';
import { readJsonRecords } from './json.ts';
import { type FileIssue, VacancyFileError } from './record.ts';
import { encodingReason } from './spreadsheet.ts';

export type VacancyFormat = 'json' | 'csv';

/** Returns the format by the extension of a file's name, `undefined` when it cannot be imported. */
const formatOf = (file: string): VacancyFormat | undefined => {
  const name = file.toLowerCase();
  if (name.endsWith('.json')) return 'json';
  return name.endsWith('.csv') ? 'csv' : undefined;
};

const byPlace = (one: FileIssue, other: FileIssue) =>
  one.line - other.line || one.column - other.column;

/**
 * Reads vacancies from text.
 *
 * @throws VacancyFileError naming all errors of the file
 */
export const parseVacancies = (text: string, format: VacancyFormat): VacancyFile => {
  const issues: FileIssue[] = [];
  const withoutMark = text.replace(/^\uFEFF/, '');
  const records =
    format === 'json' ? readJsonRecords(withoutMark, issues) : readCsvRecords(withoutMark, issues);
  const file = checkRecords(records, issues);
  if (issues.length > 0) throw new VacancyFileError(issues.toSorted(byPlace));
  return file;
};

/**
 * Reads a vacancies file, as JSON or CSV by the extension of its name.
 *
 * @throws VacancyFileError naming all errors of the file; the errors of reading a file
 */
export const readVacancyFile = async (file: string): Promise<VacancyFile> => {
  const format = formatOf(file);
  const place = { line: 1, column: 1, field: '' };
  if (!format) {
    const reason =
      'the file name must end in .json or .csv, and a spreadsheet is to be saved as CSV';
    throw new VacancyFileError([{ ...place, reason }]);
  }
  const bytes = await readFile(file);
  const reason = encodingReason(bytes, format === 'csv');
  if (reason !== undefined) throw new VacancyFileError([{ ...place, reason }]);
  return parseVacancies(bytes.toString('utf8'), format);
};
