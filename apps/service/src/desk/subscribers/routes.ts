import type { deskSubscriberOperations } from '@example/api/desk';
import type { DeskHandlers } from '../calls/call.ts';
import { exportHandlers } from '../lists/table.ts';
import { counted, listed } from '../history/views.ts';
import { countSubscribers } from './counts.ts';
import { exportSubscribers, listSubscribers } from './subscribers.ts';

export const subscriberHandlers: DeskHandlers<typeof deskSubscriberOperations> = {
  list: async (call) => listed(call, 'subscribers', await listSubscribers(call.deps, call.input)),
  counts: async (call) =>
    counted(call, 'subscribers', await countSubscribers(call.deps, call.input)),
  ...exportHandlers('subscribers', async ({ deps, colleague, input }) =>
    exportSubscribers(deps, colleague, input),
  ),
};
