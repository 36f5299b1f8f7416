import type { ApplicationCounts, EnquiryCounts, News, SubscriberCounts } from '@example/api/desk';
import { formKinds } from '@example/api/forms';
import { describe, expect, it } from 'vitest';
import { removeStaff } from '../auth/staff/operate.ts';
import { subscribe } from '../features/subscriptions/index.ts';
import { createServer } from '../server/server.ts';
import { databases } from '../testing/databases.ts';
import { sendContact, sendEnquiry } from '../testing/forms.ts';
import { applyAs, type Browser } from '../testing/candidate.ts';
import { asOperator, staffBrowser } from '../testing/staff.ts';
import { contactMessage, countRows, enquiry } from '../testing/test-service.ts';
import { createTimedService, START } from '../testing/timed-service.ts';

const anu = 'anu@example.com';

const newsOf = async (browser: Browser) => {
  const answer = await browser.get('desk/news');
  expect(answer.statusCode, answer.body).toBe(200);
  const { lists } = answer.json<News>();
  return Object.fromEntries(lists.map(({ list, count, newest }) => [list, [count, newest]]));
};

const see = async (browser: Browser, list: string, until: number) => {
  const answer = await browser.post('desk/news/seen', { list, until });
  expect(answer.statusCode, answer.body).toBe(200);
};

describe.each(databases)('what is new at the desk, on $name', (database) => {
  const setUp = async () => {
    const service = await createTimedService(database, START);
    const administrator = await staffBrowser(service, 'administrator');
    return { service, administrator };
  };

  it('is counted in the lists that the role may read, since the member looked at each', async () => {
    const { service, administrator } = await setUp();
    const { deps, pass } = service;
    const recruiter = await staffBrowser(service, 'recruiter');
    const sales = await staffBrowser(service, 'sales');
    expect(await newsOf(recruiter)).toEqual({ applications: [0, 0] });
    expect(await newsOf(sales)).toEqual({ enquiries: [0, 0], subscribers: [0, 0] });

    const first = pass(1_000);
    await applyAs(service, anu);
    const second = pass(1_000);
    await applyAs(service, 'binu@example.com');
    await sendContact(deps, contactMessage);
    await subscribe(deps, { email: anu });
    expect(await newsOf(administrator)).toEqual({
      applications: [2, second],
      enquiries: [1, second],
      subscribers: [1, second],
    });
    expect(await newsOf(recruiter)).toEqual({ applications: [2, second] });

    await see(administrator, 'applications', first);
    expect(await newsOf(administrator)).toMatchObject({ applications: [1, second] });
    await see(administrator, 'applications', second);
    // An answer that comes late does not make new what was seen.
    await see(administrator, 'applications', first);
    expect(await newsOf(administrator)).toMatchObject({
      applications: [0, second],
      enquiries: [1, second],
    });
    // A row that a colleague has seen is still new to others.
    expect(await newsOf(recruiter)).toEqual({ applications: [2, second] });
  });

  it('is not what came before the member did, and not what came after they looked', async () => {
    const { service } = await setUp();
    const { pass } = service;
    await applyAs(service, anu);
    pass(1_000);
    const late = await staffBrowser(service, 'recruiter', 'T-LATE');
    expect(await newsOf(late)).toMatchObject({ applications: [0, START] });
    // A time in the future would hide what comes until then.
    await see(late, 'applications', START + 3_600_000);
    pass(1_000);
    await applyAs(service, anu);
    expect(await newsOf(late)).toMatchObject({ applications: [1, START + 2_000] });
  });

  it('is the same whichever process of the service is asked, and goes with the member', async () => {
    const { service, administrator } = await setUp();
    const { deps, storage, pass } = service;
    const server = await createServer(deps, { pages: undefined });
    await server.ready();
    const elsewhere = await staffBrowser({ ...service, server }, 'administrator');
    const at = pass(1_000);
    await applyAs(service, anu);
    expect(await newsOf(elsewhere)).toMatchObject({ applications: [1, at] });
    await see(elsewhere, 'applications', at);
    expect(await newsOf(administrator)).toMatchObject({ applications: [0, at] });
    await server.close();
    await expect(countRows(storage, 'staff_seen_lists')).resolves.toBe(1);
    await removeStaff(asOperator(service.deps), 'T-ADMINISTRATOR');
    await expect(countRows(storage, 'staff_seen_lists')).resolves.toBe(0);
  });

  it('is told after a clock that was ahead', async () => {
    const { service, administrator } = await setUp();
    const ahead = 600_000;
    const future = service.pass(ahead);
    await applyAs(service, anu);
    await see(administrator, 'applications', future);
    const late = await staffBrowser(service, 'recruiter', 'T-LATE');
    service.pass(-ahead);
    expect(await newsOf(administrator)).toEqual({
      applications: [0, 0],
      enquiries: [0, 0],
      subscribers: [0, 0],
    });
    const at = service.pass(1_000);
    await applyAs(service, 'binu@example.com');
    expect(await newsOf(administrator)).toMatchObject({ applications: [1, at] });
    expect(await newsOf(late)).toMatchObject({ applications: [1, at] });
    await see(administrator, 'applications', at);
    expect(await newsOf(administrator)).toMatchObject({ applications: [0, at] });
    const counts = await administrator.get(`desk/applications/counts?after=${String(START)}`);
    expect(counts.json<ApplicationCounts>().fresh).toBe(1);
  });

  it('stops counting at a hundred', async () => {
    const { service, administrator } = await setUp();
    service.pass(1_000);
    for (let count = 0; count < 103; count += 1)
      await subscribe(service.deps, { email: `somebody-${String(count)}@example.com` });
    expect(await newsOf(administrator)).toMatchObject({ subscribers: [100, START + 1_000] });
  });
});

