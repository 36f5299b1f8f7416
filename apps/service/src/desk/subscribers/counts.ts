import {
  checkSubscriberCountsQuery,
  type SubscriberCounts,
  subscriberStatuses,
} from '@example/api/desk';
import { countAfter, countBy, sumBy } from '../lists/counts.ts';
import { type DeskDeps, parseOrThrow } from '../calls/deps.ts';
import { findSubscribers } from './subscribers.ts';

/** @throws ApiError of kind `invalid-input` */
export const countSubscribers = async (
  { storage: { db }, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  query: unknown,
): Promise<SubscriberCounts> => {
  const { after, ...filters } = parseOrThrow(checkSubscriberCountsQuery(query));
  const { status: _status, ...others } = filters;
  const statuses = sumBy(await countBy(findSubscribers(db, others), ['status']), 'status');
  return {
    statuses: subscriberStatuses.map((one) => ({ status: one, count: statuses.get(one) ?? 0 })),
    fresh: await countAfter(findSubscribers(db, filters), after, clock()),
  };
};
