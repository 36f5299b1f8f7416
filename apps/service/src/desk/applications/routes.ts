import type { Application, ApplicationRow, deskApplicationOperations } from '@example/api/desk';
import { downloadOf, sendFile } from '../../http/downloads/index.ts';
import {
  changeOf,
  type DeskCall,
  type DeskHandlers,
  mailOf,
  sendChanged,
  sendVersion,
} from '../common/route.ts';
import { readColleagues } from '../common/colleagues.ts';
import { idempotencyKeyOf } from '../../http/idempotency/index.ts';
import { exportHandlers } from '../common/table.ts';
import { addNote, changeApplication, changeSeveral } from './change.ts';
import { countApplications } from './counts.ts';
import { decide, weighApplications } from './decide.ts';
import { exportApplications, packResumes, readResume } from './export.ts';
import { listApplications, readChoices } from './list.ts';
import { mailApplicant, readTemplates } from './mail.ts';
import { counted, listed, noteListed, noteView } from '../common/views.ts';
import { readApplication } from './read.ts';
import { readMails, retryMail } from '../mails/mails.ts';
import { findApplication, subjectOf } from './row.ts';
import { undoDecision } from './undo.ts';

/** Records in the audit log that the caller has seen an application, and others of the same person beside it. */
const noteRead = async (call: DeskCall, shown?: Pick<Application, 'also_applied'>) => {
  await noteView(call, 'application.read', subjectOf({ reference: call.reference }));
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
    listed(
      call,
      'applications',
      await listApplications(call.deps, call.colleague, call.request.query),
    ),
  choices: async ({ deps }) => readChoices(deps),
  counts: async (call) =>
    counted(
      call,
      'applications',
      await countApplications(call.deps, call.colleague, call.request.query),
    ),
  colleagues: async ({ deps }) =>
    readColleagues(deps.storage.db, 'applications.write', 'applications'),
  ...exportHandlers('applications', async ({ deps, colleague, request }) =>
    exportApplications(deps, colleague, request.query),
  ),
  resumes: async ({ deps, colleague, request, reply }) => {
    const packed = await packResumes(deps, colleague, request.query);
    const name = 'resumes.zip';
    return sendFile(reply, { name, plainName: name, type: 'application/zip' }, packed);
  },
  changeSeveral: async (call) => {
    const { deps, colleague, request } = call;
    const results = await changeSeveral(deps, colleague, request.body);
    await noteOutcomes(call, results);
    return { results };
  },
  weigh: async (call) => {
    const weighed = await weighApplications(call.deps.storage.db, call.request.query);
    await noteListed(call, 'applications', { items: weighed }, { reference: weighed });
    return weighed;
  },
  decide: async (call) => {
    const { deps, colleague, request } = call;
    const decided = await decide(deps, colleague, {
      input: request.body,
      key: idempotencyKeyOf(request),
    });
    await noteOutcomes(call, decided.results);
    return decided;
  },
  undo: async (call) => {
    const results = await undoDecision(call.deps, call.colleague, call.request.body);
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
    const change = changeOf(call);
    const { isStale, application } = await changeApplication(deps, colleague, change);
    await noteRead(call, application);
    return sendChanged(reply, isStale, application);
  },
  addNote: async (call) => {
    const { deps, colleague, reference, request, reply } = call;
    const application = await addNote(deps, colleague, {
      reference,
      input: request.body,
      key: idempotencyKeyOf(request),
    });
    await noteRead(call, application);
    return reply.code(201).send(application);
  },
  templates: async (call) => {
    const templates = await readTemplates(call.deps.storage.db, call.reference);
    await noteRead(call);
    return templates;
  },
  mail: async ({ deps, colleague, reference, request, reply }) => {
    const key = idempotencyKeyOf(request);
    await mailApplicant(deps, colleague, { reference, input: request.body, key });
    return reply.code(202).send({});
  },
  mails: async (call) => {
    const { storage, clock } = call.deps;
    const { id } = await findApplication(storage.db, call.reference);
    await noteRead(call);
    return readMails(storage.db, clock(), { application_id: id });
  },
  retryMail: async (call) => {
    const { deps, colleague, reference } = call;
    const { id } = await findApplication(deps.storage.db, reference);
    await noteRead(call);
    return retryMail(deps, colleague, {
      id: mailOf(call),
      subject: { application_id: id },
      action: 'application.mail_retried',
      audited: subjectOf({ reference }),
    });
  },
  resume: async ({ deps, colleague, reference, reply }) => {
    const { name, content, size } = await readResume(deps, colleague, reference);
    return sendFile(reply, downloadOf(name), content, size);
  },
};
