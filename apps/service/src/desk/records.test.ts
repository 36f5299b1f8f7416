import type { AuditList, RetentionPeriods, SubscriberList } from '@example/api/desk';
import { formTables } from '@example/api/forms';
import { describe, expect, it } from 'vitest';
import { leaseDue, markSent } from '../mail/outbox/index.ts';
import { applyRetention } from '../operations/retention/apply-retention.ts';
import { audit } from '../auth/staff/index.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../features/subscriptions/index.ts';
import { databases } from '../testing/databases.ts';
import { createDesk, expectRefused, readDesk, readInPages } from '../testing/desk.ts';
import { DAY_MS } from '../runtime/clock/durations.ts';
import { sendEnquiry } from '../testing/forms.ts';
import { mailsTo } from '../testing/candidate.ts';
import { staffBrowser } from '../testing/staff.ts';
import { countRows, enquiry } from '../testing/test-service.ts';
import { personalDataOf } from '../testing/personal-data.ts';

const anu = 'anu@example.com';

describe.each(databases)('the records at the desk, on $name', (database) => {
  const setUp = async (environment?: Readonly<Record<string, string>>) =>
    createDesk(database, 'administrator', environment);

  it('list the subscribers, whole or limited, and as a table', async () => {
    const { service, pass } = await setUp();
    const { deps, storage } = service;
    const browser = await staffBrowser(service, 'sales');
    for (const email of ['Chitra@example.com', anu, 'binu@example.org']) {
      await subscribe(deps, { email });
      pass(1_000);
    }
    const [mail] = await mailsTo(service, anu);
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    await confirmSubscription(deps, { token });
    const emails = async (query: string) =>
      (await readDesk<SubscriberList>(browser, `subscribers${query}`)).items.map(
        ({ email }) => email,
      );
    await expect(emails('')).resolves.toEqual(['binu@example.org', anu, 'Chitra@example.com']);
    await expect(emails('?sort=email')).resolves.toEqual([
      anu,
      'binu@example.org',
      'Chitra@example.com',
    ]);
    await expect(emails('?q=CHITRA')).resolves.toEqual(['Chitra@example.com']);
    await expect(emails('?q=%25')).resolves.toEqual([]);
    await expect(emails('?status=confirmed')).resolves.toEqual([anu]);
    for (const sort of ['-created_at', 'created_at', 'email', '-email'])
      await readInPages(browser, `subscribers?sort=${sort}`);
    expect((await browser.get('desk/subscribers')).body).not.toMatch(/hash|token/);
    const table = await browser.get('desk/subscribers/export.csv?sort=created_at');
    expect(table.headers['content-type']).toMatch(/^text\/csv/);
    expect(table.body.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFEmail,Status,Asked on,Confirmed on,Link that ends it',
      'Chitra@example.com,pending,2026-11-23,,',
      expect.stringMatching(`^${anu},confirmed,2026-11-23,2026-11-23,https?://.+\\?token=`),
    ]);
    const link = /token=([\w-]+)/.exec(table.body)?.[1];
    await expect(unsubscribe(deps, { token: link })).resolves.toEqual({ status: 'unsubscribed' });
    const log = await storage.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'subscribers.exported')
      .execute();
    expect(log).toEqual([{ details: '{"limited_by":["sort"]}' }]);
    expect((await browser.get('desk/subscribers?status=x')).statusCode).toBe(422);
  });

  it('show who did what, when and to what', async () => {
    const { service, pass } = await setUp();
    const note = async (action: string, subject: string, actor: string) =>
      audit(service.storage.db, {
        at: pass(3_600_000),
        actor: actor === 'operator' ? 'operator' : { id: actor, employeeCode: actor },
        action,
        subject,
        details: { of: subject },
      });
    await note('application.status_changed', 'application A-00000001', 'E1');
    await note('application.note_added', 'application A-00000001', 'E2');
    await note('applications.exported', 'applications', 'E1');
    pass(DAY_MS);
    await note('vacancy_published', 'vacancy 1_', 'operator');
    // The earlier sessions have expired.
    const browser = await staffBrowser(service, 'administrator');
    const actions = async (query: string) =>
      (await readDesk<AuditList>(browser, `audit${query}`)).items.map(({ action }) => action);
    await expect(actions('?actor=E1')).resolves.toEqual([
      'applications.exported',
      'application.status_changed',
    ]);
    await expect(actions('?actor=e1')).resolves.toHaveLength(2);
    await expect(actions('?actor=operator')).resolves.toContain('vacancy_published');
    await expect(actions('?action=application')).resolves.toEqual([
      'application.note_added',
      'application.status_changed',
    ]);
    await expect(actions('?action=application.note_added')).resolves.toEqual([
      'application.note_added',
    ]);
    await expect(actions('?subject=a-00000001&actor=E2')).resolves.toEqual([
      'application.note_added',
    ]);
    await expect(actions('?subject=1_')).resolves.toEqual(['vacancy_published']);
    await expect(actions('?from=2026-11-24')).resolves.toEqual(['vacancy_published']);
    await expect(actions('?to=2026-11-23&sort=at&actor=E1')).resolves.toEqual([
      'application.status_changed',
      'applications.exported',
    ]);
    const { items } = await readDesk<AuditList>(browser, 'audit?subject=vacancy');
    expect(items).toMatchObject([{ actor: 'operator', details: { of: 'vacancy 1_' } }]);
    for (const sort of ['-at', 'at']) await readInPages(browser, `audit?sort=${sort}`);
    await expectRefused(browser, 'audit', [
      'from=yesterday',
      'to=2026-02-30',
      'sort=actor',
      'actor=',
    ]);
  });

  it('say what is deleted when, and it is deleted then', async () => {
    const { service, browser, pass } = await setUp({ KEEP_ENQUIRIES_DAYS: '10' });
    const { deps, storage } = service;
    const { retention } = deps.settings;
    const begun = deps.clock();
    await sendEnquiry(deps, { ...enquiry, email: anu }, { formSignal: 'trap' });
    const [mail] = await leaseDue(storage, begun, 1);
    pass(1_000);
    await sendEnquiry(deps, enquiry);
    await markSent(storage, pass(1_000), [mail?.id ?? '']);
    const periods = async () =>
      new Map(
        (await readDesk<RetentionPeriods>(browser, 'retention')).map((period) => [
          period.kind,
          period,
        ]),
      );
    const before = await periods();
    expect(before.get('enquiries')).toEqual({
      kind: 'enquiries',
      setting: 'KEEP_ENQUIRIES_DAYS',
      days: 10,
      rows: 2,
      oldest: begun,
      next_purge_at: begun + 10 * DAY_MS,
    });
    // The sent and the held mail, but not the waiting ones.
    expect(before.get('mails')).toMatchObject({ days: retention.mails, rows: 2, oldest: begun });
    expect(before.get('applications')).toMatchObject({
      rows: 0,
      oldest: null,
      next_purge_at: null,
    });
    expect([...before.keys()]).toEqual([
      'applications',
      'talent_pool',
      ...formTables,
      'mails',
      'audit',
    ]);
    const data = personalDataOf({ deps });
    for (const kind of ['enquiries', 'mails'] as const) {
      const due = before.get(kind)?.next_purge_at ?? 0;
      const table = kind === 'mails' ? 'outbox' : kind;
      const count = await countRows(storage, table);
      await applyRetention(data, retention, due - 1);
      await expect(countRows(storage, table), kind).resolves.toBe(count);
      await applyRetention(data, retention, due);
      await expect(countRows(storage, table), kind).resolves.toBe(count - 1);
    }
    // The retention run has deleted the session too.
    const again = await staffBrowser(service, 'administrator');
    const after = await readDesk<RetentionPeriods>(again, 'retention');
    // The second enquiry was old enough by then, too.
    expect(after.find(({ kind }) => kind === 'enquiries')).toMatchObject({
      rows: 0,
      next_purge_at: null,
    });
  });

  it('are hidden from roles without the permission', async () => {
    const { service } = await setUp();
    const sales = await staffBrowser(service, 'sales');
    const recruiter = await staffBrowser(service, 'recruiter');
    for (const operation of ['outbox', 'outbox/x', 'audit', 'retention']) {
      expect((await sales.get(`desk/${operation}`)).statusCode, operation).toBe(403);
      expect((await recruiter.get(`desk/${operation}`)).statusCode, operation).toBe(403);
    }
    expect((await recruiter.get('desk/subscribers')).statusCode).toBe(403);
    expect((await sales.post('desk/outbox/x/retry')).statusCode).toBe(403);
  });
});
