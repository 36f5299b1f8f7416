import {
  DESK,
  type DeskCall,
  type DeskRoute,
  keyOf,
  seenVersion,
  sendChanged,
  sendVersion,
} from '../route.ts';
import {
  type ChangedVacancy,
  changeVacancy,
  closeVacancyAtDesk,
  copyVacancy,
  createVacancy,
  extendVacancy,
  publishVacancy,
  type SeenVacancy,
} from './change.ts';
import { deleteVacancyAtDesk } from './delete.ts';
import { listVacancies, previewVacancy, readVacancyChoices } from './list.ts';
import { idOf, readVacancy } from './row.ts';

const VACANCIES = `${DESK}/vacancies`;

/** Creates the handler of a change at the version the caller has seen. */
const changing =
  (
    change: (
      deps: DeskCall['deps'],
      colleague: DeskCall['colleague'],
      seen: SeenVacancy,
    ) => Promise<ChangedVacancy>,
  ): DeskRoute['run'] =>
  async ({ deps, colleague, reference, request, reply }) => {
    const version = seenVersion(request);
    const seen = { job_id: idOf(reference), version, input: request.body };
    const { isStale, vacancy } = await change(deps, colleague, seen);
    return sendChanged(reply, isStale, vacancy);
  };

export const vacancyRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    url: VACANCIES,
    permission: 'vacancies.read',
    run: async ({ deps, request }) => listVacancies(deps, request.query),
  },
  {
    method: 'POST',
    url: VACANCIES,
    permission: 'vacancies.write',
    run: async ({ deps, colleague, request, reply }) => {
      const key = keyOf(request);
      return sendVersion(reply, await createVacancy(deps, colleague, request.body, key), 201);
    },
  },
  {
    method: 'GET',
    url: `${VACANCIES}/choices`,
    permission: 'vacancies.read',
    run: async ({ deps }) => readVacancyChoices(deps.storage.db),
  },
  {
    method: 'GET',
    url: `${VACANCIES}/:reference`,
    permission: 'vacancies.read',
    run: async ({ deps, reference, reply }) =>
      sendVersion(reply, await readVacancy(deps.storage.db, idOf(reference), deps.clock())),
  },
  {
    method: 'GET',
    url: `${VACANCIES}/:reference/preview`,
    permission: 'vacancies.read',
    run: async ({ deps, reference }) => previewVacancy(deps.storage.db, idOf(reference)),
  },
  {
    method: 'POST',
    url: `${VACANCIES}/:reference/copy`,
    permission: 'vacancies.write',
    run: async ({ deps, colleague, reference, request, reply }) => {
      const copy = await copyVacancy(deps, colleague, idOf(reference), keyOf(request));
      return sendVersion(reply, copy, 201);
    },
  },
  {
    method: 'PATCH',
    url: `${VACANCIES}/:reference`,
    permission: 'vacancies.write',
    run: changing(changeVacancy),
  },
  ...Object.entries({
    publish: publishVacancy,
    extend: extendVacancy,
    close: closeVacancyAtDesk,
    delete: deleteVacancyAtDesk,
  }).map(([deed, change]): DeskRoute => ({
    method: 'POST',
    url: `${VACANCIES}/:reference/${deed}`,
    permission: 'vacancies.write',
    run: changing(change),
  })),
];
