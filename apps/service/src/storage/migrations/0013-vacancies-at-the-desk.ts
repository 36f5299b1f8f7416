import { migrationOf } from './statements.ts';

export const vacanciesAtTheDesk = migrationOf([
  'alter table jobs add column version integer not null default 1',
  'alter table jobs add column desk_changed_at bigint',
]);
