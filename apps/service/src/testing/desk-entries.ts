import type { Application, ApplicationList, DeskEnquiry, EnquiryList } from '@example/api/desk';
import { readDesk, readInPages } from './desk.ts';
import type { Browser } from './candidate.ts';

/** Returns functions that read and change the entries of a list at the desk. */
const entriesOf = <Entry, List extends { readonly items: readonly unknown[] }>(path: string) => ({
  listOf: async (browser: Browser, query = '') => readDesk<List>(browser, `${path}${query}`),
  /** Reads all rows, in pages of two. */
  rowsOf: async (browser: Browser, query: string) =>
    readInPages<List['items'][number]>(browser, `${path}${query}`),
  one: async (browser: Browser, reference: string) =>
    readDesk<Entry>(browser, `${path}/${reference}`),
  /** Changes an entry, if it still has the version, given as `If-Match` has it. */
  patch: async (browser: Browser, reference: string, change: object, version?: string) =>
    browser.send(
      'PATCH',
      `/api/v0/desk/${path}/${reference}`,
      change,
      version === undefined ? {} : { 'if-match': version },
    ),
});

export const applicationsAt = entriesOf<Application, ApplicationList>('applications');
export const enquiriesAt = entriesOf<DeskEnquiry, EnquiryList>('enquiries');
