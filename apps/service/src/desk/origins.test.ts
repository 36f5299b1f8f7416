import type { Application, ApplicationList, RetentionPeriods } from '@example/api/desk';
import { expect, it } from 'vitest';
import { DAY_MS } from '../runtime/clock/durations.ts';
import { databases } from '../testing/databases.ts';
import { staffBrowser } from '../testing/staff.ts';
import { createTestService } from '../testing/test-service.ts';
import { sendApplication } from '../testing/candidate.ts';

const APPLICATIONS = 'desk/applications';

it.each(databases)(
  'the desk says where applicants came from and who is in the talent pool, on $name',
  async (database) => {
    const now = Date.UTC(2026, 10, 23, 9);
    const service = await createTestService({ database, clock: () => now });
    const { deps } = service;
    const browser = await staffBrowser(service, 'administrator');
    const linkedin = await sendApplication(service, { source: 'LinkedIn', talent_pool: true });
    const formula = await sendApplication(service, { source: '=1+1', applcnt_name: 'Binu' });
    await sendApplication(service, { source: 'linkedin', applcnt_name: 'Cyril' });
    const unknown = await sendApplication(service, { applcnt_name: 'Dora' });
    const found = async (query: string) =>
      (await browser.get(`${APPLICATIONS}?sort=name&${query}`)).json<ApplicationList>();
    const ends = now + deps.settings.retention.talentPool * DAY_MS;

    expect((await found('source=linkedin')).items).toMatchObject([
      { name: 'Anu', source: 'linkedin', pool_until: ends },
      { name: 'Cyril', source: 'linkedin', pool_until: null },
    ]);
    expect((await found('pool=yes')).items).toMatchObject([{ reference: linkedin }]);
    expect((await found('pool=yes&source=elsewhere')).total).toBe(0);
    for (const wrong of ['source=', 'pool=no', `source=${'x'.repeat(65)}`])
      expect((await browser.get(`${APPLICATIONS}?${wrong}`)).statusCode, wrong).toBe(422);
    const choices = (await browser.get(`${APPLICATIONS}/choices`)).json<object>();
    expect(choices).toMatchObject({
      sources: [
        { source: 'linkedin', count: 2 },
        { source: '=1+1', count: 1 },
      ],
      pool: 1,
    });
    const one = (await browser.get(`${APPLICATIONS}/${unknown}`)).json<Application>();
    expect(one).toMatchObject({ source: '', pool_until: null });

    const { body } = await browser.get(`${APPLICATIONS}/export.csv?sort=name`);
    const [, anu, binu] = body.split('\r\n');
    expect(anu).toMatch(/,linkedin,2028-11-22$/);
    expect(binu).toContain(`,'=1+1,`);
    expect(body).toContain(formula);

    const periods = (await browser.get('desk/retention')).json<RetentionPeriods>();
    const kept = new Map(periods.map((period) => [period.kind, period]));
    expect(kept.get('applications')).toMatchObject({ rows: 3 });
    expect(kept.get('talent_pool')).toMatchObject({
      setting: 'KEEP_TALENT_POOL_DAYS',
      rows: 1,
      oldest: now,
      next_purge_at: ends,
    });
  },
);
