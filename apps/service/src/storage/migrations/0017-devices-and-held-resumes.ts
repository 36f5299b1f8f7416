import { migrationOf } from './statements.ts';

export const devicesAndHeldResumes = migrationOf([
  "alter table sessions add column browser text not null default ''",
  "alter table sessions add column system text not null default ''",
  'alter table applications add column resume_scan text',
  'alter table applications add column resume_scan_at bigint',
  'alter table applications add column resume_scan_tries integer not null default 0',
  'alter table applications add column resume_threat text',
  // Hold hardly any rows: waiting and infected resumes. Both are counted at each scrape of the metrics.
  `create index applications_to_scan on applications (resume_scan_at)
     where resume_scan_at is not null`,
  `create index applications_infected on applications (resume_threat)
     where resume_threat is not null`,
]);
