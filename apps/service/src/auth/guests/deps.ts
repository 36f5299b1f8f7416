import type { AccountErrorCode } from '@example/api/accounts';
import type { FieldIssue } from '@example/api/fields';
import { ApiError } from '@example/api/problem';
import { signIn } from '@example/content/sign-in';
import { staffSignIn } from '@example/content/staff-sign-in';
import type { Clock } from '../../clock/clock.ts';
import type { Metrics } from '../../metrics/index.ts';
import type { OutboxWorker } from '../../outbox/index.ts';
import { refused } from '../../problem/index.ts';
import type { Resumes } from '../../resumes/index.ts';
import type { Shares } from '../../security/shares.ts';
import type { Settings } from '../../settings/index.ts';
import type { Storage } from '../../storage/index.ts';
import type { Visitor } from './cookies.ts';
import type { Passwords } from '../core/passwords.ts';
import { type Guest, guestOf } from './sessions.ts';

export interface AccountDeps {
  readonly settings: Pick<
    Settings,
    'mailFrom' | 'mailTo' | 'publicOrigin' | 'dataDir' | 'decisionsDir'
  >;
  readonly storage: Storage;
  readonly resumes: Pick<Resumes, 'store'>;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly downloads: Shares;
  readonly metrics?: Pick<Metrics, 'guestHandled'> | undefined;
}

export const pagesOf = ({ publicOrigin }: AccountDeps['settings']) => ({
  guests: `${publicOrigin}/login?mode=guest`,
  forgotten: `${publicOrigin}/login?step=forgot`,
  reset: (token: string) => `${publicOrigin}/login/reset-password?token=${token}`,
});

const texts: Readonly<Partial<Record<string, string>>> = {
  ...signIn.validation,
  ...staffSignIn.validation,
};

export const refuse = (issues: readonly FieldIssue[]): ApiError =>
  refused(issues, (code) => (Object.hasOwn(texts, code) ? texts[code] : undefined));

export const refuseField = (field: string, code: AccountErrorCode): ApiError =>
  refuse([{ field, code }]);

const signInRequired = () =>
  new ApiError('bad-input', 'Nobody is signed in, or the session has ended.', { status: 401 });

/** Returns the signed-in guest. Clears the cookie of a session that has ended. */
export const readGuest = async (
  { storage, clock }: Pick<AccountDeps, 'storage' | 'clock'>,
  visitor: Visitor,
): Promise<Guest | undefined> => {
  const guest = await guestOf(storage, visitor.session, clock());
  if (!guest && visitor.session !== undefined) visitor.clearSession();
  return guest;
};

/** @throws ApiError with status 401 */
export const requireGuest = async (
  deps: Pick<AccountDeps, 'storage' | 'clock'>,
  visitor: Visitor,
): Promise<Guest> => {
  const guest = await readGuest(deps, visitor);
  if (!guest) throw signInRequired();
  return guest;
};
