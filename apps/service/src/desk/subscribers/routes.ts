import type { deskSubscriberOperations } from '@example/api/desk';
import type { DeskHandlers } from '../route.ts';
import { exportHandlers } from '../table.ts';
import { counted, listed } from '../views.ts';
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
