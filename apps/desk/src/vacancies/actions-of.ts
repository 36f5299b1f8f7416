import type { Vacancy } from '@example/api/desk';
import { messages } from '../messages/vacancies.ts';

const { closedBy, reopen } = messages.detail;

/** Returns the actions that the vacancy's state allows. */
export const actionsOf = ({ status, closed_by, sample, applications }: Vacancy) => ({
  publish: status === 'draft' || status === 'scheduled' || closed_by === 'hand',
  extend: closed_by !== 'hand',
  close: status === 'open' || status === 'scheduled',
  delete: (status === 'draft' || sample === true) && applications === 0,
});

/**
 * Returns why a vacancy is closed, with the way to open it again for those who may; `undefined` when it is not closed.
 *
 * @param today - `yyyy-MM-dd`
 */
export const closedText = (
  { closed_by, last_date }: Pick<Vacancy, 'closed_by' | 'last_date'>,
  today: string,
  mayWrite: boolean,
): string | undefined => {
  if (closed_by === null) return undefined;
  const byHand = last_date < today ? reopen.edit : reopen.publish;
  const way = closed_by === 'date' ? reopen.extend : byHand;
  return mayWrite ? `${closedBy[closed_by]} ${way}` : closedBy[closed_by];
};
