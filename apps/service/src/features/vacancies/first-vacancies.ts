import type { Logger } from 'pino';
import { type Clock, dayInKolkata } from '../../runtime/clock/clock.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';
import type { Storage } from '../../storage/index.ts';
import type { VacancyFile } from './file/check.ts';
import { readVacancyFile } from './file/read.ts';
import { VacancyFileError } from './file/record.ts';
import { importVacancies, readVersion } from './publish.ts';

/** Days before the first start on which the first of the samples ends. */
const FIRST_ENDS = 7;

/** Moves the samples' last days with the first start, so that they are open whenever that is. */
const moved = (jobs: VacancyFile['jobs'], now: number): VacancyFile['jobs'] => {
  const first = Math.min(...jobs.map(({ last_date }) => Date.parse(last_date)));
  const by = Date.parse(dayInKolkata(now)) - FIRST_ENDS * DAY_MS - first;
  const later = (day: string) => new Date(Date.parse(day) + by).toISOString().slice(0, 10);
  return jobs.map((job) => ({ ...job, last_date: later(job.last_date) }));
};

/** Imports the categories, locations and, if asked for, samples of a file, unless vacancies were ever written. */
export const importFirstVacancies = async (
  storage: Storage,
  file: string,
  {
    withSamples,
    clock,
    log,
  }: { readonly withSamples: boolean; readonly clock: Clock; readonly log: Logger },
) => {
  if ((await readVersion(storage)) > 0) return;
  try {
    const sample = await readVacancyFile(file);
    const begin = { ...sample, jobs: withSamples ? moved(sample.jobs, clock()) : [] };
    const options = { onlyFirst: true, samples: true, clock };
    const outcome = await importVacancies(storage, begin, options);
    if (outcome) log.info({ samples: outcome.jobs.added }, 'first start: the vacancies are begun');
  } catch (error) {
    const code = (error as { readonly code?: unknown }).code;
    if (!(error instanceof VacancyFileError) && code !== 'ENOENT') throw error;
    const reasons = error instanceof VacancyFileError ? error.issues : undefined;
    log.warn({ reasons }, 'first start: no vacancies were imported');
  }
};
