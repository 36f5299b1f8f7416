import type { IndexedPage } from '@example/api/pages';
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

/** An address, and when what is there last changed (ISO 8601), where that is known. */
export type SitemapEntry = Pick<IndexedPage, 'path' | 'changed'>;

/**
 * Vacancies of one sitemap. The protocol allows 50,000 addresses (sitemaps.org); these are 1 MB, which is
 * held in memory while it is sent.
 */
export const SITEMAP_VACANCIES = 10_000;

const onlySitemaps = { news: false, xhtml: false, image: false, video: false };

/** Addresses that search engines may show, as sitemaps.org has it. */
export const writeSitemap = async (
  entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>,
  publicOrigin: string,
): Promise<string> => {
  const stream = new SitemapStream({ hostname: publicOrigin, xmlns: onlySitemaps });
  const items = async function* () {
    for await (const { path, changed } of entries)
      yield { url: path, ...(changed !== undefined && { lastmod: changed }) };
  };
  const source = Readable.from(items());
  source.on('error', (error) => stream.destroy(error));
  return (await streamToPromise(source.pipe(stream))).toString();
};

/** The sitemaps there are, where one is not enough. */
export const writeSitemapIndex = async (addresses: readonly string[]): Promise<string> => {
  const stream = Readable.from(addresses).pipe(new SitemapIndexStream());
  return (await streamToPromise(stream)).toString();
};
