import type { deskNewsOperations } from '@example/api/desk';
import type { DeskHandlers } from '../calls/call.ts';
import { readNews, seeList } from './news.ts';

export const newsHandlers: DeskHandlers<typeof deskNewsOperations> = {
  read: async ({ deps, colleague }) => readNews(deps, colleague),
  see: async ({ deps, colleague, input }) => seeList(deps, colleague, input),
};
