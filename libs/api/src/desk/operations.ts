import * as z from 'zod/mini';
import type { Operations } from '../operations/operation.ts';
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
} from './applications.ts';
import { auditListSchema, auditQuerySchema } from './audit.ts';
import {
  deskColleagueSchema,
  deskEnquirySchema,
  enquiryChangeSchema,
  enquiryListSchema,
  enquiryMailSchema,
  enquiryQuerySchema,
  newEnquiryNoteSchema,
} from './enquiries.ts';
import { deskMailSchema, mailListSchema, mailQuerySchema } from './outbox.ts';
import { retentionSchema } from './retention.ts';
import { subscriberListSchema, subscriberQuerySchema } from './subscribers.ts';
import {
  extensionSchema,
  publicationSchema,
  vacancyChoicesSchema,
  vacancyFieldsSchema,
  vacancyListSchema,
  vacancyPreviewSchema,
  vacancyQuerySchema,
  vacancySchema,
} from './vacancies.ts';

/*
 * Operations of the staff's desk. Each needs a session, else it answers 401, and a permission, else 403. All of
 * them share the limit of reads.
 */
const get = { method: 'GET', caller: 'staff' } as const;
const post = { method: 'POST', caller: 'staff', limit: 'reads' } as const;
const patch = { method: 'PATCH', caller: 'staff', limit: 'reads' } as const;

