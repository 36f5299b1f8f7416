import * as z from 'zod/mini';
import type { Operations } from '../../operations/operation.ts';
import { newSavedViewSchema, savedViewChangeSchema, savedViewSchema } from '../saved-views.ts';
import { get, patch, post } from './kinds.ts';

export const deskSavedViewOperations = {
  /** The caller's views of all lists that they may read, by name. */
  list: {
    ...get,
    path: 'desk/views',
    permission: 'desk.own',
    output: z.array(savedViewSchema),
  },
  create: {
    ...post,
    path: 'desk/views',
    permission: 'desk.own',
    input: newSavedViewSchema,
    output: savedViewSchema,
    status: 201,
  },
  change: {
    ...patch,
    path: 'desk/views/:reference',
    permission: 'desk.own',
    input: savedViewChangeSchema,
    output: savedViewSchema,
  },
  delete: { ...post, path: 'desk/views/:reference/delete', permission: 'desk.own' },
} as const satisfies Operations;
