import { ApiError } from '@example/api/problem';
import type { Metrics } from '../../runtime/metrics/index.ts';
import type { Resumes } from '../../features/resumes/index.ts';
import type { Shares } from '../../http/security/shares.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import type { SignInDeps } from '../core/deps.ts';
import { createSignedIn } from '../core/sessions.ts';
import { candidateOf } from './sessions.ts';

export interface AccountDeps extends SignInDeps {
  readonly settings: Pick<
    Settings,
    'mailFrom' | 'mailTo' | 'publicOrigin' | 'dataDir' | 'decisionsDir'
  >;
  readonly resumes: Pick<Resumes, 'store'>;
  readonly downloads: Shares;
  readonly metrics?: Pick<Metrics, 'candidateHandled'> | undefined;
}

export const pagesOf = ({ publicOrigin }: AccountDeps['settings']) => ({
  candidates: `${publicOrigin}/login?mode=guest`,
  forgotten: `${publicOrigin}/login?step=forgot`,
  reset: (token: string) => `${publicOrigin}/login/reset-password?token=${token}`,
});

/** Read the signed-in candidate; `requireCandidate` throws `sign-in-required` when there is none. */
export const { read: readCandidate, require: requireCandidate } = createSignedIn(
  candidateOf,
  () => new ApiError('sign-in-required', 'Nobody is signed in, or the session has ended.'),
);
