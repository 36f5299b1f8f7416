import { NEWS_MAX } from '@example/api/desk';

/** Returns a number of new rows; the service stops counting at {@link NEWS_MAX}. */
const newsCount = (count: number): string =>
  count < NEWS_MAX ? String(count) : `${String(NEWS_MAX - 1)}+`;

export const messages = {
  /** Beside a view in the navigation. */
  inNavigation: newsCount,
  isNew: 'new',
  /** Button above the list. */
  show: (count: number) => `${count.toLocaleString('en-IN')} new`,
  shown: (count: number) => `${count.toLocaleString('en-IN')} new at the beginning of the list`,
  /** Before the name of a row that was added. */
  row: 'New:',
  all: 'All',
} as const;
