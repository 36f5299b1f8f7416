import { migrationOf } from './statements.ts';

export const guests = migrationOf([
  `create table accounts (
     email_key text primary key,
     email text not null,
     password_hash text not null,
     password_set_at bigint not null,
     warned_at bigint,
     created_at bigint not null
   )`,
  `create table sign_in_challenges (
     token_hash text primary key,
     email_key text not null,
     email text not null,
     password_hash text not null,
     code_hash text not null,
     remember_me integer not null,
     mailed integer not null,
     wrong_tries integer not null default 0,
     expires_at bigint not null,
     used_at bigint,
     created_at bigint not null
   )`,
  'create index sign_in_challenges_email_key on sign_in_challenges (email_key, created_at)',
  `create table sessions (
     token_hash text primary key,
     email_key text not null,
     remember_me integer not null,
     seen_at bigint not null,
     created_at bigint not null
   )`,
  'create index sessions_email_key on sessions (email_key)',
  `create table password_resets (
     token_hash text primary key,
     email_key text not null,
     expires_at bigint not null,
     used_at bigint,
     created_at bigint not null
   )`,
  'create index password_resets_email_key on password_resets (email_key, created_at)',
  "alter table applications add column status text not null default 'received'",
  'create index applications_email on applications (lower(applcnt_email))',
  'alter table outbox add column secret text',
]);
