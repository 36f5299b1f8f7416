import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dayInKolkata } from '../runtime/clock/clock.ts';
import { databases, openTestStorage } from '../testing/databases.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { openStorage, type Storage } from './storage.ts';

type Row = Readonly<Record<string, unknown>>;

/** Inserts rows of an earlier version, whose columns the schema does not know. */
const insert = async ({ db }: Storage, table: string, given: Row | readonly Row[]) => {
  const rows = [given].flat();
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
};

describe.each(databases)('storage that is migrated, on $name', ({ create }) => {
  /** Opens a database that has been through the migrations to one of them. */
  const openAt = async (migration: string) => {
    const storage = openStorage(await create());
    onTestFinished(async () => storage.close());
    await migrate(storage.db, migration);
    return storage;
  };

  it('is migrated once, and by those who come later no more', async () => {
    const settings = await create();
    await openTestStorage(settings);
    const { db } = await openTestStorage(settings);
    await expect(db.selectFrom('versions').selectAll().execute()).resolves.toEqual([
      { name: 'jobs', version: 0 },
    ]);
  });

  it('keeps what is in a database of the first version', async () => {
    const storage = await openAt('0001-first');
    await sql`insert into subscriptions (email_key, email, status, mailed_at, created_at)
      values ('a@example.com', 'A@example.com', 'confirmed', 1, 1),
             ('b@example.com', 'b@example.com', 'pending', 1, 1)`.execute(storage.db);
    await storage.migrate();
    const rows = await storage.db
      .selectFrom('subscriptions')
      .select(['email', 'status', 'unsubscribe_hash'])
      .orderBy('email_key')
      .execute();
    expect(rows).toEqual([
      { email: 'A@example.com', status: 'confirmed', unsubscribe_hash: null },
      { email: 'b@example.com', status: 'pending', unsubscribe_hash: null },
    ]);
  });

  it('counts a vacancy of the first version as shown, and changed, at its migration', async () => {
    const storage = await openAt('0001-first');
    await sql`insert into job_categories (id, jobcategory) values (1, 'GIS')`.execute(storage.db);
    await sql`insert into job_locations (fk_district_id, vch_district)
      values (1, 'Kollam')`.execute(storage.db);
    await sql`insert into jobs (job_id, job_title, job_short_desc, description, category_id,
        job_type, vch_office, int_location_id, last_date, status)
      values (1, 'Title', 'Short', 'Long', 1, 1, 'Office', 1, '2999-12-31', 'open'),
             (2, 'Title', 'Short', 'Long', 1, 1, 'Office', 1, '2020-12-31', 'closed')`.execute(
      storage.db,
    );
    const before = Date.now();
    await storage.migrate();
    const jobs = await storage.db.selectFrom('jobs').selectAll().orderBy('job_id').execute();
    const today = dayInKolkata(before);
    expect(jobs).toMatchObject([
      { job_title: 'Title', status: 'open', first_date: today, last_date: '2999-12-31' },
      { job_title: 'Title', status: 'closed', first_date: '2020-12-31', last_date: '2020-12-31' },
    ]);
    for (const { changed_at } of jobs) {
      expect(changed_at).toBeGreaterThanOrEqual(before);
      expect(changed_at).toBeLessThanOrEqual(Date.now());
    }
  });

  it('deletes what was left of deleted rows when a migration ties it to them', async () => {
    const storage = await openAt('0014-missing-resumes');
    const { db } = storage;
    const all = async (table: string) =>
      (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows;
    const idsIn = async (table: string, column = 'id') =>
      (await all(table)).map((row) => row[column]).toSorted();
    const created_at = 1;
    const written = { author_code: 'E1', text: 'About a person', created_at };
    await insert(storage, 'applications', [
      {
        ...{ id: 'a', reference: 'A-1', job_id: 1, job_title: 'T', doc_type: 1, created_at },
        ...{ applcnt_name: 'Anu', applcnt_email: 'a@example.com', applcnt_phone: '1' },
        ...{ applcnt_covr_letr: '', resume_key: 'k', resume_name: 'n', resume_bytes: 1 },
        ...{ resume_digest: '' },
      },
    ]);
    const enquiry = { user_name: 'Anu', email: 'a@example.com', msg: 'Hello', created_at };
    await insert(storage, 'enquiries', [{ ...enquiry, id: 'e', reference: 'E-1' }]);
    const inboxRow = { kind: 'enquiry', name_key: 'anu', search_text: 'anu', created_at };
    await insert(storage, 'inbox', [
      { ...inboxRow, id: 'e', reference: 'E-1' },
      { ...inboxRow, id: 'gone', reference: 'E-2' },
    ]);
    const account = { password_hash: '', password_set_at: 1, created_at };
    await insert(storage, 'accounts', [
      { ...account, email_key: 'a@example.com', email: 'a@example.com' },
    ]);
    const person = { name: 'Ravi', mobile_number: '1', email: 'r@example.com', role: 'sales' };
    await insert(storage, 'staff_members', [
      { ...person, id: 'm', employee_code: 'E1', created_at },
    ]);
    for (const [table, column, kept] of [
      ['application_notes', 'application_id', 'a'],
      ['inbox_notes', 'inbox_id', 'e'],
    ] as const)
      await insert(storage, table, [
        { ...written, id: 'of one', [column]: kept },
        { ...written, id: 'of nobody', [column]: 'gone' },
      ]);
    await insert(storage, 'inbox_answers', [
      { ...written, id: 'of one', inbox_id: 'e', subject: 'Re' },
      { ...written, id: 'of nobody', inbox_id: 'gone', subject: 'Re' },
    ]);
    await insert(storage, 'application_tags', [
      { application_id: 'a', tag: 'later' },
      { application_id: 'gone', tag: 'never' },
    ]);
    const session = { remember_me: 0, seen_at: 1, created_at };
    await insert(storage, 'sessions', [
      { ...session, token_hash: 'of one', email_key: 'a@example.com' },
      { ...session, token_hash: 'of nobody', email_key: 'gone@example.com' },
    ]);
    await insert(storage, 'staff_sessions', [
      { ...session, token_hash: 'of one', member_id: 'm' },
      { ...session, token_hash: 'of nobody', member_id: 'gone' },
    ]);
    await insert(storage, 'staff_recovery_codes', [
      { member_id: 'm', code_hash: 'of one', created_at },
      { member_id: 'gone', code_hash: 'of nobody', created_at },
    ]);
    const challenge = { step: 'mail', code_hash: '', remember_me: 0, mailed: 0, expires_at: 1 };
    await insert(storage, 'staff_challenges', [
      { ...challenge, token_hash: 'of one', member_id: 'm', created_at },
      { ...challenge, token_hash: 'of no member', member_id: null, created_at },
      { ...challenge, token_hash: 'of nobody', member_id: 'gone', created_at },
    ]);
    const mail = { envelope_from: 'x', from_name: '', subject: '', body: '', next_attempt_at: 1 };
    const office = 'office@example.com';
    await insert(storage, 'outbox', [
      {
        ...{ ...mail, id: 'announcement', message_id: '1', created_at: 5 },
        ...{ envelope_to: office, reply_to: 'A@example.com' },
      },
      {
        ...{ ...mail, id: 'answer', message_id: '2', created_at: 6 },
        ...{ envelope_to: 'a@example.com', reply_to: office },
      },
    ]);
    const did = { actor_id: 'm', actor_code: 'E1', subject: 'application A-1' };
    const tags = JSON.stringify({ from: [], to: ['too old'] });
    const answered = JSON.stringify({ from: 'new', to: 'answered' });
    await insert(storage, 'audit_log', [
      { ...did, id: '1', at: 5, action: 'application.tags_changed', details: tags },
      { ...did, id: '2', at: 6, action: 'enquiry.answered', details: answered },
    ]);

    await migrate(db, '0015-kept-beside');

    for (const table of ['application_notes', 'inbox_notes', 'inbox_answers'])
      expect(await all(table), table).toMatchObject([{ ...written, id: 'of one' }]);
    expect(await idsIn('inbox')).toEqual(['e']);
    expect(await idsIn('application_tags', 'tag')).toEqual(['later']);
    for (const table of ['sessions', 'staff_sessions'])
      expect(await all(table), table).toMatchObject([{ ...session, token_hash: 'of one' }]);
    expect(await idsIn('staff_recovery_codes', 'code_hash')).toEqual(['of one']);
    expect(await idsIn('staff_challenges', 'token_hash')).toEqual(['of no member', 'of one']);
    const about = (await all('outbox')).map((row) => [row['id'], row['about']]);
    expect(Object.fromEntries(about)).toEqual({ announcement: 'a@example.com', answer: null });
    const details = (await all('audit_log')).map((row) => [row['id'], row['details']]);
    expect(Object.fromEntries(details)).toEqual({ 1: '{}', 2: answered });

    // From now on the database itself deletes them.
    const orphan = { ...written, id: 'late', application_id: 'gone' };
    await expect(insert(storage, 'application_notes', [orphan])).rejects.toThrow(/foreign key/i);
    for (const table of ['applications', 'enquiries', 'accounts', 'staff_members'])
      await sql`delete from ${sql.table(table)}`.execute(db);
    for (const table of [
      ...['application_notes', 'application_tags', 'inbox', 'inbox_notes', 'inbox_answers'],
      ...['sessions', 'staff_sessions', 'staff_recovery_codes'],
    ])
      expect(await all(table), table).toEqual([]);
    expect(await idsIn('staff_challenges', 'token_hash')).toEqual(['of no member']);
  });

  it('keeps the mails to people with what they are about when a migration links them', async () => {
    const storage = await openAt('0021-vacancy-search');
    const { db } = storage;
    const email = 'a@example.com';
    await insert(storage, 'applications', {
      ...{ id: 'a', reference: 'A-1', job_id: 1, job_title: 'T', doc_type: 1, created_at: 1 },
      ...{ applcnt_name: 'Anu', applcnt_email: email, applcnt_phone: '1', applcnt_covr_letr: '' },
      ...{ resume_key: 'k', resume_name: 'n', resume_bytes: 1, resume_digest: '' },
    });
    const sent = { user_name: 'Anu', email, msg: 'Hello', created_at: 2 };
    await insert(storage, 'enquiries', { ...sent, id: 'e', reference: 'E-1' });
    await insert(storage, 'inbox', {
      ...{ id: 'e', enquiry_id: 'e', kind: 'enquiry', reference: 'E-1', created_at: 2 },
      ...{ name_key: 'anu', search_text: 'anu' },
    });
    const answer = { inbox_id: 'e', author_code: 'E1' };
    await insert(storage, 'inbox_answers', {
      ...{ ...answer, id: 'old', subject: 'Old', text: 'We could.', created_at: 3 },
    });
    await insert(storage, 'inbox_answers', {
      ...{ ...answer, id: 'new', subject: 'Re', text: 'We can.', created_at: 4 },
    });
    const mail = { envelope_from: 'x', from_name: '', body: 'Text', next_attempt_at: 1 };
    for (const [id, envelope_to, subject, created_at, about] of [
      ['receipt', email, 'We have received it (A-1)', 1, null],
      ['code at the same moment', email, 'Your code', 1, null],
      ['of another', 'b@example.com', 'We have received it (A-1)', 1, null],
      ['announcement', 'office@example.com', 'New application A-1', 1, email],
      ['written', email, 'An invitation', 5, null],
      ['receipt of the enquiry', email, 'We have received it (E-1)', 2, null],
      ['answer', email, 'Re', 4, null],
      ['receipt after the release', email, 'We have received it (E-1)', 6, null],
    ] as const)
      await insert(storage, 'outbox', {
        ...{ ...mail, id, message_id: id, envelope_to, subject, created_at, about },
      });
    for (const [id, at, action, subject] of [
      ['1', 5, 'application.mailed', 'application A-1'],
      ['2', 4, 'enquiry.answered', 'enquiry E-1'],
      ['3', 6, 'enquiry.released', 'enquiry E-1'],
    ] as const)
      await insert(storage, 'audit_log', {
        ...{ id, at, action, subject, actor_id: 'm', actor_code: 'E1', details: '{}' },
      });

    await storage.migrate();

    const kept = await db.selectFrom('correspondence').selectAll().execute();
    expect(
      Object.fromEntries(
        kept.map((one) => [
          one.id,
          [one.application_id ?? one.inbox_id, one.author_code, one.text, one.sent_at],
        ]),
      ),
    ).toEqual({
      receipt: ['a', null, 'Text', null],
      written: ['a', 'E1', 'Text', null],
      'receipt of the enquiry': ['e', null, 'Text', null],
      answer: ['e', 'E1', 'Text', null],
      'receipt after the release': ['e', null, 'Text', null],
      old: ['e', 'E1', 'We could.', 3],
    });
    const authors = await db
      .selectFrom('outbox')
      .select(['id', 'author_code'])
      .where('author_code', 'is not', null)
      .orderBy('id')
      .execute();
    expect(authors).toEqual([
      { id: 'answer', author_code: 'E1' },
      { id: 'written', author_code: 'E1' },
    ]);
    await sql`delete from applications`.execute(db);
    await sql`delete from enquiries`.execute(db);
    await expect(db.selectFrom('correspondence').select('id').execute()).resolves.toEqual([]);
  });

  it('finds contact messages and demo requests by all of their short texts', async () => {
    const storage = await openAt('0031-pending-words');
    const sender = { name: 'Anu', email: 'a@example.com', created_at: 1 };
    const contact = { ...sender, phone_number: '9876543210', subject: 'A Map', message: 'Hello' };
    await insert(storage, 'contact_messages', { ...contact, id: 'c', reference: 'c' });
    const demo = { ...sender, phone: '9876543210', product: 'ForEx' };
    await insert(storage, 'demo_requests', { ...demo, id: 'd', reference: 'd' });
    for (const [kind, id] of Object.entries({ contact: 'c', demo: 'd' }))
      await insert(storage, 'inbox', {
        ...{ id, kind, [`${kind}_id`]: id, reference: id, created_at: 1 },
        ...{ name_key: 'anu', search_text: 'anu' },
      });
    await storage.migrate();
    const found = await storage.db
      .selectFrom('inbox')
      .select('search_text')
      .orderBy('id')
      .execute();
    const texts = found.map(({ search_text }) => search_text);
    expect(texts).toEqual(['anu\n9876543210\na map', 'anu\n9876543210\nforex']);
  });

  it('is not touched when a newer version has been', async () => {
    const storage = await openTestStorage(await create());
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-later', '2999-01-01T00:00:00.000Z')`.execute(storage.db);
    await expect(storage.migrate()).rejects.toThrow(NewerDatabaseError);
  });
});
