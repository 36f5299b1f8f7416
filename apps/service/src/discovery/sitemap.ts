import type { IndexedPage } from '@example/api/pages';
import { SitemapStream, streamToPromise } from 'sitemap';

/** An address, and when what is there last changed (ISO 8601), where that is known. */
export type SitemapEntry = Pick<IndexedPage, 'path' | 'changed'>;

/** As many as a sitemap may have (sitemaps.org). */
const MOST_PAGES = 50_000;

/** Every page search engines may show, as sitemaps.org has it; of more than it may have, the first. */
export const writeSitemap = async (
  pages: readonly SitemapEntry[],
  publicOrigin: string,
): Promise<string> => {
  const stream = new SitemapStream({
    hostname: publicOrigin,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  for (const { path, changed } of pages.slice(0, MOST_PAGES)) {
    stream.write({ url: path, ...(changed !== undefined && { lastmod: changed }) });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
};
