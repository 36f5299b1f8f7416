import type { ApiClients } from '@example/api/clients';
import { COOKIELESS_HEADER } from '@example/api/pages';
import { ApiError } from '@example/api/problem';
import { REFERENCE_PARAM } from '../forms/fields.ts';
import type { Loaded } from '../routing/page.ts';
import { accountsOf } from './candidate/accounts.ts';
import { ANOTHER_PAGE, redirectTo } from './shared/redirect-to.ts';
import { AFTER_PARAM, CAPTCHA_PARAM, VIEW_ID, WITHDRAW_PARAM } from './shared/paths.ts';
import type { AccountData, SignedIn, StaffData } from './signed-in.ts';
import { viewOf } from './views.ts';

/** Headers of a page that belongs to one visitor. */
const headers = { 'Cache-Control': 'private, no-store' };

const readStaff = async (
  { url, signal }: Request,
  { staff: client }: ApiClients,
): Promise<StaffData> => {
  if (!client) return {};
  const staff = await client.read({ signal });
  if (staff) return { staff };
  const asksInWords = new URL(url).searchParams.get(CAPTCHA_PARAM) === 'words';
  return asksInWords ? client.captchaQuestion({ signal }) : {};
};

const load = async (request: Request, clients: ApiClients): Promise<Loaded<SignedIn>> => {
  try {
    const { signal } = request;
    const { searchParams } = new URL(request.url);
    const accounts = accountsOf(clients);
    const account = await accounts.read(
      {
        after: searchParams.get(AFTER_PARAM) ?? undefined,
        reference:
          searchParams.get(WITHDRAW_PARAM) ?? searchParams.get(REFERENCE_PARAM) ?? undefined,
      },
      { signal },
    );
    const staffData = await readStaff(request, clients);
    const own = account && { account, ...(await accounts.sessions({ signal })) };
    const data = { status: 'loaded', ...staffData, ...own } as const;
    return { data, headers };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { data: { status: 'failed' }, status: 503, headers: { ...headers, 'Retry-After': '5' } };
  }
};

/**
 * Loads the account and sessions of the signed-in candidate, and the staff's session. Answers 503 on failure. The
 * browser loads another document when another page renders the data.
 */
export const loadAccountFor =
  (page: AccountData['renderedBy']) =>
  async (request: Request, clients: ApiClients): Promise<Loaded<AccountData>> => {
    const { data, ...loaded } = await load(request, clients);
    const { pathname, search, searchParams } = new URL(request.url);
    const renderedBy = 'account' in viewOf(data, searchParams) ? 'account' : 'login';
    if (!import.meta.env.SSR && renderedBy !== page)
      redirectTo(`${pathname}${search}#${VIEW_ID}`, ANOTHER_PAGE);
    // Only the service knows. Without the condition the browser's pages would fetch one more chunk.
    const isCookieless = import.meta.env.SSR && request.headers.has(COOKIELESS_HEADER);
    return { ...loaded, data: { ...data, renderedBy, ...(isCookieless && { isCookieless }) } };
  };
