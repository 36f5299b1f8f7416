import * as z from 'zod/mini';
import type { Operations } from '../../operations/operation.ts';
import { subscriberCountsQuerySchema, subscriberCountsSchema } from '../counts.ts';
import { subscriberListSchema, subscriberQuerySchema } from '../subscribers.ts';
import { exportsOf, get, paging } from './kinds.ts';

export const deskSubscriberOperations = {
  list: {
    ...get('subscribers.read'),
    path: 'desk/subscribers',
    input: subscriberQuerySchema,
    output: subscriberListSchema,
  },
  counts: {
    ...get('subscribers.read'),
    path: 'desk/subscribers/counts',
    input: subscriberCountsQuerySchema,
    output: subscriberCountsSchema,
    isPassive: true,
  },
  ...exportsOf(
    'desk/subscribers',
    { permission: 'subscribers.read' },
    z.omit(subscriberQuerySchema, paging),
  ),
} as const satisfies Operations;
