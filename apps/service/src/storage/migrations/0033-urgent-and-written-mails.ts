import { migrationOf } from './statements.ts';

export const urgentAndWrittenMails = migrationOf([
  'alter table outbox add column is_urgent integer not null default 0',
  'update outbox set is_urgent = 1 where length(secret) = 6',
  // Holds few rows, and is asked for while many other mails wait.
  `create index outbox_urgent on outbox (next_attempt_at)
     where is_urgent = 1 and sent_at is null and abandoned_at is null and held_for is null`,
  'alter table outbox add column is_written integer not null default 0',
  'create index outbox_written on outbox (id) where is_written = 1',
  'alter table correspondence add column is_written integer not null default 0',
]);
