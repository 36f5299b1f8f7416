import { sql } from 'kysely';
import type { Storage } from '../storage/index.ts';
import { analyze, insertApplications, insertMany, paddedWith, quoted } from './many-rows.ts';

/** Rows of each list. There is a tenth of as many vacancies. */
export const COUNT = 50_000;
export const BEGUN = Date.UTC(2026, 0, 1);
export const MAILED = Date.UTC(2026, 9, 25);
const email = `'somebody-' || n || '@example.com'`;

/** Inserts vacancies like the first one, with the numbers from 10. */
const insertVacancies = async (storage: Storage) => {
  const stored = await storage.db
    .selectFrom('jobs')
    .selectAll()
    .where('job_id', '=', 1)
    .executeTakeFirstOrThrow();
  const copied = Object.entries(stored).map(([name, value]) => [
    name,
    typeof value === 'string' ? quoted(value) : String(value),
  ]);
  await insertMany(storage, 'jobs', COUNT / 10, {
    ...(Object.fromEntries(copied) as Record<string, string>),
    ...{ job_id: '10 + n', desk_changed_at: 'null' },
    job_title: `'Position ' || (n * 7919)`,
    search_text: `'position ' || (n * 7919)`,
    description: quoted('What is to be done. '.repeat(200)),
  });
};

/** Inserts applications: many for vacancy 7, as many for each of the vacancies from 10. */
const insertAllApplications = async (storage: Storage) => {
  const padded = paddedWith(storage);
  await insertApplications(storage, COUNT, {
    ...{ search_number: 'n + 1', words_due: '0' },
    job_id: `case when n % 40 = 6 then 7 else 10 + n % ${String(COUNT / 10)} end`,
    status: `case when n % 3 = 0 then 'in review' else 'received' end`,
    source: `case when n % 7 = 0 then '' else 'site-' || (n % 300) || '.example' end`,
    owner_code: `case when n % 4 = 0 then 'E' || (n % 20) end`,
    pool_ends_at: `case when n % 9 = 0 then ${String(Date.UTC(2030, 0, 1))} end`,
  });
  await insertMany(storage, 'application_tags', COUNT / 5, {
    ...{ application_id: padded('n * 5', 32), tag: quoted('later') },
  });
};

/** Words of each resume beside those that all have. */
const WORDS = 12;
/** Applications whose words PostgreSQL has not indexed yet: nearly as many as may wait for that. */
const PENDING = 60;

/** SQL of the words of application `n`: some that all have, some that many have, and its number. */
const ownWords = [`'name'`, `'sample'`, `'com'`, `cast(n as text)`];
const resumeWords = [
  ...['java', 'javascript', 'jakarta', 'experience', 'expert', 'kochi'].map(quoted),
  `case when n % 1000 = 0 then 'kafka' else 'kotlin' end`,
  ...Array.from(
    { length: WORDS },
    (_, index) => `'w' || ((n * 31 + ${String(index * 977)}) % 3000)`,
  ),
];

/** Returns SQL of the words as PostgreSQL keeps them: with the beginnings that may be searched for. */
const vector = (words: readonly string[]) => {
  const all = words.flatMap((word) => [
    word,
    ...[1, 2, 3].map((length) => `'^' || left(${word}, ${String(length)})`),
  ]);
  return `array_to_tsvector(array[${all.join(', ')}])`;
};

/** Inserts the words of each application. Call it last: some of them stay pending. */
const insertTexts = async (storage: Storage) => {
  const { db, dialect } = storage;
  const isSqlite = dialect === 'sqlite';
  const texts = {
    number: 'n + 1',
    application_id: paddedWith(storage)('n', 32),
    ...(isSqlite
      ? { own_words: ownWords.join(` || ' ' || `), resume_words: resumeWords.join(` || ' ' || `) }
      : { own_words: vector(ownWords), words: vector([...ownWords, ...resumeWords]) }),
    resume_text: `'${'Ten years of work. '.repeat(250)}' || ${resumeWords.join(` || ' ' || `)}`,
  };
  if (!isSqlite) await sql`drop index application_texts_words`.execute(db);
  await insertMany(storage, 'application_texts', COUNT, texts);
  if (!isSqlite) {
    await sql`create index application_texts_words on application_texts
      using gin (words) with (fastupdate = on, gin_pending_list_limit = 256)`.execute(db);
  }
  await analyze(storage);
  await db.deleteFrom('application_texts').where('number', '<=', PENDING).execute();
  await insertMany(storage, 'application_texts', PENDING, texts);
};