describe.each(databases)('the counts of a list, on $name', (database) => {
  it('follow all filters but their own, and count what came after the newest row', async () => {
    const service = await createTimedService(database, START);
    const { deps, pass, storage } = service;
    const browser = await staffBrowser(service, 'administrator');
    const references = [];
    for (const email of [anu, 'binu@example.com', 'chitra@example.com']) {
      references.push(await applyAs(service, email));
      pass(1_000);
    }
    const change = async (reference: string, body: object) =>
      browser.send('PATCH', `/api/v0/desk/applications/${reference}`, body, { 'if-match': '"1"' });
    await change(references[0] ?? '', { status: 'shortlisted', tags: ['java'] });
    await storage.db
      .updateTable('applications')
      .set({ job_id: 2, job_title: 'Closed' } as object)
      .where('reference', '=', references[1] ?? '')
      .execute();

    const counts = async (query: string) => {
      const answer = await browser.get(`desk/applications/counts${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      const { statuses, jobs, fresh } = answer.json<ApplicationCounts>();
      return {
        statuses: Object.fromEntries(
          statuses.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]),
        ),
        jobs: jobs.map(({ job_id, count }) => [job_id, count]),
        fresh,
      };
    };
    const all = { received: 2, shortlisted: 1 };
    expect(await counts('')).toEqual({
      statuses: all,
      jobs: [
        [2, 1],
        [1, 2],
      ],
      fresh: 0,
    });
    expect(await counts(`?status=shortlisted&after=${String(START - 1)}`)).toEqual({
      statuses: all,
      jobs: [[1, 1]],
      fresh: 1,
    });
    expect(await counts(`?job_id=1&after=${String(START + 1_000)}`)).toEqual({
      statuses: { received: 1, shortlisted: 1 },
      jobs: [
        [2, 1],
        [1, 2],
      ],
      fresh: 1,
    });
    expect(await counts('?tag=java&job_id=2')).toEqual({
      statuses: {},
      // The chosen vacancy is there also with no application.
      jobs: [
        [2, 0],
        [1, 1],
      ],
      fresh: 0,
    });
    expect(await counts('?q=binu')).toEqual({
      statuses: { received: 1 },
      jobs: [[2, 1]],
      fresh: 0,
    });
    for (const query of ['?status=x', '?after=x', '?sort=name', '?limit=1'])
      expect((await browser.get(`desk/applications/counts${query}`)).statusCode, query).toBe(422);
    expect((await browser.get('desk/applications/counts')).json<ApplicationCounts>().jobs).toEqual(
      expect.arrayContaining([{ job_id: 1, job_title: expect.any(String) as string, count: 2 }]),
    );

    await sendEnquiry(deps, enquiry);
    await sendContact(deps, contactMessage);
    const inbox = (
      await browser.get(`desk/enquiries/counts?kind=contact&after=${String(START)}`)
    ).json<EnquiryCounts>();
    expect(inbox).toEqual({
      statuses: [
        { status: 'new', count: 1 },
        { status: 'open', count: 0 },
        { status: 'answered', count: 0 },
        { status: 'closed', count: 0 },
      ],
      kinds: formKinds.map((kind) => ({
        kind,
        count: kind === 'enquiry' || kind === 'contact' ? 1 : 0,
      })),
      fresh: 1,
    });
    await subscribe(deps, { email: anu });
    const subscribers = await browser.get(
      `desk/subscribers/counts?status=confirmed&after=${String(START)}`,
    );
    expect(subscribers.json<SubscriberCounts>()).toEqual({
      statuses: [
        { status: 'pending', count: 1 },
        { status: 'confirmed', count: 0 },
      ],
      fresh: 0,
    });
  });
});
