import type { IndexedPage } from '@example/api/pages';
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

/** Path, and the time of its last change (ISO 8601) when known. */
export type SitemapEntry = Pick<IndexedPage, 'path' | 'changed'>;

/**
 * Maximum number of vacancies in a sitemap. The protocol allows 50,000 URLs (sitemaps.org). These take 1 MB, which is
 * held in memory while it is sent.
 */
export const SITEMAP_VACANCIES = 10_000;

const onlySitemaps = { news: false, xhtml: false, image: false, video: false };

/** Formats a sitemap (sitemaps.org). */
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

export const writeSitemapIndex = async (addresses: readonly string[]): Promise<string> => {
  const stream = Readable.from(addresses).pipe(new SitemapIndexStream());
  return (await streamToPromise(stream)).toString();
};
