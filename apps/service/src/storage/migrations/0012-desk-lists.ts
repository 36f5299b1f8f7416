import { migrationOf } from './statements.ts';

export const deskLists = migrationOf([
  'create index subscriptions_time on subscriptions (created_at, email_key)',
  'create index subscriptions_status on subscriptions (status, created_at, email_key)',
  'create index audit_log_actor on audit_log (actor_code, at, id)',
  'create index audit_log_action on audit_log (action, at, id)',
  'create index outbox_open on outbox (created_at, id) where sent_at is null',
  "alter table outbox add column search_text text not null default ''",
  "update outbox set search_text = lower(envelope_to || '\n' || substr(subject, 1, 200))",
  // Includes the searched text, so that a search does not read the mails' texts.
  'create index outbox_time on outbox (created_at, id, search_text)',
]);
