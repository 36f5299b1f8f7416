/** Returns a number with its noun; digits are grouped as in India. */
export const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** Texts around the details of one item of several. */
export const detailTexts = (one: string, many: string) => ({
  label: one.replace(/^./, (letter) => letter.toUpperCase()),
  back: `All ${many}`,
  previous: `Previous ${one}`,
  next: `Next ${one}`,
  loading: `The ${one} is loading`,
});

/** Texts of orders that several lists have. */
export const byTime = { newest: 'Newest first', oldest: 'Oldest first' } as const;
export const byName = { name: 'Name, A to Z', nameDown: 'Name, Z to A' } as const;

export const messages = {
  selectAll: 'Select all that are loaded',
  /** Read aloud when the first rows are selected. */
  selected: (count: number) => `${plural(count, 'row is', 'rows are')} selected.`,
  refresh: 'Read the list anew',
  filters: 'Filters',
  /** After the number of filters, for those who do not see it in its pill. */
  set: 'set',
  search: 'Search',
  status: 'Status',
  order: 'Order',
  printed: (rows: number, total: number) =>
    `Printed are ${plural(rows, 'row', 'rows')} of ${total.toLocaleString('en-IN')}: those that were in view, and around them.`,
  clear: 'Clear filters',
  clearSearch: 'Clear the search',
  /** Stands before the format's name; hidden where there is little room. */
  export: 'Export',
  formats: { csv: 'CSV', xlsx: 'XLSX' },
  tryOther: 'Try fewer words, or clear the filters.',
} as const;
