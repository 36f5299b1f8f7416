import type { Person } from '@example/api/desk';
import { type FormKind, formKinds, publicForms } from '@example/api/forms';
import { sql } from 'kysely';
import { hasResume, resumeColumns } from '../applications/resume-of.ts';
import { countRows, type Db } from '../../storage/index.ts';
import { byAddress, mailsOf, rows, type SubmissionTable } from './person.ts';

type Sent = Person['sent'][number];

const applicationsOf = async (db: Db, address: string) =>
  db
    .selectFrom('applications')
    .select(['reference', 'job_title', 'created_at', ...resumeColumns])
    .where(sql<boolean>`lower(applcnt_email) = ${address}`)
    .execute();

const sentByForm = async (db: Db, kind: FormKind, address: string): Promise<readonly Sent[]> => {
  const found = await rows<Pick<Sent, 'reference' | 'created_at'>>(
    db,
    sql`select reference, created_at from ${byAddress(publicForms[kind].table, address)}`,
  );
  return found.map((row) => ({ ...row, kind, title: null }));
};

const beganAt = async (db: Db, table: SubmissionTable, address: string) => {
  const [first] = await rows<Pick<Sent, 'created_at'>>(
    db,
    sql`select created_at from ${byAddress(table, address)}`,
  );
  return first?.created_at ?? null;
};

const countOf = async (db: Db, table: 'outbox' | 'staff_members', address: string) => {
  const isTheirs = table === 'outbox' ? mailsOf(address) : sql<boolean>`lower(email) = ${address}`;
  return countRows(db.selectFrom(table).where(isTheirs));
};

/**
 * Tells what is kept about a person, without its content, what they sent last first.
 *
 * @param address - in lower case
 */
export const lookUpPerson = async (db: Db, address: string) => {
  const applications = await applicationsOf(db, address);
  const sent: Sent[] = applications.map(({ reference, job_title: title, created_at }) => ({
    ...{ kind: 'application' as const, reference, title, created_at },
  }));
  for (const kind of formKinds) sent.push(...(await sentByForm(db, kind, address)));
  return {
    sent: sent.toSorted((one, other) => other.created_at - one.created_at),
    resumes: applications.filter(hasResume).length,
    subscribed_at: await beganAt(db, 'subscriptions', address),
    account_at: await beganAt(db, 'accounts', address),
    mails: await countOf(db, 'outbox', address),
    is_member: (await countOf(db, 'staff_members', address)) > 0,
  };
};
