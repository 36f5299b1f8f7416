import type { ApiClients } from '@example/api/clients';
import { ApiError } from '@example/api/problem';
import { pageTitle } from '@example/content/meta';
import { signIn } from '@example/content/sign-in';
import type { Loaded } from '../routing/page.ts';
import { accountsOf } from './candidate/accounts.ts';

/** The account whose password the link resets, if it could be looked up. */
export interface ResetData {
  readonly email?: string;
  /** True when the link does not work any more. */
  readonly isSpent?: boolean;
}

const headers = { 'Cache-Control': 'private, no-store' };

/** Looks up the account behind a password link. A form's POST has its token in the body: nothing is looked up then. */
export const loadReset = async (
  { url, signal }: Request,
  clients: ApiClients,
): Promise<Loaded<ResetData>> => {
  const token = new URL(url).searchParams.get('token');
  if (token === null) return { data: {}, headers };
  try {
    return { data: await accountsOf(clients).readReset({ token }, { signal }), headers };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind !== 'invalid-input') return { data: {}, headers };
    const { heading, text } = signIn.reset.invalid;
    const meta = { title: pageTitle(heading), description: text, noIndex: true };
    return { data: { isSpent: true }, headers, meta };
  }
};
