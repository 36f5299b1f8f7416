import type {
  AuditList,
  DeskMail,
  MailList,
  RetentionPeriods,
  SubscriberList,
} from '@example/api/desk';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { leaseDue, LEASE_MS, markFailed, markSent } from '../mail/outbox/index.ts';
import { purge } from '../operations/retention/purge.ts';
import { audit } from '../auth/staff/index.ts';
import { confirmSubscription, subscribe } from '../features/subscriptions/index.ts';
import { databases } from '../testing/databases.ts';
import { sendContact, sendEnquiry } from '../testing/forms.ts';
import { insertMany, paddedWith, quoted } from '../testing/many-rows.ts';
import { type Browser, mailsTo, signInAs } from '../testing/guest.ts';
import { staffBrowser } from '../testing/staff.ts';
import { contactMessage, countRows, createTestService, enquiry } from '../testing/test-service.ts';
import { medianTime } from '../testing/time.ts';
import { personalDataOf } from '../testing/personal-data.ts';

/** Maximum time of any view of a list, in ms. */
const MOST_MS = 200;

const anu = 'anu@example.com';
const DAY_MS = 24 * 3_600_000;

const read = async <T>(browser: Browser, operation: string): Promise<T> => {
  const answer = await browser.get(`desk/${operation}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return answer.json<T>();
};

/** Reads a list in pages of two, and in one page. */
const pagedAndWhole = async <T>(
  browser: Browser,
  operation: string,
): Promise<readonly [readonly T[], readonly T[]]> => {
  interface Page {
    readonly items: readonly T[];
    readonly total: number;
    readonly next_cursor?: string;
  }
  const whole = await read<Page>(browser, operation);
  expect(whole.total).toBe(whole.items.length);
  const paged: T[] = [];
  let cursor = '';
  do {
    const page = await read<Page>(
      browser,
      `${operation}${operation.includes('?') ? '&' : '?'}limit=2${cursor}`,
    );
    expect(page.total).toBe(whole.total);
    paged.push(...page.items);
    cursor = page.next_cursor === undefined ? '' : `&cursor=${page.next_cursor}`;
  } while (cursor !== '');
  return [paged, whole.items];
};

describe.each(databases)('the records at the desk, on $name', (database) => {
  const setUp = async (environment: Readonly<Record<string, string>> = {}) => {
    let now = Date.UTC(2026, 10, 23, 9);
    const service = await createTestService({ database, clock: () => now, environment });
    const browser = await staffBrowser(service, 'administrator');
    return { service, browser, pass: (ms: number) => (now += ms) };
  };

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
      (await read<SubscriberList>(browser, `subscribers${query}`)).items.map(({ email }) => email);
    await expect(emails('')).resolves.toEqual(['binu@example.org', anu, 'Chitra@example.com']);
    await expect(emails('?sort=email')).resolves.toEqual([
      anu,
      'binu@example.org',
      'Chitra@example.com',
    ]);
    await expect(emails('?q=CHITRA')).resolves.toEqual(['Chitra@example.com']);
    await expect(emails('?q=%25')).resolves.toEqual([]);
    await expect(emails('?status=confirmed')).resolves.toEqual([anu]);
    for (const sort of ['-created_at', 'created_at', 'email', '-email']) {
      const [paged, whole] = await pagedAndWhole(browser, `subscribers?sort=${sort}`);
      expect(paged, sort).toEqual(whole);
    }
    expect((await browser.get('desk/subscribers')).body).not.toMatch(/hash|token/);
    const table = await browser.get('desk/subscribers/export.csv?sort=created_at');
    expect(table.headers['content-type']).toMatch(/^text\/csv/);
    expect(table.body.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFEmail,Status,Asked on,Confirmed on',
      'Chitra@example.com,pending,2026-11-23,',
      `${anu},confirmed,2026-11-23,2026-11-23`,
    ]);
    const log = await storage.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'subscribers.exported')
      .execute();
    expect(log).toEqual([{ details: '{"limited_by":["sort"]}' }]);
    expect((await browser.get('desk/subscribers?status=x')).statusCode).toBe(422);
  });

  it('say at a mail and at what was sent that an address was refused', async () => {
    const { service, browser } = await setUp();
    const { deps, storage } = service;
    const { reference } = await sendContact(deps, { ...contactMessage, email: anu });
    const { reference: other } = await sendContact(deps, { ...contactMessage, email: 'b@x.org' });
    const leased = await leaseDue(storage, deps.clock(), 4);
    for (const mail of leased.filter(({ envelope_to }) => envelope_to === anu))
      await markFailed(storage, deps.clock(), mail, {
        reason: 'no such box',
        permanent: true,
        addressRefused: true,
      });
    const list = async (state: string) =>
      (await read<MailList>(browser, `outbox?state=${state}`)).items.map(({ to }) => to);
    await expect(list('refused')).resolves.toEqual([anu]);
    await expect(list('parked')).resolves.toEqual([]);
    await expect(read(browser, `enquiries/${reference}`)).resolves.toMatchObject({
      address_refused: true,
    });
    await expect(read(browser, `enquiries/${other}`)).resolves.not.toHaveProperty(
      'address_refused',
    );
    const [mail] = (await read<MailList>(browser, 'outbox?state=refused')).items;
    const retried = await browser.post(`desk/outbox/${mail?.id ?? ''}/retry`);
    expect(retried.json()).toMatchObject({ state: 'waiting' });
    await expect(read(browser, `enquiries/${reference}`)).resolves.not.toHaveProperty(
      'address_refused',
    );
  });

  it('show mails in each state, and have them sent at once when that can be', async () => {
    const { service, browser, pass } = await setUp();
    const { deps, storage } = service;
    const begun = deps.clock();
    await sendEnquiry(deps, { ...enquiry, email: anu }, { formSignal: 'trap' });
    pass(1_000);
    await sendContact(deps, { ...contactMessage, email: 'b@example.org' });
    const states = async (query = '') =>
      (await read<MailList>(browser, `outbox${query}`)).items.map(({ to, state }) => [to, state]);
    const office = 'office@example.com';
    expect((await states()).toSorted()).toEqual([
      [anu, 'held'],
      ['b@example.org', 'waiting'],
      [office, 'waiting'],
      [office, 'waiting'],
    ]);
    // The first mail is sent, the second is parked, and the third is being sent.
    const leased = await leaseDue(storage, deps.clock(), 3);
    const [first, second, third] = leased;
    if (!first || !second || !third) throw new Error('not as many were due');
    await markSent(storage, deps.clock(), [first.id]);
    await markFailed(storage, deps.clock(), second, { reason: 'no such box', permanent: true });
    for (const state of ['sent', 'parked', 'sending', 'held'])
      expect(
        (await states(`?state=${state}`)).map(([, said]) => said),
        state,
      ).toEqual([state]);
    await expect(states('?state=waiting')).resolves.toEqual([]);
    const post = async (id: string, deed: string) => browser.post(`desk/outbox/${id}/${deed}`);
    expect((await post(first.id, 'retry')).statusCode).toBe(409);
    expect((await post(third.id, 'retry')).statusCode).toBe(409);
    expect((await post(second.id, 'release')).statusCode).toBe(409);
    const parked = await read<DeskMail>(browser, `outbox/${second.id}`);
    expect(parked).toMatchObject({
      state: 'parked',
      attempts: 1,
      last_error: 'no such box',
      next_attempt_at: null,
      from: 'no-reply@example.com',
    });
    pass(1_000);
    const retried = await post(second.id, 'retry');
    expect(retried.json()).toMatchObject({ state: 'waiting', next_attempt_at: begun + 2_000 });
    // Entries of the audit log with the same time have no defined order.
    pass(1_000);
    const [held] = (await read<MailList>(browser, 'outbox?state=held')).items;
    expect(held).toMatchObject({ to: anu, held_for: 'trap', next_attempt_at: null });
    expect((await post(held?.id ?? '', 'retry')).statusCode).toBe(409);
    expect((await post(held?.id ?? '', 'release')).json()).toMatchObject({
      state: 'waiting',
      held_for: null,
    });
    expect((await post('no-such-mail', 'release')).statusCode).toBe(404);
    pass(LEASE_MS);
    await expect(states('?state=sending')).resolves.toEqual([]);
    const log = await read<AuditList>(browser, 'audit?action=mail&sort=at');
    expect(log.items).toMatchObject([
      { action: 'mail.read', subject: `mail ${second.id}` },
      {
        actor: 'T-ADMINISTRATOR',
        action: 'mail.retried',
        subject: `mail ${second.id}`,
        details: { from: 'parked' },
      },
      { action: 'mail.released', subject: `mail ${held?.id ?? ''}` },
      { action: 'mail.read', subject: `mail ${held?.id ?? ''}` },
    ]);
    await expect(states('?q=B@EXAMPLE.org')).resolves.toHaveLength(1);
    await expect(states('?q=new%20contact')).resolves.toHaveLength(1);
    await expect(states('?q=%25')).resolves.toEqual([]);
    for (const sort of ['-created_at', 'created_at']) {
      const [paged, whole] = await pagedAndWhole(browser, `outbox?sort=${sort}`);
      expect(paged, sort).toEqual(whole);
    }
    expect((await browser.get('desk/outbox?state=lost')).statusCode).toBe(422);
  });

  it('show no code and no link’s token of any mail, sent or not', async () => {
    const { service, browser } = await setUp();
    const { deps, storage } = service;
    await signInAs(service, anu);
    await subscribe(deps, { email: anu });
    const mails = await mailsTo(service, anu);
    const secrets = mails.flatMap(({ secret, body }) => [
      ...(secret === null ? [] : [secret]),
      ...[...body.matchAll(/token=([\w-]+)/g)].map(([, token = '']) => token),
    ]);
    expect(secrets).toHaveLength(2);
    const shown = async () => {
      const list = await browser.get('desk/outbox');
      const texts = [list.body];
      for (const { id } of mails) texts.push((await browser.get(`desk/outbox/${id}`)).body);
      return texts.join('\n');
    };
    const waiting = await shown();
    for (const secret of secrets) expect(waiting).not.toContain(secret);
    expect(waiting).toContain('******');
    const ids = mails.map(({ id }) => id);
    await markSent(storage, deps.clock(), ids, ids);
    const sent = await shown();
    for (const secret of secrets) expect(sent).not.toContain(secret);
    expect(sent).toContain('"state":"sent"');
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
      (await read<AuditList>(browser, `audit${query}`)).items.map(({ action }) => action);
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
    const { items } = await read<AuditList>(browser, 'audit?subject=vacancy');
    expect(items).toMatchObject([{ actor: 'operator', details: { of: 'vacancy 1_' } }]);
    for (const sort of ['-at', 'at']) {
      const [paged, whole] = await pagedAndWhole(browser, `audit?sort=${sort}`);
      expect(paged, sort).toEqual(whole);
    }
    for (const query of ['?from=yesterday', '?to=2026-02-30', '?sort=actor', '?actor='])
      expect((await browser.get(`desk/audit${query}`)).statusCode, query).toBe(422);
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
        (await read<RetentionPeriods>(browser, 'retention')).map((period) => [period.kind, period]),
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
      'enquiries',
      'contact_messages',
      'demo_requests',
      'mails',
      'audit',
    ]);
    const data = personalDataOf({ deps });
    for (const kind of ['enquiries', 'mails'] as const) {
      const due = before.get(kind)?.next_purge_at ?? 0;
      const table = kind === 'mails' ? 'outbox' : kind;
      const count = await countRows(storage, table);
      await purge(data, retention, due - 1);
      await expect(countRows(storage, table), kind).resolves.toBe(count);
      await purge(data, retention, due);
      await expect(countRows(storage, table), kind).resolves.toBe(count - 1);
    }
    // The purge has deleted the session too.
    const again = await staffBrowser(service, 'administrator');
    const after = await read<RetentionPeriods>(again, 'retention');
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

  it('are listed, searched and counted within 200 ms when there are 50,000 of each', async () => {
    const { service, browser } = await setUp();
    const { storage } = service;
    const COUNT = 50_000;
    const padded = paddedWith(storage);
    const body = 'Dear Anu, thank you for writing to us. '.repeat(30);
    const begun = Date.UTC(2026, 9, 25);
    const email = `'somebody-' || n || '@example.com'`;
    const mailedAt = `${String(begun)} + n * 10`;
    const at = `${String(begun)} + n`;
    await insertMany(storage, 'outbox', COUNT, {
      id: padded('n', 32),
      message_id: `'<' || n || '@example.com>'`,
      envelope_from: quoted('no-reply@example.com'),
      envelope_to: email,
      from_name: quoted(''),
      subject: `'We have received your enquiry (E-' || ${padded('n', 8)} || ')'`,
      body: quoted(body),
      html: quoted(body.repeat(4)),
      created_at: mailedAt,
      next_attempt_at: mailedAt,
      sent_at: `case when n % 100 <> 0 then ${mailedAt} end`,
      held_for: `case when n % 200 = 0 then 'trap' end`,
      search_text: `${email} || '\nwe have received your enquiry'`,
    });
    await insertMany(storage, 'subscriptions', COUNT, {
      email_key: email,
      email,
      status: `case when n % 3 = 0 then 'pending' else 'confirmed' end`,
      mailed_at: String(begun),
      confirmed_at: String(begun),
      created_at: at,
    });
    await insertMany(storage, 'audit_log', COUNT, {
      id: padded('n', 32),
      at,
      actor_id: quoted('x'),
      actor_code: `'E' || (n % 20)`,
      action: `case when n % 2 = 0 then 'application.status_changed' else 'enquiry.answered' end`,
      subject: `'application A-' || ${padded('n % 9000', 8)}`,
      details: quoted('{}'),
    });
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(COUNT);
    // PostgreSQL's autovacuum does this within minutes.
    if (storage.dialect === 'postgres') await sql`vacuum analyze`.execute(storage.db);
    const far = Buffer.from(JSON.stringify([begun + (COUNT - 150) * 10, '0'])).toString(
      'base64url',
    );
    for (const operation of [
      'outbox',
      `outbox?sort=created_at&cursor=${far}`,
      'outbox?state=waiting',
      'outbox?state=sending',
      'outbox?state=held',
      'outbox?state=parked',
      'outbox?state=sent',
      'outbox?q=somebody-4999',
      'outbox?q=nobody-at-all',
      'outbox?q=example.com&state=sent',
      'subscribers',
      'subscribers?status=pending&sort=created_at',
      'subscribers?q=somebody-4999&sort=email',
      'subscribers/counts?q=example.com&status=pending&after=0',
      'audit',
      'audit?actor=E7',
      'audit?action=enquiry',
      'audit?subject=A-00008999&sort=at',
      'audit?from=2030-01-01',
      'retention',
    ]) {
      const time = await medianTime(MOST_MS, async () => read(browser, operation));
      expect(time, operation).toBeLessThanOrEqual(MOST_MS);
    }
  }, 180_000);
});
