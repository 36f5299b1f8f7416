import { parseJobId } from '@example/api/jobs';
import type { IndexedPage } from '@example/api/pages';
import { career, careerMeta } from '@example/content/career';
import type { Clock } from '../clock/clock.ts';
import type { OpenVacancies, Vacancies } from '../jobs/index.ts';
import { createRepresentation, type Representation } from '../representation/index.ts';
import { writeCalendar } from './calendar.ts';
import { writeFeed } from './feed.ts';
import { goneWhereClosed } from './gone.ts';
import { writeLlmsTxt } from './llms-txt.ts';
import { writeRobots } from './robots.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { type SitemapEntry, writeSitemap } from './sitemap.ts';

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
  /**
   * @param search - the query of its address
   * @throws ApiError of kind `not-found` for a vacancy there is not, ProblemError of status 410 for one that is closed
   */
  readonly read: (search: URLSearchParams) => Promise<Representation>;
}

/** What is written for who looks for it, by path. */
export type Documents = ReadonlyMap<string, WrittenDocument>;

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';

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
  /** What is open; `undefined` while that cannot be known. */
  const known = async (): Promise<OpenVacancies | undefined> =>
    vacancies.current().catch(() => undefined);

  /** The pages and, after theirs, the vacancies: theirs is as new as the newest of them. */
  const entriesWith = ({ publications }: Pick<OpenVacancies, 'publications'>) =>
    indexed.flatMap((page): readonly SitemapEntry[] => {
      if (page.path !== careerMeta.path) return [page];
      const words = page.changed === undefined ? -Infinity : Date.parse(page.changed);
      const newest = Math.max(words, ...publications.map(({ changedAt }) => changedAt));
      return [
        { ...page, ...(Number.isFinite(newest) && { changed: new Date(newest).toISOString() }) },
        ...publications.map(({ job, changedAt }) => ({
          path: `${page.path}?job=${String(job.job_id)}`,
          changed: new Date(changedAt).toISOString(),
        })),
      ];
    });

  const calendarOf = async (job: string) => {
    const open = await vacancies.current();
    try {
      const publication = open.publication(parseJobId(job) ?? Number.NaN);
      const text = writeCalendar([publication], publicOrigin);
      return createRepresentation(CALENDAR, Buffer.from(text));
    } catch (error) {
      throw goneWhereClosed(error);
    }
  };
  const calendarOfAll = live(CALENDAR, async () => {
    const { key, publications } = await vacancies.current();
    return { key, text: () => writeCalendar(publications, publicOrigin) };
  });

  const started = clock();

  return new Map([
    [
      '/sitemap.xml',
      live(XML, async () => {
        const open = await known();
        const entries = open ? entriesWith(open) : indexed;
        return { key: open?.key ?? '', text: async () => writeSitemap(entries, publicOrigin) };
      }),
    ],
    [
      career.feed.path,
      live(ATOM, async () => {
        const { key, publications } = await vacancies.current();
        return { key, text: () => writeFeed(publications, publicOrigin, started) };
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
