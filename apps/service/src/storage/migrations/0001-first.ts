import { migrationOf } from './statements.ts';

export const first = migrationOf([
  'create table meta (name text primary key, value text not null)',
  'create table versions (name text primary key, version integer not null)',
  "insert into versions (name, version) values ('jobs', 0)",
  'create table job_categories (id integer primary key, jobcategory text not null)',
  `create table job_locations (
     fk_district_id integer primary key,
     vch_district text not null
   )`,
  `create table jobs (
     job_id integer primary key,
     job_title text not null,
     job_short_desc text not null,
     description text not null,
     category_id integer not null references job_categories (id),
     job_type integer not null check (job_type in (1, 2)),
     vch_office text not null,
     int_location_id integer not null references job_locations (fk_district_id),
     last_date text not null,
     status text not null check (status in ('open', 'closed'))
   )`,
  `create table enquiries (
     id text primary key,
     reference text not null unique,
     user_name text not null,
     email text not null,
     msg text not null,
     created_at bigint not null
   )`,
  `create table subscriptions (
     email_key text primary key,
     email text not null,
     status text not null check (status in ('pending', 'confirmed')),
     token_hash text unique,
     token_expires_at bigint,
     mailed_at bigint not null,
     confirmed_at bigint,
     created_at bigint not null
   )`,
  `create table idempotency_keys (
     operation text not null,
     key text not null,
     input_hash text not null,
     answer text,
     created_at bigint not null,
     constraint idempotency_keys_pkey primary key (operation, key)
   )`,
  'create index idempotency_keys_created_at on idempotency_keys (created_at)',
  `create table outbox (
     id text primary key,
     message_id text not null,
     envelope_from text not null,
     envelope_to text not null,
     from_name text not null,
     reply_to text,
     subject text not null,
     body text not null,
     created_at bigint not null,
     attempts integer not null default 0,
     next_attempt_at bigint not null,
     leased_until bigint,
     sent_at bigint,
     abandoned_at bigint,
     last_error text
   )`,
  // Holds only mails that are still to be sent, so that the worker's query costs the same on a full table.
  `create index outbox_due on outbox (next_attempt_at)
     where sent_at is null and abandoned_at is null`,
  'create index outbox_sent on outbox (sent_at) where sent_at is not null',
]);
