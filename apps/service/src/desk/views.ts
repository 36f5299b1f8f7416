import { auditView } from '../staff/index.ts';
import type { DeskCall } from './route.ts';

/** What is noted of somebody who looks at something, and is no part of its history: nothing was done to it. */
export const VIEWS = ['application.read', 'enquiry.read', 'mail.read'] as const;

type View = (typeof VIEWS)[number];

/** Notes that whoever calls is shown something of a person. */
export const noteView = async (
  { deps: { storage, clock }, colleague }: DeskCall,
  action: View,
  subject: string,
): Promise<void> => auditView(storage, { at: clock(), actor: colleague, action, subject });

/** What belongs to how a list is read, and not to what is on it. */
const PAGING = ['cursor', 'limit', 'sort'];

/**
 * Notes that whoever calls is shown people on a list, by what it is limited: not by whose name.
 *
 * @param query - what was asked for, after its check: of the list's own names
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
