import { auditView } from '../auth/staff/index.ts';
import type { DeskCall } from './route.ts';

/** Actions of views in the audit log. They are left out of a subject's history, as they change nothing. */
export const VIEWS = ['application.read', 'enquiry.read', 'mail.read', 'staff.read'] as const;

type View = (typeof VIEWS)[number];

/** Records in the audit log that the caller has seen a person's data. */
export const noteView = async (
  { deps: { storage, clock }, colleague }: DeskCall,
  action: View,
  subject: string,
): Promise<void> => auditView(storage, { at: clock(), actor: colleague, action, subject });

/** Parameters of a query that do not filter. */
const PAGING = ['cursor', 'limit', 'sort'];

/**
 * Records in the audit log that the caller has seen people on a list. Names the filters but not their values.
 *
 * @param query - the checked query, with parameters of the list only
 */
export const noteListed = async (
  { deps: { storage, clock }, colleague }: DeskCall,
  list: 'applications' | 'enquiries' | 'subscribers' | 'mails',
  { items }: { readonly items: readonly unknown[] },
  query: object,
): Promise<void> => {
  if (items.length === 0) return;
  const limited_by = Object.keys(query)
    .filter((name) => !PAGING.includes(name))
    .toSorted();
  const at = clock();
  const action = `${list}.listed`;
  await auditView(storage, {
    at,
    actor: colleague,
    action,
    subject: list,
    details: { limited_by },
  });
};

/** Records a search whose results are counted: the numbers alone tell whether somebody is among them. */
export const noteCounted = async (
  call: DeskCall,
  list: 'applications' | 'enquiries' | 'subscribers',
  counts: readonly { readonly count: number }[],
  { after: _after, ...query }: { readonly q?: unknown; readonly after?: unknown },
): Promise<void> => {
  if (query.q === undefined) return;
  await noteListed(call, list, { items: counts.filter(({ count }) => count > 0) }, query);
};
