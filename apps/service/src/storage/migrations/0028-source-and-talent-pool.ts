import { migrationOf } from './statements.ts';

export const sourceAndTalentPool = migrationOf([
  "alter table applications add column source text not null default ''",
  'alter table applications add column pool_ends_at bigint',
  'alter table applications add column pool_told_at bigint',
  'create index applications_source on applications (source, created_at, id)',
  'create index applications_pool_ends_at on applications (pool_ends_at, created_at, id)',
]);
