import { migrationOf } from './statements.ts';

export const resumesToDelete = migrationOf([
  'create table resumes_to_delete (resume_key text primary key, due_at bigint not null)',
]);
