import {
  type Application,
  type ApplicationErrorCode,
  checkApplication,
  RESUME_FIELD,
  type ResumeErrorCode,
  resumeTypeOf,
} from '@example/api/applications';
import { ApiError } from '@example/api/problem';
import type { Receipt } from '@example/api/receipts';
import { applicationRefusals } from '@example/content/application-refusals';
import {
  applicationAcknowledgment,
  applicationAnnouncement,
} from '@example/content/mails/applications';
import type { Vacancies } from '../vacancies/index.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import type { Loop } from '../../runtime/loop.ts';
import type { Metrics } from '../../runtime/metrics/index.ts';
import { refusedWith } from '../../http/problem/index.ts';
import { type ReceivedResume, resumeKey, type Resumes } from '../resumes/index.ts';
import { enforceEmailLimit, type SenderCall } from '../../http/security/sender-limit.ts';
import type { Db } from '../../storage/index.ts';
import { type SubmissionDeps, submit, submittedCall } from '../forms/index.ts';
import { dayInMails, poolEnd, poolHref, poolToken } from '../talent-pool/index.ts';
import { cleanSource } from './clean-source.ts';
import { decideToDelete } from './resume-deletion.ts';
import { applicantKeysOf } from '../search/search-keys.ts';
import { writeFirstWords } from './search/write-words.ts';
import { statusColumns, toldStatus } from './told-status.ts';

export interface ApplicationDeps extends SubmissionDeps {
  readonly settings: Pick<Settings, 'mailFrom' | 'mailTo' | 'publicOrigin' | 'retention'>;
  readonly vacancies: Vacancies;
  readonly resumes: Resumes;
  /** Scans stored resumes before they can be downloaded; `undefined` when there is no scanner. */
  readonly scans?: Pick<Loop, 'wake'> | undefined;
  readonly metrics?: Pick<Metrics, 'submissionStored' | 'resumeRefused'> | undefined;
}

const refuse = refusedWith(
  applicationRefusals satisfies Readonly<Record<ApplicationErrorCode, string>>,
);

const notOpen = () =>
  new ApiError('not-found', 'There is no such open vacancy; nothing was stored.');

const refuseResume = (code: ResumeErrorCode) => {
  const refusal = refuse([{ field: RESUME_FIELD, code }]);
  if (code !== 'file_too_large') return refusal;
  return new ApiError('too-large', 'The resume is larger than this operation accepts.', {
    errors: refusal.errors,
  });
};

const openTitle = async (vacancies: Vacancies, { job_id }: Application) => {
  const { jobs } = await (await vacancies.current()).search({ job_id });
  return jobs[0]?.job_title;
};

/**
 * Returns whether an application is withdrawn, rejected or gone, as far as its applicant knows. The same person may then
 * apply again on purpose.
 */
const isOverAt = async (db: Db, reference: string, now: number): Promise<boolean> => {
  const known = await db
    .selectFrom('applications')
    .select(statusColumns)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return known === undefined || ['withdrawn', 'rejected'].includes(toldStatus(known, now));
};

/** Selects the owner that a new application of a vacancy gets: the vacancy's, unless they were disabled meanwhile. */
const ownerOfVacancy = (db: Db, job_id: number) =>
  db
    .selectFrom('jobs')
    .innerJoin('staff_members', 'staff_members.employee_code', 'jobs.owner_code')
    .select('jobs.owner_code')
    .where('jobs.job_id', '=', job_id)
    .where('staff_members.disabled_at', 'is', null);

/**
 * Stores an application (spec §5) with its resume and its two mails; resolves after the commit. The resume is stored
 * before its row is written, so that no crash leaves a row without a file.
 *
 * @param resume - `undefined` when none was sent; the caller discards it afterwards
 * @throws ApiError of kind `invalid-input` (the first rule that fails), `not-found` or `conflict`; ApiError of kind
 *   `too-large` or `too-many-requests`
 */
