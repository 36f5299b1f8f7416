import { DESK, type DeskRoute } from '../route.ts';
import { exportRoutes } from '../table.ts';
import { noteListed } from '../views.ts';
import { exportSubscribers, listSubscribers } from './subscribers.ts';

const SUBSCRIBERS = `${DESK}/subscribers`;

export const subscriberRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    url: SUBSCRIBERS,
    permission: 'subscribers.read',
    run: async (call) => {
      const list = await listSubscribers(call.deps, call.request.query);
      await noteListed(call, 'subscribers', list, call.request.query as object);
      return list;
    },
  },
  ...exportRoutes({
    url: SUBSCRIBERS,
    permission: 'subscribers.read',
    name: 'subscribers',
    read: async ({ deps, colleague, request }) => exportSubscribers(deps, colleague, request.query),
  }),
];
