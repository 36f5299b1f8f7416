import type { deskSubscriberOperations } from '@example/api/desk';
import type { DeskHandlers } from '../common/route.ts';
import { exportHandlers } from '../common/table.ts';
import { counted, listed } from '../common/views.ts';
import { countSubscribers } from './counts.ts';
import { exportSubscribers, listSubscribers } from './subscribers.ts';

export const subscriberHandlers: DeskHandlers<typeof deskSubscriberOperations> = {
  list: async (call) =>
    listed(call, 'subscribers', await listSubscribers(call.deps, call.request.query)),
  counts: async (call) =>
    counted(call, 'subscribers', await countSubscribers(call.deps, call.request.query)),
  ...exportHandlers('subscribers', async ({ deps, colleague, request }) =>
    exportSubscribers(deps, colleague, request.query),
  ),
};
