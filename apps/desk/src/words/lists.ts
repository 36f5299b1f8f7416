/** So many of them, in digits as India groups them. */
export const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** The words of every list. */
export const words = {
  selectAll: 'Select all that are loaded',
  loadingMore: 'More are loading',
  refresh: 'Read the list anew',
  filters: 'Filters',
  search: 'Search',
  order: 'Order',
  clear: 'Clear filters',
  clearSearch: 'Clear the search',
  /** Before the format's name, and left out where there is little room. */
  export: 'Export',
  formats: { csv: 'CSV', xlsx: 'XLSX' },
  tryOther: 'Try fewer words, or clear the filters.',
} as const;
