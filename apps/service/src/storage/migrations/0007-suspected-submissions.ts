import { migrationOf } from './statements.ts';

export const suspectedSubmissions = migrationOf([
  ...['enquiries', 'contact_messages', 'demo_requests', 'subscriptions'].map(
    (table) => `alter table ${table} add column suspicion text`,
  ),
  'alter table outbox add column held_for text',
  // Leaves out held mails, so that the worker's query does not read them.
  'drop index outbox_due',
  `create index outbox_due on outbox (next_attempt_at)
     where sent_at is null and abandoned_at is null and held_for is null`,
]);
