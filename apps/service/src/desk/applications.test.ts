import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/databases.ts';
import { pdf } from '../testing/documents.ts';
import { createDesk, expectRefused } from '../testing/desk.ts';
import { applicationsAt } from '../testing/desk-entries.ts';
import { sendApplication, applyAs, createBrowser, signInAs } from '../testing/candidate.ts';
import { staffBrowser } from '../testing/staff.ts';

const anu = 'anu@example.com';
const APPLICATIONS = 'desk/applications';

const { listOf, rowsOf, one, patch } = applicationsAt;

describe.each(databases)('applications at the desk, on $name', (database) => {
  const setUp = async () => createDesk(database, 'recruiter');

  it('are listed a page at a time, in any order, and none twice or never', async () => {
    const { service, browser, pass } = await setUp();
    const names = ['Cyril', 'anu', 'Binu', 'dora', 'Anu', 'elias', 'Binu'];
    for (const applcnt_name of names) {
      await sendApplication(service, { applcnt_name });
      // Some applications get the same time.
      if (applcnt_name !== 'anu') pass(1_000);
    }
    for (const sort of ['-applied_at', 'applied_at', 'name', '-name']) {
      const rows = await rowsOf(browser, `?sort=${sort}`);
      expect(new Set(rows.map(({ reference }) => reference)).size).toBe(names.length);
    }
    const byName = await rowsOf(browser, '?sort=name');
    expect(byName.map(({ name }) => name.toLowerCase())).toEqual(
      names.map((name) => name.toLowerCase()).toSorted(),
    );
    const byTime = await rowsOf(browser, '?sort=-applied_at');
    const times = byTime.map(({ applied_at }) => applied_at);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('are found by name, address, reference, vacancy, status and tag, and by nothing that only looks like it', async () => {
    const { service, browser } = await setUp();
    const first = await sendApplication(service, { applcnt_name: '100% Anu_', applcnt_email: anu });
    const second = await sendApplication(service, {
      applcnt_name: 'Binu',
      applcnt_email: 'b@example.org',
    });
    const found = async (query: string) =>
      (await listOf(browser, query)).items.map(({ reference }) => reference);
    await expect(found('?q=ANU@example')).resolves.toEqual([first]);
    await expect(found('?q=anu_+100%25')).resolves.toEqual([first]);
    await expect(found('?q=%25')).resolves.toEqual([]);
    await expect(found('?q=_')).resolves.toEqual([]);
    await expect(found(`?q=${second.toLowerCase()}`)).resolves.toEqual([second]);
    await expect(found("?q=' or nobody=nobody --")).resolves.toEqual([]);
    // Longer than PostgreSQL's limit for an index entry.
    const third = await sendApplication(service, {
      applcnt_name: `Ärmel ${'\u{1F600}'.repeat(5_000)}`,
    });
    await expect(found('?q=ärm')).resolves.toEqual([third]);
    await expect(found('?q=ÄRMEL')).resolves.toEqual([third]);
    await expect(found('?job_id=1&q=binu')).resolves.toEqual([second]);
    await expect(found('?job_id=2')).resolves.toEqual([]);
    await patch(browser, first, { status: 'shortlisted', tags: [' Remote  OK '] }, '"1"');
    await expect(found('?status=shortlisted')).resolves.toEqual([first]);
    await expect(found('?tag=remote%20ok')).resolves.toEqual([first]);
    await expect(found('?tag=remote')).resolves.toEqual([]);
    const choices = (await browser.get(`${APPLICATIONS}/choices`)).json<object>();
    expect(choices).toMatchObject({
      tags: [{ tag: 'remote ok', count: 1 }],
    });
    const { id: application_id } = await service.storage.db
      .selectFrom('applications')
      .select('id')
      .where('reference', '=', first)
      .executeTakeFirstOrThrow();
    const tags = Array.from({ length: 600 }, (_, index) => `tag ${String(index)}`);
    await service.storage.db
      .insertInto('application_tags')
      .values(tags.map((tag) => ({ application_id, tag })))
      .execute();
    const many = (await browser.get(`${APPLICATIONS}/choices`)).json<{ tags: unknown[] }>();
    expect(many.tags).toHaveLength(500);
    const wrong = ['limit=0', 'limit=201', 'sort=id', 'cursor=x', 'cursor=WzEsMV0', 'x=1'];
    await expectRefused(browser, 'applications', wrong);
  });

  it('are exported as a table whose cells are no formulas', async () => {
    const { service, browser } = await setUp();
    const reference = await sendApplication(service, {
      applcnt_name: '=HYPERLINK("https://evil.example")',
      applcnt_covr_letr: 'x',
    });
    await sendApplication(service, { applcnt_name: '+1+1' });
    await sendApplication(service, { applcnt_name: '@SUM(A1)' });
    await sendApplication(service, { applcnt_name: '-2' });
    await sendApplication(service, { applcnt_name: 'Zoe, "Z"' });
    await patch(browser, reference, { tags: ['=1+1'] }, '"1"');
    const answer = await browser.get(`${APPLICATIONS}/export.csv?sort=applied_at`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('attachment');
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFReference,Vacancy,Name,Email,Phone,Status,Tags,Owner,Applied on,Resume,Source,Talent pool until',
    );
    expect(answer.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(answer.body).toContain(`,'+1+1,`);
    expect(answer.body).toContain(`,'@SUM(A1),`);
    expect(answer.body).toContain(`,'-2,`);
    expect(answer.body).toContain(`,'=1+1,`);
    expect(answer.body).toContain('"Zoe, ""Z"""');
    expect(answer.body).not.toMatch(/(?:^|,)"?[=+@-]/m);
    const workbook = await browser.get(`${APPLICATIONS}/export.xlsx?sort=applied_at`);
    expect(workbook.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining('filename=applications.xlsx') as string,
    });
    const sheet = unzipSync(new Uint8Array(workbook.rawPayload))['xl/worksheets/sheet1.xml'];
    expect(strFromU8(sheet ?? new Uint8Array())).toContain('<t>919876543210</t>');
    expect(answer.body).toContain(`,'919876543210,`);
    const limited = await browser.get(`${APPLICATIONS}/export.csv?q=zoe`);
    expect(limited.body.trimEnd().split('\r\n')).toHaveLength(2);
    const log = await service.storage.db.selectFrom('audit_log').selectAll().execute();
    expect(log.filter(({ action }) => action === 'applications.exported')).toHaveLength(3);
    expect(JSON.stringify(log)).not.toContain('zoe');
  });

  it('have resumes, one by one or packed, as files and never as pages', async () => {
    const { service, browser, pass } = await setUp();
    const first = await sendApplication(service, { applcnt_name: '../../Anu' });
    const second = await sendApplication(service, { applcnt_name: 'Anu' });
    const answer = await browser.get(`${APPLICATIONS}/${first}/resume`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-store',
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=resume\.pdf/);
    expect(answer.rawPayload).toEqual(pdf('cv'));
    pass(1_000);
    const packed = await browser.get(
      `${APPLICATIONS}/resumes.zip?references=${first},${second},A-00000000`,
    );
    expect(packed.statusCode).toBe(200);
    const files = unzipSync(new Uint8Array(packed.rawPayload));
    expect(Object.keys(files).toSorted()).toEqual(
      [`${first} Anu.pdf`, `${second} Anu.pdf`].toSorted(),
    );
    for (const content of Object.values(files)) expect(Buffer.from(content)).toEqual(pdf('cv'));
    expect(
      (await browser.get(`${APPLICATIONS}/resumes.zip?references=A-00000000`)).statusCode,
    ).toBe(404);
    expect((await browser.get(`${APPLICATIONS}/resumes.zip?references=x`)).statusCode).toBe(422);
    const { history } = await one(browser, first);
    expect(history.map(({ details }) => details)).toEqual([{ in: 'zip' }, {}]);
  });

  it('are hidden from candidates and from roles without the permission', async () => {
    const { service } = await setUp();
    const reference = await applyAs(service, anu);
    for (const [browser, status] of [
      [createBrowser(service), 401],
      [await signInAs(service, anu), 401],
      [await staffBrowser(service, 'sales'), 403],
    ] as const) {
      expect((await browser.get(APPLICATIONS)).statusCode).toBe(status);
      expect((await browser.get(`${APPLICATIONS}/${reference}`)).statusCode).toBe(status);
      const change = await patch(browser, reference, { status: 'hired' }, '"1"');
      expect(change.statusCode).toBe(status);
    }
  });
});
