import {
  type AccountErrorCode,
  checkErasure,
  checkPasswordRequest,
  checkPasswordReset,
  checkSignIn,
  checkVerification,
} from '@example/api/accounts';
import type { CheckedFields } from '@example/api/fields';
import { ApiError } from '@example/api/problem';
import { signIn } from '@example/content/sign-in';
import { fieldId } from '../forms/fields.ts';
import { type FormHandlers, refuse } from '../forms/form-outcome.ts';
import { accountsOf } from './accounts.ts';
import { codeOf } from './code-of.ts';
import { goTo, saying } from './go-to.ts';
import { CODE_HREF, ENDED_HREF, FORGOT_HREF, GUEST_HREF, LOGIN_PATH, VIEW_ID } from './paths.ts';

const messages: Readonly<Partial<Record<string, string>>> = signIn.validation satisfies Readonly<
  Record<AccountErrorCode, string>
>;

const accepted = <T>(checked: CheckedFields<T>): T => {
  if (checked.ok) return checked.value;
  throw refuse(
    ...checked.issues.map(({ field, code }) => ({ field, message: messages[code] ?? code })),
  );
};

/** Whoever is not signed in any longer is asked to do so again. */
const withSession = async (call: Promise<unknown>) => {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) goTo(`${ENDED_HREF}#${VIEW_ID}`);
    throw error;
  }
};

/**
 * The forms of the login page. None has an idempotency key: what was answered before would neither
 * mail a code nor set a cookie.
 */
export const signInForms = {
  'login-guest': async ({ email, password, remember_me }, { backend, signal }) => {
    const input = accepted(
      checkSignIn({ email, password, ...(remember_me !== undefined && { remember_me: true }) }),
    );
    await accountsOf(backend).signIn(input, { signal });
    return goTo(`${CODE_HREF}#${fieldId('login-code', 'code')}`);
  },
  'login-code': async (values, { backend, signal }) => {
    const { code } = accepted(checkVerification({ code: codeOf(values) }));
    await accountsOf(backend).verify(code, { signal });
    return goTo(`${LOGIN_PATH}#${VIEW_ID}`);
  },
  'login-forgot': async ({ email }, { backend, signal }) => {
    const input = accepted(checkPasswordRequest({ email }));
    await accountsOf(backend).forgotPassword(input.email, { signal });
    return goTo(saying('login-forgot', FORGOT_HREF));
  },
  'account-withdraw': async ({ reference = '' }, { backend, signal }) => {
    try {
      await withSession(accountsOf(backend).withdraw(reference, { signal }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      throw new ApiError('not-found', 'it cannot be withdrawn any more', { cause: error });
    }
    return goTo(saying('account-withdraw', LOGIN_PATH, reference));
  },
  'account-erase': async ({ email }, { backend, signal }) => {
    const input = accepted(checkErasure({ email }));
    await withSession(accountsOf(backend).erase(input.email, { signal }));
    return goTo(saying('account-erase', GUEST_HREF));
  },
  'account-sign-out': async (_values, { backend, signal }) => {
    await accountsOf(backend).signOut({ signal });
    return goTo(saying('account-sign-out', GUEST_HREF));
  },
} as const satisfies FormHandlers;

/** To the router in the browser: the address is another page's, which it does not hold. */
const ANOTHER_PAGE = { 'X-Remix-Reload-Document': 'true' };

/** The form behind the link of the mail about a forgotten password. */
export const resetForms = {
  'login-reset': async ({ token, password }, { backend, signal }) => {
    const input = accepted(checkPasswordReset({ token, password }));
    await accountsOf(backend).resetPassword(input, { signal });
    return goTo(saying('login-reset', GUEST_HREF), ANOTHER_PAGE);
  },
} as const satisfies FormHandlers;
