import { ApiError } from '@example/api/problem';
import type { Metrics } from '../../metrics/index.ts';
import type { Resumes } from '../../resumes/index.ts';
import type { Shares } from '../../security/shares.ts';
import type { Settings } from '../../settings/index.ts';
import type { SignInDeps } from '../core/deps.ts';
import { readSignedIn } from '../core/sessions.ts';
import type { Visitor } from './cookies.ts';
import { type Guest, guestOf } from './sessions.ts';

export interface AccountDeps extends SignInDeps {
  readonly settings: Pick<
    Settings,
    'mailFrom' | 'mailTo' | 'publicOrigin' | 'dataDir' | 'decisionsDir'
  >;
  readonly resumes: Pick<Resumes, 'store'>;
  readonly downloads: Shares;
  readonly metrics?: Pick<Metrics, 'guestHandled'> | undefined;
}

export const pagesOf = ({ publicOrigin }: AccountDeps['settings']) => ({
  guests: `${publicOrigin}/login?mode=guest`,
  forgotten: `${publicOrigin}/login?step=forgot`,
  reset: (token: string) => `${publicOrigin}/login/reset-password?token=${token}`,
});

const signInRequired = () =>
  new ApiError('bad-input', 'Nobody is signed in, or the session has ended.', { status: 401 });

/** Returns the signed-in guest. Clears the cookie of a session that has ended. */
export const readGuest = async (
  deps: Pick<AccountDeps, 'storage' | 'clock'>,
  visitor: Visitor,
): Promise<Guest | undefined> => readSignedIn(guestOf, deps, visitor);

/** @throws ApiError with status 401 */
export const requireGuest = async (
  deps: Pick<AccountDeps, 'storage' | 'clock'>,
  visitor: Visitor,
): Promise<Guest> => {
  const guest = await readGuest(deps, visitor);
  if (!guest) throw signInRequired();
  return guest;
};
