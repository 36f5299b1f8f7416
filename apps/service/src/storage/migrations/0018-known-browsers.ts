import { migrationOf } from './statements.ts';

export const knownBrowsers = migrationOf([
  'alter table staff_challenges add column known_browser integer not null default 0',
]);
