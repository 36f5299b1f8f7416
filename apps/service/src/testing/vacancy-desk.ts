import type { Vacancy, VacancyList } from '@example/api/desk';
import { expect } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { createDesk, readDesk } from './desk.ts';
import type { Browser } from './candidate.ts';

export const VACANCIES = 'desk/vacancies';

export const vacancyFields = {
  job_title: 'Cartographer',
  job_short_desc: 'Draws maps.',
  description: 'You draw maps.\nOf everything.',
  category_id: 1,
  job_type: 2,
  vch_office: 'Head office',
  int_location_id: 1,
  last_date: '2026-12-31',
};

export const listVacancies = async (browser: Browser, query = '') =>
  readDesk<VacancyList>(browser, `vacancies${query}`);

export const readVacancy = async (browser: Browser, id: number) =>
  readDesk<Vacancy>(browser, `vacancies/${String(id)}`);

export const makeVacancy = async (browser: Browser, changed: object = {}): Promise<Vacancy> => {
  const answer = await browser.post(VACANCIES, { ...vacancyFields, ...changed });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Vacancy>();
};

/** Acts on a vacancy at its current version, unless another one is given. */
export const actOn = async (
  browser: Browser,
  id: number,
  deed: '' | 'publish' | 'extend' | 'close' | 'delete',
  body: object = {},
  version?: string,
) =>
  browser.send(
    deed === '' ? 'PATCH' : 'POST',
    `/api/v0/${VACANCIES}/${String(id)}${deed === '' ? '' : `/${deed}`}`,
    body,
    { 'if-match': version ?? `"${String((await readVacancy(browser, id)).version)}"` },
  );

/** Creates a recruiter's desk, and a function that returns which vacancies visitors are shown. */
export const createVacancyDesk = async (database: TestDatabase) => {
  const { service, browser, pass } = await createDesk(database, 'recruiter');
  const shown = async () => {
    const answer = await service.server.inject('/api/v0/get_joblist');
    return {
      ids: answer.json<{ readonly job_id: number }[]>().map(({ job_id }) => job_id),
      etag: answer.headers.etag,
    };
  };
  return { service, browser, shown, pass };
};
