import type { Operations } from '../../operations/operation.ts';
import { newsSchema, seenListSchema } from '../news.ts';
import { get, post } from './kinds.ts';

export const deskNewsOperations = {
  /** Numbers of rows that came into the lists since the caller looked at each. The desk asks every 25 s. */
  read: {
    ...get('desk.own'),
    path: 'desk/news',
    output: newsSchema,
    isPassive: true,
  },
  /** Keeps how far the caller has seen a list. An earlier time than the one that is kept does nothing. */
  see: { ...post('desk.own'), path: 'desk/news/seen', input: seenListSchema },
} as const satisfies Operations;
