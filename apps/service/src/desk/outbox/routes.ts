import type { deskOutboxOperations } from '@example/api/desk';
import type { DeskCall, DeskHandlers } from '../calls/call.ts';
import { listed, noteView } from '../history/views.ts';
import { listMails, readMail, sendAtOnce, subjectOf } from './mails.ts';

const noteRead = async (call: DeskCall) => noteView(call, 'mail.read', subjectOf(call.reference));

const atOnce = (deed: 'retry' | 'release') => async (call: DeskCall) => {
  const { deps, colleague, reference } = call;
  const mail = await sendAtOnce(deps, colleague, reference, deed);
  await noteRead(call);
  return mail;
};

export const outboxHandlers: DeskHandlers<typeof deskOutboxOperations> = {
  list: async (call) => listed(call, 'mails', await listMails(call.deps, call.input)),
  read: async (call) => {
    const { deps, reference } = call;
    const mail = await readMail(deps.storage.db, deps.clock(), reference);
    await noteRead(call);
    return mail;
  },
  retry: atOnce('retry'),
  release: atOnce('release'),
};
