import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Build = (table: CreateTableBuilder<string>) => CreateTableBuilder<string>;

/** Table whose rows are deleted together with the rows they belong to. */
interface Beside {
  readonly table: string;
  /** Column that refers to the owning row, the owner's table, and the column it refers to. */
  readonly of: readonly [column: string, owner: string, key: string];
  readonly columns: readonly string[];
  readonly build: Build;
  readonly indexes: Readonly<Record<string, readonly string[]>>;
}

const written =
  (column: string, owner: string, withSubject = false): Build =>
  (table) =>
    (withSubject ? table.addColumn('subject', 'text', (added) => added.notNull()) : table)
      .addColumn('id', 'text', (added) => added.primaryKey())
      .addColumn(column, 'text', (added) =>
        added.notNull().references(`${owner}.id`).onDelete('cascade'),
      )
      .addColumn('author_code', 'text', (added) => added.notNull())
      .addColumn('text', 'text', (added) => added.notNull())
      .addColumn('created_at', 'bigint', (added) => added.notNull());

const sessionOf =
  (column: string, owner: string, key: string): Build =>
  (table) =>
    table
      .addColumn('token_hash', 'text', (added) => added.primaryKey())
      .addColumn(column, 'text', (added) =>
        added.notNull().references(`${owner}.${key}`).onDelete('cascade'),
      )
      .addColumn('remember_me', 'integer', (added) => added.notNull())
      .addColumn('seen_at', 'bigint', (added) => added.notNull())
      .addColumn('created_at', 'bigint', (added) => added.notNull());

const besides: readonly Beside[] = [
  {
    table: 'application_tags',
    of: ['application_id', 'applications', 'id'],
    columns: ['application_id', 'tag'],
    build: (table) =>
      table
        .addColumn('application_id', 'text', (added) =>
          added.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('tag', 'text', (added) => added.notNull())
        .addPrimaryKeyConstraint('application_tags_pkey', ['application_id', 'tag']),
    indexes: { application_tags_tag: ['tag', 'application_id'] },
  },
  {
    table: 'application_notes',
    of: ['application_id', 'applications', 'id'],
    columns: ['id', 'application_id', 'author_code', 'text', 'created_at'],
    build: written('application_id', 'applications'),
    indexes: { application_notes_application: ['application_id', 'id'] },
  },
  {
    table: 'inbox_notes',
    of: ['inbox_id', 'inbox', 'id'],
    columns: ['id', 'inbox_id', 'author_code', 'text', 'created_at'],
    build: written('inbox_id', 'inbox'),
    indexes: { inbox_notes_inbox: ['inbox_id', 'id'] },
  },
  {
    table: 'inbox_answers',
    of: ['inbox_id', 'inbox', 'id'],
    columns: ['id', 'inbox_id', 'author_code', 'subject', 'text', 'created_at'],
    build: written('inbox_id', 'inbox', true),
    indexes: { inbox_answers_inbox: ['inbox_id', 'id'] },
  },
  {
    table: 'sessions',
    of: ['email_key', 'accounts', 'email_key'],
    columns: ['token_hash', 'email_key', 'remember_me', 'seen_at', 'created_at'],
    build: sessionOf('email_key', 'accounts', 'email_key'),
    indexes: { sessions_email_key: ['email_key'] },
  },
  {
    table: 'staff_sessions',
    of: ['member_id', 'staff_members', 'id'],
    columns: ['token_hash', 'member_id', 'remember_me', 'seen_at', 'created_at'],
    build: sessionOf('member_id', 'staff_members', 'id'),
    indexes: { staff_sessions_member: ['member_id'] },
  },
  {
    table: 'staff_recovery_codes',
    of: ['member_id', 'staff_members', 'id'],
    columns: ['member_id', 'code_hash', 'used_at', 'created_at'],
    build: (table) =>
      table
        .addColumn('member_id', 'text', (added) =>
          added.notNull().references('staff_members.id').onDelete('cascade'),
        )
        .addColumn('code_hash', 'text', (added) => added.notNull())
        .addColumn('used_at', 'bigint')
        .addColumn('created_at', 'bigint', (added) => added.notNull())
        .addPrimaryKeyConstraint('staff_recovery_codes_pkey', ['member_id', 'code_hash']),
    indexes: {},
  },
  {
    table: 'staff_challenges',
    of: ['member_id', 'staff_members', 'id'],
    columns: [
      ...['token_hash', 'member_id', 'step', 'code_hash', 'totp_secret', 'remember_me'],
      ...['mailed', 'wrong_tries', 'expires_at', 'used_at', 'created_at'],
    ],
    build: (table) =>
      table
        .addColumn('token_hash', 'text', (added) => added.primaryKey())
        // Null when no code may work.
        .addColumn('member_id', 'text', (added) =>
          added.references('staff_members.id').onDelete('cascade'),
        )
        .addColumn('step', 'text', (added) => added.notNull())
        .addColumn('code_hash', 'text', (added) => added.notNull())
        .addColumn('totp_secret', 'text')
        .addColumn('remember_me', 'integer', (added) => added.notNull())
        .addColumn('mailed', 'integer', (added) => added.notNull())
        .addColumn('wrong_tries', 'integer', (added) => added.notNull().defaultTo(0))
        .addColumn('expires_at', 'bigint', (added) => added.notNull())
        .addColumn('used_at', 'bigint')
        .addColumn('created_at', 'bigint', (added) => added.notNull()),
    indexes: { staff_challenges_member: ['member_id', 'created_at'] },
  },
];

/**
 * Rebuilds a table with its constraint, which SQLite cannot add to an existing one. Rows whose owner is gone are left
 * out.
 */
const makeAnew = async (
  db: Kysely<unknown>,
  { table, of: [column, owner, key], columns, build, indexes }: Beside,
) => {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const made = `${table}_made_anew`;
  await build(db.schema.createTable(made)).execute();
  await sql`insert into ${sql.table(made)} (${names}) select ${names} from ${sql.table(table)}
    where ${sql.ref(column)} is null
      or ${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(owner)})`.execute(db);
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(made).renameTo(table).execute();
  for (const [name, indexed] of Object.entries(indexes))
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...indexed])
      .execute();
};

const sources = { enquiry: 'enquiries', contact: 'contact_messages', demo: 'demo_requests' };

/**
 * Lets the database delete notes, sessions and the like together with the rows they belong to, and deletes those
 * without. Adds the person that a mail tells the office about. Deletes the tags that the audit log quoted.
 */
export const keptBeside: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [kind, source] of Object.entries(sources)) {
      const column = `${kind}_id`;
      await sql`delete from inbox
        where kind = ${kind} and id not in (select id from ${sql.table(source)})`.execute(db);
      await db.schema
        .alterTable('inbox')
        .addColumn(column, 'text', (added) => added.references(`${source}.id`).onDelete('cascade'))
        .execute();
      await sql`update inbox set ${sql.ref(column)} = id where kind = ${kind}`.execute(db);
      await sql`create index ${sql.ref(`inbox_${column}`)} on inbox (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db);
    }
    for (const beside of besides) await makeAnew(db, beside);

    await db.schema.alterTable('outbox').addColumn('about', 'text').execute();
    // The others with a reply address were written by the staff, and their replies go to the office.
    await sql`update outbox set about = lower(reply_to)
      where reply_to is not null and not exists (
        select 1 from audit_log
        where audit_log.at = outbox.created_at
          and audit_log.action in ('application.mailed', 'enquiry.answered')
      )`.execute(db);

    await sql`update audit_log set details = '{}' where action = 'application.tags_changed'`.execute(
      db,
    );
  },
};
