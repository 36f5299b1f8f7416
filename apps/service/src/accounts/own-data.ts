import { checkErasure, type ErasedCount } from '@example/api/accounts';
import type { Readable } from 'node:stream';
import { zipOf } from '../downloads/index.ts';
import { mailFolder } from '../mail/index.ts';
import { erasePerson, filesOfPerson, type PersonalData } from '../privacy/index.ts';
import { tooMany } from '../problem/index.ts';
import type { Visitor } from './cookies.ts';
import { type AccountDeps, refuse, refuseField, requireGuest } from './deps.ts';
import { mailboxOf } from './mailbox.ts';

const dataOf = ({ storage, resumes, settings }: AccountDeps): PersonalData => ({
  storage,
  resumes: resumes.store,
  mails: mailFolder(settings.dataDir),
});

/** When to ask again for what is being sent already, in s. */
const RETRY_SECONDS = 30;

/**
 * All that is stored about whoever is signed in, as a ZIP that is made while it is read: `my-data.json` and the
 * resumes. To be read to its end or destroyed, and one at a time for an account.
 *
 * @throws ApiError with status 401, ProblemError of type `too-many-requests` while another one is being read
 */
export const readOwnData = async (deps: AccountDeps, visitor: Visitor): Promise<Readable> => {
  const { mailbox } = await requireGuest(deps, visitor);
  const release = deps.downloads.take(mailbox, 1);
  if (typeof release === 'string') {
    throw tooMany(
      RETRY_SECONDS,
      'Your data is being sent already. Please wait until it has arrived.',
    );
  }
  try {
    const archive = await zipOf(filesOfPerson(dataOf(deps), mailbox, deps.clock()));
    archive.once('close', release);
    return archive;
  } catch (error) {
    release();
    throw error;
  }
};

/**
 * Deletes all that is stored about whoever is signed in, their account included.
 *
 * @throws ApiError of kind `bad-input`, with status 401 too
 */
export const eraseOwnData = async (
  deps: AccountDeps,
  input: unknown,
  visitor: Visitor,
): Promise<ErasedCount> => {
  const { mailbox } = await requireGuest(deps, visitor);
  const checked = checkErasure(input);
  if (!checked.ok) throw refuse(checked.issues);
  if (mailboxOf(checked.value.email) !== mailbox) throw refuseField('email', 'email_differs');
  const { decisionsDir } = deps.settings;
  const erased = await erasePerson({ ...dataOf(deps), decisionsDir, clock: deps.clock }, mailbox);
  visitor.clearSession();
  visitor.clearChallenge();
  deps.metrics?.guestHandled('erased');
  return { removed: Object.values(erased).reduce((sum, count) => sum + count, 0) };
};
