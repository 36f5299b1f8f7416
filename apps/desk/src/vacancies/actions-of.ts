import type { Vacancy } from '@example/api/desk';

/** Returns the actions that the vacancy's state allows. */
export const actionsOf = ({ status, closed_by, sample, applications }: Vacancy) => ({
  publish: status === 'draft' || status === 'scheduled' || closed_by === 'hand',
  extend: closed_by !== 'hand',
  close: status === 'open' || status === 'scheduled',
  delete: (status === 'draft' || sample === true) && applications === 0,
});
