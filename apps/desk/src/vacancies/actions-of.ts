import type { Vacancy } from '@example/api/desk';
import { messages } from '../messages/vacancies.ts';

const { closedBy, reopen } = messages.detail;

/**
 * Returns the actions that the vacancy's state allows.
 *
 * @param today - `yyyy-MM-dd`
 */
export const actionsOf = (
  {
    status,
    closed_by,
    last_date,
    sample,
    applications,
  }: Pick<Vacancy, 'status' | 'closed_by' | 'last_date' | 'sample' | 'applications'>,
  today: string,
) => ({
  publish:
    last_date >= today && (status === 'draft' || status === 'scheduled' || closed_by === 'hand'),
  extend: closed_by !== 'hand',
  close: status === 'open' || status === 'scheduled',
  delete: (status === 'draft' || sample === true) && applications === 0,
});

/**
 * Returns why a vacancy is closed, or why a draft cannot be published, with the way out for those who may;
 * `undefined` when neither holds.
 *
 * @param today - `yyyy-MM-dd`
 */
export const hindranceText = (
  { status, closed_by, last_date }: Pick<Vacancy, 'status' | 'closed_by' | 'last_date'>,
  today: string,
  mayWrite: boolean,
): string | undefined => {
  const isPast = last_date < today;
  const told = (reason: string, way: string) => (mayWrite ? `${reason} ${way}` : reason);
  if (closed_by === 'hand') return told(closedBy.hand, isPast ? reopen.edit : reopen.publish);
  if (closed_by === 'date') return told(closedBy.date, reopen.extend);
  return status === 'draft' && isPast ? told(closedBy.date, reopen.publishLater) : undefined;
};
