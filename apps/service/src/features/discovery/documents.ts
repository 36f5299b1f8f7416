import { ApiError } from '@example/api/problem';
import { parseJobId } from '@example/api/jobs';
import type { IndexedPage } from '@example/api/pages';
import { career, careerMeta } from '@example/content/career';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../runtime/clock/clock.ts';
import type { CurrentVacancies, Vacancies } from '../vacancies/index.ts';

import { createCachedResponse, type CachedResponse } from '../../http/cached-response/index.ts';
import { MOST_EVENTS, writeCalendar } from './calendar.ts';
import { FEED_PAGE, writeFeed } from './feed.ts';
import { writeLlmsTxt } from './llms-txt.ts';
import { writeSecurityTxt } from './security-txt.ts';
import {
  type SitemapEntry,
  SITEMAP_VACANCIES,
  writeSitemap,
  writeSitemapIndex,
} from './sitemap.ts';

interface DiscoveryDeps {
  readonly publicOrigin: string;
  readonly indexed: readonly IndexedPage[];
  readonly isServed: (path: string) => boolean;
  readonly vacancies: Vacancies;
  readonly clock: Clock;
}

interface WrittenDocument {
  /** True when it depends on the vacancies, so that caches must revalidate it. */
  readonly live: boolean;
  /**
   * @param search - query of the URL
   * @throws ApiError of kind `not-found` for an unknown vacancy, with status 410 for a closed one
   */
  readonly read: (search: URLSearchParams) => Promise<CachedResponse>;
}

/** Generated documents for crawlers, feed readers and calendars, by path. */
export type Documents = ReadonlyMap<string, WrittenDocument>;

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';

interface Writing {
  /** Cache key. It changes with the data the text is generated from. */
  readonly key: string;
  readonly text: () => Promise<string>;
}

/** Maximum number of texts cached per document. */
const MOST_KEPT = 10;

/** Creates a document whose texts generated last are cached, by key. Concurrent callers share one. */
const live = (
  contentType: string,
  begin: (search: URLSearchParams) => Promise<Writing>,
): WrittenDocument => {
  const known = new LRUCache<string, CachedResponse, Writing['text']>({
    max: MOST_KEPT,
    fetchMethod: async (_key, _old, { context }) =>
      createCachedResponse(contentType, Buffer.from(await context())),
    ignoreFetchAbort: true,
  });
  return {
    live: true,
    read: async (search) => {
      const { key, text } = await begin(search);
      return known.forceFetch(key, { context: text });
    },
  };
};

/** Returns the page number in the query; `NaN` when it is not a positive integer. */
const pageOf = (search: URLSearchParams): number => {
  const text = search.get('page') ?? '1';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN;
};

const noSuchPage = () => new ApiError('not-found', 'There is no such page.');

const steady = (text: () => string): WrittenDocument => ({
  live: false,
  read: async () => Promise.resolve(createCachedResponse(TEXT, Buffer.from(text()))),
});

