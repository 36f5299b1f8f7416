import type { Vacancy } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { sendApplication } from '../../testing/candidate.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';
import { staffBrowser } from '../../testing/staff.ts';
import {
  actOn,
  createVacancyDesk,
  listVacancies,
  makeVacancy,
  readVacancy,
  VACANCIES,
  vacancyFields,
} from '../../testing/vacancy-desk.ts';

describe.each(databases)('vacancies at the desk, on $name', (database) => {
  const setUp = async () => createVacancyDesk(database);

  it('are drafts that nobody sees, are published, shown at once, extended and closed', async () => {
    const { service, browser, shown, pass } = await setUp();
    const before = await shown();
    expect(before.ids).toEqual([1]);
    const draft = await makeVacancy(browser);
    expect(draft).toMatchObject({
      ...vacancyFields,
      job_id: 3,
      status: 'draft',
      closed_by: null,
      first_date: null,
      applications: 0,
      version: 1,
    });
    expect((await shown()).ids).toEqual([1]);
    // Entries of the audit log with the same time have no defined order.
    pass(1_000);
    const published = await actOn(browser, 3, 'publish');
    expect(published.statusCode, published.body).toBe(200);
    expect(published.headers.etag).toBe('"2"');
    expect(published.json()).toMatchObject({ status: 'open', first_date: '2026-11-23' });
    const after = await shown();
    expect(after.ids).toEqual([1, 3]);
    expect(after.etag).not.toBe(before.etag);
    expect((await actOn(browser, 3, 'publish')).statusCode).toBe(409);
    // Visitors see the changed title.
    pass(1_000);
    await actOn(browser, 3, '', { job_title: 'Chief cartographer' });
    expect((await shown()).etag).not.toBe(after.etag);
    for (const last_date of ['2026-12-31', '2026-12-01', 'x', '2027-02-30'])
      expect((await actOn(browser, 3, 'extend', { last_date })).statusCode, last_date).toBe(422);
    pass(60 * DAY_MS);
    const again = await staffBrowser(service, 'recruiter');
    expect(await readVacancy(again, 3)).toMatchObject({ status: 'closed', closed_by: 'date' });
    expect((await shown()).ids).not.toContain(3);
    expect((await actOn(again, 3, 'extend', { last_date: '2027-03-31' })).json()).toMatchObject({
      status: 'open',
      last_date: '2027-03-31',
    });
    expect((await shown()).ids).toContain(3);
    pass(1_000);
    expect((await actOn(again, 3, 'close')).json()).toMatchObject({
      status: 'closed',
      closed_by: 'hand',
    });
    expect((await shown()).ids).not.toContain(3);
    expect((await actOn(again, 3, 'close')).statusCode).toBe(409);
    expect((await actOn(again, 3, 'extend', { last_date: '2027-04-30' })).statusCode).toBe(409);
    pass(1_000);
    expect((await actOn(again, 3, 'publish')).json()).toMatchObject({
      status: 'open',
      first_date: '2027-01-22',
    });
    const { history } = await readVacancy(again, 3);
    expect(history.map(({ action }) => action)).toEqual([
      'vacancy.published',
      'vacancy.closed',
      'vacancy.extended',
      'vacancy.changed',
      'vacancy.published',
      'vacancy.created',
    ]);
    expect(history[3]?.details).toEqual({ fields: ['job_title'] });
    expect(history.every(({ actor }) => actor === 'T-RECRUITER')).toBe(true);
  });

  it('are shown from the chosen day on, and not before', async () => {
    const { service, browser, shown, pass } = await setUp();
    const { job_id } = await makeVacancy(browser);
    for (const first_date of ['2026-11-22', '2027-01-01', 'soon', 1])
      expect(
        (await actOn(browser, job_id, 'publish', { first_date })).statusCode,
        String(first_date),
      ).toBe(422);
    const scheduled = await actOn(browser, job_id, 'publish', { first_date: '2026-11-25' });
    expect(scheduled.json()).toMatchObject({ status: 'scheduled', first_date: '2026-11-25' });
    // A date field turns the year 26 into 0026.
    const short = await actOn(browser, job_id, '', { first_date: '0026-11-26' });
    expect(short.json(), short.body).toMatchObject({
      errors: [{ field: 'first_date', message: 'Must have a year of four digits, not 0026' }],
    });
    expect((await shown()).ids).not.toContain(job_id);
    pass(2 * DAY_MS);
    expect((await shown()).ids).toContain(job_id);
    const later = await staffBrowser(service, 'recruiter');
    expect((await readVacancy(later, job_id)).status).toBe('open');
    // A vacancy whose last date has passed gets a later one before it is published.
    const { job_id: late } = await makeVacancy(later, { last_date: '2026-11-24' });
    const refused = await actOn(later, late, 'publish');
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      errors: [
        {
          field: 'last_date',
          message: 'The last day is past: change it to one from today on',
        },
      ],
    });
    expect((await actOn(later, late, 'extend', { last_date: '2026-11-30' })).statusCode).toBe(200);
    expect((await actOn(later, late, 'publish')).statusCode).toBe(200);
  });

  it('are deleted as drafts and as samples, once seen, and their number is nobody else’s', async () => {
    const { service, browser, shown } = await setUp();
    const { storage } = service;
    const { job_id } = await makeVacancy(browser);
    expect((await actOn(browser, job_id, 'delete', {}, '"9"')).statusCode).toBe(412);
    expect((await actOn(browser, 1, 'delete')).statusCode).toBe(409);
    const deleted = await actOn(browser, job_id, 'delete');
    expect(deleted.statusCode, deleted.body).toBe(200);
    expect((await browser.get(`${VACANCIES}/${String(job_id)}`)).statusCode).toBe(404);
    expect((await makeVacancy(browser)).job_id).toBe(job_id + 1);
    await storage.db.updateTable('jobs').set({ is_sample: 1 }).where('job_id', '=', 1).execute();
    expect(await readVacancy(browser, 1)).toMatchObject({ sample: true, status: 'open' });
    expect((await actOn(browser, 1, 'delete')).statusCode).toBe(200);
    expect((await shown()).ids).toEqual([]);
    const log = await storage.db.selectFrom('audit_log').selectAll().execute();
    expect(log.filter(({ action }) => action === 'vacancy.deleted')).toHaveLength(2);
  });

  it('are copied into a draft, and made once for a key', async () => {
    const { browser } = await setUp();
    const { job_id } = await makeVacancy(browser);
    await actOn(browser, job_id, 'publish');
    const copying = async (id: number, key: string) =>
      browser.send(
        'POST',
        `/api/v0/${VACANCIES}/${String(id)}/copy`,
        {},
        {
          'idempotency-key': key,
        },
      );
    const copied = await copying(job_id, 'one');
    expect(copied.statusCode, copied.body).toBe(201);
    expect(copied.json()).toMatchObject({
      ...vacancyFields,
      job_id: job_id + 1,
      status: 'draft',
      first_date: null,
      version: 1,
      history: [{ action: 'vacancy.created', details: { copy_of: job_id } }],
    });
    expect((await copying(job_id, 'one')).json()).toMatchObject({ job_id: job_id + 1 });
    expect((await copying(1, 'one')).statusCode).toBe(422);
    expect((await copying(99, 'two')).statusCode).toBe(404);
    expect((await listVacancies(browser)).total).toBe(4);
  });

  it('are copied with another last day and published in one step', async () => {
    const { browser, shown } = await setUp();
    const { job_id } = await makeVacancy(browser);
    const copying = async (input: object) =>
      browser.post(`${VACANCIES}/${String(job_id)}/copy`, input);
    const draft = (await copying({ last_date: '2027-01-15' })).json<Vacancy>();
    expect(draft).toMatchObject({ status: 'draft', first_date: null, last_date: '2027-01-15' });
    const answer = await copying({ last_date: '2026-12-24', publish: true });
    expect(answer.statusCode, answer.body).toBe(201);
    const copy = answer.json<Vacancy>();
    expect(copy).toMatchObject({
      ...{ ...vacancyFields, last_date: '2026-12-24' },
      ...{ status: 'open', first_date: '2026-11-23', owner: 'T-RECRUITER' },
    });
    expect(copy.history.map(({ action, details }) => [action, details]).toSorted()).toEqual([
      ['vacancy.created', { copy_of: job_id }],
      ['vacancy.published', { from: 'draft', first_date: '2026-11-23' }],
    ]);
    expect((await shown()).ids).toEqual([1, copy.job_id]);
    for (const input of [
      { last_date: '2026-11-22', publish: true },
      { last_date: '2026-02-30' },
      { publish: 'yes' },
      { status: 'open' },
    ])
      expect((await copying(input)).statusCode, JSON.stringify(input)).toBe(422);
    expect((await listVacancies(browser)).total).toBe(5);
  });

  it('that are published can be applied for, and closed ones cannot', async () => {
    const { service, browser } = await setUp();
    const { job_id } = await makeVacancy(browser);
    const applying = async () => sendApplication(service, { job_id });
    await expect(applying()).rejects.toThrow('no such open vacancy');
    await actOn(browser, job_id, 'publish');
    await expect(applying()).resolves.toMatch(/^A-/);
    expect((await listVacancies(browser, `?q=${String(job_id)}`)).items[0]?.applications).toBe(1);
    await actOn(browser, job_id, 'close');
    await expect(applying()).rejects.toThrow('no such open vacancy');
  });
});
