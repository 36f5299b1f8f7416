import { sendFile } from '../../downloads/index.ts';
import { DESK, type DeskRoute } from '../route.ts';
import { noteListed } from '../views.ts';
import { exportSubscribers, listSubscribers } from './subscribers.ts';

const SUBSCRIBERS = `${DESK}/subscribers`;

/** What can be seen of who asked for the newsletter. */
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
  {
    method: 'GET',
    url: `${SUBSCRIBERS}/export.csv`,
    permission: 'subscribers.read',
    run: async ({ deps, colleague, request, reply }) => {
      const lines = await exportSubscribers(deps, colleague, request.query);
      const name = 'subscribers.csv';
      return sendFile(reply, { name, plainName: name, type: 'text/csv; charset=utf-8' }, lines);
    },
  },
];
