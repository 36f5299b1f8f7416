import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sample = join(import.meta.dirname, '../../../../data/vacancies.json');
const MONTH_MS = 30 * 24 * 3_600_000;

/** Writes the sample vacancies into `folder`, open for a month from today, as a file that can be imported. */
export const writeVacancies = (folder: string): string => {
  const last = new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10);
  const text = readFileSync(sample, 'utf8');
  const file = join(folder, 'vacancies.json');
  writeFileSync(file, text.replaceAll(/(?<="last_date": ")\d{4}-\d{2}-\d{2}/g, last));
  return file;
};
