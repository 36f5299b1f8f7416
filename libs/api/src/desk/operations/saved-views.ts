import * as z from 'zod/mini';
import type { Operations } from '../../operations/operation.ts';
import { newSavedViewSchema, savedViewChangeSchema, savedViewSchema } from '../saved-views.ts';
import { get, patch, post } from './kinds.ts';

export const deskSavedViewOperations = {
  /** The caller's views of all lists that they may read, by name. */
  list: {
    ...get('desk.own'),
    path: 'desk/views',
    output: z.array(savedViewSchema),
  },
  create: {
    ...post('desk.own'),
    path: 'desk/views',
    input: newSavedViewSchema,
    output: savedViewSchema,
    status: 201,
  },
  change: {
    ...patch('desk.own'),
    path: 'desk/views/:reference',
    input: savedViewChangeSchema,
    output: savedViewSchema,
  },
  delete: { ...post('desk.own'), path: 'desk/views/:reference/delete' },
} as const satisfies Operations;
