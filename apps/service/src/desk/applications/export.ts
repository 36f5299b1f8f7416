import { checkResumesQuery } from '@example/api/desk';
import { may } from '@example/api/staff';
import { deskTexts } from '@example/content/desk';
import { ApiError } from '@example/api/problem';
import type { Readable } from 'node:stream';
import {
  hasResume,
  quarantineOf,
  resumeColumns,
  resumeIsThere,
} from '../../features/applications/resume-of.ts';
import { dayInKolkata } from '../../runtime/clock/clock.ts';
import { type ArchivedFile, endingOf, zipOf } from '../../http/downloads/index.ts';
import { audit, auditAlone } from '../../auth/staff/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow } from '../calls/deps.ts';
import { ownerOf, readOwnerNames } from '../colleagues/colleagues.ts';
import { createExport, readAll } from '../lists/list.ts';
import { applicationList, findApplications } from './list.ts';
import { findApplication, readTags, subjectOf, summaryColumns } from './row.ts';
import type { Selectable } from 'kysely';
import type { Schema } from '../../storage/index.ts';

/** Exports all matching applications as a table, and records this in the audit log. */
export const exportApplications = createExport({
  list: applicationList,
  name: 'applications',
  texts: deskTexts.applicationsExport,
  limit: 500,
  lines: async function* (db, filters, range, { role }) {
    const resumes = may(role, 'resumes.read');
    const pages = readAll(findApplications(db, filters, { resumes }), range, (page) =>
      page.select([...summaryColumns, 'applcnt_phone', 'resume_name', ...resumeColumns]),
    );
    for await (const rows of pages) {
      const tags = await readTags(
        db,
        rows.map(({ id }) => id),
      );
      const nameOf = await readOwnerNames(db, rows);
      for (const row of rows)
        yield [
          row.reference,
          row.job_title,
          row.applcnt_name,
          row.applcnt_email,
          row.applcnt_phone,
          row.status,
          (tags.get(row.id) ?? []).join(', '),
          ownerOf(row, nameOf).owner_name ?? '',
          dayInKolkata(row.created_at),
          hasResume(row) ? row.resume_name : '',
          row.source,
          row.pool_ends_at === null ? '' : dayInKolkata(row.pool_ends_at),
        ];
    }
  },
});

/** Returns a file name that every file system accepts. */
const inArchive = (reference: string, name: string, resumeName: string) => {
  const plain = name
    .replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, '')
    .trim()
    .slice(0, 60);
  return `${reference}${plain === '' ? '' : ` ${plain}`}${endingOf(resumeName).toLowerCase()}`;
};

type Packed = Pick<
  Selectable<Schema['applications']>,
  'reference' | 'applcnt_name' | 'resume_key' | 'resume_name' | 'created_at'
>;

async function* filesOf(
  { store }: DeskDeps['resumes'],
  applications: readonly Packed[],
): AsyncGenerator<ArchivedFile> {
  for (const { reference, applcnt_name, resume_key, resume_name, created_at } of applications) {
    const stored = await store.open(resume_key);
    if (!stored) throw new Error(`the resume of ${reference} is not in its store`);
    const name = inArchive(reference, applcnt_name, resume_name);
    yield { name, changedAt: new Date(created_at), content: stored.content };
  }
}

/**
 * Packs the resumes of several applications into a ZIP, each read in its turn. Leaves out applications without a resume
 * (any more) and resumes that are quarantined.
 *
 * @throws ApiError of kind `invalid-input`, or `not-found` when none of them has a resume
 */
export const packResumes = async (
  { storage, resumes, clock }: Pick<DeskDeps, 'storage' | 'clock' | 'resumes'>,
  colleague: Colleague,
  input: unknown,
): Promise<Readable> => {
  const references = parseOrThrow(checkResumesQuery(input)).references.split(',');
  const rows = await storage.transact(async (db) => {
    const found = await db
      .selectFrom('applications')
      .select(['reference', 'applcnt_name', 'resume_key', 'resume_name', 'created_at'])
      .where('reference', 'in', references)
      .where(resumeIsThere)
      .orderBy('reference')
      .execute();
    for (const row of found)
      await audit(db, {
        at: clock(),
        actor: colleague,
        action: 'application.resume_read',
        subject: subjectOf(row),
        details: { in: 'zip' },
      });
    return found;
  });
  if (rows.length === 0) throw new ApiError('not-found', 'None of these has a resume (any more).');
  return zipOf(filesOf(resumes, rows));
};

/** @throws ApiError of kind `not-found`, also when the resume was deleted or is quarantined */
export const readResume = async (
  { storage, resumes, clock }: Pick<DeskDeps, 'storage' | 'clock' | 'resumes'>,
  colleague: Colleague,
  reference: string,
) => {
  const row = await findApplication(storage.db, reference);
  if (quarantineOf(row) !== null)
    throw new ApiError('not-found', 'The file is held back by the virus scanner.');
  const stored = hasResume(row) ? await resumes.store.open(row.resume_key) : undefined;
  if (!stored) throw new ApiError('not-found', 'This application has no file any more.');
  await auditAlone(storage, {
    at: clock(),
    actor: colleague,
    action: 'application.resume_read',
    subject: subjectOf(row),
  });
  return { name: row.resume_name, ...stored };
};
