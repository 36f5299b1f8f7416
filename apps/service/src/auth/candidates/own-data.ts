import { checkErasure, type ErasedCount } from '@example/api/accounts';
import type { Readable } from 'node:stream';
import { zipOf } from '../../http/downloads/index.ts';
import {
  erasePerson,
  filesOfPerson,
  personalDataOf,
  refuseOffice,
} from '../../features/privacy/index.ts';
import { tooMany } from '../../http/problem/index.ts';
import { mailboxOf } from '../../storage/locks.ts';
import { parseOrThrow, refuseField } from '../core/refuse.ts';
import type { Visitor } from './cookies.ts';
import { type AccountDeps, requireCandidate } from './deps.ts';

/** `Retry-After` while another download is running, in s. */
const RETRY_SECONDS = 30;

/**
 * Returns all data stored about the signed-in candidate, as a ZIP that is built while it is read: `my-data.json` and the
 * resumes. The caller must read it to its end or destroy it. An account can have one download at a time.
 *
 * @throws ApiError of kind `sign-in-required`, or `too-many-requests` while another one is being read
 */
export const readOwnData = async (deps: AccountDeps, visitor: Visitor): Promise<Readable> => {
  const { mailbox } = await requireCandidate(deps, visitor);
  const release = deps.downloads.take(mailbox, 1);
  if (typeof release === 'string') {
    throw tooMany(
      RETRY_SECONDS,
      'Your data is being sent already. Please wait until it has arrived.',
    );
  }
  try {
    const archive = await zipOf(filesOfPerson(personalDataOf(deps), mailbox, deps.clock()));
    archive.once('close', release);
    return archive;
  } catch (error) {
    release();
    throw error;
  }
};

/**
 * Deletes all data stored about the signed-in candidate, including the account.
 *
 * @throws ApiError of kind `sign-in-required` or `invalid-input`, or `conflict` for an address of the office
 */
export const eraseOwnData = async (
  deps: AccountDeps,
  input: unknown,
  visitor: Visitor,
): Promise<ErasedCount> => {
  const { mailbox } = await requireCandidate(deps, visitor);
  const { email } = parseOrThrow(checkErasure(input));
  if (mailboxOf(email) !== mailbox) throw refuseField('email', 'email_differs');
  refuseOffice(deps.settings, mailbox);
  const erased = await erasePerson({ ...deps, ...personalDataOf(deps) }, mailbox);
  visitor.clearSession();
  visitor.clearChallenge();
  deps.metrics?.candidateHandled('erased');
  return { removed: Object.values(erased).reduce((sum, count) => sum + count, 0) };
};
