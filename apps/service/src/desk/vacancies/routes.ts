import type { deskVacancyOperations } from '@example/api/desk';
import {
  type DeskCall,
  type DeskHandlers,
  keyedOf,
  seenVersion,
  sendChanged,
  sendVersion,
} from '../calls/call.ts';
import { readColleagues } from '../colleagues/colleagues.ts';
import {
  assignVacancy,
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
  async ({ deps, colleague, reference, input, request, reply }: DeskCall) => {
    const version = seenVersion(request);
    const seen = { job_id: idOf(reference), version, input };
    const { isStale, vacancy } = await change(deps, colleague, seen);
    return sendChanged(reply, isStale, vacancy);
  };

export const vacancyHandlers: DeskHandlers<typeof deskVacancyOperations> = {
  list: async ({ deps, input }) => listVacancies(deps, input),
  create: async (call) =>
    sendVersion(call.reply, await createVacancy(call.deps, call.colleague, keyedOf(call)), 201),
  choices: async ({ deps }) => readVacancyChoices(deps.storage.db),
  addCategory: async ({ deps, colleague, input, reply }) =>
    reply.code(201).send(await addCategory(deps, colleague, input)),
  addLocation: async ({ deps, colleague, input, reply }) =>
    reply.code(201).send(await addLocation(deps, colleague, input)),
  colleagues: async ({ deps }) => readColleagues(deps.storage.db, 'vacancies.write', 'jobs'),
  read: async ({ deps, reference, reply }) =>
    sendVersion(reply, await readVacancy(deps.storage.db, idOf(reference), deps.clock())),
  preview: async ({ deps, reference }) => previewVacancy(deps.storage.db, idOf(reference)),
  copy: async (call) => {
    const job_id = idOf(call.reference);
    const copy = await copyVacancy(call.deps, call.colleague, { job_id, ...keyedOf(call) });
    return sendVersion(call.reply, copy, 201);
  },
  change: changing(changeVacancy),
  assign: changing(assignVacancy),
  publish: changing(publishVacancy),
  extend: changing(extendVacancy),
  close: changing(closeVacancyAtDesk),
  delete: changing(deleteVacancyAtDesk),
};
