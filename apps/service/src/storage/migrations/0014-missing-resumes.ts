import { migrationOf } from './statements.ts';

export const missingResumes = migrationOf([
  'alter table applications add column resume_missing_since bigint',
  // Holds hardly any rows, as these are counted at each scrape of the metrics.
  `create index applications_missing on applications (resume_missing_since)
     where resume_missing_since is not null`,
]);
