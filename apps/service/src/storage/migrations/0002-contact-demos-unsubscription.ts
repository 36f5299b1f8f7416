import { migrationOf } from './statements.ts';

export const contactDemosUnsubscription = migrationOf([
  `create table contact_messages (
     id text primary key,
     reference text not null unique,
     name text not null,
     email text not null,
     phone_number text not null,
     subject text not null,
     message text not null,
     created_at bigint not null
   )`,
  `create table demo_requests (
     id text primary key,
     reference text not null unique,
     name text not null,
     email text not null,
     phone text not null,
     product text not null,
     created_at bigint not null
   )`,
  'alter table subscriptions add column unsubscribe_hash text',
  'create unique index subscriptions_unsubscribe_hash on subscriptions (unsubscribe_hash)',
  'alter table outbox add column unsubscribe_link text',
  `create index outbox_unsubscribe_link on outbox (unsubscribe_link)
     where unsubscribe_link is not null`,
  `create index outbox_abandoned on outbox (abandoned_at)
     where abandoned_at is not null`,
]);
