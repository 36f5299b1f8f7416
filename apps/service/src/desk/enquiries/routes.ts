import type { deskEnquiryOperations } from '@example/api/desk';
import {
  changeOf,
  type DeskCall,
  type DeskHandlers,
  keyedOf,
  sendChanged,
  sendVersion,
} from '../calls/call.ts';
import { exportHandlers } from '../lists/table.ts';
import { addEnquiryNote, answerEnquiry, changeEnquiry } from './change.ts';
import { countEnquiries } from './counts.ts';
import { exportEnquiries } from './export.ts';
import { readColleagues } from '../colleagues/colleagues.ts';
import { listEnquiries } from './list.ts';
import { readEnquiry } from './read.ts';
import { counted, listed, noteView } from '../history/views.ts';
import { releaseEnquiry } from './release.ts';
import { mailHandlers } from '../mails/mails.ts';
import { findEnquiry, subjectOf } from './row.ts';

const noteRead = async (call: DeskCall, enquiry: Parameters<typeof subjectOf>[0]) =>
  noteView(call, 'enquiry.read', subjectOf(enquiry));

export const enquiryHandlers: DeskHandlers<typeof deskEnquiryOperations> = {
  colleagues: async ({ deps }) => readColleagues(deps.storage.db, 'enquiries.write', 'inbox'),
  list: async (call) => listed(call, 'enquiries', await listEnquiries(call.deps, call.input)),
  counts: async (call) => counted(call, 'enquiries', await countEnquiries(call.deps, call.input)),
  ...exportHandlers('enquiries', async ({ deps, colleague, input }) =>
    exportEnquiries(deps, colleague, input),
  ),
  read: async (call) => {
    const enquiry = await readEnquiry(call.deps.storage.db, call.reference);
    await noteRead(call, enquiry);
    return sendVersion(call.reply, enquiry);
  },
  change: async (call) => {
    const { deps, colleague, reply } = call;
    const { isStale, enquiry } = await changeEnquiry(deps, colleague, changeOf(call));
    await noteRead(call, enquiry);
    return sendChanged(reply, isStale, enquiry);
  },
  addNote: async (call) => {
    const enquiry = await addEnquiryNote(call.deps, call.colleague, keyedOf(call));
    await noteRead(call, enquiry);
    return sendVersion(call.reply, enquiry, 201);
  },
  answer: async (call) => {
    const { deps, colleague, reply } = call;
    const answer = { ...changeOf(call), ...keyedOf(call) };
    const { isStale, enquiry } = await answerEnquiry(deps, colleague, answer);
    await noteRead(call, enquiry);
    return sendChanged(reply, isStale, enquiry, 202);
  },
  ...mailHandlers('enquiry', async (call) => {
    const { row } = await findEnquiry(call.deps.storage.db, call.reference);
    await noteRead(call, row);
    return { subject: { inbox_id: row.id }, audited: subjectOf(row) };
  }),
  release: async (call) => {
    const { deps, colleague, reference, reply } = call;
    const enquiry = await releaseEnquiry(deps, colleague, reference);
    await noteRead(call, enquiry);
    return sendVersion(reply, enquiry);
  },
};
