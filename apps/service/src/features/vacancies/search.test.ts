import { filterJobs, type Job, type JobSearch } from '@example/api/jobs';
import { jobTypes } from '@example/content/career';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases, openTestStorage, postgresDatabase } from '../../testing/databases.ts';
import { runOnServer } from '../../testing/postgres-server.ts';
import { vacancyFile } from '../../testing/vacancies.ts';
import type { Storage } from '../../storage/index.ts';
import { parseVacancies } from './file/read.ts';
import { closeVacancy, importVacancies } from './publish.ts';
import { createVacancies } from './vacancies.ts';

const names = {
  categories: ['GIS Services', 'Nätverk & "Cloud"', 'ΟΔΟΣ'].map((jobcategory, index) => ({
    id: index + 1,
    jobcategory,
  })),
  locations: ['Kollam', 'തിരുവനന്തപുരം', 'İzmir'].map((vch_district, index) => ({
    fk_district_id: index + 1,
    vch_district,
  })),
};

const titles = [
  'C++ Developer (100% remote)',
  'Under_score\\back "slash" \'quote\'',
  'Straße, ÉCOLE und Ǆ',
  'സോഫ്റ്റ്‌വെയർ എഞ്ചിനീയർ',
  'e\u0301tude 👩‍💻 𐐀 \u0958लम\u00a0Ⅳ',
  'Engineer',
];

/** Stores vacancies in all combinations of the searched columns. */
const store = async (storage: Storage, count: number) => {
  const jobs = Array.from({ length: count }, (_, index) => ({
    job_id: index + 1,
    job_title: `${titles[index % titles.length] ?? ''} ${String(index + 1)}`,
    job_short_desc: 'Nothing that is searched',
    description: 'Nothing that is searched',
    category_id: 1 + (index % 3),
    job_type: 1 + (index % 2),
    vch_office: index % 5 === 0 ? 'KOCHI Office' : 'Head office',
    int_location_id: 1 + (Math.floor(index / 3) % 3),
    first_date: '2000-01-01',
    last_date: '2999-12-31',
  }));
  await importVacancies(storage, parseVacancies(JSON.stringify({ ...names, jobs }), 'json'));
};

const typeLabel = (type: number) => jobTypes.find(({ id }) => id === type)?.label ?? '';

