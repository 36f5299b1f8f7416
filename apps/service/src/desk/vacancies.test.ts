import type { Vacancy, VacancyChoices, VacancyPreview } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import {
  closeVacancy,
  importVacancies,
  parseVacancies,
  readVacancies,
  toJsonFile,
} from '../features/vacancies/index.ts';
import { databases } from '../testing/databases.ts';
import { applyAs, createBrowser, signInAs } from '../testing/candidate.ts';
import { expectRefused, readInPages } from '../testing/desk.ts';
import { staffBrowser } from '../testing/staff.ts';
import {
  actOn,
  createVacancyDesk,
  listVacancies,
  makeVacancy,
  readVacancy,
  VACANCIES,
  vacancyFields,
} from '../testing/vacancy-desk.ts';

describe.each(databases)('vacancies at the desk, on $name', (database) => {
  const setUp = async () => createVacancyDesk(database);

  it('are samples no longer when somebody has changed what they say', async () => {
    const { service, browser } = await setUp();
    const { db } = service.storage;
    await db.updateTable('jobs').set({ is_sample: 1 }).where('job_id', '=', 1).execute();
    expect((await actOn(browser, 1, '', { job_title: 'Ours' })).json()).not.toHaveProperty(
      'sample',
    );
    expect((await actOn(browser, 1, 'delete')).statusCode).toBe(409);
  });

  it('follow the rules of a vacancies file, each field of it', async () => {
    const { browser } = await setUp();
    for (const [wrong, field] of [
      [{ job_title: '' }, 'job_title'],
      [{ job_title: 'two\nlines' }, 'job_title'],
      [{ job_short_desc: 1 }, 'job_short_desc'],
      [{ description: 'x'.repeat(20_001) }, 'description'],
      [{ description: 'a\u0000b' }, 'description'],
      [{ category_id: 99 }, 'category_id'],
      [{ category_id: '1' }, 'category_id'],
      [{ job_type: 3 }, 'job_type'],
      [{ vch_office: undefined }, 'vch_office'],
      [{ int_location_id: 99 }, 'int_location_id'],
      [{ last_date: '2026-02-30' }, 'last_date'],
      [{ first_date: '2027-01-01' }, 'first_date'],
      [{ status: 'open' }, 'status'],
      [{ job_id: 7 }, 'job_id'],
    ] as const) {
      const answer = await browser.post(VACANCIES, { ...vacancyFields, ...wrong });
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.json(), JSON.stringify(wrong)).toMatchObject({ errors: [{ field }] });
    }
    const { job_id } = await makeVacancy(browser);
    for (const wrong of [
      {},
      { job_title: ' ' },
      { last_date: null },
      { job_id: 9 },
      { category_id: 99 },
    ])
      expect((await actOn(browser, job_id, '', wrong)).statusCode, JSON.stringify(wrong)).toBe(422);
    // A draft's first date can be removed, a published vacancy's cannot.
    const dated = await actOn(browser, job_id, '', { first_date: '2026-12-01' });
    expect(dated.json()).toMatchObject({ status: 'draft', first_date: '2026-12-01', version: 2 });
    const undated = await actOn(browser, job_id, '', { first_date: null });
    expect(undated.json()).toMatchObject({ first_date: null, version: 3 });
    expect(
      (await actOn(browser, job_id, '', { vch_office: vacancyFields.vch_office })).json(),
    ).toMatchObject({ version: 3 });
    await actOn(browser, job_id, 'publish');
    expect((await actOn(browser, job_id, '', { first_date: null })).statusCode).toBe(422);
    for (const id of ['0', '99', 'x', '9999999999', '1e1'])
      expect((await browser.get(`${VACANCIES}/${id}`)).statusCode, id).toBe(404);
  });

  it('are changed only when nobody has changed them since they were seen', async () => {
    const { service, browser } = await setUp();
    const { storage } = service;
    const { job_id } = await makeVacancy(browser);
    const url = `/api/v0/${VACANCIES}/${String(job_id)}`;
    expect((await browser.send('PATCH', url, { job_title: 'x' })).statusCode).toBe(428);
    expect((await browser.send('POST', `${url}/publish`, {})).statusCode).toBe(428);
    for (const deed of ['', 'publish', 'extend', 'close'] as const) {
      const body = {
        '': { job_title: 'x' },
        publish: {},
        extend: { last_date: '2027-01-31' },
        close: {},
      }[deed];
      const stale = await actOn(browser, job_id, deed, body, '"7"');
      expect(stale.statusCode, deed).toBe(412);
      expect(stale.json(), deed).toMatchObject({
        type: 'urn:problem:stale',
        current: { job_id, version: 1 },
      });
    }
    const both = await Promise.all(
      ['x', 'y'].map(async (job_title) => actOn(browser, job_id, '', { job_title }, '"1"')),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    // The operator's commands change the version too.
    await actOn(browser, job_id, 'publish');
    await expect(closeVacancy(storage, job_id)).resolves.toBe('closed');
    expect((await actOn(browser, job_id, 'publish', {}, '"3"')).statusCode).toBe(412);
    expect(await readVacancy(browser, 1)).toMatchObject({ version: 1 });
  });

  it('are previewed in the very shape that the public calls have, drafts too', async () => {
    const { service, browser } = await setUp();
    const draft = await makeVacancy(browser, { job_title: 'A <b>map</b>' });
    const preview = async (id: number) =>
      (await browser.get(`${VACANCIES}/${String(id)}/preview`)).json<VacancyPreview>();
    const drafted = await preview(draft.job_id);
    await actOn(browser, draft.job_id, 'publish');
    const list = (await service.server.inject('/api/v0/get_joblist')).json<
      VacancyPreview['job'][]
    >();
    expect(drafted.job).toEqual(list.find(({ job_id }) => job_id === draft.job_id));
    const described = await service.server.inject(
      `/api/v0/get_job_description?job_id=${String(draft.job_id)}`,
    );
    expect([{ description: drafted.description }]).toEqual(described.json());
    const choices = (await browser.get(`${VACANCIES}/choices`)).json<VacancyChoices>();
    const open = async (operation: string) =>
      (await service.server.inject(`/api/v0/${operation}`)).json<object[]>();
    expect(choices.job_types).toEqual([1, 2]);
    expect(new Set(choices.categories.map(({ id }) => id))).toEqual(
      new Set(((await open('get_job_category')) as { readonly id: number }[]).map(({ id }) => id)),
    );
    expect(choices.locations).toHaveLength((await open('get_locations')).length);
  });

  it('are listed with how many have applied, found, limited and ordered', async () => {
    const { service, browser } = await setUp();
    await applyAs(service, 'anu@example.com');
    await applyAs(service, 'binu@example.com');
    const titles = ['Zebra', 'apple', 'Map 100%', 'apple'];
    for (const job_title of titles) await makeVacancy(browser, { job_title });
    await actOn(browser, 3, 'publish', { first_date: '2026-11-30' });
    await actOn(browser, 4, 'publish');
    const statuses = (await listVacancies(browser, '?sort=job_id')).items.map(
      ({ job_id, status, applications }) => [job_id, status, applications],
    );
    expect(statuses).toEqual([
      [1, 'open', 2],
      [2, 'closed', 0],
      [3, 'scheduled', 0],
      [4, 'open', 0],
      [5, 'draft', 0],
      [6, 'draft', 0],
    ]);
    const ids = async (query: string) =>
      (await listVacancies(browser, query)).items.map(({ job_id }) => job_id);
    await expect(ids('?status=draft')).resolves.toEqual([6, 5]);
    await expect(ids('?q=APPLE&sort=job_id')).resolves.toEqual([4, 6]);
    await expect(ids('?q=100%25')).resolves.toEqual([5]);
    // Finds them by everything that visitors search.
    const { items } = await listVacancies(browser);
    const made = items.find(({ job_id }) => job_id === 6);
    for (const words of [vacancyFields.vch_office, made?.vch_job_category, made?.district_name])
      await expect(
        ids(`?q=${encodeURIComponent(words?.toUpperCase() ?? '-')}`),
        words,
      ).resolves.toEqual(expect.arrayContaining([6, 5, 4, 3]));
    await expect(ids('?q=3')).resolves.toEqual([3]);
    await expect(ids('?category_id=99')).resolves.toEqual([]);
    for (const sort of ['-job_id', 'job_id', 'title', '-title', 'last_date', '-last_date']) {
      const rows = await readInPages<Vacancy>(browser, `vacancies?sort=${sort}`);
      expect(new Set(rows.map(({ job_id }) => job_id)).size).toBe(6);
    }
    const wrong = ['status=past', 'sort=x', 'limit=0', 'cursor=x', 'category_id=x'];
    await expectRefused(browser, 'vacancies', wrong);
  });

  it('are listed to the end when their lines are as long as they may be, and no longer', async () => {
    const { browser } = await setUp();
    const longest = 'ക'.repeat(500);
    for (const line of ['job_title', 'vch_office']) {
      const tooLong = { ...vacancyFields, [line]: `${longest}ക` };
      const answer = await browser.post(VACANCIES, tooLong);
      expect([answer.statusCode, answer.body]).toEqual([
        422,
        expect.stringContaining('Must not be longer than 500 characters'),
      ]);
    }
    const fields = { job_title: longest, vch_office: longest };
    const made = [await makeVacancy(browser, fields), await makeVacancy(browser, fields)];
    const rows = await readInPages<Vacancy>(browser, 'vacancies?sort=title');
    expect(rows.slice(-2).map(({ job_id }) => job_id)).toEqual(made.map(({ job_id }) => job_id));
  });

  it('that were changed at the desk are overwritten by a file only with overDesk', async () => {
    const { service, browser } = await setUp();
    const { storage } = service;
    const exported = toJsonFile(await readVacancies(storage));
    const importing = async (text: string, options = {}) =>
      importVacancies(storage, parseVacancies(text, 'json'), options);
    const { version } = await readVacancy(browser, 1);
    await actOn(browser, 1, '', { job_title: 'From the desk' });
    const { job_id } = await makeVacancy(browser);
    // The older file would revert the change.
    await expect(importing(exported)).rejects.toThrow(/vacancy 1 was changed at the desk/);
    await expect(readVacancy(browser, 1)).resolves.toMatchObject({ job_title: 'From the desk' });
    // A new export contains the change.
    const now = toJsonFile(await readVacancies(storage));
    await expect(importing(now)).resolves.toMatchObject({ changedAnything: false });
    // The file has another vacancy with the number of one that was created at the desk.
    const meeting = now.replaceAll(vacancyFields.job_title, 'Somebody else');
    await expect(importing(meeting)).rejects.toThrow(
      new RegExp(`vacancy ${String(job_id)} was changed at the desk`),
    );
    // Vacancies that were never changed at the desk are imported.
    const other = JSON.parse(now) as { jobs: { job_id: number; job_title: string }[] };
    for (const job of other.jobs) if (job.job_id === 2) job.job_title = 'From a file';
    await importing(JSON.stringify(other));
    await expect(readVacancy(browser, 2)).resolves.toMatchObject({
      job_title: 'From a file',
      version: 2,
    });
    // With `overDesk`, the import overwrites the change, and the version seen at the desk is stale.
    const overwritten = await importing(exported, { overDesk: true });
    expect(overwritten?.changedAnything).toBe(true);
    expect(await readVacancy(browser, 1)).toMatchObject({ version: version + 2 });
    await expect(importing(now)).resolves.toMatchObject({ changedAnything: true });
    const stale = await actOn(browser, 1, 'close', {}, `"${String(version + 1)}"`);
    expect(stale.statusCode).toBe(412);
  });

  it('are read by sales, changed by recruiters and administrators, and nothing to others', async () => {
    const { service } = await setUp();
    const sales = await staffBrowser(service, 'sales');
    expect((await sales.get(VACANCIES)).statusCode).toBe(200);
    expect((await sales.post(VACANCIES, vacancyFields)).statusCode).toBe(403);
    expect((await actOn(sales, 1, 'close')).statusCode).toBe(403);
    for (const browser of [createBrowser(service), await signInAs(service, 'anu@example.com')])
      expect((await browser.get(`${VACANCIES}/1/preview`)).statusCode).toBe(401);
    const administrator = await staffBrowser(service, 'administrator');
    expect((await actOn(administrator, 1, 'close')).statusCode).toBe(200);
  });
});
