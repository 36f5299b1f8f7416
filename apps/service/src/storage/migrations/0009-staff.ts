import { migrationOf } from './statements.ts';

export const staff = migrationOf([
  `create table staff_members (
     id text primary key,
     employee_code text not null unique,
     name text not null,
     mobile_number text not null,
     email text not null,
     role text not null,
     disabled_at bigint,
     totp_secret text,
     totp_step bigint,
     created_at bigint not null
   )`,
  `create table staff_recovery_codes (
     member_id text not null,
     code_hash text not null,
     used_at bigint,
     created_at bigint not null,
     constraint staff_recovery_codes_key primary key (member_id, code_hash)
   )`,
  `create table staff_challenges (
     token_hash text primary key,
     member_id text,
     step text not null,
     code_hash text not null,
     totp_secret text,
     remember_me integer not null,
     mailed integer not null,
     wrong_tries integer not null default 0,
     expires_at bigint not null,
     used_at bigint,
     created_at bigint not null
   )`,
  'create index staff_challenges_member on staff_challenges (member_id, created_at)',
  `create table staff_sessions (
     token_hash text primary key,
     member_id text not null,
     remember_me integer not null,
     seen_at bigint not null,
     created_at bigint not null
   )`,
  'create index staff_sessions_member on staff_sessions (member_id)',
  'create table staff_tried_captchas (id text primary key, expires_at bigint not null)',
  `create table staff_attempts (
     id text primary key,
     address_hash text not null,
     created_at bigint not null
   )`,
  'create index staff_attempts_address on staff_attempts (address_hash, created_at)',
  `create table audit_log (
     id text primary key,
     at bigint not null,
     actor_id text,
     actor_code text not null,
     action text not null,
     subject text not null,
     details text not null
   )`,
  'create index audit_log_at on audit_log (at, id)',
  'create index audit_log_subject on audit_log (subject, at)',
]);
