import {
  checkPasswordRequest,
  checkPasswordReset,
  checkSignIn,
  checkVerification,
} from '@example/api/accounts';
import { fieldId } from '../../forms/fields.ts';
import type { FormHandlers } from '../../forms/form-result.ts';
import { accepted } from '../shared/accepted.ts';
import { accountsOf } from './accounts.ts';
import { codeOf } from '../shared/code-of.ts';
import { ANOTHER_PAGE, redirectTo, withSuccess } from '../shared/redirect-to.ts';
import { CODE_HREF, FORGOT_HREF, CANDIDATE_HREF, LOGIN_PATH, VIEW_ID } from '../shared/paths.ts';

/**
 * Forms with which candidates sign in. They have no idempotency key: a repeated answer would neither mail a
 * code nor set a cookie.
 */
export const signInForms = {
  'login-guest': async ({ email, password, remember_me }, { clients, signal }) => {
    const input = accepted(
      checkSignIn({ email, password, ...(remember_me !== undefined && { remember_me: true }) }),
    );
    await accountsOf(clients).signIn(input, { signal });
    return redirectTo(`${CODE_HREF}#${fieldId('login-code', 'code')}`);
  },
  'login-code': async (values, { clients, signal }) => {
    const input = accepted(checkVerification({ code: codeOf(values) }));
    await accountsOf(clients).verify(input, { signal });
    return redirectTo(`${LOGIN_PATH}#${VIEW_ID}`, ANOTHER_PAGE);
  },
  'login-forgot': async ({ email }, { clients, signal }) => {
    const input = accepted(checkPasswordRequest({ email }));
    await accountsOf(clients).forgotPassword(input, { signal });
    return redirectTo(withSuccess('login-forgot', FORGOT_HREF));
  },
} as const satisfies FormHandlers;

/** Form that sets a new password. */
export const resetForms = {
  'login-reset': async ({ token, password }, { clients, signal }) => {
    const input = accepted(checkPasswordReset({ token, password }));
    await accountsOf(clients).resetPassword(input, { signal });
    return redirectTo(withSuccess('login-reset', CANDIDATE_HREF), ANOTHER_PAGE);
  },
} as const satisfies FormHandlers;
