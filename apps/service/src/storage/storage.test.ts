import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dayInKolkata } from '../runtime/clock/clock.ts';
import { databases, openTestStorage } from '../testing/databases.ts';
import { REFUSING_PORT } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { migrations } from './migrations/index.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { DataDirInUseError, lockDataDir } from './service-lock.ts';
import { openStorage, type Storage } from './storage.ts';
import { isUnavailable } from './unavailable.ts';

const put = async ({ transact }: Storage, name: string, fail = false) =>
  transact(async (db) => {
    await db.insertInto('meta').values({ name, value: 'x' }).execute();
    if (fail) throw new Error(`fails: ${name}`);
    return name;
  });

const names = async ({ db }: Storage) =>
  (await db.selectFrom('meta').select('name').orderBy('name').execute()).map(({ name }) => name);

describe.each(databases)('storage on $name', ({ create }) => {
  it('is migrated once, and by those who come later no more', async () => {
    const settings = await create();
    await openTestStorage(settings);
    const { db } = await openTestStorage(settings);
    await expect(db.selectFrom('versions').selectAll().execute()).resolves.toEqual([
      { name: 'jobs', version: 0 },
    ]);
  });

  it('keeps what is in a database of the first version', async () => {
    const storage = openStorage(await create());
    onTestFinished(async () => storage.close());
    const { '0001-first': first } = migrations;
    if (!first) throw new Error('there is no first migration');
    const provider = { getMigrations: async () => Promise.resolve({ '0001-first': first }) };
    await new Migrator({ db: storage.db, provider }).migrateToLatest();
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
    const storage = openStorage(await create());
    onTestFinished(async () => storage.close());
    const { '0001-first': first } = migrations;
    if (!first) throw new Error('there is no first migration');
    const provider = { getMigrations: async () => Promise.resolve({ '0001-first': first }) };
    await new Migrator({ db: storage.db, provider }).migrateToLatest();
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
    const storage = openStorage(await create());
    onTestFinished(async () => storage.close());
    const { db } = storage;
    await migrate(db, '0014-missing-resumes');
    const put = async (table: string, rows: readonly Readonly<Record<string, unknown>>[]) => {
      const columns = Object.keys(rows[0] ?? {});
      const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
      const names = sql.join(columns.map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
    };
    const all = async (table: string) =>
      (await sql<Readonly<Record<string, unknown>>>`select * from ${sql.table(table)}`.execute(db))
        .rows;
    const idsIn = async (table: string, column = 'id') =>
      (await all(table)).map((row) => row[column]).toSorted();
    const created_at = 1;
    const written = { author_code: 'E1', text: 'About a person', created_at };
    await put('applications', [
      {
        ...{ id: 'a', reference: 'A-1', job_id: 1, job_title: 'T', doc_type: 1, created_at },
        ...{ applcnt_name: 'Anu', applcnt_email: 'a@example.com', applcnt_phone: '1' },
        ...{ applcnt_covr_letr: '', resume_key: 'k', resume_name: 'n', resume_bytes: 1 },
        ...{ resume_digest: '' },
      },
    ]);
    const enquiry = { user_name: 'Anu', email: 'a@example.com', msg: 'Hello', created_at };
    await put('enquiries', [{ ...enquiry, id: 'e', reference: 'E-1' }]);
    const inboxRow = { kind: 'enquiry', name_key: 'anu', search_text: 'anu', created_at };
    await put('inbox', [
      { ...inboxRow, id: 'e', reference: 'E-1' },
      { ...inboxRow, id: 'gone', reference: 'E-2' },
    ]);
    const account = { password_hash: '', password_set_at: 1, created_at };
    await put('accounts', [{ ...account, email_key: 'a@example.com', email: 'a@example.com' }]);
    const person = { name: 'Ravi', mobile_number: '1', email: 'r@example.com', role: 'sales' };
    await put('staff_members', [{ ...person, id: 'm', employee_code: 'E1', created_at }]);
    for (const [table, column, kept] of [
      ['application_notes', 'application_id', 'a'],
      ['inbox_notes', 'inbox_id', 'e'],
    ] as const)
      await put(table, [
        { ...written, id: 'of one', [column]: kept },
        { ...written, id: 'of nobody', [column]: 'gone' },
      ]);
    await put('inbox_answers', [
      { ...written, id: 'of one', inbox_id: 'e', subject: 'Re' },
      { ...written, id: 'of nobody', inbox_id: 'gone', subject: 'Re' },
    ]);
    await put('application_tags', [
      { application_id: 'a', tag: 'later' },
      { application_id: 'gone', tag: 'never' },
    ]);
    const session = { remember_me: 0, seen_at: 1, created_at };
    await put('sessions', [
      { ...session, token_hash: 'of one', email_key: 'a@example.com' },
      { ...session, token_hash: 'of nobody', email_key: 'gone@example.com' },
    ]);
    await put('staff_sessions', [
      { ...session, token_hash: 'of one', member_id: 'm' },
      { ...session, token_hash: 'of nobody', member_id: 'gone' },
    ]);
    await put('staff_recovery_codes', [
      { member_id: 'm', code_hash: 'of one', created_at },
      { member_id: 'gone', code_hash: 'of nobody', created_at },
    ]);
    const challenge = { step: 'mail', code_hash: '', remember_me: 0, mailed: 0, expires_at: 1 };
    await put('staff_challenges', [
      { ...challenge, token_hash: 'of one', member_id: 'm', created_at },
      { ...challenge, token_hash: 'of no member', member_id: null, created_at },
      { ...challenge, token_hash: 'of nobody', member_id: 'gone', created_at },
    ]);
    const mail = { envelope_from: 'x', from_name: '', subject: '', body: '', next_attempt_at: 1 };
    const office = 'office@example.com';
    await put('outbox', [
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
    await put('audit_log', [
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
    await expect(put('application_notes', [orphan])).rejects.toThrow(/foreign key/i);
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
    const storage = openStorage(await create());
    onTestFinished(async () => storage.close());
    const { db } = storage;
    await migrate(db, '0021-vacancy-search');
    const put = async (table: string, row: Readonly<Record<string, unknown>>) => {
      const names = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      const values = sql.join(Object.values(row));
      await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(db);
    };
    const email = 'a@example.com';
    await put('applications', {
      ...{ id: 'a', reference: 'A-1', job_id: 1, job_title: 'T', doc_type: 1, created_at: 1 },
      ...{ applcnt_name: 'Anu', applcnt_email: email, applcnt_phone: '1', applcnt_covr_letr: '' },
      ...{ resume_key: 'k', resume_name: 'n', resume_bytes: 1, resume_digest: '' },
    });
    const sent = { user_name: 'Anu', email, msg: 'Hello', created_at: 2 };
    await put('enquiries', { ...sent, id: 'e', reference: 'E-1' });
    await put('inbox', {
      ...{ id: 'e', enquiry_id: 'e', kind: 'enquiry', reference: 'E-1', created_at: 2 },
      ...{ name_key: 'anu', search_text: 'anu' },
    });
    const answer = { inbox_id: 'e', author_code: 'E1' };
    await put('inbox_answers', {
      ...{ ...answer, id: 'old', subject: 'Old', text: 'We could.', created_at: 3 },
    });
    await put('inbox_answers', {
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
      await put('outbox', {
        ...{ ...mail, id, message_id: id, envelope_to, subject, created_at, about },
      });
    for (const [id, at, action, subject] of [
      ['1', 5, 'application.mailed', 'application A-1'],
      ['2', 4, 'enquiry.answered', 'enquiry E-1'],
      ['3', 6, 'enquiry.released', 'enquiry E-1'],
    ] as const)
      await put('audit_log', {
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

  it('is not touched when a newer version has been', async () => {
    const storage = await openTestStorage(await create());
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-later', '2999-01-01T00:00:00.000Z')`.execute(storage.db);
    await expect(storage.migrate()).rejects.toThrow(NewerDatabaseError);
  });

  it('keeps what succeeds and undoes what fails, of units that commit together', async () => {
    const storage = await openTestStorage(await create());
    const outcomes = await Promise.allSettled(
      Array.from({ length: 150 }, async (_, index) =>
        put(storage, `name ${String(index).padStart(3, '0')}`, index % 3 === 0),
      ),
    );
    const kept = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    );
    expect(kept).toHaveLength(100);
    await expect(names(storage)).resolves.toEqual(kept);
  });

  it('undoes only the unit whose statement the database refuses', async () => {
    const storage = await openTestStorage(await create());
    const outcomes = await Promise.allSettled([
      put(storage, 'a'),
      put(storage, 'b'),
      put(storage, 'a'),
      put(storage, 'c'),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    await expect(names(storage)).resolves.toEqual(['a', 'b', 'c']);
  });

  it('commits both of two units when they wait for one another', async () => {
    const storage = await openTestStorage(await create());
    for (const name of ['a', 'b']) await put(storage, name);
    let begun = 0;
    const rename = async (order: readonly string[]) =>
      storage.transact(async (db) => {
        for (const name of order) {
          await db
            .updateTable('meta')
            .set({ value: sql`value || ${order[0]}` })
            .where('name', '=', name)
            .execute();
          begun += 1;
          // Waits until the other unit has its first row, if it can get it.
          for (let wait = 0; wait < 20 && begun < 2; wait += 1) await sleep(10);
        }
      });
    await Promise.all([rename(['a', 'b']), rename(['b', 'a'])]);
    for (const { value } of await storage.db.selectFrom('meta').selectAll().execute())
      expect(value).toMatch(/^x(?:ab|ba)$/);
  });

  it('has committed when a unit resolves: another connection sees it', async () => {
    const settings = await create();
    const one = await openTestStorage(settings);
    const other = await openTestStorage(settings);
    await put(one, 'seen');
    await expect(names(other)).resolves.toEqual(['seen']);
  });

  it('says when another process may have changed something', async () => {
    const settings = await create();
    const one = await openTestStorage(settings);
    const other = await openTestStorage(settings);
    const before = one.changeStamp();
    await put(other, 'changed');
    await expect.poll(() => one.changeStamp(), { timeout: 1_000 }).not.toBe(before);
  });

  it('answers a ping, and not after it was closed', async () => {
    const storage = openStorage(await create());
    await expect(storage.ping()).resolves.toBeUndefined();
    await storage.close();
    await expect(storage.ping()).rejects.toThrow();
  });
});

describe('the data folder', () => {
  it('is for its owner only', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    await openTestStorage({ dataDir, databaseUrl: undefined });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('holds files for their owner only', async () => {
    const dataDir = temporaryFolder();
    const before = process.umask(0o022);
    onTestFinished(() => void process.umask(before));
    await openTestStorage({ dataDir, databaseUrl: undefined });
    const modes = readdirSync(dataDir).map((name) => [
      name,
      statSync(join(dataDir, name)).mode & 0o777,
    ]);
    expect(Object.fromEntries(modes)).toEqual({
      'site.db': 0o600,
      'site.db-shm': 0o600,
      'site.db-wal': 0o600,
    });
  });

  it('is locked for one service, and free again after it', () => {
    const folder = temporaryFolder();
    const unlock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(DataDirInUseError);
    unlock();
    const unlockAgain = lockDataDir(folder);
    onTestFinished(unlockAgain);
  });
});

describe('a database that another process writes to', () => {
  it('is waited for by those who write, while others read and the process goes on', async () => {
    const dataDir = temporaryFolder();
    const storage = await openTestStorage({ dataDir, databaseUrl: undefined });
    const other = new DatabaseSync(join(dataDir, 'site.db'));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    let isWritten = false;
    const written = put(storage, 'waited').then(() => {
      isWritten = true;
    });
    for (let count = 0; count < 20; count += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await expect(names(storage)).resolves.toEqual([]);
    }
    expect(isWritten).toBe(false);
    other.exec('commit');
    await written;
    await expect(names(storage)).resolves.toEqual(['waited']);
  });
});

describe('a database that is not there', () => {
  it('is told from a mistake', async () => {
    const storage = openStorage({
      dataDir: temporaryFolder(),
      databaseUrl: `postgres://nobody@127.0.0.1:${String(REFUSING_PORT)}/none`,
    });
    onTestFinished(async () => storage.close());
    const error: unknown = await storage.ping().catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(new TypeError('x is not a function'))).toBe(false);
    expect(isUnavailable(Object.assign(new Error('syntax'), { code: '42601' }))).toBe(false);
    expect(isUnavailable(Object.assign(new Error('stopping'), { code: '57P01' }))).toBe(true);
  });
});
