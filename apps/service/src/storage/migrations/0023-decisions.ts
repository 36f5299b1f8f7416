import { migrationOf } from './statements.ts';

export const decisions = migrationOf([
  ...['decision_id', 'told_status', 'decision_mail', 'decision_note'].map(
    (column) => `alter table applications add column ${column} text`,
  ),
  'alter table applications add column tell_at bigint',
  'alter table outbox add column not_before bigint',
]);
