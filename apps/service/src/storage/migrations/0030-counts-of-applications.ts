import { migrationOf } from './statements.ts';

export const countsOfApplications = migrationOf([
  // Holds all columns of the counts, so that they do not read the rows with their long letters.
  'create index applications_counts on applications (status, job_id, owner_code, source, id)',
]);
