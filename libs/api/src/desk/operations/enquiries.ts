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
import { exportsOf, get, paging, patch, post } from './kinds.ts';

export const deskEnquiryOperations = {
  colleagues: {
    ...get('enquiries.read'),
    path: 'desk/colleagues',
    output: z.array(deskColleagueSchema),
  },
  list: {
    ...get('enquiries.read'),
    path: 'desk/enquiries',
    input: enquiryQuerySchema,
    output: enquiryListSchema,
  },
  counts: {
    ...get('enquiries.read'),
    path: 'desk/enquiries/counts',
    input: enquiryCountsQuerySchema,
    output: enquiryCountsSchema,
    isPassive: true,
  },
  ...exportsOf(
    'desk/enquiries',
    { permission: 'enquiries.read' },
    z.omit(enquiryQuerySchema, paging),
  ),
  read: {
    ...get('enquiries.read'),
    path: 'desk/enquiries/:reference',
    output: deskEnquirySchema,
  },
  change: {
    ...patch('enquiries.write'),
    path: 'desk/enquiries/:reference',
    input: enquiryChangeSchema,
    output: deskEnquirySchema,
    isConditional: true,
  },
  addNote: {
    ...post('enquiries.write'),
    path: 'desk/enquiries/:reference/notes',
    input: newNoteSchema,
    output: deskEnquirySchema,
    status: 201,
    isIdempotent: true,
  },
  /** Answers when the mail is in the outbox and stored with the enquiry. */
  answer: {
    ...post('enquiries.write'),
    path: 'desk/enquiries/:reference/answer',
    input: enquiryMailSchema,
    output: deskEnquirySchema,
    status: 202,
    isConditional: true,
    isIdempotent: true,
  },
  /** Releases from quarantine: the office is told and the sender gets the acknowledgement. */
  release: {
    ...post('enquiries.write'),
    path: 'desk/enquiries/:reference/release',
    output: deskEnquirySchema,
  },
  /** The mails to the person, the newest first. The desk asks again while one is under way. */
  mails: {
    ...get('enquiries.read'),
    path: 'desk/enquiries/:reference/mails',
    output: subjectMailsSchema,
    isPassive: true,
  },
  /** Sends a mail at once that waits or was given up; 409 in another state. */
  retryMail: {
    ...post('enquiries.write'),
    path: 'desk/enquiries/:reference/mails/:mail/retry',
    output: subjectMailsSchema,
  },
} as const satisfies Operations;
