import * as z from 'zod/mini';
import type { Operations } from '../../operations/operation.ts';
import {
  applicantMailSchema,
  applicationChangeSchema,
  applicationChoicesSchema,
  applicationListSchema,
  applicationQuerySchema,
  applicationSchema,
  bulkChangeSchema,
  bulkResultSchema,
  mailTemplateSchema,
  newNoteSchema,
  resumesQuerySchema,
} from '../applications.ts';
import { applicationCountsQuerySchema, applicationCountsSchema } from '../counts.ts';
import {
  decisionResultSchema,
  newDecisionSchema,
  undoResultSchema,
  undoSchema,
  weighedSchema,
} from '../decisions.ts';
import { deskColleagueSchema } from '../owners.ts';
import { subjectMailsSchema } from '../mails.ts';
import { exportsOf, get, paging, patch, post } from './kinds.ts';

export const deskApplicationOperations = {
  list: {
    ...get('applications.read'),
    path: 'desk/applications',
    input: applicationQuerySchema,
    output: applicationListSchema,
  },
  counts: {
    ...get('applications.read'),
    path: 'desk/applications/counts',
    input: applicationCountsQuerySchema,
    output: applicationCountsSchema,
    isPassive: true,
  },
  choices: {
    ...get('applications.read'),
    path: 'desk/applications/choices',
    output: applicationChoicesSchema,
  },
  colleagues: {
    ...get('applications.read'),
    path: 'desk/applications/colleagues',
    output: z.array(deskColleagueSchema),
  },
  ...exportsOf(
    'desk/applications',
    { permission: 'applications.export' },
    z.omit(applicationQuerySchema, paging),
  ),
  resumes: {
    ...get('resumes.read'),
    path: 'desk/applications/resumes.zip',
    input: resumesQuerySchema,
    file: 'application/zip',
  },
  changeSeveral: {
    ...post('applications.write'),
    path: 'desk/applications/bulk',
    input: bulkChangeSchema,
    output: bulkResultSchema,
  },
  weigh: {
    ...get('applications.read'),
    path: 'desk/applications/weigh',
    input: resumesQuerySchema,
    output: z.array(weighedSchema),
  },
  decide: {
    ...post('applications.write'),
    path: 'desk/applications/decide',
    input: newDecisionSchema,
    output: decisionResultSchema,
    isIdempotent: true,
  },
  undo: {
    ...post('applications.write'),
    path: 'desk/applications/undo',
    input: undoSchema,
    output: undoResultSchema,
  },
  read: {
    ...get('applications.read'),
    path: 'desk/applications/:reference',
    output: applicationSchema,
  },
  change: {
    ...patch('applications.write'),
    path: 'desk/applications/:reference',
    input: applicationChangeSchema,
    output: applicationSchema,
    isConditional: true,
  },
  addNote: {
    ...post('applications.write'),
    path: 'desk/applications/:reference/notes',
    input: newNoteSchema,
    output: applicationSchema,
    status: 201,
    isIdempotent: true,
  },
  templates: {
    ...get('applications.mail'),
    path: 'desk/applications/:reference/templates',
    output: z.array(mailTemplateSchema),
  },
  /** Answers when the mail is in the outbox. */
  mail: {
    ...post('applications.mail'),
    path: 'desk/applications/:reference/mail',
    input: applicantMailSchema,
    status: 202,
    isIdempotent: true,
  },
  /** The access is recorded in the audit log. */
  resume: {
    ...get('resumes.read'),
    path: 'desk/applications/:reference/resume',
    file: 'application/octet-stream',
  },
  /** The mails to the person, the newest first. The desk asks again while one is under way. */
  mails: {
    ...get('applications.read'),
    path: 'desk/applications/:reference/mails',
    output: subjectMailsSchema,
    isPassive: true,
  },
  /** Sends a mail at once that waits or was given up; 409 in another state. */
  retryMail: {
    ...post('applications.mail'),
    path: 'desk/applications/:reference/mails/:mail/retry',
    output: subjectMailsSchema,
  },
} as const satisfies Operations;
