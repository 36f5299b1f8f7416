import { migrationOf } from './statements.ts';

export const proofsAndLastSeen = migrationOf([
  'alter table staff_sessions add column proven_at bigint',
  'alter table staff_sessions add column wrong_proofs integer not null default 0',
  'alter table staff_members add column seen_at bigint',
]);
