import {
  type Account,
  type AccountQuery,
  type ApplicationStatus,
  checkWithdrawal,
  OWN_APPLICATIONS_MAX,
  type OwnApplication,
} from '@example/api/accounts';
import { ApiError } from '@example/api/problem';
import { withdrawalAnnouncement } from '@example/content/mails/applications';
import { withDeskLink } from '@example/content/mails/forms';
import { type Selectable, sql } from 'kysely';
import { writeWords } from '../../features/applications/search/write-words.ts';
import { decideToDelete, deleteDecided } from '../../features/applications/resume-deletion.ts';
import { leavePool, poolToken } from '../../features/talent-pool/index.ts';
import { hasResume, quarantineOf, resumeColumns } from '../../features/applications/resume-of.ts';
import {
  isUntold,
  statusColumns,
  takeMailsBack,
  toldStatus,
  undecided,
} from '../../features/applications/told-status.ts';
import { dayInKolkata } from '../../runtime/clock/clock.ts';
import { noteDecision } from '../../features/decisions/index.ts';
import { composeMail, deskAddress } from '../../mail/index.ts';
import { addToOutbox, toEach } from '../../mail/outbox/index.ts';
import { type Db, forUpdate, isReference, type Schema } from '../../storage/index.ts';
import { parseOrThrow } from '../core/refuse.ts';
import type { Visitor } from './cookies.ts';
import { type AccountDeps, readCandidate, requireCandidate } from './deps.ts';
import type { Candidate } from './sessions.ts';

/** Statuses in which an application can be withdrawn, because nobody has decided on it. */
export const WITHDRAWABLE: readonly ApplicationStatus[] = ['received', 'in review', 'shortlisted'];

/** Columns shown of an application. The cover letter is left out because it may be long. */
const shownColumns = [
  'id',
  'reference',
  'job_id',
  'job_title',
  ...statusColumns,
  'created_at',
  'resume_name',
  ...resumeColumns,
  'pool_ends_at',
] as const satisfies readonly (keyof Schema['applications'])[];

type ShownApplication = Pick<Selectable<Schema['applications']>, (typeof shownColumns)[number]>;

/** Uses the index on the address in lower case. */
const ofCandidate = ({ mailbox }: Candidate) => sql<boolean>`lower(applcnt_email) = ${mailbox}`;

/** Returns the last day of an application in the talent pool, with the token to stay or leave. */
const readPool = async ({ storage }: Pick<AccountDeps, 'storage'>, row: ShownApplication) => {
  if (row.pool_ends_at === null) return {};
  const token = await storage.transact(async (db) => poolToken(db, row));
  return { talent_pool: { until: dayInKolkata(row.pool_ends_at), token } };
};

const asOwn = async (
  deps: AccountDeps,
  row: ShownApplication,
  now: number,
): Promise<OwnApplication> => {
  const { reference, job_id, job_title, created_at, resume_name, resume_bytes } = row;
  const status = toldStatus(row, now);
  const quarantined = quarantineOf(row);
  return {
    reference,
    job_id,
    job_title,
    status,
    applied_on: dayInKolkata(created_at),
    resume_name,
    resume_bytes: hasResume(row) ? resume_bytes : 0,
    ...(quarantined && { resume_held: quarantined }),
    can_withdraw: WITHDRAWABLE.includes(status),
    ...(await readPool(deps, row)),
  };
};

const readShown = async (
  db: Db,
  candidate: Candidate,
  reference: string | undefined,
): Promise<ShownApplication | undefined> =>
  reference !== undefined && isReference(reference, 'A')
    ? db
        .selectFrom('applications')
        .select(shownColumns)
        .where('reference', '=', reference)
        .where(ofCandidate(candidate))
        .executeTakeFirst()
    : undefined;

/**
 * Returns the signed-in candidate with one page of the applications of their address, newest first; `undefined` when nobody
 * is signed in.
 */
