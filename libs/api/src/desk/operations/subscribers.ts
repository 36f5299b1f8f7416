import * as z from 'zod/mini';
import type { Operations } from '../../operations/operation.ts';
import { subscriberCountsQuerySchema, subscriberCountsSchema } from '../counts.ts';
import { subscriberListSchema, subscriberQuerySchema } from '../subscribers.ts';
import { csv, get, paging, xlsx } from './kinds.ts';

export const deskSubscriberOperations = {
  list: {
    ...get,
    path: 'desk/subscribers',
    permission: 'subscribers.read',
    input: subscriberQuerySchema,
    output: subscriberListSchema,
  },
  /** Counts for the filters, and of what came after the newest row that the caller has. */
  counts: {
    ...get,
    path: 'desk/subscribers/counts',
    permission: 'subscribers.read',
    input: subscriberCountsQuerySchema,
    output: subscriberCountsSchema,
    isPassive: true,
  },
  csv: {
    ...csv,
    path: 'desk/subscribers/export.csv',
    permission: 'subscribers.read',
    input: z.omit(subscriberQuerySchema, paging),
  },
  xlsx: {
    ...xlsx,
    path: 'desk/subscribers/export.xlsx',
    permission: 'subscribers.read',
    input: z.omit(subscriberQuerySchema, paging),
  },
} as const satisfies Operations;
