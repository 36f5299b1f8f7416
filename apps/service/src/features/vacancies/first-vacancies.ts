import type { Logger } from 'pino';
import type { Clock } from '../../runtime/clock/clock.ts';
import type { Storage } from '../../storage/index.ts';
import { readVacancyFile } from './file/read.ts';
import { VacancyFileError } from './file/record.ts';
import { importVacancies, readVersion } from './publish.ts';

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
    const begin = withSamples ? sample : { ...sample, jobs: [] };
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
