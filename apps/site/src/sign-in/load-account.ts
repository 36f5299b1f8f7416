import type { Account } from '@example/api/accounts';
import type { Backend } from '@example/api/backend';
import { ApiError } from '@example/api/problem';
import { account as words } from '@example/content/account';
import { login } from '@example/content/pages/login';
import type { Loaded } from '../routing/page.ts';
import { accountsOf } from './accounts.ts';

/** Who is signed in, if anybody is, or that it could not be looked up. */
export type AccountData =
  { readonly status: 'loaded'; readonly account?: Account } | { readonly status: 'failed' };

/** One visitor's own: kept by nobody. */
const headers = { 'Cache-Control': 'private, no-store' };

/** Loads who is signed in with what is theirs; a 503 where that cannot be had. */
export const loadAccount = async (
  { signal }: Request,
  backend: Backend,
): Promise<Loaded<AccountData>> => {
  try {
    const account = await accountsOf(backend).read({ signal });
    if (!account) return { data: { status: 'loaded' }, headers };
    const meta = { title: words.head.title, description: login.description, noIndex: true };
    return { data: { status: 'loaded', account }, headers, meta };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { data: { status: 'failed' }, status: 503, headers: { ...headers, 'Retry-After': '5' } };
  }
};
