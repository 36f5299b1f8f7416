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
import { csv, get, paging, patch, post, xlsx } from './kinds.ts';

export const deskApplicationOperations = {
  list: {
    ...get,
    path: 'desk/applications',
    permission: 'applications.read',
    input: applicationQuerySchema,
    output: applicationListSchema,
  },
  /** Counts for the filters, and of what came after the newest row that the caller has. */
  counts: {
    ...get,
    path: 'desk/applications/counts',
    permission: 'applications.read',
    input: applicationCountsQuerySchema,
    output: applicationCountsSchema,
    isPassive: true,
  },
  choices: {
    ...get,
    path: 'desk/applications/choices',
    permission: 'applications.read',
    output: applicationChoicesSchema,
  },
  /** Members of the staff who can own an application. */
  colleagues: {
    ...get,
    path: 'desk/applications/colleagues',
    permission: 'applications.read',
    output: z.array(deskColleagueSchema),
  },
  csv: {
    ...csv,
    path: 'desk/applications/export.csv',
    permission: 'applications.export',
    input: z.omit(applicationQuerySchema, paging),
  },
  xlsx: {
    ...xlsx,
    path: 'desk/applications/export.xlsx',
    permission: 'applications.export',
    input: z.omit(applicationQuerySchema, paging),
  },
  /** Several resumes in one archive. */
  resumes: {
    ...get,
    path: 'desk/applications/resumes.zip',
    permission: 'resumes.read',
    input: resumesQuerySchema,
    file: 'application/zip',
  },
  /** Changes several applications, with one outcome for each. */
  changeSeveral: {
    ...post,
    path: 'desk/applications/bulk',
    permission: 'applications.write',
    input: bulkChangeSchema,
    output: bulkResultSchema,
  },
  /** Tells what is to be known before several are decided on. */
  weigh: {
    ...get,
    path: 'desk/applications/weigh',
    permission: 'applications.read',
    input: resumesQuerySchema,
    output: z.array(weighedSchema),
  },
  /** Sets a status, with the mail and the reason, for one or several. Nothing is told before {@link UNDO_MS} passed. */
  decide: {
    ...post,
    path: 'desk/applications/decide',
    permission: 'applications.write',
    input: newDecisionSchema,
    output: decisionResultSchema,
    isIdempotent: true,
  },
  undo: {
    ...post,
    path: 'desk/applications/undo',
    permission: 'applications.write',
    input: undoSchema,
    output: undoResultSchema,
  },
  read: {
    ...get,
    path: 'desk/applications/:reference',
    permission: 'applications.read',
    output: applicationSchema,
  },
  change: {
    ...patch,
    path: 'desk/applications/:reference',
    permission: 'applications.write',
    input: applicationChangeSchema,
    output: applicationSchema,
    isConditional: true,
  },
  addNote: {
    ...post,
    path: 'desk/applications/:reference/notes',
    permission: 'applications.write',
    input: newNoteSchema,
    output: applicationSchema,
    status: 201,
    isIdempotent: true,
  },
  templates: {
    ...get,
    path: 'desk/applications/:reference/templates',
    permission: 'applications.mail',
    output: z.array(mailTemplateSchema),
  },
  /** Answers when the mail is in the outbox. */
  mail: {
    ...post,
    path: 'desk/applications/:reference/mail',
    permission: 'applications.mail',
    input: applicantMailSchema,
    status: 202,
    isIdempotent: true,
  },
  /** The access is recorded in the audit log. */
  resume: {
    ...get,
    path: 'desk/applications/:reference/resume',
    permission: 'resumes.read',
    file: 'application/octet-stream',
  },
  /** The mails to the person, the newest first. The desk asks again while one is under way. */
  mails: {
    ...get,
    path: 'desk/applications/:reference/mails',
    permission: 'applications.read',
    output: subjectMailsSchema,
    isPassive: true,
  },
  /** Sends a mail at once that waits or was given up; 409 in another state. */
  retryMail: {
    ...post,
    path: 'desk/applications/:reference/mails/:mail/retry',
    permission: 'applications.mail',
    output: subjectMailsSchema,
  },
} as const satisfies Operations;
