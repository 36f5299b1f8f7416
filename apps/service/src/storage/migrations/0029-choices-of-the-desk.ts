import { migrationOf } from './statements.ts';

export const choicesOfTheDesk = migrationOf([
  'alter table job_categories add column desk_added_at bigint',
  'alter table job_locations add column desk_added_at bigint',
]);
