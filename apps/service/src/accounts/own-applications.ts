import {
  type Account,
  type ApplicationStatus,
  checkWithdrawal,
  type OwnApplication,
} from '@example/api/accounts';
import { ApiError } from '@example/api/problem';
import { withdrawalAnnouncement } from '@example/content/mails';
import { type Selectable, sql } from 'kysely';
import { hasResume } from '../applications/resume-of.ts';
import { dayInKolkata } from '../clock/clock.ts';
import { composeMail } from '../mail/index.ts';
import { addToOutbox } from '../outbox/index.ts';
import type { Db, Schema } from '../storage/index.ts';
import type { Visitor } from './cookies.ts';
import { type AccountDeps, readGuest, refuse, requireGuest } from './deps.ts';
import type { Guest } from './sessions.ts';

/** What may still be withdrawn: nobody has decided on it. */
const WITHDRAWABLE: readonly ApplicationStatus[] = ['received', 'in review', 'shortlisted'];

type ApplicationRow = Selectable<Schema['applications']>;

/** By the index on the address in lower case. */
const ofGuest = ({ mailbox }: Guest) => sql<boolean>`lower(applcnt_email) = ${mailbox}`;

const asOwn = (row: Omit<ApplicationRow, 'applcnt_covr_letr'>): OwnApplication => {
  const { reference, job_id, job_title, status, created_at, resume_name, resume_bytes } = row;
  return {
    reference,
    job_id,
    job_title,
    status,
    applied_on: dayInKolkata(created_at),
    resume_name,
    resume_bytes: hasResume(row) ? resume_bytes : 0,
    can_withdraw: WITHDRAWABLE.includes(status),
  };
};

/** Whoever is signed in, with the applications of their address, the newest first. */
export const readAccount = async (
  deps: AccountDeps,
  visitor: Visitor,
): Promise<Account | undefined> => {
  const guest = await readGuest(deps, visitor);
  if (!guest) return undefined;
  const rows = await deps.storage.db
    .selectFrom('applications')
    .selectAll()
    .where(ofGuest(guest))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { email: guest.email, applications: rows.map(asOwn) };
};

/** The same whether there is none of the reference or it is another's. */
const noSuchApplication = () =>
  new ApiError('not-found', 'There is no application of yours with this reference.', {
    status: 404,
  });

const REFERENCE = /^A-[0-9A-Z]{8}$/;

const findOwn = async (db: Db, guest: Guest, reference: string) => {
  if (!REFERENCE.test(reference)) throw noSuchApplication();
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('reference', '=', reference)
    .where(ofGuest(guest))
    .executeTakeFirst();
  if (!row) throw noSuchApplication();
  return row;
};

/**
 * Withdraws one's own application: the office is told, and its resume is deleted. What a crash leaves of
 * that the sweeper takes.
 *
 * @throws ApiError of kind `bad-input` (with status 401 or 409 too) or `not-found`
 */
export const withdrawApplication = async (
  deps: AccountDeps,
  input: unknown,
  visitor: Visitor,
): Promise<void> => {
  const { settings, storage, resumes, outbox, clock, metrics } = deps;
  const guest = await requireGuest(deps, visitor);
  const checked = checkWithdrawal(input);
  if (!checked.ok) throw refuse(checked.issues);
  const { reference } = checked.value;
  const now = clock();
  const resumeKey = await storage.transact(async (db) => {
    const own = await findOwn(db, guest, reference);
    const { numUpdatedRows } = await db
      .updateTable('applications')
      .set((set) => ({ status: 'withdrawn', resume_bytes: 0, version: set('version', '+', 1) }))
      .where('id', '=', own.id)
      .where('status', 'in', WITHDRAWABLE)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      throw new ApiError('bad-input', 'The application cannot be withdrawn (any more).', {
        status: 409,
      });
    }
    await addToOutbox(db, settings.mailFrom, now, [
      {
        to: settings.mailTo.address,
        replyTo: own.applcnt_email,
        ...composeMail(withdrawalAnnouncement(own)),
      },
    ]);
    return own.resume_key;
  });
  await resumes.store.remove(resumeKey).catch(() => undefined);
  metrics?.guestHandled('withdrawn');
  outbox.wake();
};

/** The resume of one's own application, with the name it came under. */
export interface OwnResume {
  readonly name: string;
  readonly content: Buffer;
}

/** @throws ApiError with status 401, or of kind `not-found` */
export const readOwnResume = async (
  deps: AccountDeps,
  reference: string | undefined,
  visitor: Visitor,
): Promise<OwnResume> => {
  const guest = await requireGuest(deps, visitor);
  if (reference === undefined) throw noSuchApplication();
  const own = await findOwn(deps.storage.db, guest, reference);
  const content = hasResume(own) ? await deps.resumes.store.read(own.resume_key) : undefined;
  if (content === undefined) throw noSuchApplication();
  return { name: own.resume_name, content };
};
