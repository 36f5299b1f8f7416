import { applicationStatuses } from '@example/api/accounts';
import { words } from './applications.ts';

type Details = Readonly<Record<string, unknown>>;

const statusOf = (value: unknown) => {
  const known = applicationStatuses.find((status) => status === value);
  return known === undefined ? '' : words.statuses[known];
};

const listOf = (value: unknown) =>
  Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : 'none';

const told: Readonly<Partial<Record<string, (details: Details) => string>>> = {
  'application.status_changed': ({ from, to }) =>
    `changed the status from ${statusOf(from)} to ${statusOf(to)}`,
  'application.tags_changed': ({ to }) => `changed the tags: ${listOf(to)}`,
  'application.note_added': () => 'wrote a note',
  'application.mailed': () => 'wrote to the applicant',
  'application.resume_read': () => 'opened the resume',
};

/** What somebody did, as a sentence that begins with their name. */
export const eventText = (action: string, details: Details): string =>
  told[action]?.(details) ?? action.replace(/^\w+\./, '').replaceAll('_', ' ');
