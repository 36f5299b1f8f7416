import type { deskSubscriberOperations } from '@example/api/desk';
import type { DeskHandlers } from '../route.ts';
import { exportHandlers } from '../table.ts';
import { noteCounted, noteListed } from '../views.ts';
import { countSubscribers } from './counts.ts';
import { exportSubscribers, listSubscribers } from './subscribers.ts';

export const subscriberHandlers: DeskHandlers<typeof deskSubscriberOperations> = {
  list: async (call) => {
    const list = await listSubscribers(call.deps, call.request.query);
    await noteListed(call, 'subscribers', list, call.request.query as object);
    return list;
  },
  counts: async (call) => {
    const counts = await countSubscribers(call.deps, call.request.query);
    await noteCounted(call, 'subscribers', counts.statuses, call.request.query as object);
    return counts;
  },
  ...exportHandlers('subscribers', async ({ deps, colleague, request }) =>
    exportSubscribers(deps, colleague, request.query),
  ),
};
