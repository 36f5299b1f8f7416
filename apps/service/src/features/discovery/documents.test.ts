import { career, vacancyDocuments } from '@example/content/career';
import { company, companyFacts } from '@example/content/company';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { describe, expect, it } from 'vitest';
import { closeVacancy, importVacancies } from '../vacancies/index.ts';
import { fakePages } from '../../testing/fake-site.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { vacancyFile } from '../../testing/vacancies.ts';

const origin = 'https://www.example.org';
const firstOfMay = Date.UTC(2030, 4, 1);

const setUp = async (clock = () => firstOfMay) =>
  createTestService({
    environment: { PUBLIC_ORIGIN: origin },
    clock,
    pages: fakePages,
  });

const get = async ({ server }: TestService, url: string, headers = {}) =>
  server.inject({ url, headers });

const readSitemap = async (service: TestService) => {
  const { body } = await get(service, '/sitemap.xml');
  const entries = await parseSitemap(Readable.from([body]));
  return entries.map(({ url, lastmod }) => [url, lastmod] as const);
};

const entriesOf = (feed: string) => feed.match(/<entry>[\s\S]*?<\/entry>/g) ?? [];

describe('a generated document', () => {
  it.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/career.atom', 'application/atom+xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/career.ics', 'text/calendar; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/llms.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ])('%s has its type, and is sent once while it is unchanged', async (url, type, caching) => {
    const service = await setUp();
    const { statusCode, headers } = await get(service, url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
    const again = await get(service, url, { 'if-none-match': headers.etag });
    expect(again.statusCode).toBe(304);
    const head = await service.server.inject({ method: 'HEAD', url });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect((await service.server.inject({ method: 'DELETE', url })).statusCode).toBe(405);
  });
});

describe('the sitemap', () => {
  it('lists the pages in their order and the open vacancies, with the dates that are known', async () => {
    const service = await setUp();
    const published = Date.parse('2030-04-02T00:00:00Z');
    await importVacancies(service.storage, vacancyFile([{ job_id: 1, job_title: 'New title' }]), {
      clock: () => published,
    });
    await expect(readSitemap(service)).resolves.toEqual([
      [`${origin}/`, undefined],
      [`${origin}/about`, '2026-01-31T06:30:00.000Z'],
      [`${origin}/career`, new Date(published).toISOString()],
      [`${origin}/career?job=1`, new Date(published).toISOString()],
    ]);
  });

  it('lists the pages while the vacancies cannot be read', async () => {
    const service = await setUp();
    await service.storage.close();
    expect((await readSitemap(service)).at(2)).toEqual([
      `${origin}/career`,
      '2026-01-31T06:30:00.000Z',
    ]);
  });
});

describe('the calendar of last dates', () => {
  const eventsOf = (calendar: string) =>
    calendar.replaceAll('\r\n ', '').match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];

  it('has a day without a time for each open vacancy', async () => {
    const service = await setUp();
    await importVacancies(
      service.storage,
      vacancyFile([{ job_id: 8, job_title: 'Analyst, GIS; maps', last_date: '2030-05-31' }]),
      { clock: () => firstOfMay },
    );
    const { body, headers } = await get(service, '/career.ics');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(body.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    const [, event = ''] = eventsOf(body);
    expect(eventsOf(body)).toHaveLength(2);
    for (const line of [
      'UID:vacancy-8@www.example.org',
      'DTSTAMP:20300501T000000Z',
      'DTSTART;VALUE=DATE:20300531',
      `SUMMARY:${vacancyDocuments.calendar.event('Analyst\\, GIS\\; maps')}`,
      `URL;VALUE=URI:${origin}/career?job=8`,
      'TRANSP:TRANSPARENT',
    ])
      expect(event.split('\r\n')).toContain(line);
  });

  it('has a component when no vacancy is open, as a calendar must', async () => {
    const service = await setUp();
    await closeVacancy(service.storage, 1);
    const { body } = await get(service, '/career.ics');
    expect(eventsOf(body)).toEqual([]);
    expect(body).toMatch(/\r\nBEGIN:VTIMEZONE\r\n[\s\S]+\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n$/);
  });

  it('contains one vacancy only when the query names it', async () => {
    const service = await setUp();
    const { body } = await get(service, '/career.ics?job=1');
    expect(eventsOf(body)).toHaveLength(1);
    for (const job of ['99', 'x', ''])
      expect((await get(service, `/career.ics?job=${job}`)).statusCode, job).toBe(404);
  });

  it('answers 410 when a vacancy is no longer open, as its page does', async () => {
    const service = await setUp();
    await importVacancies(
      service.storage,
      vacancyFile([
        { job_id: 8, first_date: '2030-04-01', last_date: '2030-04-30' },
        { job_id: 9, status: 'draft' },
        { job_id: 10, first_date: '2030-05-02' },
      ]),
      { clock: () => firstOfMay },
    );
    await closeVacancy(service.storage, 1);
    for (const job of ['1', '2', '8']) {
      const page = await get(service, `/career.ics?job=${job}`);
      expect(page.statusCode, job).toBe(410);
      // The site has no page of its own for 410.
      expect(page.body).toContain('<h1>404</h1>');
    }
    // Drafts and scheduled vacancies must look as if they did not exist.
    for (const job of ['9', '10'])
      expect((await get(service, `/career.ics?job=${job}`)).statusCode, job).toBe(404);
    const accept = { accept: 'application/json' };
    const { headers, body } = await get(service, '/career.ics?job=1', accept);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({
      type: 'urn:problem:not-found',
      status: 410,
      detail: 'This vacancy is closed.',
      closed_job: { job_title: expect.any(String) as string },
    });
    await importVacancies(service.storage, vacancyFile([{ job_id: 1, status: 'open' }]));
    expect((await get(service, '/career.ics?job=1')).statusCode).toBe(200);
  });
});

