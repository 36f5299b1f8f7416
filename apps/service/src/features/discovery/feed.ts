import { formatDate } from '@example/api/jobs';
import { career, careerMeta, vacancyDocuments } from '@example/content/career';
import { company } from '@example/content/company';
import { meta } from '@example/content/meta';
import { Feed } from 'feed';
import type { ListedVacancy } from '../vacancies/index.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Removes characters that XML does not allow. */
const toXml = (text: string) =>
  text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** Escapes text, because the library marks titles and summaries as HTML. */
const toHtml = (text: string) =>
  toXml(text).replaceAll(/[&<>]/g, (character) => entities[character] ?? '');

const contentOf = ({
  job_short_desc,
  vch_office,
  district_name,
  last_date,
}: ListedVacancy['job']) =>
  [job_short_desc, vacancyDocuments.feed.facts(vch_office, district_name, formatDate(last_date))]
    .map((text) => `<p>${toHtml(text)}</p>`)
    .join('');

export const FEED_PAGE = 100;

interface FeedPage {
  /** Vacancies of the page, last changed first. */
  readonly vacancies: readonly ListedVacancy[];
  /** Number of the page, from 1, and number of pages. */
  readonly page: number;
  readonly pages: number;
}

/** Returns the links to other pages (RFC 5005 §3), which the library does not support. */
const pageLinks = ({ page, pages }: Omit<FeedPage, 'vacancies'>, feed: string): string =>
  Object.entries({ first: 1, previous: page - 1, next: page + 1, last: pages })
    .filter(([, number]) => pages > 1 && number >= 1 && number <= pages)
    .map(([rel, number]) => `    <link rel="${rel}" href="${addressOf(feed, number)}"/>\n`)
    .join('');

const addressOf = (feed: string, page: number) =>
  page === 1 ? feed : `${feed}?page=${String(page)}`;

/**
 * Formats a page of the open vacancies as an Atom feed (RFC 4287), last changed first. The feed's time is that of its
 * latest entry, or `emptySince` without entries.
 */
export const writeFeed = (
  { vacancies, ...place }: FeedPage,
  publicOrigin: string,
  emptySince: number,
): string => {
  const page = publicOrigin + careerMeta.path;
  const address = publicOrigin + career.feed.path;
  const feed = new Feed({
    id: page,
    title: career.feed.title,
    description: vacancyDocuments.feed.subtitle,
    link: page,
    feedLinks: { atom: addressOf(address, place.page) },
    language: meta.locale,
    author: { name: company.name },
    updated: new Date(vacancies[0]?.changedAt ?? emptySince),
    generator: false,
  });
  for (const { job, changedAt } of vacancies) {
    const link = `${page}?job=${String(job.job_id)}`;
    const category = toXml(job.vch_job_category);
    feed.addItem({
      id: link,
      link,
      title: toHtml(job.job_title),
      description: toHtml(job.job_short_desc),
      content: contentOf(job),
      date: new Date(changedAt),
      category: [{ name: category, term: category }],
    });
  }
  return feed.atom1().replace(/^ *<link rel="self"/m, (self) => pageLinks(place, address) + self);
};
