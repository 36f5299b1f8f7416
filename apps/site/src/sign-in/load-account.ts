import type { Account } from '@example/api/accounts';
import type { Backend } from '@example/api/backend';
import { ApiError } from '@example/api/problem';
import type { CaptchaQuestion, StaffSession } from '@example/api/staff';
import { account as words } from '@example/content/account';
import { login } from '@example/content/pages/login';
import type { Loaded } from '../routing/page.ts';
import { accountsOf } from './accounts.ts';
import { CAPTCHA_PARAM } from './paths.ts';

/** Of the staff's way to sign in; told by the service only, as it changes with the document. */
export interface StaffData {
  /** The member who is signed in. */
  readonly staff?: StaffSession | undefined;
  /** The captcha's plain alternative, where it was asked for. */
  readonly question?: CaptchaQuestion | undefined;
}

/** Who is signed in, if anybody is, or that it could not be looked up. */
export type AccountData =
  | ({ readonly status: 'loaded'; readonly account?: Account } & StaffData)
  | { readonly status: 'failed' };

/** One visitor's own: kept by nobody. */
const headers = { 'Cache-Control': 'private, no-store' };

const readStaff = async (
  { url, signal }: Request,
  { staff: client }: Backend,
): Promise<StaffData> => {
  if (!client) return {};
  const staff = await client.read({ signal });
  if (staff) return { staff };
  const asksInWords = new URL(url).searchParams.get(CAPTCHA_PARAM) === 'words';
  return asksInWords ? { question: await client.captchaQuestion({ signal }) } : {};
};

/** Loads who is signed in with what is theirs; a 503 where that cannot be had. */
export const loadAccount = async (
  request: Request,
  backend: Backend,
): Promise<Loaded<AccountData>> => {
  try {
    const account = await accountsOf(backend).read({ signal: request.signal });
    const staffData = await readStaff(request, backend);
    const loaded = { status: 'loaded', ...staffData } as const;
    if (!account) return { data: loaded, headers };
    const meta = { title: words.head.title, description: login.description, noIndex: true };
    return { data: { ...loaded, account }, headers, meta };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { data: { status: 'failed' }, status: 503, headers: { ...headers, 'Retry-After': '5' } };
  }
};