/** Inserts as many enquiries of each kind. */
const insertEnquiries = async (storage: Storage) => {
  const each = Math.ceil(COUNT / 3);
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
    const nameKey = `'name ' || ((${number} * 7919) % ${String(each)})`;
    const created_at = `${String(BEGUN)} + ${number} * 1000`;
    const common = { id: padded(number, 32), reference, created_at };
    await insertMany(storage, table, each, { ...common, email: address, ...fields });
    await insertMany(storage, 'inbox', each, {
      ...common,
      ...{ kind: quoted(kind), name_key: nameKey },
      search_text: `${nameKey} || '\n' || ${address} || '\n' || lower(${reference})`,
      status: `case when ${number} % 4 = 0 then 'open' else 'new' end`,
      owner_code: `case when ${number} % 10 = 0 then 'T-SALES' end`,
      quarantined: `case when ${number} % 50 = 0 then 1 else 0 end`,
    });
  }
  return 3 * each;
};

/** Inserts a mail to each applicant: of a hundred, two are given up, one waits, and half of another is held. */
const insertMails = async (storage: Storage) => {
  const padded = paddedWith(storage);
  const body = 'Dear Anu, thank you for writing to us. '.repeat(30);
  const at = `${String(MAILED)} + n * 10`;
  await insertMany(storage, 'outbox', COUNT, {
    ...{ id: padded('n', 32), message_id: `'<' || n || '@example.com>'` },
    ...{ envelope_from: quoted('no-reply@example.com'), envelope_to: email },
    from_name: quoted(''),
    subject: `'We have received your enquiry (E-' || ${padded('n', 8)} || ')'`,
    ...{ body: quoted(body), html: quoted(body) },
    ...{ created_at: at, next_attempt_at: at },
    sent_at: `case when n % 50 <> 0 and n % 100 <> 1 then ${at} end`,
    abandoned_at: `case when n % 50 = 0 then ${at} end`,
    held_for: `case when n % 200 = 1 then 'trap' end`,
    search_text: `${email} || '\nwe have received your enquiry'`,
  });
  await insertMany(storage, 'correspondence', COUNT, {
    ...{ id: padded('n', 32), application_id: padded('n', 32), subject: quoted('S') },
    ...{ text: quoted('A text of some length. '.repeat(60)), created_at: at },
  });
};

const insertRecords = async (storage: Storage) => {
  const padded = paddedWith(storage);
  const at = `${String(MAILED)} + n`;
  await insertMany(storage, 'subscriptions', COUNT, {
    ...{ email_key: email, email, created_at: at },
    status: `case when n % 3 = 0 then 'pending' else 'confirmed' end`,
    ...{ mailed_at: String(MAILED), confirmed_at: String(MAILED) },
  });
  await insertMany(storage, 'audit_log', COUNT, {
    ...{ id: padded('n', 32), at, actor_id: quoted('x'), actor_code: `'E' || (n % 20)` },
    action: `case when n % 2 = 0 then 'application.status_changed' else 'enquiry.answered' end`,
    subject: `'application A-' || ${padded('n % 9000', 8)}`,
    details: quoted('{}'),
  });
};

/** Fills every list of the desk. Returns the number of enquiries. */
export const fillDesk = async (storage: Storage): Promise<{ readonly enquiries: number }> => {
  await insertVacancies(storage);
  await insertAllApplications(storage);
  const enquiries = await insertEnquiries(storage);
  await insertMails(storage);
  await insertRecords(storage);
  await insertTexts(storage);
  return { enquiries };
};
