import type { IndexedPage } from '@example/api/pages';
import { career, careerMeta } from '@example/content/career';
import type { Clock } from '../clock/clock.ts';
import type { Vacancies } from '../jobs/index.ts';
import { createRepresentation, type Representation } from '../representation/index.ts';
import { writeFeed } from './feed.ts';
import { writeLlmsTxt } from './llms-txt.ts';
import { writeRobots } from './robots.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { writeSitemap } from './sitemap.ts';

export interface DiscoveryDeps {
  readonly publicOrigin: string;
  readonly indexed: readonly IndexedPage[];
  /** Whether there is a page or a file at a path. */
  readonly isServed: (path: string) => boolean;
  readonly vacancies: Vacancies;
  readonly clock: Clock;
}

/** Something the service writes itself, when it is asked for. */
export interface WrittenDocument {
  /** Whether it changes with the vacancies, and may be kept by nobody unasked. */
  readonly live: boolean;
  readonly read: () => Promise<Representation>;
}

/** What is written for who looks for it, by path. */
export type Documents = ReadonlyMap<string, WrittenDocument>;

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';

interface Writing {
  /** Changes with what it is written from. */
  readonly key: string;
  readonly text: () => string | Promise<string>;
}

/** Keeps what was written last for as long as what it is written from stays the same. */
const remember = (contentType: string, begin: () => Writing | Promise<Writing>) => {
  let known: { readonly key: string; readonly content: Representation } | undefined;
  return async (): Promise<Representation> => {
    const { key, text } = await begin();
    if (known?.key !== key) {
      known = { key, content: createRepresentation(contentType, Buffer.from(await text())) };
    }
    return known.content;
  };
};

const live = (contentType: string, begin: () => Promise<Writing>): WrittenDocument => ({
  live: true,
  read: remember(contentType, begin),
});

const steady = (text: () => string): WrittenDocument => ({
  live: false,
  read: remember(TEXT, () => {
    const written = text();
    return { key: written, text: () => written };
  }),
});

/** What the site says of itself to search engines, feed readers, and those who find a weakness. */
export const createDocuments = ({
  publicOrigin,
  indexed,
  isServed,
  vacancies,
  clock,
}: DiscoveryDeps): Documents => {
  /** The page of vacancies is as new as the newest of them, where that can be known. */
  const newest = async (): Promise<string | undefined> => {
    try {
      const { publications } = await vacancies.current();
      const latest = Math.max(...publications.map(({ changedAt }) => changedAt));
      return Number.isFinite(latest) ? new Date(latest).toISOString() : undefined;
    } catch {
      return undefined;
    }
  };

  const withNewest = (latest: string | undefined) =>
    indexed.map((page) => {
      if (page.path !== careerMeta.path || latest === undefined) return page;
      const words = page.changed === undefined ? 0 : Date.parse(page.changed);
      return words > Date.parse(latest) ? page : { ...page, changed: latest };
    });

  const started = clock();

  return new Map([
    [
      '/sitemap.xml',
      live(XML, async () => {
        const latest = await newest();
        const text = async () => writeSitemap(withNewest(latest), publicOrigin);
        return { key: latest ?? '', text };
      }),
    ],
    [
      career.feed.path,
      live(ATOM, async () => {
        const { key, publications } = await vacancies.current();
        return { key, text: () => writeFeed(publications, publicOrigin, started) };
      }),
    ],
    ['/robots.txt', steady(() => writeRobots(publicOrigin))],
    ['/.well-known/security.txt', steady(() => writeSecurityTxt(publicOrigin, clock()))],
    ['/llms.txt', steady(() => writeLlmsTxt(publicOrigin, isServed))],
  ]);
};
