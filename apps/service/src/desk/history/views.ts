import { auditView } from '../../auth/staff/index.ts';
import type { DeskCall } from '../calls/call.ts';

/** Actions of views in the audit log. They are left out of a subject's history, as they change nothing. */
export const VIEWS = ['application.read', 'enquiry.read', 'mail.read', 'staff.read'] as const;

type View = (typeof VIEWS)[number];

/** Records in the audit log that the caller has seen a person's data. */
export const noteView = async (
  { deps: { storage, clock }, colleague }: DeskCall,
  action: View,
  subject: string,
): Promise<void> => auditView(storage, { at: clock(), actor: colleague, action, subject });

type List = 'applications' | 'enquiries' | 'subscribers' | 'mails';

/** Parameters of a query that do not filter. */
const PAGING = ['cursor', 'limit', 'sort'];

/**
 * Records in the audit log that the caller has seen people on a list. Names the filters but not their values.
 *
 * @param query - the checked query, with parameters of the list only
 */
export const noteListed = async (
  { deps: { storage, clock }, colleague }: DeskCall,
  list: List,
  { items }: { readonly items: readonly unknown[] },
  query: object,
): Promise<void> => {
  if (items.length === 0) return;
  const limited_by = Object.keys(query)
    .filter((name) => !PAGING.includes(name))
    .toSorted();
  await auditView(storage, {
    at: clock(),
    actor: colleague,
    action: `${list}.listed`,
    subject: list,
    details: { limited_by },
  });
};

/** Records in the audit log that the caller has seen the people on a list, and returns the list. */
export const listed = async <Page extends { readonly items: readonly unknown[] }>(
  call: DeskCall,
  list: List,
  page: Page,
): Promise<Page> => {
  await noteListed(call, list, page, call.input as object);
  return page;
};

/** Records a search whose results are counted: the numbers alone tell whether somebody is among them. */
export const counted = async <
  Counts extends { readonly statuses: readonly { readonly count: number }[] },
>(
  call: DeskCall,
  list: List,
  counts: Counts,
): Promise<Counts> => {
  const { after: _after, ...query } = call.input as Readonly<Record<string, unknown>>;
  const items = counts.statuses.filter(({ count }) => count > 0);
  if (query['q'] !== undefined) await noteListed(call, list, { items }, query);
  return counts;
};
