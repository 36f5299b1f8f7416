import { migrationOf } from './statements.ts';

export const owners = migrationOf([
  'alter table applications add column owner_code text',
  'alter table jobs add column owner_code text',
  'create index applications_owner on applications (owner_code, created_at, id)',
  'create index jobs_owner on jobs (owner_code, job_id)',
]);
