import * as z from 'zod/mini';
import type { Operations } from '../../operations/operation.ts';
import { newNoteSchema } from '../applications.ts';
import { enquiryCountsQuerySchema, enquiryCountsSchema } from '../counts.ts';
import {
  deskEnquirySchema,
  enquiryChangeSchema,
  enquiryListSchema,
  enquiryMailSchema,
  enquiryQuerySchema,
} from '../enquiries.ts';
import { deskColleagueSchema } from '../owners.ts';
import { subjectMailsSchema } from '../mails.ts';
import { csv, get, paging, patch, post, xlsx } from './kinds.ts';

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
  /** Counts for the filters, and of what came after the newest row that the caller has. */
  counts: {
    ...get,
    path: 'desk/enquiries/counts',
    permission: 'enquiries.read',
    input: enquiryCountsQuerySchema,
    output: enquiryCountsSchema,
    isPassive: true,
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
    input: newNoteSchema,
    output: deskEnquirySchema,
    status: 201,
    isIdempotent: true,
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
  /** The mails to the person, the newest first. The desk asks again while one is under way. */
  mails: {
    ...get,
    path: 'desk/enquiries/:reference/mails',
    permission: 'enquiries.read',
    output: subjectMailsSchema,
    isPassive: true,
  },
  /** Sends a mail at once that waits or was given up; 409 in another state. */
  retryMail: {
    ...post,
    path: 'desk/enquiries/:reference/mails/:mail/retry',
    permission: 'enquiries.write',
    output: subjectMailsSchema,
  },
} as const satisfies Operations;
