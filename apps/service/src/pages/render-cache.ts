import type { CachedResponse } from '../cached-response/index.ts';

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
 * Creates a cache of rendered pages by address. It keeps the most recently used ones for as long as `version` stays the
 * same. Concurrent requests for one address share one rendering.
 */
export const createRenderCache = () => {
  let version = '';
  let bytes = 0;
  const kept = new Map<string, KeptPage>();
  const rendering = new Map<string, Promise<KeptPage>>();

  const sizeOf = ({ content }: KeptPage) => content.identity.length * 1.5;

  const drop = (address: string, page: KeptPage) => {
    kept.delete(address);
    bytes -= sizeOf(page);
  };

  return {
    get: async (
      current: string,
      address: string,
      render: () => Promise<KeptPage>,
    ): Promise<KeptPage> => {
      if (address.length > LONGEST_ADDRESS) return render();
      if (version !== current) {
        version = current;
        kept.clear();
        rendering.clear();
        bytes = 0;
      }
      const known = kept.get(address);
      if (known) {
        kept.delete(address);
        kept.set(address, known);
        return known;
      }
      const begun = rendering.get(address) ?? render();
      rendering.set(address, begun);
      try {
        const page = await begun;
        if (page.keep && version === current && !kept.has(address)) {
          kept.set(address, page);
          bytes += sizeOf(page);
          for (const [oldest, oldestPage] of kept) {
            if (kept.size <= MOST_PAGES && bytes <= MOST_BYTES) break;
            drop(oldest, oldestPage);
          }
        }
        return page;
      } finally {
        if (rendering.get(address) === begun) rendering.delete(address);
      }
    },
  };
};