export const readAccount = async (
  deps: AccountDeps,
  visitor: Visitor,
  { after, reference }: AccountQuery = {},
): Promise<Account | undefined> => {
  const candidate = await readCandidate(deps, visitor);
  if (!candidate) return undefined;
  const { db } = deps.storage;
  const now = deps.clock();
  const last = await readShown(db, candidate, after);
  const rows = await db
    .selectFrom('applications')
    .select(shownColumns)
    .where(ofCandidate(candidate))
    .$if(last !== undefined, (select) =>
      select.where(sql<boolean>`(created_at, id) < (${last?.created_at}, ${last?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    // One row more than is shown tells if there are older ones.
    .limit(OWN_APPLICATIONS_MAX + 1)
    .execute();
  const shown = rows.slice(0, OWN_APPLICATIONS_MAX);
  const asked = await readShown(db, candidate, reference);
  return {
    email: candidate.email,
    applications: await Promise.all(shown.map(async (row) => asOwn(deps, row, now))),
    ...(rows.length > shown.length && { older_after: shown.at(-1)?.reference }),
    ...(asked && { application: await asOwn(deps, asked, now) }),
  };
};

/**
 * Creates the same error for an unknown reference and for another candidate's, so that it does not reveal which ones exist.
 */
const noSuchApplication = () =>
  new ApiError('not-found', 'There is no application of yours with this reference.');

const queryOwn = (db: Db, candidate: Candidate, reference: string) =>
  db
    .selectFrom('applications')
    .selectAll()
    .where('reference', '=', isReference(reference, 'A') ? reference : '')
    .where(ofCandidate(candidate));

const findOwn = async (db: Db, candidate: Candidate, reference: string) =>
  queryOwn(db, candidate, reference).executeTakeFirstOrThrow(noSuchApplication);

const cannotBeWithdrawn = () =>
  new ApiError('conflict', 'The application cannot be withdrawn (any more).');

/**
 * Withdraws the candidate's own application, tells the office and deletes the resume. After a crash, the orphan cleanup deletes the
 * resume. After a restore, the noted decision withdraws the application again.
 *
 * @throws ApiError of kind `sign-in-required`, `invalid-input`, `not-found`, or `conflict` when it is too late
 */
export const withdrawApplication = async (
  deps: AccountDeps,
  input: unknown,
  visitor: Visitor,
): Promise<void> => {
  const { settings, storage, resumes, outbox, clock, metrics } = deps;
  const candidate = await requireCandidate(deps, visitor);
  const { reference } = parseOrThrow(checkWithdrawal(input));
  const now = clock();
  const known = await findOwn(storage.db, candidate, reference);
  if (!WITHDRAWABLE.includes(toldStatus(known, now))) throw cannotBeWithdrawn();
  await noteDecision(deps, 'withdrawn', known.id);
  const resumeKey = await storage.transact(async (db) => {
    const own = await queryOwn(db, candidate, reference)
      .$call(forUpdate(db))
      .executeTakeFirstOrThrow(noSuchApplication);
    if (!WITHDRAWABLE.includes(toldStatus(own, clock()))) throw cannotBeWithdrawn();
    if (isUntold(own, clock()) && own.decision_mail !== null)
      await takeMailsBack(db, [own.decision_mail]);
    await db
      .updateTable('applications')
      .set({
        ...undecided,
        status: 'withdrawn',
        resume_bytes: 0,
        resume_text_at: null,
        version: own.version + 1,
      })
      .where('id', '=', own.id)
      .execute();
    // Without those of the resume.
    await writeWords(db, [own.id]);
    await leavePool(db, own.id, now);
    await decideToDelete(db, [own.resume_key]);
    const mails = toEach(settings.mailTo.applications, {
      replyTo: own.applcnt_email,
      about: own.applcnt_email,
      ...composeMail(
        withDeskLink(withdrawalAnnouncement(own), deskAddress(settings, 'applications', reference)),
      ),
    });
    await addToOutbox(db, settings.mailFrom, now, mails);
    return own.resume_key;
  });
  await deleteDecided(storage, resumes.store, [resumeKey]).catch(() => undefined);
  metrics?.candidateHandled('withdrawn');
  outbox.wake();
};

/** @throws ApiError of kind `sign-in-required` or `not-found` */
export const readOwnResume = async (
  deps: AccountDeps,
  reference: string | undefined,
  visitor: Visitor,
) => {
  const candidate = await requireCandidate(deps, visitor);
  if (reference === undefined) throw noSuchApplication();
  const own = await findOwn(deps.storage.db, candidate, reference);
  const stored = hasResume(own) ? await deps.resumes.store.open(own.resume_key) : undefined;
  if (!stored) throw noSuchApplication();
  return { name: own.resume_name, ...stored };
};
