import type { Account, OwnSession } from '@example/api/accounts';
import type { SignedIn } from './signed-in.ts';
import {
  CAPTCHA_PARAM,
  MODE_PARAM,
  NEXT_PARAM,
  STEP_PARAM,
  WITHDRAW_PARAM,
} from './shared/paths.ts';

/** View at the login's URL. */
export type View =
  | { readonly name: 'ways' | 'ended' | 'code' | 'forgot' | 'failed' }
  | { readonly name: 'withdraw' | 'erase'; readonly account: Account }
  | {
      readonly name: 'account';
      readonly account: Account;
      readonly sessions: readonly OwnSession[];
    };

/** Returns whether the URL names the staff's form. A signed-in candidate may also be a member of the staff. */
const asksForStaff = (search: URLSearchParams) => {
  const mode = search.get(MODE_PARAM);
  if (mode !== null) return mode === 'official';
  return search.has(NEXT_PARAM) || search.has(CAPTCHA_PARAM);
};

/** Returns the view of a URL for the signed-in user. */
export const viewOf = (data: SignedIn, search: URLSearchParams): View => {
  const step = search.get(STEP_PARAM);
  if (step === 'forgot') return { name: 'forgot' };
  if (data.status === 'failed') return { name: 'failed' };
  const { account, sessions = [] } = data;
  const withdraws = search.has(WITHDRAW_PARAM);
  if (account && !asksForStaff(search)) {
    if (withdraws) return { name: 'withdraw', account };
    return step === 'erase' ? { name: 'erase', account } : { name: 'account', account, sessions };
  }
  if (withdraws || step === 'erase' || step === 'ended') return { name: 'ended' };
  return { name: step === 'code' ? 'code' : 'ways' };
};
