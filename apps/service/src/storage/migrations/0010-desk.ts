import { migrationOf } from './statements.ts';

export const desk = migrationOf([
  'alter table applications add column version integer not null default 1',
  "alter table applications add column name_key text not null default ''",
  "alter table applications add column search_text text not null default ''",
  'update applications set name_key = lower(substr(applcnt_name, 1, 200))',
  `update applications
     set search_text = name_key || '\n' || lower(applcnt_email || '\n' || reference)`,
  'create index applications_search on applications (search_text, id)',
  'create index applications_created_at on applications (created_at, id)',
  'create index applications_job on applications (job_id, created_at, id)',
  'create index applications_name on applications (name_key, id)',
  `create table application_tags (
     application_id text not null,
     tag text not null,
     constraint application_tags_key primary key (application_id, tag)
   )`,
  'create index application_tags_tag on application_tags (tag, application_id)',
  `create table application_notes (
     id text primary key,
     application_id text not null,
     author_code text not null,
     text text not null,
     created_at bigint not null
   )`,
  'create index application_notes_application on application_notes (application_id, id)',
]);
