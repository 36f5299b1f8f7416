import type { Application, ApplicationRow, deskApplicationOperations } from '@example/api/desk';
import { downloadOf, sendFile } from '../../http/downloads/index.ts';
import {
  changeOf,
  type DeskCall,
  type DeskHandlers,
  keyedOf,
  sendChanged,
  sendVersion,
} from '../calls/call.ts';
import { readColleagues } from '../colleagues/colleagues.ts';
import { exportHandlers } from '../lists/table.ts';
import { addNote, changeApplication, changeSeveral } from './change.ts';
import { countApplications } from './counts.ts';
import { decide, weighApplications } from './decide.ts';
import { exportApplications, packResumes, readResume } from './export.ts';
import { listApplications, readChoices } from './list.ts';
import { mailApplicant, readTemplates } from './mail.ts';
import { counted, listed, noteListed, noteView } from '../history/views.ts';
import { readApplication } from './read.ts';
import { mailHandlers } from '../mails/mails.ts';
import { findApplication, subjectOf } from './row.ts';
import { undoDecision } from './undo.ts';

/** Records in the audit log that the caller has seen an application, and others of the same person beside it. */
const noteRead = async (call: DeskCall, shown?: Pick<Application, 'also_applied'>) => {
  await noteView(call, 'application.read', subjectOf(call));
  const items = shown?.also_applied ?? [];
  await noteListed(call, 'applications', { items }, { also_applied: items });
};

/** Records in the audit log that the caller has seen the rows in the outcomes of a change of several. */
const noteOutcomes = async (
  call: DeskCall,
  outcomes: readonly { readonly application?: ApplicationRow | undefined }[],
) => {
  const items = outcomes.filter(({ application }) => application !== undefined);
  await noteListed(call, 'applications', { items }, { reference: items });
};

export const applicationHandlers: DeskHandlers<typeof deskApplicationOperations> = {
  list: async (call) =>
    listed(call, 'applications', await listApplications(call.deps, call.colleague, call.input)),
  choices: async ({ deps }) => readChoices(deps),
  counts: async (call) =>
    counted(call, 'applications', await countApplications(call.deps, call.colleague, call.input)),
  colleagues: async ({ deps }) =>
    readColleagues(deps.storage.db, 'applications.write', 'applications'),
  ...exportHandlers('applications', async ({ deps, colleague, input }) =>
    exportApplications(deps, colleague, input),
  ),
  resumes: async ({ deps, colleague, input, reply }) => {
    const packed = await packResumes(deps, colleague, input);
    return sendFile(reply, { name: 'resumes.zip', type: 'application/zip' }, packed);
  },
  changeSeveral: async (call) => {
    const results = await changeSeveral(call.deps, call.colleague, call.input);
    await noteOutcomes(call, results);
    return { results };
  },
  weigh: async (call) => {
    const weighed = await weighApplications(call.deps.storage.db, call.input);
    await noteListed(call, 'applications', { items: weighed }, { reference: weighed });
    return weighed;
  },
  decide: async (call) => {
    const decided = await decide(call.deps, call.colleague, keyedOf(call));
    await noteOutcomes(call, decided.results);
    return decided;
  },
  undo: async (call) => {
    const results = await undoDecision(call.deps, call.colleague, call.input);
    await noteOutcomes(call, results);
    return { results };
  },
  read: async (call) => {
    const { deps, colleague, reference, reply } = call;
    const application = await readApplication(deps.storage.db, reference, colleague, deps.clock());
    await noteRead(call, application);
    return sendVersion(reply, application);
  },
  change: async (call) => {
    const { deps, colleague, reply } = call;
    const { isStale, application } = await changeApplication(deps, colleague, changeOf(call));
    await noteRead(call, application);
    return sendChanged(reply, isStale, application);
  },
  addNote: async (call) => {
    const application = await addNote(call.deps, call.colleague, keyedOf(call));
    await noteRead(call, application);
    return call.reply.code(201).send(application);
  },
  templates: async (call) => {
    const templates = await readTemplates(call.deps.storage.db, call.reference);
    await noteRead(call);
    return templates;
  },
  mail: async (call) => {
    await mailApplicant(call.deps, call.colleague, keyedOf(call));
    return call.reply.code(202).send({});
  },
  ...mailHandlers('application', async (call) => {
    const { id } = await findApplication(call.deps.storage.db, call.reference);
    await noteRead(call);
    return { subject: { application_id: id }, audited: subjectOf(call) };
  }),
  resume: async ({ deps, colleague, reference, reply }) => {
    const { name, content, size } = await readResume(deps, colleague, reference);
    return sendFile(reply, downloadOf(name), content, size);
  },
};
