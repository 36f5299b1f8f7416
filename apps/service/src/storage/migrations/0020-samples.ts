import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { execute } from './statements.ts';

/** Titles of the samples that each first start published before this migration, by number. */
const TITLES: Readonly<Record<number, string>> = {
  1: 'Full Stack Developer (TypeScript)',
  2: 'Java Developer, Airport Systems',
  3: 'Mobile Application Developer',
  4: 'Software Test Engineer',
  5: 'User Interface Designer',
  6: 'Technical Writer',
  7: 'Support Engineer, EDU-ERP',
  8: 'GIS Analyst',
  9: 'GIS Developer',
  10: 'Field Survey Coordinator',
  11: 'GIS Data Editor',
  12: 'Cloud Migration Engineer',
  13: 'Cloud Security Engineer',
  14: 'Database Administrator',
  15: 'Cloud Operations Engineer, Evening Shift',
  16: 'Network Engineer',
  17: 'Server and Storage Engineer',
  18: 'Field Support Engineer, Power Solutions',
  19: 'Data Centre Technician',
  20: 'SCADA Engineer',
  21: 'Water Network Modeller',
  22: 'Utility Billing Consultant',
  23: 'IT Consultant, e-Governance',
  24: 'ERP Trainer',
};

interface Before {
  readonly jobs: {
    readonly job_id: number;
    readonly job_title: string;
    readonly desk_changed_at: number | null;
    is_sample: 0 | 1;
  };
}

export const samples: Migration = {
  async up(db: Kysely<Before>) {
    await execute(db, ['alter table jobs add column is_sample integer not null default 0']);
    for (const [id, title] of Object.entries(TITLES))
      await db
        .updateTable('jobs')
        .set({ is_sample: 1 })
        .where('job_id', '=', Number(id))
        .where('job_title', '=', title)
        .execute();
  },
};
