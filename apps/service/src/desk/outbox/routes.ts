import { DESK, type DeskCall, type DeskRoute } from '../route.ts';
import { noteListed, noteView } from '../views.ts';
import { listMails, readMail, sendAtOnce, subjectOf } from './mails.ts';

const OUTBOX = `${DESK}/outbox`;

const noteRead = async (call: DeskCall) => noteView(call, 'mail.read', subjectOf(call.reference));

export const outboxRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    url: OUTBOX,
    permission: 'outbox.read',
    run: async (call) => {
      const list = await listMails(call.deps, call.request.query);
      await noteListed(call, 'mails', list, call.request.query as object);
      return list;
    },
  },
  {
    method: 'GET',
    url: `${OUTBOX}/:reference`,
    permission: 'outbox.read',
    run: async (call) => {
      const { deps, reference } = call;
      const mail = await readMail(deps.storage.db, deps.clock(), reference);
      await noteRead(call);
      return mail;
    },
  },
  ...(['retry', 'release'] as const).map((deed): DeskRoute => ({
    method: 'POST',
    url: `${OUTBOX}/:reference/${deed}`,
    permission: 'outbox.write',
    run: async (call) => {
      const { deps, colleague, reference } = call;
      const mail = await sendAtOnce(deps, colleague, reference, deed);
      await noteRead(call);
      return mail;
    },
  })),
];
