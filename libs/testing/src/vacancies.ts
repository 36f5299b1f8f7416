import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sample = join(import.meta.dirname, '../../../data/vacancies.json');
/** Day for which the sample's dates were chosen. They are shifted from it to today. */
const SAMPLE_DAY = Date.UTC(2026, 10, 21);
const DAY_MS = 24 * 3_600_000;
/** The service counts days in Asia/Kolkata. */
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;

/** Writes the sample vacancies to `folder`, dated from today, as a file to import. */
export const writeVacancies = (folder: string): string => {
  const today = Math.floor((Date.now() + KOLKATA_OFFSET_MS) / DAY_MS) * DAY_MS;
  const text = readFileSync(sample, 'utf8').replaceAll(
    /(?<="last_date": ")\d{4}-\d{2}-\d{2}/g,
    (day) => new Date(Date.parse(day) + today - SAMPLE_DAY).toISOString().slice(0, 10),
  );
  const file = join(folder, 'vacancies.json');
  writeFileSync(file, text);
  return file;
};
