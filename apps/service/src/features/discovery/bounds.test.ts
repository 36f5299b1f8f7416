import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { expect, it } from 'vitest';
import { closeVacancy, importVacancies } from '../vacancies/index.ts';
import { fakePages } from '../../testing/fake-site.ts';
import { createTestService } from '../../testing/test-service.ts';
import { vacancyFile } from '../../testing/vacancies.ts';
import { SITEMAP_VACANCIES } from './sitemap.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';

const origin = 'https://www.example.org';
const FIRST = 10;

/** Creates a service with vacancies from number 10 on. Each ends a day after the one before. */
const setUp = async (count: number) => {
  const service = await createTestService({
    environment: { PUBLIC_ORIGIN: origin },
    pages: fakePages,
  });
  await closeVacancy(service.storage, 1);
  const jobs = Array.from({ length: count }, (_, index) => ({
    job_id: FIRST + index,
    first_date: '2000-01-01',
    last_date: new Date(Date.UTC(2100, 0, 1) + index * DAY_MS).toISOString().slice(0, 10),
  }));
  await importVacancies(service.storage, vacancyFile(jobs));
  return {
    service,
    get: async (url: string) => service.server.inject(url),
    text: async (url: string) => (await service.server.inject(url)).body,
  };
};

const linksOf = (feed: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...feed.matchAll(/<link rel="(\w+)" href="([^"]+)"\/>/g)].map(
      ([, rel = '', href = '']) => [rel, href] as const,
    ),
  );

it('the feed has a hundred vacancies a page, the ones that changed last first, each page with links to others', async () => {
  const { get, text, service } = await setUp(201);
  await importVacancies(
    service.storage,
    vacancyFile([{ job_id: FIRST + 50, job_title: 'Newest' }]),
  );
  const feed = `${origin}/career.atom`;
  const pages = [];
  for (const path of ['/career.atom', '/career.atom?page=2', '/career.atom?page=3'])
    pages.push(await text(path));
  const ids = pages.map((page) =>
    [...page.matchAll(/<id>.*\?job=(\d+)<\/id>/g)].map(([, id]) => Number(id)),
  );
  expect(ids.map(({ length }) => length)).toEqual([100, 100, 1]);
  expect(new Set(ids.flat()).size).toBe(201);
  expect(ids[0]?.[0]).toBe(FIRST + 50);
  const self = { alternate: `${origin}/career`, first: feed, last: `${feed}?page=3` };
  expect(pages.map(linksOf)).toMatchObject([
    { ...self, self: feed, next: `${feed}?page=2` },
    { ...self, self: `${feed}?page=2`, previous: feed, next: `${feed}?page=3` },
    { ...self, self: `${feed}?page=3`, previous: `${feed}?page=2` },
  ]);
  expect(linksOf(pages[0] ?? '')).not.toHaveProperty('previous');
  for (const page of ['4', '0', 'x'])
    expect((await get(`/career.atom?page=${page}`)).statusCode).toBe(404);
});

it('the calendar has the 500 days that come next', async () => {
  const { text } = await setUp(501);
  const calendar = await text('/career.ics');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(500);
  expect(calendar).toContain(`vacancy-${String(FIRST)}@`);
  expect(calendar).not.toContain(`vacancy-${String(FIRST + 500)}@`);
});

it('the sitemap is an index of several where there are too many vacancies for one', async () => {
  const { get, text } = await setUp(SITEMAP_VACANCIES + 1);
  const index = await text('/sitemap.xml');
  expect(index).toContain('<sitemapindex');
  const addresses = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);
  expect(addresses).toHaveLength(3);
  const listed = [];
  for (const address of addresses) {
    const body = await text(address.slice(origin.length));
    listed.push((await parseSitemap(Readable.from([body]))).map(({ url }) => url));
  }
  expect(listed.map(({ length }) => length)).toEqual([3, SITEMAP_VACANCIES, 1]);
  expect(listed[0]).toContain(`${origin}/career`);
  expect(new Set(listed.flat()).size).toBe(SITEMAP_VACANCIES + 4);
  for (const page of ['4', '0', 'x'])
    expect((await get(`/sitemap.xml?page=${page}`)).statusCode).toBe(404);
}, 30_000);
