import { migrationOf } from './statements.ts';

/** Table whose rows are deleted together with the rows they belong to. */
interface Beside {
  readonly table: string;
  /** Column that refers to the owning row, the owner's table, and the column it refers to. */
  readonly of: readonly [column: string, owner: string, key: string];
  readonly columns: Readonly<Record<string, string>>;
  readonly primaryKey?: string;
  readonly indexes: Readonly<Record<string, string>>;
}

const id = { id: 'text primary key' };
const written = {
  author_code: 'text not null',
  text: 'text not null',
  created_at: 'bigint not null',
};
const token = { token_hash: 'text primary key' };
const seen = {
  remember_me: 'integer not null',
  seen_at: 'bigint not null',
  created_at: 'bigint not null',
};

const besides: readonly Beside[] = [
  {
    table: 'application_tags',
    of: ['application_id', 'applications', 'id'],
    columns: { application_id: 'text not null', tag: 'text not null' },
    primaryKey: 'application_id, tag',
    indexes: { application_tags_tag: 'tag, application_id' },
  },
  {
    table: 'application_notes',
    of: ['application_id', 'applications', 'id'],
    columns: { ...id, application_id: 'text not null', ...written },
    indexes: { application_notes_application: 'application_id, id' },
  },
  {
    table: 'inbox_notes',
    of: ['inbox_id', 'inbox', 'id'],
    columns: { ...id, inbox_id: 'text not null', ...written },
    indexes: { inbox_notes_inbox: 'inbox_id, id' },
  },
  {
    table: 'inbox_answers',
    of: ['inbox_id', 'inbox', 'id'],
    columns: { subject: 'text not null', ...id, inbox_id: 'text not null', ...written },
    indexes: { inbox_answers_inbox: 'inbox_id, id' },
  },
  {
    table: 'sessions',
    of: ['email_key', 'accounts', 'email_key'],
    columns: { ...token, email_key: 'text not null', ...seen },
    indexes: { sessions_email_key: 'email_key' },
  },
  {
    table: 'staff_sessions',
    of: ['member_id', 'staff_members', 'id'],
    columns: { ...token, member_id: 'text not null', ...seen },
    indexes: { staff_sessions_member: 'member_id' },
  },
  {
    table: 'staff_recovery_codes',
    of: ['member_id', 'staff_members', 'id'],
    columns: {
      member_id: 'text not null',
      code_hash: 'text not null',
      used_at: 'bigint',
      created_at: 'bigint not null',
    },
    primaryKey: 'member_id, code_hash',
    indexes: {},
  },
  {
    table: 'staff_challenges',
    of: ['member_id', 'staff_members', 'id'],
    columns: {
      ...token,
      // Null when no code may work.
      member_id: 'text',
      step: 'text not null',
      code_hash: 'text not null',
      totp_secret: 'text',
      remember_me: 'integer not null',
      mailed: 'integer not null',
      wrong_tries: 'integer not null default 0',
      expires_at: 'bigint not null',
      used_at: 'bigint',
      created_at: 'bigint not null',
    },
    indexes: { staff_challenges_member: 'member_id, created_at' },
  },
];

/**
 * Returns the statements that rebuild a table with its constraint, which SQLite cannot add to an existing one. Rows
 * whose owner is gone are left out.
 */
const rebuilt = ({ table, of: [column, owner, key], columns, primaryKey, indexes }: Beside) => {
  const names = Object.keys(columns).join(', ');
  const made = `${table}_made_anew`;
  const definitions = Object.entries(columns).map(([name, definition]) =>
    name === column
      ? `${name} ${definition} references ${owner} (${key}) on delete cascade`
      : `${name} ${definition}`,
  );
  if (primaryKey !== undefined)
    definitions.push(`constraint ${table}_pkey primary key (${primaryKey})`);
  return [
    `create table ${made} (${definitions.join(', ')})`,
    `insert into ${made} (${names}) select ${names} from ${table}
       where ${column} is null or ${column} in (select ${key} from ${owner})`,
    `drop table ${table}`,
    `alter table ${made} rename to ${table}`,
    ...Object.entries(indexes).map(
      ([name, indexed]) => `create index ${name} on ${table} (${indexed})`,
    ),
  ];
};

/** Tables of the forms by the kind of their entries in the inbox. */
const sources = { enquiry: 'enquiries', contact: 'contact_messages', demo: 'demo_requests' };

/**
 * Lets the database delete notes, sessions and the like together with the rows they belong to, and deletes those
 * without. Adds the person that a mail tells the office about. Deletes the tags that the audit log quoted.
 */
export const keptBeside = migrationOf([
  ...Object.entries(sources).flatMap(([kind, source]) => [
    `delete from inbox where kind = '${kind}' and id not in (select id from ${source})`,
    `alter table inbox add column ${kind}_id text references ${source} (id) on delete cascade`,
    `update inbox set ${kind}_id = id where kind = '${kind}'`,
    `create index inbox_${kind}_id on inbox (${kind}_id) where ${kind}_id is not null`,
  ]),
  ...besides.flatMap(rebuilt),
  'alter table outbox add column about text',
  // The others with a reply address were written by the staff, and their replies go to the office.
  `update outbox set about = lower(reply_to)
     where reply_to is not null and not exists (
       select 1 from audit_log
       where audit_log.at = outbox.created_at
         and audit_log.action in ('application.mailed', 'enquiry.answered')
     )`,
  "update audit_log set details = '{}' where action = 'application.tags_changed'",
]);