export const saveApplication = async (
  { resumes, vacancies, scans, ...deps }: ApplicationDeps,
  input: unknown,
  resume: ReceivedResume | undefined,
  { countSender, from, ...given }: SenderCall = {},
): Promise<Receipt> => {
  const checked = checkApplication(input, resume?.name);
  const { metrics, settings } = deps;
  if (!checked.ok) {
    if (checked.field === RESUME_FIELD) metrics?.resumeRefused(checked.code);
    throw refuse([checked]);
  }
  const type = resumeTypeOf(resume?.name ?? '');
  if (!resume || !type) throw refuseResume('file_missing');
  const wrong = await resumes.check(resume, type, from);
  if (wrong) {
    metrics?.resumeRefused(wrong);
    throw refuseResume(wrong);
  }
  const operation = 'save_application';
  // Identifies the resume by its digest, not its random key: the same file sent again is the same application.
  // Nor does it matter where the applicant came from.
  const { source = '', talent_pool = false, ...typed } = checked.value;
  const sent = {
    ...typed,
    ...(talent_pool && { talent_pool }),
    resume_digest: resume.digest,
  };
  const isOver = async (db: Db, reference: string) => isOverAt(db, reference, deps.clock());
  const keyed = submittedCall({ operation, input: sent, isOver }, given, deps.clock());
  // Checked here rather than by `submit`, because the file is kept before `submit` runs.
  await enforceEmailLimit(deps.storage.db, keyed, sent.applcnt_email, countSender);
  const title = await openTitle(vacancies, checked.value);
  const job_title = title ?? '';

  const resume_key = resumeKey(resume);
  await resumes.store.keep(resume, resume_key);
  /** Deletes the resume again. When the store fails, the orphan cleanup deletes it later, and the answer is not affected. */
  const letGo = async () =>
    resumes.store
      .remove(resume_key)
      .catch(async () => deps.storage.transact(async (db) => decideToDelete(db, [resume_key])))
      .catch(() => undefined);
  let isUsed = false as boolean;
  let pool: { readonly ends: number; readonly token: string } | undefined;
  const receipt = await submit(
    deps,
    {
      operation,
      prefix: 'A',
      input: sent,
      email: sent.applcnt_email,
      keptWith: (application_id) => ({ application_id }),
      office: 'applications',
      isOver,
      insert: async (db, row) => {
        // Checked only now, so that a call repeated after the vacancy closed still gets its answer.
        if (title === undefined) throw notOpen();
        isUsed = true;
        const { talent_pool: joins = false, ...columns } = row;
        pool = joins
          ? { ends: poolEnd(settings.retention, row.created_at), token: await poolToken(db, row) }
          : undefined;
        const inserted = await db
          .insertInto('applications')
          .values({
            ...columns,
            ...applicantKeysOf(row),
            source: cleanSource(source),
            pool_ends_at: pool?.ends ?? null,
            pool_told_at: null,
            job_title,
            owner_code: ownerOfVacancy(db, row.job_id),
            resume_key,
            resume_name: resume.name,
            resume_bytes: resume.size,
            resume_missing_since: null,
            words_due: 0,
            ...(scans && { resume_scan: 'waiting', resume_scan_at: row.created_at }),
          })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .executeTakeFirstOrThrow();
        if (inserted.numInsertedOrUpdatedRows === 1n) await writeFirstWords(db, row);
        return inserted;
      },
      announcement: (submitted) =>
        applicationAnnouncement({
          ...submitted,
          job_title,
          resume_key,
          resume_name: resume.name,
          resume_bytes: resume.size,
          source: cleanSource(source),
          pool_until: pool && dayInMails(pool.ends),
        }),
      acknowledgment: (submitted) =>
        applicationAcknowledgment({
          ...submitted,
          job_title,
          login: `${settings.publicOrigin}/login?mode=guest`,
          pool: pool && {
            until: dayInMails(pool.ends),
            link: settings.publicOrigin + poolHref(pool.token),
          },
        }),
      secret: () => pool?.token,
    },
    given,
  ).catch(async (error: unknown) => {
    // An ApiError means that nothing was stored. After any other failure the commit may have happened, so the orphan
    // cleanup decides.
    if (error instanceof ApiError) await letGo();
    throw error;
  });
  if (isUsed) scans?.wake();
  else await letGo();
  return receipt;
};
