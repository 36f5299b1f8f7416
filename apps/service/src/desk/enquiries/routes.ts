import { sendFile } from '../../downloads/index.ts';
import { DESK, type DeskRoute, keyOf, seenVersion, sendChanged, sendVersion } from '../route.ts';
import { addEnquiryNote, answerEnquiry, changeEnquiry } from './change.ts';
import { exportEnquiries } from './export.ts';
import { listEnquiries, readColleagues } from './list.ts';
import { readEnquiry } from './read.ts';
import { releaseEnquiry } from './release.ts';

const ENQUIRIES = `${DESK}/enquiries`;

/** What can be done with enquiries, contact messages and requests for demos. */
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
    run: async ({ deps, request }) => listEnquiries(deps, request.query),
  },
  {
    method: 'GET',
    url: `${ENQUIRIES}/export.csv`,
    permission: 'enquiries.read',
    run: async ({ deps, colleague, request, reply }) => {
      const lines = await exportEnquiries(deps, colleague, request.query);
      const name = 'enquiries.csv';
      return sendFile(reply, { name, plainName: name, type: 'text/csv; charset=utf-8' }, lines);
    },
  },
  {
    method: 'GET',
    url: `${ENQUIRIES}/:reference`,
    permission: 'enquiries.read',
    run: async ({ deps, reference, reply }) =>
      sendVersion(reply, await readEnquiry(deps.storage.db, reference)),
  },
  {
    method: 'PATCH',
    url: `${ENQUIRIES}/:reference`,
    permission: 'enquiries.write',
    run: async ({ deps, colleague, reference, request, reply }) => {
      const { isStale, enquiry } = await changeEnquiry(deps, colleague, {
        reference,
        version: seenVersion(request),
        input: request.body,
      });
      return sendChanged(reply, isStale, enquiry);
    },
  },
  {
    method: 'POST',
    url: `${ENQUIRIES}/:reference/notes`,
    permission: 'enquiries.write',
    run: async ({ deps, colleague, reference, request, reply }) =>
      sendVersion(reply, await addEnquiryNote(deps, colleague, reference, request.body), 201),
  },
  {
    method: 'POST',
    url: `${ENQUIRIES}/:reference/answer`,
    permission: 'enquiries.write',
    run: async ({ deps, colleague, reference, request, reply }) => {
      const { isStale, enquiry } = await answerEnquiry(deps, colleague, {
        reference,
        version: seenVersion(request),
        input: request.body,
        key: keyOf(request),
      });
      return sendChanged(reply, isStale, enquiry, 202);
    },
  },
  {
    method: 'POST',
    url: `${ENQUIRIES}/:reference/release`,
    permission: 'enquiries.write',
    run: async ({ deps, colleague, reference, reply }) =>
      sendVersion(reply, await releaseEnquiry(deps, colleague, reference)),
  },
];
