import type { deskSavedViewOperations } from '@example/api/desk';
import type { DeskHandlers } from '../calls/call.ts';
import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  readSavedViews,
} from './saved-views.ts';

export const savedViewHandlers: DeskHandlers<typeof deskSavedViewOperations> = {
  list: async ({ deps, colleague }) => readSavedViews(deps, colleague),
  create: async ({ deps, colleague, input }) => createSavedView(deps, colleague, input),
  change: async ({ deps, colleague, reference, input }) =>
    changeSavedView(deps, colleague, reference, input),
  delete: async ({ deps, colleague, reference }) => deleteSavedView(deps, colleague, reference),
};
