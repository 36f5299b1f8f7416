import type { Application, ApplicationList } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/databases.ts';
import { pdf } from '../testing/documents.ts';
import { type Browser, sendApplication } from '../testing/candidate.ts';
import { analyze, insertApplications, quoted } from '../testing/many-rows.ts';
import { staffBrowser } from '../testing/staff.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

const APPLICATIONS = 'desk/applications';

interface Applicant {
  readonly applcnt_name?: string;
  readonly applcnt_email: string;
  readonly applcnt_phone: string;
}

const apply = async (service: TestService, fields: Applicant): Promise<string> =>
  sendApplication(service, fields, { content: pdf(fields.applcnt_email) });

const read = async (browser: Browser, reference: string) =>
  (await browser.get(`${APPLICATIONS}/${reference}`)).json<Application>();

const hints = async (browser: Browser) => {
  const { items } = (await browser.get(`${APPLICATIONS}?sort=applied_at`)).json<ApplicationList>();
  return Object.fromEntries(items.map(({ reference, also_applied }) => [reference, also_applied]));
};

describe.each(databases)('other applications of an applicant, on $name', (database) => {
  const setUp = async () => {
    let now = Date.UTC(2026, 0, 1);
    const service = await createTestService({ database, clock: () => (now += 1_000) });
    return { service, browser: await staffBrowser(service, 'recruiter') };
  };

  it('are those with the same address or the same telephone number, and not those of namesakes', async () => {
    const { service, browser } = await setUp();
    const asha = { applcnt_name: 'Asha Menon' };
    const one = await apply(service, {
      ...asha,
      applcnt_email: 'Asha@Example.com',
      applcnt_phone: '919876543210',
    });
    const sameAddress = await apply(service, {
      ...asha,
      applcnt_email: 'asha@example.com',
      applcnt_phone: '9447000000',
    });
    const samePhone = await apply(service, {
      applcnt_name: 'A. Menon',
      applcnt_email: 'menon@example.org',
      applcnt_phone: '9876543210',
    });
    const both = await apply(service, {
      ...asha,
      applcnt_email: 'ASHA@example.com',
      applcnt_phone: '09876543210',
    });
    const namesake = await apply(service, {
      ...asha,
      applcnt_email: 'asha.menon@example.net',
      applcnt_phone: '9495000000',
    });
    await service.storage.db
      .updateTable('applications')
      .set({ status: 'withdrawn' })
      .where('reference', '=', samePhone)
      .execute();

    const { also_applied } = await read(browser, one);
    expect(also_applied).toMatchObject([
      { reference: both, name: 'Asha Menon', status: 'received', same: ['email', 'phone'] },
      { reference: samePhone, name: 'A. Menon', status: 'withdrawn', same: ['phone'] },
      { reference: sameAddress, same: ['email'], job_title: expect.any(String) as string },
    ]);
    await expect(hints(browser)).resolves.toEqual({
      [one]: 3,
      [sameAddress]: 2,
      [samePhone]: 2,
      [both]: 3,
      [namesake]: 0,
    });
    await expect(read(browser, namesake)).resolves.toMatchObject({ also_applied: [] });
    const logged = await service.storage.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'applications.listed')
      .execute();
    expect(logged.map(({ details }) => details)).toContain('{"limited_by":["also_applied"]}');
  });

  it('are not found by telephone numbers that tell nobody apart', async () => {
    const { service, browser } = await setUp();
    for (const [index, phone] of ['9999999999', '9999999999', '1', '1'].entries())
      await apply(service, {
        applcnt_email: `a${String(index)}@example.com`,
        applcnt_phone: phone,
      });
    expect(Object.values(await hints(browser))).toEqual([0, 0, 0, 0]);
  });

  it('are counted and shown up to twenty, however many there are', async () => {
    const { service, browser } = await setUp();
    const reference = await apply(service, {
      applcnt_email: 'agency@example.com',
      applcnt_phone: '9447123456',
    });
    await insertApplications(service.storage, 20_000, {
      ...{ applcnt_email: quoted('agency@example.com'), email_key: quoted('agency@example.com') },
      ...{ applcnt_phone: quoted('9447123456'), phone_key: quoted('9447123456') },
    });
    await analyze(service.storage);
    expect((await read(browser, reference)).also_applied).toHaveLength(20);
    const answer = await browser.get(`${APPLICATIONS}?limit=200`);
    const { items } = answer.json<ApplicationList>();
    expect(items).toHaveLength(200);
    expect(new Set(items.map(({ also_applied }) => also_applied))).toEqual(new Set([20]));
  });
});
