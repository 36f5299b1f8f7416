import { checkEnquiryCountsQuery, type EnquiryCounts, enquiryStatuses } from '@example/api/desk';
import { formKinds } from '@example/api/forms';
import { countAfter, countBy, sumBy } from '../lists/counts.ts';
import { type DeskDeps, parseOrThrow } from '../calls/deps.ts';
import { findEnquiries } from './list.ts';

/** @throws ApiError of kind `invalid-input` */
export const countEnquiries = async (
  { storage: { db }, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  query: unknown,
): Promise<EnquiryCounts> => {
  const { after, ...filters } = parseOrThrow(checkEnquiryCountsQuery(query));
  const { status, kind, ...others } = filters;
  const groups = await countBy(findEnquiries(db, others), ['status', 'kind']);
  const statuses = sumBy(groups, 'status', { kind });
  const kinds = sumBy(groups, 'kind', { status });
  return {
    statuses: enquiryStatuses.map((one) => ({ status: one, count: statuses.get(one) ?? 0 })),
    kinds: formKinds.map((one) => ({ kind: one, count: kinds.get(one) ?? 0 })),
    fresh: await countAfter(findEnquiries(db, filters), after, clock()),
  };
};
