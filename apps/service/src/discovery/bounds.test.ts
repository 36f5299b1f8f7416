import { expect, it } from 'vitest';
import type { Publication } from '../jobs/index.ts';
import { writeCalendar } from './calendar.ts';
import { writeFeed } from './feed.ts';
import { writeSitemap } from './sitemap.ts';

const origin = 'https://www.example.org';
const DAY_MS = 24 * 3_600_000;

/** Vacancies, each of which changed, and ends, a day after the one before. */
const publications = Array.from({ length: 501 }, (_, index): Publication => {
  const changedAt = Date.UTC(2030, 0, 1) + index * DAY_MS;
  return {
    job: {
      job_id: index + 1,
      job_title: `Vacancy ${String(index + 1)}`,
      job_short_desc: 'In short',
      vch_job_category: 'GIS',
      category_id: 1,
      job_type: 1,
      vch_office: 'Headquarters',
      district_name: 'Kollam',
      int_location_id: 1,
      last_date: new Date(changedAt).toISOString().slice(0, 10),
    },
    description: 'At length',
    first_date: '2030-01-01',
    changedAt,
  };
});

it('the feed has the 500 vacancies that changed last', () => {
  const feed = writeFeed(publications, origin, 0);
  expect(feed.match(/<entry>/g)).toHaveLength(500);
  expect(feed).toContain('Vacancy 501');
  expect(feed).not.toMatch(/Vacancy 1\b/);
});

it('the calendar has the 500 days that come next', () => {
  const calendar = writeCalendar(publications.toReversed(), origin);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(500);
  expect(calendar).toContain('vacancy-1@');
  expect(calendar).not.toContain('vacancy-501@');
});

it('the sitemap has as many addresses as a sitemap may have', async () => {
  const pages = Array.from({ length: 50_001 }, (_, index) => ({ path: `/${String(index)}` }));
  const sitemap = await writeSitemap(pages, origin);
  expect(sitemap.match(/<url>/g)).toHaveLength(50_000);
});
