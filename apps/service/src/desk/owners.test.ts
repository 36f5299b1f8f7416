import type {
  Application,
  ApplicationList,
  BulkOutcome,
  DeskColleague,
  Vacancy,
  VacancyList,
} from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { disableStaff } from '../auth/staff/operate.ts';
import { importVacancies, readVersion } from '../features/vacancies/index.ts';
import { databases } from '../testing/databases.ts';
import { exportedOf } from '../testing/exported.ts';
import { sendApplication, type Browser } from '../testing/candidate.ts';
import { addMember, asOperator, staffBrowser } from '../testing/staff.ts';
import { application, createTestService, type TestService } from '../testing/test-service.ts';
import { vacancyFile } from '../testing/vacancies.ts';
import { personalDataOf } from '../testing/personal-data.ts';

const apply = async (service: TestService, applcnt_name: string): Promise<string> =>
  sendApplication(service, { applcnt_name });

const change = async (browser: Browser, path: string, body: object, version: number) =>
  browser.send('PATCH', `/api/v0/desk/applications/${path}`, body, {
    'if-match': `"${String(version)}"`,
  });

const assign = async (browser: Browser, job_id: number, owner: string | null) => {
  const url = `desk/vacancies/${String(job_id)}`;
  const { version } = (await browser.get(url)).json<Vacancy>();
  return browser.send(
    'POST',
    `/api/v0/${url}/owner`,
    { owner },
    {
      'if-match': `"${String(version)}"`,
    },
  );
};