describe('robots.txt', () => {
  it('keeps crawlers from the API alone, and names the sitemap', async () => {
    const { body } = await get(await setUp(), '/robots.txt');
    expect(body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
});

describe('the feed of vacancies', () => {
  it('has an entry for each open one, the latest first, and none for a closed one', async () => {
    const service = await setUp();
    const publish = async (job_id: number, time: number) =>
      importVacancies(service.storage, vacancyFile([{ job_id }]), { clock: () => time });
    await publish(8, firstOfMay + 1000);
    await publish(9, firstOfMay + 2000);
    // Unchanged, so it keeps its time.
    await publish(8, firstOfMay + 9000);
    await closeVacancy(service.storage, 1);
    const { body } = await get(service, '/career.atom');
    expect(body).toContain(`<title>${career.feed.title.replaceAll('&', '&amp;')}</title>`);
    expect(body).toContain(`<link rel="self" href="${origin}/career.atom"/>`);
    const entries = entriesOf(body);
    expect(entries.map((entry) => /<id>(.*?)<\/id>/.exec(entry)?.[1])).toEqual([
      `${origin}/career?job=9`,
      `${origin}/career?job=8`,
    ]);
    expect(entries[1]).toContain('<updated>2030-05-01T00:00:01.000Z</updated>');
    expect(entries[1]).toContain('In short');
  });

  it('says by its ETag that a vacancy was closed', async () => {
    const service = await setUp();
    const { etag } = (await get(service, '/career.atom')).headers;
    await closeVacancy(service.storage, 1);
    const after = await get(service, '/career.atom', { 'if-none-match': etag });
    expect(after.statusCode).toBe(200);
    expect(entriesOf(after.body)).toEqual([]);
  });

  it('treats a title as text, not as markup', async () => {
    const service = await setUp();
    const job_title = 'C++ <Analyst> & ]]> more ]]> of it';
    await importVacancies(service.storage, vacancyFile([{ job_id: 8, job_title }]));
    const { body } = await get(service, '/career.atom');
    expect(body).toContain('C++ &lt;Analyst&gt; &amp; ]]&gt; more ]]&gt; of it');
    expect(body.match(/]]>/g)).toHaveLength(body.match(/<!\[CDATA\[/g)?.length ?? 0);
  });

  it('has no character that XML does not allow, wherever it is typed', async () => {
    const service = await setUp();
    const file = vacancyFile([{ job_id: 1, job_title: 'A\uFFFF&' }]);
    const categories = file.categories.map((category) => ({
      ...category,
      jobcategory: 'C\uFFFF&',
    }));
    await importVacancies(service.storage, { ...file, categories });
    const { body } = await get(service, '/career.atom');
    expect(body).not.toMatch(/[\uFFFE\uFFFF]/);
    expect(entriesOf(body).join()).toContain('term="C&amp;"');
  });

  it('fails instead of being empty while the vacancies cannot be read', async () => {
    const service = await setUp();
    await service.storage.close();
    const { statusCode, body } = await get(service, '/career.atom');
    expect(statusCode).toBeGreaterThanOrEqual(500);
    expect(body).not.toContain('<feed');
  });
});

describe('security.txt', () => {
  it.each([
    ['2030-01-01T00:00:00Z', '2030-08-01T00:00:00.000Z'],
    ['2030-06-30T23:59:59Z', '2031-01-01T00:00:00.000Z'],
    ['2030-12-31T23:59:59Z', '2031-07-01T00:00:00.000Z'],
  ])('read on %s expires on %s', async (now, expires) => {
    const { body } = await get(await setUp(() => Date.parse(now)), '/.well-known/security.txt');
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    expect(fields).toEqual({
      Contact: companyFacts.security.href,
      Expires: expires,
      'Preferred-Languages': 'en',
      Canonical: `${origin}/.well-known/security.txt`,
    });
  });
});

describe('llms.txt', () => {
  it('names the site and lists what is there, nothing else', async () => {
    const { body } = await get(await setUp(), '/llms.txt');
    expect(body.split('\n').slice(0, 3)).toEqual([`# ${company.name}`, '', `> ${company.summary}`]);
    const links = [...body.matchAll(/^- \[[^\]]+\]\(([^)]+)\)(: \S.*)?$/gm)].map(
      ([, link]) => link,
    );
    expect(links).toEqual([
      `${origin}/`,
      `${origin}/about`,
      `${origin}/career`,
      `${origin}/login`,
      `${origin}/career.atom`,
    ]);
  });
});
