import type { EnquiryList } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../storage/index.ts';
import { databases } from '../testing/databases.ts';
import { createDesk, cursorAfter, expectQuick, readDesk } from '../testing/desk.ts';
import {
  analyze,
  insertApplications,
  insertMany,
  paddedWith,
  quoted,
} from '../testing/many-rows.ts';

const COUNT = 50_000;
const BEGUN = Date.UTC(2026, 0, 1);

const email = `'somebody-' || n || '@example.com'`;

/** Inserts vacancies like the first one. */
const insertVacancies = async (storage: Storage, count: number) => {
  const stored = await storage.db
    .selectFrom('jobs')
    .selectAll()
    .where('job_id', '=', 1)
    .executeTakeFirstOrThrow();
  const copied = Object.entries(stored).map(([name, value]) => [
    name,
    typeof value === 'string' ? quoted(value) : String(value),
  ]);
  await insertMany(storage, 'jobs', count, {
    ...(Object.fromEntries(copied) as Record<string, string>),
    ...{ job_id: '10 + n', desk_changed_at: 'null' },
    job_title: `'Position ' || (n * 7919)`,
    search_text: `'position ' || (n * 7919)`,
    description: quoted('What is to be done. '.repeat(200)),
  });
};

/** Inserts as many enquiries of each kind. */
const insertEnquiries = async (storage: Storage, count: number) => {
  const padded = paddedWith(storage);
  const text = quoted('We would like to have maps of our districts drawn. '.repeat(10));
  const name = quoted('Name');
  const phone = quoted('9876543210');
  const sources = [
    { kind: 'enquiry', table: 'enquiries', fields: { user_name: name, msg: text } },
    {
      kind: 'contact',
      table: 'contact_messages',
      fields: { name, phone_number: phone, subject: quoted('A map'), message: text },
    },
    { kind: 'demo', table: 'demo_requests', fields: { name, phone, product: quoted('x') } },
  ] as const;
  for (const [place, { kind, table, fields }] of sources.entries()) {
    const number = `(n * 3 + ${String(place)})`;
    const address = `'somebody-' || ${number} || '@example.com'`;
    const reference = `'${'ECD'.charAt(place)}-' || ${padded(number, 8)}`;
    const nameKey = `'name ' || ((${number} * 7919) % ${String(count)})`;
    const created_at = `${String(BEGUN)} + ${number} * 1000`;
    const common = { id: padded(number, 32), reference, created_at };
    await insertMany(storage, table, count, { ...common, email: address, ...fields });
    await insertMany(storage, 'inbox', count, {
      ...common,
      ...{ kind: quoted(kind), name_key: nameKey },
      search_text: `${nameKey} || '\n' || ${address} || '\n' || lower(${reference})`,
      status: `case when ${number} % 4 = 0 then 'open' else 'new' end`,
      owner_code: `case when ${number} % 10 = 0 then 'T-SALES' end`,
      quarantined: `case when ${number} % 50 = 0 then 1 else 0 end`,
    });
  }
};

