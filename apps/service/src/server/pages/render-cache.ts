import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '../../http/cached-response/index.ts';

export interface KeptPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: CachedResponse;
  readonly policy: string;
  /** True when it is the same for everybody until the vacancies change. */
  readonly keep: boolean;
}

const MOST_PAGES = 200;
const MOST_BYTES = 16 * 1024 * 1024;
/** Longest cached address. Longer ones are rarely requested twice. */
const LONGEST_ADDRESS = 300;

/**
 * Creates a cache of rendered pages by address and `version`. It keeps the most recently used ones. Concurrent requests
 * for one address share one rendering. Budget: `careerPagesPerSecond` of the bench.
 *
 * @param most - largest number of pages
 */
export const createRenderCache = (most = MOST_PAGES) => {
  const pages = new LRUCache<string, KeptPage, () => Promise<KeptPage>>({
    max: most,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ content }) => Math.ceil(content.identity.length * 1.5) || 1,
    fetchMethod: async (_key, _old, { context }) => context(),
    // Waiting requests get the page even after it has lost its place.
    ignoreFetchAbort: true,
  });
  return {
    get: async (
      version: string,
      address: string,
      render: () => Promise<KeptPage>,
    ): Promise<KeptPage> => {
      if (address.length > LONGEST_ADDRESS) return render();
      const key = `${version} ${address}`;
      const page = await pages.forceFetch(key, { context: render });
      if (!page.keep) pages.delete(key);
      return page;
    },
  };
};