const paging = { cursor: true, limit: true } as const;
const csv = { ...get, file: 'text/csv' } as const;
const xlsx = {
  ...get,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const deskApplicationOperations = {
  list: {
    ...get,
    path: 'desk/applications',
    permission: 'applications.read',
    input: applicationQuerySchema,
    output: applicationListSchema,
  },
  choices: {
    ...get,
    path: 'desk/applications/choices',
    permission: 'applications.read',
    output: applicationChoicesSchema,
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
} as const satisfies Operations;

export const deskVacancyOperations = {
  list: {
    ...get,
    path: 'desk/vacancies',
    permission: 'vacancies.read',
    input: vacancyQuerySchema,
    output: vacancyListSchema,
  },
  /** Creates a draft. */
  create: {
    ...post,
    path: 'desk/vacancies',
    permission: 'vacancies.write',
    input: vacancyFieldsSchema,
    output: vacancySchema,
    status: 201,
    isIdempotent: true,
  },
  choices: {
    ...get,
    path: 'desk/vacancies/choices',
    permission: 'vacancies.read',
    output: vacancyChoicesSchema,
  },
  read: {
    ...get,
    path: 'desk/vacancies/:reference',
    permission: 'vacancies.read',
    output: vacancySchema,
  },
  /** The vacancy as the public will see it. */
  preview: {
    ...get,
    path: 'desk/vacancies/:reference/preview',
    permission: 'vacancies.read',
    output: vacancyPreviewSchema,
  },
  /** Creates a draft from another vacancy. */
  copy: {
    ...post,
    path: 'desk/vacancies/:reference/copy',
    permission: 'vacancies.write',
    output: vacancySchema,
    status: 201,
    isIdempotent: true,
  },
  change: {
    ...patch,
    path: 'desk/vacancies/:reference',
    permission: 'vacancies.write',
    input: z.partial(vacancyFieldsSchema),
    output: vacancySchema,
    isConditional: true,
  },
  /** 409 when it is open. */
  publish: {
    ...post,
    path: 'desk/vacancies/:reference/publish',
    permission: 'vacancies.write',
    input: publicationSchema,
    output: vacancySchema,
    isConditional: true,
  },
  /** Moves the last day to a later one; 409 when the staff closed it. */
  extend: {
    ...post,
    path: 'desk/vacancies/:reference/extend',
    permission: 'vacancies.write',
    input: extensionSchema,
    output: vacancySchema,
    isConditional: true,
  },
  /** 409 for a draft or a closed one. */
  close: {
    ...post,
    path: 'desk/vacancies/:reference/close',
    permission: 'vacancies.write',
    output: vacancySchema,
    isConditional: true,
  },
  /** Deletes a draft or a sample and answers its last state; 409 for any other. */
  delete: {
    ...post,
    path: 'desk/vacancies/:reference/delete',
    permission: 'vacancies.write',
    output: vacancySchema,
    isConditional: true,
  },
} as const satisfies Operations;

export const deskEnquiryOperations = {
  /** Members of the staff who can own an enquiry. */
  colleagues: {
    ...get,
    path: 'desk/colleagues',
    permission: 'enquiries.read',
    output: z.array(deskColleagueSchema),
  },
  list: {
    ...get,
    path: 'desk/enquiries',
    permission: 'enquiries.read',
    input: enquiryQuerySchema,
    output: enquiryListSchema,
  },
  csv: {
    ...csv,
    path: 'desk/enquiries/export.csv',
    permission: 'enquiries.read',
    input: z.omit(enquiryQuerySchema, paging),
  },
  xlsx: {
    ...xlsx,
    path: 'desk/enquiries/export.xlsx',
    permission: 'enquiries.read',
    input: z.omit(enquiryQuerySchema, paging),
  },
  read: {
    ...get,
    path: 'desk/enquiries/:reference',
    permission: 'enquiries.read',
    output: deskEnquirySchema,
  },
  change: {
    ...patch,
    path: 'desk/enquiries/:reference',
    permission: 'enquiries.write',
    input: enquiryChangeSchema,
    output: deskEnquirySchema,
    isConditional: true,
  },
  addNote: {
    ...post,
    path: 'desk/enquiries/:reference/notes',
    permission: 'enquiries.write',
    input: newEnquiryNoteSchema,
    output: deskEnquirySchema,
    status: 201,
  },
  /** Answers when the mail is in the outbox and stored with the enquiry. */
  answer: {
    ...post,
    path: 'desk/enquiries/:reference/answer',
    permission: 'enquiries.write',
    input: enquiryMailSchema,
    output: deskEnquirySchema,
    status: 202,
    isConditional: true,
    isIdempotent: true,
  },
  /** Releases from quarantine: the office is told and the sender gets the acknowledgement. */
  release: {
    ...post,
    path: 'desk/enquiries/:reference/release',
    permission: 'enquiries.write',
    output: deskEnquirySchema,
  },
} as const satisfies Operations;

export const deskSubscriberOperations = {
  list: {
    ...get,
    path: 'desk/subscribers',
    permission: 'subscribers.read',
    input: subscriberQuerySchema,
    output: subscriberListSchema,
  },
  csv: {
    ...csv,
    path: 'desk/subscribers/export.csv',
    permission: 'subscribers.read',
    input: z.omit(subscriberQuerySchema, paging),
  },
  xlsx: {
    ...xlsx,
    path: 'desk/subscribers/export.xlsx',
    permission: 'subscribers.read',
    input: z.omit(subscriberQuerySchema, paging),
  },
} as const satisfies Operations;

export const deskOutboxOperations = {
  list: {
    ...get,
    path: 'desk/outbox',
    permission: 'outbox.read',
    input: mailQuerySchema,
    output: mailListSchema,
  },
  read: {
    ...get,
    path: 'desk/outbox/:reference',
    permission: 'outbox.read',
    output: deskMailSchema,
  },
  /** Sends a mail at once that waits or was given up; 409 in another state. */
  retry: {
    ...post,
    path: 'desk/outbox/:reference/retry',
    permission: 'outbox.write',
    output: deskMailSchema,
  },
  /** Releases a mail that is held; 409 in another state. */
  release: {
    ...post,
    path: 'desk/outbox/:reference/release',
    permission: 'outbox.write',
    output: deskMailSchema,
  },
} as const satisfies Operations;

export const deskAuditOperations = {
  list: {
    ...get,
    path: 'desk/audit',
    permission: 'audit.read',
    input: auditQuerySchema,
    output: auditListSchema,
  },
} as const satisfies Operations;

export const deskRetentionOperations = {
  read: {
    ...get,
    path: 'desk/retention',
    permission: 'retention.read',
    output: retentionSchema,
  },
} as const satisfies Operations;

export const deskOperations = {
  applications: deskApplicationOperations,
  vacancies: deskVacancyOperations,
  enquiries: deskEnquiryOperations,
  subscribers: deskSubscriberOperations,
  outbox: deskOutboxOperations,
  audit: deskAuditOperations,
  retention: deskRetentionOperations,
} as const satisfies Readonly<Record<string, Operations>>;
