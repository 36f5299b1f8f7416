import type { Vacancy, VacancyChoices } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import {
  importVacancies,
  parseVacancies,
  readVacancies,
  toJsonFile,
} from '../features/vacancies/index.ts';
import { databases } from '../testing/databases.ts';
import type { Browser } from '../testing/candidate.ts';
import { staffBrowser } from '../testing/staff.ts';
import { createTestService } from '../testing/test-service.ts';
import { vacanciesJson } from '../testing/vacancies.ts';

const VACANCIES = 'desk/vacancies';

describe.each(databases)('categories and locations at the desk, on $name', (database) => {
  const setUp = async () => {
    const service = await createTestService({ database });
    const browser = await staffBrowser(service, 'recruiter');
    const add = async (jobcategory: unknown) =>
      browser.post(`${VACANCIES}/categories`, { jobcategory });
    const seenByVisitors = async () => ({
      categories: (await browser.get('get_job_category')).json<object[]>(),
      locations: (await browser.get('get_locations?tenantId=1')).json<object[]>(),
    });
    return { service, browser, add, seenByVisitors };
  };
  const choices = async (browser: Browser) =>
    (await browser.get(`${VACANCIES}/choices`)).json<VacancyChoices>();

  it('are added, and shown to visitors when a published vacancy uses them', async () => {
    const { service, browser, add, seenByVisitors } = await setUp();
    const before = await seenByVisitors();
    const added = await add('  Legal   and  Compliance ');
    expect(added.statusCode, added.body).toBe(201);
    const category = { id: 2, jobcategory: 'Legal and Compliance' };
    expect(added.json()).toEqual(category);
    const placed = await browser.post(`${VACANCIES}/locations`, { vch_district: 'Kollam' });
    const location = { fk_district_id: 2, vch_district: 'Kollam' };
    expect(placed.json()).toEqual(location);
    const known = await choices(browser);
    expect(known.categories).toContainEqual(category);
    expect(known.locations).toContainEqual(location);

    const made = await browser.post(VACANCIES, {
      ...{ job_title: 'Clerk', job_short_desc: 'Reads.', description: 'All.', job_type: 1 },
      ...{ category_id: 2, int_location_id: 2, vch_office: 'Office', last_date: '2999-12-31' },
    });
    const { job_id } = made.json<Vacancy>();
    await expect(seenByVisitors()).resolves.toEqual(before);
    await browser.send(
      'POST',
      `/api/v0/${VACANCIES}/${String(job_id)}/publish`,
      {},
      {
        'if-match': '"1"',
      },
    );
    await expect(seenByVisitors()).resolves.toEqual({
      categories: [...before.categories, category],
      locations: [...before.locations, location],
    });
    const found = await browser.get(`${VACANCIES}?q=compliance`);
    expect(found.json()).toMatchObject({ items: [{ job_id }] });

    const log = await service.storage.db
      .selectFrom('audit_log')
      .select(['action', 'subject', 'details'])
      .where('action', 'like', 'vacancy.%_added')
      .orderBy('action')
      .execute();
    expect(log).toEqual([
      { action: 'vacancy.category_added', subject: 'category 2', details: '{}' },
      { action: 'vacancy.location_added', subject: 'location 2', details: '{}' },
    ]);
  });

  it('are added once, whatever the case of their names, however often that is tried', async () => {
    const { browser, add } = await setUp();
    const tried = await Promise.all(['Legal', 'LEGAL', 'legal', ' Legal '].map(add));
    expect(tried.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422, 422]);
    expect(tried.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
      errors: [
        { field: 'jobcategory', message: 'There is one of this name: choose it in the list' },
      ],
    });
    expect((await choices(browser)).categories).toHaveLength(2);
  });

  it.each([undefined, 7, '', '  ', 'a\u0007b', 'a\u0000b', 'x'.repeat(81)])(
    'are refused when the name is %j',
    async (name) => {
      const { add } = await setUp();
      expect((await add(name)).json()).toMatchObject({
        status: 422,
        errors: [{ field: 'jobcategory' }],
      });
    },
  );

  it('are refused to roles that may not change vacancies', async () => {
    const { service } = await setUp();
    const sales = await staffBrowser(service, 'sales');
    for (const [path, body] of [
      ['categories', { jobcategory: 'Legal' }],
      ['locations', { vch_district: 'Kollam' }],
    ] as const)
      expect((await sales.post(`${VACANCIES}/${path}`, body)).statusCode).toBe(403);
  });

  it('are exported and imported, and keep their names when a file has another of the number', async () => {
    const { service, add } = await setUp();
    await add('Legal');
    const { storage } = service;
    const exported = toJsonFile(await readVacancies(storage));
    expect(exported).not.toContain('desk_added_at');
    const outcome = await importVacancies(storage, parseVacancies(exported, 'json'));
    expect(outcome).toMatchObject({ changedAnything: false });

    const other = parseVacancies(
      vacanciesJson([]).replace(
        '"categories": [',
        '"categories": [{ "id": 2, "jobcategory": "Marketing" },',
      ),
      'json',
    );
    await expect(importVacancies(storage, other)).rejects.toThrow(
      /2 was added at the desk and is "Legal" there/,
    );
    await importVacancies(storage, other, { overDesk: true });
    expect((await readVacancies(storage)).categories).toContainEqual({
      id: 2,
      jobcategory: 'Marketing',
    });
    await expect(importVacancies(storage, other)).resolves.toMatchObject({
      changedAnything: false,
    });
  });
});