describe.each(databases)('within 200 ms, on $name,', { timeout: 180_000 }, (database) => {
  it('50,000 applications are listed, found and counted, and what is new of them', async () => {
    const { service, browser } = await createDesk(database, 'recruiter');
    const { storage } = service;
    const padded = paddedWith(storage);
    await insertApplications(storage, COUNT, {
      status: `case when n % 3 = 0 then 'in review' else 'received' end`,
      source: `case when n % 7 = 0 then '' else 'site-' || (n % 300) || '.example' end`,
      owner_code: `case when n % 4 = 0 then 'E' || (n % 20) end`,
      pool_ends_at: `case when n % 9 = 0 then ${String(Date.UTC(2030, 0, 1))} end`,
    });
    await insertMany(storage, 'application_tags', COUNT / 5, {
      ...{ application_id: padded('n * 5', 32), tag: quoted('later') },
    });
    await analyze(storage);
    const cursor = cursorAfter(
      BEGUN + (COUNT - 150) * 1_000,
      String(COUNT - 150).padStart(32, '0'),
    );
    await expectQuick(browser, [
      'applications',
      'applications?sort=name',
      `applications?sort=applied_at&cursor=${cursor}`,
      'applications?job_id=7',
      'applications?status=in%20review&sort=-name',
      'applications?status=hired',
      'applications?tag=later',
      'applications?q=somebody-4999',
      'applications?q=nobody-at-all',
      'applications?source=site-8.example',
      'applications?pool=yes&sort=name',
      'applications?owner=E8&sort=name',
      'applications?owner=none',
      'applications/colleagues',
      'applications/choices',
      'applications/counts',
      `applications/counts?job_id=7&status=received&after=${String(BEGUN)}`,
      'applications/counts?owner=E8&after=0',
      'applications/counts?owner=none&after=0',
      'applications/counts?tag=later',
      'applications/counts?owner=none&status=received&after=0',
      'applications/counts?q=somebody-4999',
      'applications/counts?q=example.com&after=0',
      'news',
    ]);
  });

  it('50,000 enquiries of three kinds are listed, searched and counted', async () => {
    const each = Math.ceil(COUNT / 3);
    const { service, browser } = await createDesk(database, 'sales');
    await insertEnquiries(service.storage, each);
    await analyze(service.storage);
    const deep = await readDesk<EnquiryList>(browser, 'enquiries?sort=received_at&limit=200');
    expect(deep.total).toBe(3 * each);
    const far = cursorAfter(BEGUN + (3 * each - 150) * 1_000, '0');
    await expectQuick(browser, [
      'enquiries',
      `enquiries?sort=received_at&limit=200&cursor=${deep.next_cursor ?? ''}`,
      `enquiries?sort=received_at&cursor=${far}`,
      'enquiries?sort=-name',
      'enquiries?kind=demo',
      'enquiries?status=open&sort=name',
      'enquiries?status=closed',
      'enquiries?owner=T-SALES',
      'enquiries?owner=none&sort=received_at',
      'enquiries?quarantined=true',
      'enquiries?quarantined=false&kind=contact',
      'enquiries?q=somebody-14999',
      'enquiries?q=example.com',
      'enquiries?q=nobody-at-all',
      'enquiries/counts',
      'enquiries/counts?owner=T-SALES&status=open&after=0',
      'enquiries/counts?q=example.com',
    ]);
  });

  it('5,000 vacancies are listed, for which 50,000 have applied', async () => {
    const { service, browser } = await createDesk(database, 'recruiter');
    const { storage } = service;
    await insertVacancies(storage, COUNT / 10);
    await insertApplications(storage, COUNT, {
      ...{ job_id: '10 + n % 5000', applcnt_covr_letr: quoted('') },
    });
    await analyze(storage);
    await expectQuick(browser, [
      'vacancies',
      'vacancies?sort=title&limit=200',
      'vacancies?q=position%207',
      'vacancies?status=draft',
      'vacancies?owner=none',
      'vacancies?owner=E8',
      'vacancies/colleagues',
    ]);
  });

  it('50,000 mails, subscribers and entries of the audit log are listed, searched and counted', async () => {
    const { service, browser } = await createDesk(database, 'administrator');
    const { storage } = service;
    const padded = paddedWith(storage);
    const body = 'Dear Anu, thank you for writing to us. '.repeat(30);
    const begun = Date.UTC(2026, 9, 25);
    const mailedAt = `${String(begun)} + n * 10`;
    const at = `${String(begun)} + n`;
    await insertMany(storage, 'outbox', COUNT, {
      ...{ id: padded('n', 32), message_id: `'<' || n || '@example.com>'` },
      ...{ envelope_from: quoted('no-reply@example.com'), envelope_to: email },
      from_name: quoted(''),
      subject: `'We have received your enquiry (E-' || ${padded('n', 8)} || ')'`,
      ...{ body: quoted(body), html: quoted(body.repeat(4)) },
      ...{ created_at: mailedAt, next_attempt_at: mailedAt },
      sent_at: `case when n % 100 <> 0 then ${mailedAt} end`,
      held_for: `case when n % 200 = 0 then 'trap' end`,
      search_text: `${email} || '\nwe have received your enquiry'`,
    });
    await insertMany(storage, 'subscriptions', COUNT, {
      ...{ email_key: email, email, created_at: at },
      status: `case when n % 3 = 0 then 'pending' else 'confirmed' end`,
      ...{ mailed_at: String(begun), confirmed_at: String(begun) },
    });
    await insertMany(storage, 'audit_log', COUNT, {
      ...{ id: padded('n', 32), at, actor_id: quoted('x'), actor_code: `'E' || (n % 20)` },
      action: `case when n % 2 = 0 then 'application.status_changed' else 'enquiry.answered' end`,
      subject: `'application A-' || ${padded('n % 9000', 8)}`,
      details: quoted('{}'),
    });
    await analyze(storage);
    await expectQuick(browser, [
      'outbox',
      `outbox?sort=created_at&cursor=${cursorAfter(begun + (COUNT - 150) * 10, '0')}`,
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
    ]);
  });

  it('the mails to 50,000 applicants are shown, and who was not reached is marked and found', async () => {
    const { service, browser } = await createDesk(database, 'recruiter');
    const { storage } = service;
    const padded = paddedWith(storage);
    const at = `${String(BEGUN)} + n * 1000`;
    const text = quoted('A text of some length. '.repeat(60));
    await insertApplications(storage, COUNT, {
      ...{ applcnt_name: quoted('Anu'), name_key: quoted('anu'), applcnt_covr_letr: quoted('') },
    });
    await insertMany(storage, 'outbox', COUNT, {
      ...{ id: padded('n', 32), message_id: padded('n', 32), envelope_from: quoted('x') },
      ...{ envelope_to: email, from_name: quoted(''), subject: quoted('S'), body: text },
      ...{ html: text, created_at: at, next_attempt_at: at, search_text: email },
      sent_at: `case when n % 50 <> 0 then ${at} end`,
      abandoned_at: `case when n % 50 = 0 then ${at} end`,
    });
    await insertMany(storage, 'correspondence', COUNT, {
      ...{ id: padded('n', 32), application_id: padded('n', 32), subject: quoted('S'), text },
      created_at: at,
    });
    await analyze(storage);
    await expectQuick(browser, [
      'applications',
      'applications?unreached=true',
      'applications?unreached=true&sort=name',
      'applications/A-00000050/mails',
    ]);
  });
});
