import { migrationOf } from './statements.ts';

export const applications = migrationOf([
  `create table applications (
     id text primary key,
     reference text not null unique,
     job_id integer not null,
     job_title text not null,
     doc_type integer not null,
     applcnt_name text not null,
     applcnt_email text not null,
     applcnt_phone text not null,
     applcnt_covr_letr text not null,
     resume_key text not null unique,
     resume_name text not null,
     resume_bytes integer not null,
     resume_digest text not null,
     created_at bigint not null
   )`,
  'create index applications_job_id on applications (job_id)',
]);
