import { DESK, type DeskRoute } from '../route.ts';
import { listMails, readMail, sendAtOnce } from './mails.ts';

const OUTBOX = `${DESK}/outbox`;

/** What can be done with mails. */
export const outboxRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    url: OUTBOX,
    permission: 'outbox.read',
    run: async ({ deps, request }) => listMails(deps, request.query),
  },
  {
    method: 'GET',
    url: `${OUTBOX}/:reference`,
    permission: 'outbox.read',
    run: async ({ deps, reference }) => readMail(deps.storage.db, deps.clock(), reference),
  },
  ...(['retry', 'release'] as const).map((deed): DeskRoute => ({
    method: 'POST',
    url: `${OUTBOX}/:reference/${deed}`,
    permission: 'outbox.write',
    run: async ({ deps, colleague, reference }) => sendAtOnce(deps, colleague, reference, deed),
  })),
];
