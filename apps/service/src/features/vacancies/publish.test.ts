import { describe, expect, it } from 'vitest';
import { databases, openTestStorage } from '../../testing/databases.ts';
import { vacancyFile } from '../../testing/vacancies.ts';
import { readVacancies, toCsvFile, toJsonFile } from './export.ts';
import { parseVacancies } from './file/read.ts';
import { closeVacancy, importVacancies } from './publish.ts';
import { createVacancies } from './vacancies.ts';

const kolkata = (text: string) => Date.parse(`${text}+05:30`);

describe.each(databases)('vacancies on $name', ({ createMigrated }) => {
  it('are added, changed, and left as they are', async () => {
    const storage = await openTestStorage(await createMigrated());
    const first = await importVacancies(storage, vacancyFile([{ job_id: 1 }, { job_id: 2 }]));
    expect(first?.jobs).toEqual({ added: 2, changed: 0, unchanged: 0 });
    const next = vacancyFile([{ job_id: 2, job_title: 'Changed' }, { job_id: 3 }]);
    const second = await importVacancies(storage, next);
    expect(second?.jobs).toEqual({ added: 1, changed: 1, unchanged: 0 });
    const { jobs } = await readVacancies(storage);
    expect(jobs.map(({ job_id: id, job_title: title }) => [id, title])).toEqual([
      [1, 'Vacancy 1'],
      [2, 'Changed'],
      [3, 'Vacancy 3'],
    ]);
  });

  it('stay exactly the same when the same file comes again', async () => {
    const storage = await openTestStorage(await createMigrated());
    const version = async () =>
      (await storage.db.selectFrom('versions').selectAll().executeTakeFirst())?.version;
    const file = vacancyFile([{ job_id: 1 }, { job_id: 2 }]);
    await importVacancies(storage, file);
    await closeVacancy(storage, 2);
    const before = await version();
    const again = await importVacancies(storage, file);
    expect(again).toMatchObject({ changedAnything: false, jobs: { unchanged: 2 } });
    await expect(version()).resolves.toBe(before);
    await expect(readVacancies(storage)).resolves.toMatchObject({
      jobs: [{ status: 'open' }, { status: 'closed' }],
    });
  });

  it('are imported all or not at all', async () => {
    const storage = await openTestStorage(await createMigrated());
    const file = parseVacancies(
      toJsonFile({ categories: [], locations: [], jobs: [] }).replace(
        '"jobs": []',
        `"jobs": ${JSON.stringify([{ ...vacancyFile([{ job_id: 1 }]).jobs[0], category_id: 9 }])}`,
      ),
      'json',
    );
    await expect(importVacancies(storage, file)).rejects.toThrow(
      /line 4, column \d+ \(jobs\[0\]\.category_id\): there is no category 9\n.*there is no location 1/,
    );
    await expect(readVacancies(storage)).resolves.toMatchObject({ jobs: [] });
  });

  it('are first imported only when nobody has ever written any', async () => {
    const storage = await openTestStorage(await createMigrated());
    const file = vacancyFile([{ job_id: 1 }]);
    const [one, other] = await Promise.all([
      importVacancies(storage, file, { onlyFirst: true }),
      importVacancies(storage, file, { onlyFirst: true }),
    ]);
    expect([one, other].filter((outcome) => outcome !== undefined)).toHaveLength(1);
  });

  it('are compared with what another import has just written', async () => {
    const storage = await openTestStorage(await createMigrated());
    const file = vacancyFile([{ job_id: 1 }, { job_id: 2 }]);
    const outcomes = await Promise.all([1, 2, 3].map(async () => importVacancies(storage, file)));
    expect(outcomes.map((outcome) => outcome?.jobs.added).toSorted()).toEqual([0, 0, 2]);
    const { jobs } = await readVacancies(storage);
    expect(jobs).toHaveLength(2);
  });

  it.each(['json', 'csv'] as const)('are exported as %s to the same again', async (format) => {
    const write = format === 'json' ? toJsonFile : toCsvFile;
    const storage = await openTestStorage(await createMigrated());
    await importVacancies(
      storage,
      vacancyFile([
        { job_id: 1, job_title: 'മലയാളം, "C++"' },
        { job_id: 2, status: 'closed' },
        { job_id: 3, status: 'draft' },
        { job_id: 4, first_date: '2998-01-31' },
      ]),
    );
    const exported = write(await readVacancies(storage));
    const copy = await openTestStorage(await createMigrated());
    await importVacancies(copy, parseVacancies(exported, format));
    expect(write(await readVacancies(copy))).toBe(exported);
    const again = await importVacancies(storage, parseVacancies(exported, format));
    expect(again?.changedAnything).toBe(false);
  });

  it('are refused with the name of a category or location that has another number', async () => {
    const storage = await openTestStorage(await createMigrated());
    const fileOf = (
      categories: readonly (readonly [id: number, name: string])[],
      locations: typeof categories = [],
    ) =>
      parseVacancies(
        JSON.stringify({
          categories: categories.map(([id, jobcategory]) => ({ id, jobcategory })),
          locations: locations.map(([id, name]) => ({ fk_district_id: id, vch_district: name })),
          jobs: [],
        }),
        'json',
      );
    await importVacancies(storage, fileOf([[1, 'GIS']], [[1, 'Kollam']]));
    for (const overDesk of [false, true])
      await expect(
        importVacancies(storage, fileOf([[7, 'GIS']], [[8, 'Kollam']]), { overDesk }),
      ).rejects.toThrow(
        /\(categories\[0\]\.jobcategory\): "GIS" has the number 1 already.*\n.*"Kollam" has the number 1 already/,
      );
    // A file that gives the other one another name is taken: each name is there once.
    await importVacancies(
      storage,
      fileOf([
        [1, 'Maps'],
        [7, 'GIS'],
      ]),
    );
    const exported = toJsonFile(await readVacancies(storage));
    const again = await importVacancies(storage, parseVacancies(exported, 'json'));
    expect(again?.changedAnything).toBe(false);
  });

  it('are shown until the end of their last day in Asia/Kolkata', async () => {
    const storage = await openTestStorage(await createMigrated());
    const clock = () => kolkata('2026-03-01T00:00:00');
    const file = vacancyFile([{ job_id: 1, last_date: '2026-03-31' }]);
    await importVacancies(storage, file, { clock });
    let now = kolkata('2026-03-31T23:59:59.999');
    const vacancies = createVacancies(storage, () => now);
    const shown = await vacancies.current();
    expect((await shown.search({})).jobs).toHaveLength(1);
    expect((await shown.publication(1)).job.job_id).toBe(1);
    now = kolkata('2026-04-01T00:00:00');
    const next = await vacancies.current();
    expect((await next.search({})).jobs).toHaveLength(0);
    await expect(next.publication(1)).rejects.toThrow('closed');
    expect(next.key).not.toBe(shown.key);
  });

  it('are shown from the beginning of their first day in Asia/Kolkata', async () => {
    const storage = await openTestStorage(await createMigrated());
    const clock = () => kolkata('2026-03-01T12:00:00');
    const dates = { first_date: '2026-03-15', last_date: '2026-03-31' };
    await importVacancies(storage, vacancyFile([{ job_id: 1, ...dates }]), { clock });
    let now = kolkata('2026-03-14T23:59:59.999');
    const vacancies = createVacancies(storage, () => now);
    const before = await vacancies.current();
    expect((await before.search({})).jobs).toEqual([]);
    // Coming vacancies are not announced.
    await expect(before.publication(1)).rejects.toThrow('There is no such vacancy.');
    now = kolkata('2026-03-15T00:00:00');
    const { publication } = await vacancies.current();
    await expect(publication(1)).resolves.toMatchObject({
      first_date: '2026-03-15',
      changedAt: now,
    });
  });

  it('are hidden as drafts, and shown from the day on which they are opened', async () => {
    const storage = await openTestStorage(await createMigrated());
    let now = kolkata('2026-03-01T12:00:00');
    const clock = () => now;
    const vacancies = createVacancies(storage, clock);
    const write = async (job: { readonly status?: string; readonly job_title?: string }) =>
      importVacancies(storage, vacancyFile([{ job_id: 1, ...job }]), { clock });
    await write({ status: 'draft' });
    await expect((await vacancies.current()).search({})).resolves.toMatchObject({ jobs: [] });
    now = kolkata('2026-03-09T23:00:00');
    await write({ status: 'open' });
    now = kolkata('2026-03-12T00:00:00');
    await write({ job_title: 'Changed' });
    const { publication } = await vacancies.current();
    await expect(publication(1)).resolves.toMatchObject({
      first_date: '2026-03-09',
      changedAt: now,
    });
  });

  it('are unknown to visitors when they were closed as drafts', async () => {
    const storage = await openTestStorage(await createMigrated());
    await importVacancies(storage, vacancyFile([{ job_id: 1, status: 'draft' }]));
    await closeVacancy(storage, 1);
    const vacancies = await createVacancies(storage, Date.now).current();
    await expect(vacancies.publication(1)).rejects.toThrow('There is no such vacancy.');
  });

  it('are first shown on their last day at the latest when an import gives them an earlier one', async () => {
    const storage = await openTestStorage(await createMigrated());
    const clock = () => kolkata('2026-03-15T00:00:00');
    for (const last_date of ['2026-03-31', '2026-03-10']) {
      await importVacancies(storage, vacancyFile([{ job_id: 1, last_date }]), { clock });
    }
    const file = parseVacancies(toJsonFile(await readVacancies(storage)), 'json');
    expect(file.jobs).toMatchObject([{ first_date: '2026-03-10', last_date: '2026-03-10' }]);
  });

  it('are seen changed by a service within a second, and by its own process at once', async () => {
    const settings = await createMigrated();
    const service = await openTestStorage(settings);
    const commandLine = await openTestStorage(settings);
    const vacancies = createVacancies(service, Date.now);
    const ids = async () => {
      const { jobs } = await (await vacancies.current()).search({});
      return jobs.map(({ job_id: id }) => id);
    };
    await expect(ids()).resolves.toEqual([]);
    await importVacancies(commandLine, vacancyFile([{ job_id: 1 }, { job_id: 2 }]));
    const within = service.dialect === 'sqlite' ? 0 : 1_000;
    await expect.poll(ids, { timeout: within }).toEqual([1, 2]);
    await closeVacancy(service, 1);
    await expect(ids()).resolves.toEqual([2]);
  });

  it('are closed once', async () => {
    const storage = await openTestStorage(await createMigrated());
    await importVacancies(storage, vacancyFile([{ job_id: 1 }]));
    await expect(closeVacancy(storage, 1)).resolves.toBe('closed');
    await expect(closeVacancy(storage, 1)).resolves.toBe('was-closed');
    await expect(closeVacancy(storage, 2)).resolves.toBe('unknown');
  });
});
