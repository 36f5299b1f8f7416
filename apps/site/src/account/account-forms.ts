import { checkErasure } from '@example/api/accounts';
import { ApiError } from '@example/api/problem';
import type { FormHandlers } from '../forms/form-result.ts';
import { accepted } from '../sign-in/shared/accepted.ts';
import { accountsOf } from '../sign-in/candidate/accounts.ts';
import { ANOTHER_PAGE, redirectTo, withSuccess } from '../sign-in/shared/redirect-to.ts';
import {
  ENDED_HREF,
  CANDIDATE_HREF,
  LOGIN_PATH,
  sessionEndedHref,
  VIEW_ID,
} from '../sign-in/shared/paths.ts';
import { OTHER_SESSIONS, SESSION_FIELD, THIS_SESSION } from './session-field.ts';

/** Redirects to the sign-in when the session has ended. */
const withSession = async (call: Promise<unknown>) => {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'sign-in-required')
      redirectTo(`${ENDED_HREF}#${VIEW_ID}`, ANOTHER_PAGE);
    throw error;
  }
};

/** Forms of signed-in candidates. Like the sign-in forms, they have no idempotency key. */
export const accountForms = {
  'account-withdraw': async ({ reference = '' }, { clients, signal }) => {
    try {
      await withSession(accountsOf(clients).withdraw({ reference }, { signal }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'conflict') throw error;
      throw new ApiError('not-found', 'it cannot be withdrawn any more', { cause: error });
    }
    return redirectTo(withSuccess('account-withdraw', LOGIN_PATH, reference));
  },
  'account-erase': async ({ email }, { clients, signal }) => {
    const input = accepted(checkErasure({ email }));
    await withSession(accountsOf(clients).erase(input, { signal }));
    return redirectTo(withSuccess('account-erase', CANDIDATE_HREF), ANOTHER_PAGE);
  },
  'account-sessions': async ({ [SESSION_FIELD]: session = '' }, { clients, signal }) => {
    const accounts = accountsOf(clients);
    if (session === THIS_SESSION) {
      await accounts.signOut({ signal });
      return redirectTo(withSuccess('account-sign-out', CANDIDATE_HREF), ANOTHER_PAGE);
    }
    await withSession(
      session === OTHER_SESSIONS
        ? accounts.endOtherSessions({ signal })
        : accounts.endSession({ id: session }, { signal }),
    );
    // Ending all others again has another URL, too.
    const ended = session === OTHER_SESSIONS ? `${session}-${String(Date.now())}` : session;
    return redirectTo(withSuccess('account-sessions', sessionEndedHref(ended)));
  },
  'account-sign-out': async (_values, { clients, signal }) => {
    await accountsOf(clients).signOut({ signal });
    return redirectTo(withSuccess('account-sign-out', CANDIDATE_HREF), ANOTHER_PAGE);
  },
} as const satisfies FormHandlers;