/** Formats robots.txt (RFC 9309): crawlers may read everything but the API. */
const writeRobots = (publicOrigin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;

/** Converts the error about a closed vacancy to status 410, as its page answers. Returns other errors unchanged. */
const goneWhereClosed = (error: unknown): unknown =>
  error instanceof ApiError && error.closedJob
    ? new ApiError(error.kind, error.message, { status: 410, closedJob: error.closedJob })
    : error;

/** Creates the documents for search engines, feed readers, calendars and people who report a vulnerability. */
export const createDocuments = ({
  publicOrigin,
  indexed,
  isServed,
  vacancies,
  clock,
}: DiscoveryDeps): Documents => {
  /** Returns the open vacancies; `undefined` while they cannot be read. */
  const known = async (): Promise<CurrentVacancies | undefined> =>
    vacancies.current().catch(() => undefined);

  /** Yields the sitemap entries of all vacancies, or of those in a range. */
  const vacancyEntries = async function* (
    open: CurrentVacancies,
    range?: Parameters<CurrentVacancies['portions']>[0],
  ): AsyncIterable<SitemapEntry> {
    for await (const portion of open.portions(range))
      for (const { job, changedAt } of portion)
        yield {
          path: `${careerMeta.path}?job=${String(job.job_id)}`,
          changed: new Date(changedAt).toISOString(),
        };
  };

  /** Returns the sitemap entries of the pages. The career page changes with its newest vacancy. */
  const pageEntries = async (open: CurrentVacancies): Promise<readonly SitemapEntry[]> => {
    const [newest] = await open.part({ order: 'published_at', limit: 1 });
    return indexed.map((page) => {
      if (page.path !== careerMeta.path) return page;
      const words = page.changed === undefined ? -Infinity : Date.parse(page.changed);
      const changed = Math.max(words, newest?.changedAt ?? -Infinity);
      return {
        ...page,
        ...(Number.isFinite(changed) && { changed: new Date(changed).toISOString() }),
      };
    });
  };

  /** Yields all sitemap entries, with the vacancies after the page that shows them. */
  const allEntries = async function* (open: CurrentVacancies): AsyncIterable<SitemapEntry> {
    for (const page of await pageEntries(open)) {
      yield page;
      if (page.path === careerMeta.path) yield* vacancyEntries(open);
    }
  };

  /**
   * Writes one sitemap when that is enough, else an index of several: the first with the pages, the others with
   * vacancies.
   */
  const sitemap = async (open: CurrentVacancies, search: URLSearchParams): Promise<string> => {
    const { total } = await open.search({});
    const sitemaps = 1 + Math.ceil(total / SITEMAP_VACANCIES);
    const isOne = total <= SITEMAP_VACANCIES;
    if (!search.has('page')) {
      if (isOne) return writeSitemap(allEntries(open), publicOrigin);
      const numbers = Array.from({ length: sitemaps }, (_, index) => index + 1);
      return writeSitemapIndex(
        numbers.map((number) => `${publicOrigin}/sitemap.xml?page=${String(number)}`),
      );
    }
    const page = pageOf(search);
    if (isOne || !(page <= sitemaps)) throw noSuchPage();
    if (page === 1) return writeSitemap(await pageEntries(open), publicOrigin);
    const range = { limit: SITEMAP_VACANCIES, offset: (page - 2) * SITEMAP_VACANCIES };
    return writeSitemap(vacancyEntries(open, range), publicOrigin);
  };

  const calendarOf = async (job: string) => {
    const open = await vacancies.current();
    try {
      const publication = await open.publication(parseJobId(job) ?? Number.NaN);
      const text = writeCalendar([publication], publicOrigin);
      return createCachedResponse(CALENDAR, Buffer.from(text));
    } catch (error) {
      throw goneWhereClosed(error);
    }
  };
  const calendarOfAll = live(CALENDAR, async () => {
    const { key, part } = await vacancies.current();
    const text = async () => {
      const next = await part({ order: 'last_date', limit: MOST_EVENTS });
      return writeCalendar(
        next.toSorted((one, other) => one.job.job_id - other.job.job_id),
        publicOrigin,
      );
    };
    return { key, text };
  });

  const started = clock();

  return new Map([
    [
      '/sitemap.xml',
      live(XML, async (search) => {
        const open = await known();
        return {
          key: `${open?.key ?? ''} ${search.get('page') ?? ''}`,
          text: async () => (open ? sitemap(open, search) : writeSitemap(indexed, publicOrigin)),
        };
      }),
    ],
    [
      career.feed.path,
      live(ATOM, async (search) => {
        const open = await vacancies.current();
        const { total } = await open.search({});
        const page = pageOf(search);
        const pages = Math.max(1, Math.ceil(total / FEED_PAGE));
        if (!(page <= pages)) throw noSuchPage();
        const text = async () => {
          const range = { limit: FEED_PAGE, offset: (page - 1) * FEED_PAGE };
          const latest = await open.part({ order: 'published_at', ...range });
          return writeFeed({ vacancies: latest, page, pages }, publicOrigin, started);
        };
        return { key: `${open.key} ${String(page)}`, text };
      }),
    ],
    [
      career.calendar.path,
      {
        live: true,
        read: async (search) => {
          const job = search.get('job');
          return job === null ? calendarOfAll.read(search) : calendarOf(job);
        },
      },
    ],
    ['/robots.txt', steady(() => writeRobots(publicOrigin))],
    ['/.well-known/security.txt', steady(() => writeSecurityTxt(publicOrigin, clock()))],
    ['/llms.txt', steady(() => writeLlmsTxt(publicOrigin, isServed))],
  ]);
};
