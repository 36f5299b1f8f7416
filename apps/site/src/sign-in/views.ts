import type { Account } from '@example/api/accounts';
import type { AccountData } from './load-account.ts';
import { STEP_PARAM, WITHDRAW_PARAM } from './paths.ts';

/** What the login page shows. */
export type View =
  | { readonly name: 'ways' | 'ended' | 'code' | 'forgot' | 'failed' }
  | { readonly name: 'account' | 'withdraw' | 'erase'; readonly account: Account };

/** The view of an address, which depends on whether somebody is signed in. */
export const viewOf = (data: AccountData, search: URLSearchParams): View => {
  const step = search.get(STEP_PARAM);
  if (step === 'forgot') return { name: 'forgot' };
  if (data.status === 'failed') return { name: 'failed' };
  const { account } = data;
  const withdraws = search.has(WITHDRAW_PARAM);
  if (account) {
    if (withdraws) return { name: 'withdraw', account };
    return { name: step === 'erase' ? 'erase' : 'account', account };
  }
  if (withdraws || step === 'erase' || step === 'ended') return { name: 'ended' };
  return { name: step === 'code' ? 'code' : 'ways' };
};
