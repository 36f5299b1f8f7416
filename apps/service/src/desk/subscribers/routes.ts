import type { deskSubscriberOperations } from '@example/api/desk';
import type { DeskHandlers } from '../route.ts';
import { exportHandlers } from '../table.ts';
import { noteListed } from '../views.ts';
import { exportSubscribers, listSubscribers } from './subscribers.ts';

export const subscriberHandlers: DeskHandlers<typeof deskSubscriberOperations> = {
  list: async (call) => {
    const list = await listSubscribers(call.deps, call.request.query);
    await noteListed(call, 'subscribers', list, call.request.query as object);
    return list;
  },
  ...exportHandlers('subscribers', async ({ deps, colleague, request }) =>
    exportSubscribers(deps, colleague, request.query),
  ),
};
