import type { deskVacancyOperations } from '@example/api/desk';
import {
  type DeskCall,
  type DeskHandlers,
  seenVersion,
  sendChanged,
  sendVersion,
} from '../common/route.ts';
import { idempotencyKeyOf } from '../../http/idempotency/index.ts';
import { readColleagues } from '../common/colleagues.ts';
import {
  type ChangedVacancy,
  changeVacancy,
  closeVacancyAtDesk,
  extendVacancy,
  publishVacancy,
  type SeenVacancy,
} from './change.ts';
import { addCategory, addLocation } from './choices.ts';
import { copyVacancy, createVacancy } from './create.ts';
import { deleteVacancyAtDesk } from './delete.ts';
import { assignVacancy } from './owner.ts';
import { listVacancies, previewVacancy, readVacancyChoices } from './list.ts';
import { idOf, readVacancy } from './row.ts';

/** Creates the handler of a change at the version the caller has seen. */
const changing =
  (
    change: (
      deps: DeskCall['deps'],
      colleague: DeskCall['colleague'],
      seen: SeenVacancy,
    ) => Promise<ChangedVacancy>,
  ) =>
  async ({ deps, colleague, reference, request, reply }: DeskCall) => {
    const version = seenVersion(request);
    const seen = { job_id: idOf(reference), version, input: request.body };
    const { isStale, vacancy } = await change(deps, colleague, seen);
    return sendChanged(reply, isStale, vacancy);
  };

export const vacancyHandlers: DeskHandlers<typeof deskVacancyOperations> = {
  list: async ({ deps, request }) => listVacancies(deps, request.query),
  create: async ({ deps, colleague, request, reply }) => {
    const key = idempotencyKeyOf(request);
    return sendVersion(reply, await createVacancy(deps, colleague, request.body, key), 201);
  },
  choices: async ({ deps }) => readVacancyChoices(deps.storage.db),
  addCategory: async ({ deps, colleague, request, reply }) =>
    reply.code(201).send(await addCategory(deps, colleague, request.body)),
  addLocation: async ({ deps, colleague, request, reply }) =>
    reply.code(201).send(await addLocation(deps, colleague, request.body)),
  colleagues: async ({ deps }) => readColleagues(deps.storage.db, 'vacancies.write', 'jobs'),
  read: async ({ deps, reference, reply }) =>
    sendVersion(reply, await readVacancy(deps.storage.db, idOf(reference), deps.clock())),
  preview: async ({ deps, reference }) => previewVacancy(deps.storage.db, idOf(reference)),
  copy: async ({ deps, colleague, reference, request, reply }) => {
    const wanted = { job_id: idOf(reference), input: request.body ?? {} };
    const copy = await copyVacancy(deps, colleague, wanted, idempotencyKeyOf(request));
    return sendVersion(reply, copy, 201);
  },
  change: changing(changeVacancy),
  assign: changing(assignVacancy),
  publish: changing(publishVacancy),
  extend: changing(extendVacancy),
  close: changing(closeVacancyAtDesk),
  delete: changing(deleteVacancyAtDesk),
};
