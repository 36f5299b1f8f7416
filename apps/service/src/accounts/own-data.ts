import { checkErasure, type ErasedCount } from '@example/api/accounts';
import { mailFolder } from '../mail/index.ts';
import { erasePerson, exportPerson, type PersonalData } from '../privacy/index.ts';
import type { Visitor } from './cookies.ts';
import { type AccountDeps, refuse, refuseField, requireGuest } from './deps.ts';
import { mailboxOf } from './mailbox.ts';

const dataOf = ({ storage, resumes, settings }: AccountDeps): PersonalData => ({
  storage,
  resumes: resumes.store,
  mails: mailFolder(settings.dataDir),
});

/**
 * All that is stored about whoever is signed in.
 *
 * @throws ApiError with status 401
 */
export const readOwnData = async (deps: AccountDeps, visitor: Visitor) => {
  const { mailbox } = await requireGuest(deps, visitor);
  return exportPerson(dataOf(deps), mailbox);
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
  const erased = await erasePerson(dataOf(deps), mailbox);
  visitor.clearSession();
  visitor.clearChallenge();
  deps.metrics?.guestHandled('erased');
  return { removed: Object.values(erased).reduce((sum, count) => sum + count, 0) };
};
