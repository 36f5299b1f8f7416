import { formatDate } from '@example/api/jobs';
import { career, careerMeta } from '@example/content/career';
import { company } from '@example/content/company';
import { meta } from '@example/content/meta';
import { Feed } from 'feed';
import type { Publication } from '../jobs/index.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The library marks titles and summaries as HTML; what XML knows no character for is left out. */
const toHtml = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>]/g, (character) => entities[character] ?? '');

/** What readers show of an entry. */
const contentOf = ({ job_short_desc, vch_office, district_name, last_date }: Publication['job']) =>
  [job_short_desc, career.feed.facts(vch_office, district_name, formatDate(last_date))]
    .map((text) => `<p>${toHtml(text)}</p>`)
    .join('');

/** Most entries of the feed: whoever reads it now and then has the older ones. */
const MOST_ENTRIES = 500;

/**
 * The open vacancies that changed last as an Atom feed (RFC 4287), the latest first. It was changed when its
 * latest entry was; without entries at `emptySince`.
 */
export const writeFeed = (
  publications: readonly Publication[],
  publicOrigin: string,
  emptySince: number,
): string => {
  const page = publicOrigin + careerMeta.path;
  const latestFirst = publications
    .toSorted((a, b) => b.changedAt - a.changedAt)
    .slice(0, MOST_ENTRIES);
  const feed = new Feed({
    id: page,
    title: career.feed.title,
    description: career.feed.subtitle,
    link: page,
    feedLinks: { atom: publicOrigin + career.feed.path },
    language: meta.locale,
    author: { name: company.name },
    updated: new Date(latestFirst[0]?.changedAt ?? emptySince),
    generator: false,
  });
  for (const { job, changedAt } of latestFirst) {
    const link = `${page}?job=${String(job.job_id)}`;
    feed.addItem({
      id: link,
      link,
      title: toHtml(job.job_title),
      description: toHtml(job.job_short_desc),
      content: contentOf(job),
      date: new Date(changedAt),
      category: [{ name: job.vch_job_category, term: job.vch_job_category }],
    });
  }
  return feed.atom1();
};
