import { migrationOf } from './statements.ts';

const sources = [
  { kind: 'enquiry', table: 'enquiries', name: 'user_name' },
  { kind: 'contact', table: 'contact_messages', name: 'name' },
  { kind: 'demo', table: 'demo_requests', name: 'name' },
] as const;

export const inbox = migrationOf([
  `create table inbox (
     id text primary key,
     kind text not null,
     reference text not null unique,
     status text not null default 'new',
     owner_code text,
     quarantined integer not null default 0,
     name_key text not null,
     search_text text not null,
     version integer not null default 1,
     created_at bigint not null
   )`,
  ...sources.map(
    ({ kind, table, name }) =>
      `insert into inbox (id, kind, reference, quarantined, name_key, search_text, created_at)
         select id, '${kind}', reference, case when suspicion is null then 0 else 1 end,
           lower(substr(${name}, 1, 200)),
           lower(substr(${name}, 1, 200)) || '\n' || lower(email || '\n' || reference),
           created_at
         from ${table}`,
  ),
  // Include the other columns, so that rows filtered by several are counted from the index alone.
  'create index inbox_time on inbox (created_at, id, kind, status, owner_code, quarantined)',
  'create index inbox_kind on inbox (kind, created_at, id, status, owner_code, quarantined)',
  'create index inbox_status on inbox (status, created_at, id, kind, owner_code, quarantined)',
  'create index inbox_owner on inbox (owner_code, created_at, id, kind, status, quarantined)',
  'create index inbox_quarantined on inbox (quarantined, created_at, id, kind, status, owner_code)',
  'create index inbox_name on inbox (name_key, id)',
  'create index inbox_search on inbox (search_text, id)',
  `create table inbox_notes (
     id text primary key,
     inbox_id text not null,
     author_code text not null,
     text text not null,
     created_at bigint not null
   )`,
  'create index inbox_notes_inbox on inbox_notes (inbox_id, id)',
  `create table inbox_answers (
     id text primary key,
     inbox_id text not null,
     author_code text not null,
     subject text not null,
     text text not null,
     created_at bigint not null
   )`,
  'create index inbox_answers_inbox on inbox_answers (inbox_id, id)',
]);