describe.each(databases)('owners at the desk, on $name', (database) => {
  const setUp = async () => {
    const service = await createTestService({ database });
    const browser = await staffBrowser(service, 'recruiter', 'E1');
    await addMember(service, { employee_code: 'E2', name: 'Anu Rao' });
    await addMember(service, { employee_code: 'S1', name: 'Sunil', role: 'sales' });
    const one = async (reference: string) =>
      (await browser.get(`desk/applications/${reference}`)).json<Application>();
    const owned = async (owner: string) =>
      (await browser.get(`desk/applications?owner=${owner}`))
        .json<ApplicationList>()
        .items.map(({ reference }) => reference);
    return { service, browser, one, owned };
  };

  it('are given an application, which is found by them, exported and noted in the log', async () => {
    const { service, browser, one, owned } = await setUp();
    const [first, second] = [await apply(service, 'Binu'), await apply(service, 'Chitra')];
    await expect(one(first)).resolves.toMatchObject({ owner: null, owner_name: null });
    const changed = await change(browser, first, { owner: ' e2 ' }, 1);
    expect(changed.json()).toMatchObject({ owner: 'E2', owner_name: 'Anu Rao', version: 2 });
    await expect(owned('E2')).resolves.toEqual([first]);
    await expect(owned('none')).resolves.toEqual([second]);
    await expect(owned('E1')).resolves.toEqual([]);
    const { history } = await one(first);
    expect(history).toMatchObject([
      {
        action: 'application.owner_changed',
        actor: 'E1',
        details: { from: null, to: 'E2', names: { E2: 'Anu Rao' } },
      },
    ]);
    const same = await change(browser, first, { owner: 'E2' }, 2);
    expect(same.json()).toMatchObject({ version: 2 });
    const stale = await change(browser, first, { owner: 'E1' }, 1);
    expect(stale.statusCode).toBe(412);
    const csv = await browser.get('desk/applications/export.csv?owner=E2');
    expect(csv.body.split('\r\n').slice(0, 2)).toMatchObject([
      expect.stringContaining(',Owner,'),
      expect.stringMatching(/,Binu,.*,Anu Rao,/),
    ]);
    for (const owner of ['S1', 'E9'])
      expect((await change(browser, first, { owner }, 2)).json(), owner).toMatchObject({
        status: 422,
        errors: [{ field: 'owner' }],
      });
    await change(browser, first, { owner: null }, 2);
    await expect(owned('none')).resolves.toHaveLength(2);
  });

  it('are given several applications at once', async () => {
    const { service, browser, owned } = await setUp();
    const references = [await apply(service, 'Binu'), await apply(service, 'Chitra')];
    const items = references.map((reference) => ({ reference, version: 1 }));
    const refused = await browser.post('desk/applications/bulk', { items, owner: 'S1' });
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ field: 'owner' }] });
    const answer = await browser.post('desk/applications/bulk', { items, owner: 'E1' });
    const { results } = answer.json<{ readonly results: readonly BulkOutcome[] }>();
    expect(results.map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
    expect((await owned('E1')).toSorted()).toEqual(references.toSorted());
    await browser.post('desk/applications/bulk', {
      items: items.map((item) => ({ ...item, version: 2 })),
      owner: null,
    });
    await expect(owned('E1')).resolves.toEqual([]);
  });

  it('get the new applications of their vacancies, as long as they can sign in', async () => {
    const { service, browser, one } = await setUp();
    const { storage, deps } = service;
    const before = await readVersion(storage);
    expect((await assign(browser, 1, 'E2')).json()).toMatchObject({
      owner: 'E2',
      owner_name: 'Anu Rao',
    });
    // Visitors see nothing of it, so that nothing is read or sent anew.
    await expect(readVersion(storage)).resolves.toBe(before);
    await expect(one(await apply(service, 'Binu'))).resolves.toMatchObject({ owner: 'E2' });
    await disableStaff(asOperator(deps), 'E2');
    await expect(one(await apply(service, 'Chitra'))).resolves.toMatchObject({ owner: null });
    const list = async (owner: string) =>
      (await browser.get(`desk/vacancies?owner=${owner}`)).json<VacancyList>().items;
    await expect(list('E2')).resolves.toMatchObject([{ job_id: 1, owner_name: 'Anu Rao' }]);
    await expect(list('none')).resolves.toMatchObject([{ job_id: 2 }]);
    expect((await assign(browser, 2, 'E2')).statusCode).toBe(422);
    const { history } = (await browser.get('desk/vacancies/1')).json<Vacancy>();
    expect(history).toMatchObject([{ action: 'vacancy.owner_changed', details: { to: 'E2' } }]);
  });

  it('stay the owners of a vacancy when a file is imported over it', async () => {
    const { service, browser } = await setUp();
    await assign(browser, 1, 'E2');
    await importVacancies(service.storage, vacancyFile([{ job_id: 1, job_title: 'Surveyor' }]));
    const read = (await browser.get('desk/vacancies/1')).json<Vacancy>();
    expect(read).toMatchObject({ job_title: 'Surveyor', owner: 'E2' });
  });

  it('are those who make a vacancy or a copy of it', async () => {
    const { browser } = await setUp();
    const copy = await browser.post('desk/vacancies/1/copy', {});
    expect(copy.json()).toMatchObject({ owner: 'E1' });
  });

  it('can be chosen while they may change it, and found as long as they own something', async () => {
    const { service, browser } = await setUp();
    const reference = await apply(service, 'Binu');
    await change(browser, reference, { owner: 'E2' }, 1);
    await disableStaff(asOperator(service.deps), 'E2');
    const colleagues = async (area: string) =>
      (await browser.get(`desk/${area}/colleagues`)).json<DeskColleague[]>();
    const own = { employee_code: 'E1', name: 'Ravi Menon' };
    await expect(colleagues('applications')).resolves.toEqual([
      own,
      { employee_code: 'E2', name: 'Anu Rao', gone: true },
    ]);
    await expect(colleagues('vacancies')).resolves.toEqual([own]);
  });

  it('are not told to the applicant who asks for their data', async () => {
    const { service, browser } = await setUp();
    const reference = await apply(service, 'Binu');
    await change(browser, reference, { owner: 'E2' }, 1);
    const { deps } = service;
    const data = personalDataOf({ deps });
    const exported = await exportedOf(data, application.applcnt_email);
    expect(JSON.stringify(exported)).toContain(reference);
    expect(JSON.stringify(exported)).not.toContain('owner');
  });
});
