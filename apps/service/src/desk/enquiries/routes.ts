import type { DeskEnquiry } from '@example/api/desk';
import {
  DESK,
  type DeskCall,
  type DeskRoute,
  keyOf,
  seenVersion,
  sendChanged,
  sendVersion,
} from '../route.ts';
import { exportRoutes } from '../table.ts';
import { addEnquiryNote, answerEnquiry, changeEnquiry } from './change.ts';
import { exportEnquiries } from './export.ts';
import { listEnquiries, readColleagues } from './list.ts';
import { readEnquiry } from './read.ts';
import { noteListed, noteView } from '../views.ts';
import { releaseEnquiry } from './release.ts';
import { subjectOf } from './row.ts';

const ENQUIRIES = `${DESK}/enquiries`;

const noteRead = async (call: DeskCall, enquiry: DeskEnquiry) =>
  noteView(call, 'enquiry.read', subjectOf(enquiry));

export const enquiryRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    url: `${DESK}/colleagues`,
    permission: 'enquiries.read',
    run: async ({ deps }) => readColleagues(deps.storage.db),
  },
  {
    method: 'GET',
    url: ENQUIRIES,
    permission: 'enquiries.read',
    run: async (call) => {
      const list = await listEnquiries(call.deps, call.request.query);
      await noteListed(call, 'enquiries', list, call.request.query as object);
      return list;
    },
  },
  ...exportRoutes({
    url: ENQUIRIES,
    permission: 'enquiries.read',
    name: 'enquiries',
    read: async ({ deps, colleague, request }) => exportEnquiries(deps, colleague, request.query),
  }),
  {
    method: 'GET',
    url: `${ENQUIRIES}/:reference`,
    permission: 'enquiries.read',
    run: async (call) => {
      const enquiry = await readEnquiry(call.deps.storage.db, call.reference);
      await noteRead(call, enquiry);
      return sendVersion(call.reply, enquiry);
    },
  },
  {
    method: 'PATCH',
    url: `${ENQUIRIES}/:reference`,
    permission: 'enquiries.write',
    run: async (call) => {
      const { deps, colleague, reference, request, reply } = call;
      const { isStale, enquiry } = await changeEnquiry(deps, colleague, {
        reference,
        version: seenVersion(request),
        input: request.body,
      });
      await noteRead(call, enquiry);
      return sendChanged(reply, isStale, enquiry);
    },
  },
  {
    method: 'POST',
    url: `${ENQUIRIES}/:reference/notes`,
    permission: 'enquiries.write',
    run: async (call) => {
      const { deps, colleague, reference, request, reply } = call;
      const enquiry = await addEnquiryNote(deps, colleague, reference, request.body);
      await noteRead(call, enquiry);
      return sendVersion(reply, enquiry, 201);
    },
  },
  {
    method: 'POST',
    url: `${ENQUIRIES}/:reference/answer`,
    permission: 'enquiries.write',
    run: async (call) => {
      const { deps, colleague, reference, request, reply } = call;
      const { isStale, enquiry } = await answerEnquiry(deps, colleague, {
        reference,
        version: seenVersion(request),
        input: request.body,
        key: keyOf(request),
      });
      await noteRead(call, enquiry);
      return sendChanged(reply, isStale, enquiry, 202);
    },
  },
  {
    method: 'POST',
    url: `${ENQUIRIES}/:reference/release`,
    permission: 'enquiries.write',
    run: async (call) => {
      const { deps, colleague, reference, reply } = call;
      const enquiry = await releaseEnquiry(deps, colleague, reference);
      await noteRead(call, enquiry);
      return sendVersion(reply, enquiry);
    },
  },
];