describe.each(databases)('the search on $name', ({ createMigrated }) => {
  const setUp = async (count: number) => {
    const storage = await openTestStorage(await createMigrated());
    await store(storage, count);
    const vacancies = createVacancies(storage, Date.now);
    const search = async (asked: JobSearch) => (await vacancies.current()).search(asked);
    return { storage, vacancies, search };
  };

  it('finds what the filter of the browser finds', async () => {
    const { search } = await setUp(60);
    const all: readonly Job[] = (await search({})).jobs;
    expect(all).toHaveLength(60);
    for (const filter of [
      ...['e', 'E', 'gi', 'GIS', ' kollam ', 'kochi', 'full', 'TIME', 'part t', 'office', 'zzz'],
      ...[
        '%',
        '_',
        '\\',
        '"',
        "'",
        '100%',
        '0_',
        'r_s',
        '+',
        '++ d',
        '\\back',
        '& "c',
        'r 1',
        '12',
      ],
      ...['straße', 'STRASSE', 'École', 'ǆ', 'ǅ', 'οδος', 'ΟΔΟΣ', 'οδοσ', 'İ', 'i\u0307zmir', 'ı'],
      ...['സോഫ്', 'തിരു', 'É', 'e\u0301', '\u0301', '👩‍💻', '👩', '𐐨', '𐐀', '\u200d', 'ä', 'Ä'],
      ...['E\u0301cole', '\u0958', '\u0915\u093cलम iv', '\u00e9tude', 'na\u0308t', 'i\u0307z'],
      ...['\u0000', 'a\u0000', 'r\n1', '\t', 'x'.repeat(20_000)],
    ].map((q): JobSearch => ({ q }))) {
      const expected = filterJobs(all, filter, typeLabel);
      const { jobs, total } = await search(filter);
      expect(jobs, JSON.stringify(filter)).toEqual(expected);
      expect(total).toBe(expected.length);
    }
    // Half a character: no address can hold it, and PostgreSQL refuses it.
    await expect(search({ q: '\ud83d' })).resolves.toMatchObject({ total: 0 });
  });

  it('combines text, category, type and location', async () => {
    const { storage, search } = await setUp(60);
    const { jobs: all } = await search({});
    for (const filter of [
      { category: 2 },
      { type: 2, location: 3 },
      { q: 'engineer', type: 2 },
      { q: 'kollam', category: 1, type: 1, location: 1 },
      { q: 'gis', category: 9 },
      { location: 999_999_999 },
    ] as const)
      expect((await search(filter)).jobs).toEqual(filterJobs(all, filter, typeLabel));
    expect((await search({ job_id: 7 })).jobs.map(({ job_id }) => job_id)).toEqual([7]);
    const largest = 2_147_483_647;
    await importVacancies(storage, vacancyFile([{ job_id: largest }]));
    expect((await search({ job_id: largest })).jobs).toHaveLength(1);
    expect((await search({ job_id: 99_999_999_999 })).jobs).toEqual([]);
  });

  it('gives 100 vacancies a page with the total, and the last page when a later one is asked for', async () => {
    const { search } = await setUp(250);
    const ids = async (asked: JobSearch) => {
      const { jobs, ...place } = await search(asked);
      return [jobs.length, jobs[0]?.job_id, place];
    };
    await expect(ids({})).resolves.toEqual([100, 1, { total: 250, page: 1 }]);
    await expect(ids({ page: 3 })).resolves.toEqual([50, 201, { total: 250, page: 3 }]);
    await expect(ids({ page: 999_999_999 })).resolves.toEqual([50, 201, { total: 250, page: 3 }]);
    await expect(ids({ type: 1, page: 2 })).resolves.toEqual([25, 201, { total: 125, page: 2 }]);
    await expect(ids({ q: 'zzz', page: 2 })).resolves.toEqual([
      0,
      undefined,
      { total: 0, page: 1 },
    ]);
  });

  it('forgets closed vacancies, and finds the others by the new name of their category', async () => {
    const { storage, search } = await setUp(10);
    const found = async (q: string) => (await search({ q })).jobs.map(({ job_id }) => job_id);
    await expect(found('engineer 6')).resolves.toEqual([6]);
    await closeVacancy(storage, 6);
    await expect(found('engineer 6')).resolves.toEqual([]);
    const renamed = { ...names, categories: [{ id: 1, jobcategory: 'Maps' }], jobs: [] };
    await importVacancies(storage, parseVacancies(JSON.stringify(renamed), 'json'));
    await expect(found('maps')).resolves.toEqual([1, 4, 7, 10]);
    await expect(found('gis')).resolves.toEqual([]);
  });

  it('reads all vacancies in portions', async () => {
    const { vacancies } = await setUp(1_001);
    const { portions } = await vacancies.current();
    const read = async (...range: Parameters<typeof portions>) => {
      const ids = [];
      for await (const portion of portions(...range))
        ids.push(...portion.map(({ job }) => job.job_id));
      return ids;
    };
    const all = Array.from({ length: 1_001 }, (_, index) => index + 1);
    await expect(read()).resolves.toEqual(all);
    await expect(read({ offset: 200, limit: 700 })).resolves.toEqual(all.slice(200, 900));
    await expect(read({ offset: 1_000, limit: 700 })).resolves.toEqual([1_001]);
  });
});

// Without PostgreSQL the run has said so, and a skipped test counts as a failure.
if (postgresDatabase) {
  const { create } = postgresDatabase;
  it('a user of PostgreSQL without a right to extensions searches without trigrams', async () => {
    const { databaseUrl = '', dataDir } = await create();
    const user = `plain_${randomBytes(4).toString('hex')}`;
    await runOnServer(
      databaseUrl,
      `create role ${user} login; grant all on schema public to ${user}`,
    );
    onTestFinished(async () => {
      await runOnServer(databaseUrl, `drop owned by ${user}; drop role ${user}`);
    });
    const asUser = new URL(databaseUrl);
    asUser.username = user;
    const storage = await openTestStorage({ dataDir, databaseUrl: asUser.href });
    const extensions = sql`select extname from pg_extension where extname = 'pg_trgm'`;
    expect((await extensions.execute(storage.db)).rows).toEqual([]);
    await store(storage, 12);
    const { search } = await createVacancies(storage, Date.now).current();
    const { jobs } = await search({ q: 'gineer 1' });
    expect(jobs.map(({ job_id }) => job_id)).toEqual([12]);
  });
}
