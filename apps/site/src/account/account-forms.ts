import { checkErasure } from '@example/api/accounts';
import { ApiError } from '@example/api/problem';
import type { FormHandlers } from '../forms/form-outcome.ts';
import { accepted } from '../sign-in/accepted.ts';
import { accountsOf } from '../sign-in/accounts.ts';
import { ANOTHER_PAGE, goTo, saying } from '../sign-in/go-to.ts';
import { ENDED_HREF, GUEST_HREF, LOGIN_PATH, sessionEndedHref, VIEW_ID } from '../sign-in/paths.ts';
import { OTHER_SESSIONS, SESSION_FIELD, THIS_SESSION } from './session-field.ts';

/** Whoever is not signed in any longer is asked to do so again. */
const withSession = async (call: Promise<unknown>) => {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      goTo(`${ENDED_HREF}#${VIEW_ID}`, ANOTHER_PAGE);
    }
    throw error;
  }
};

/** The forms of guests who are signed in. As with those that sign in, none has an idempotency key. */
export const accountForms = {
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
    return goTo(saying('account-erase', GUEST_HREF), ANOTHER_PAGE);
  },
  'account-sessions': async ({ [SESSION_FIELD]: session = '' }, { backend, signal }) => {
    const accounts = accountsOf(backend);
    if (session === THIS_SESSION) {
      await accounts.signOut({ signal });
      return goTo(saying('account-sign-out', GUEST_HREF), ANOTHER_PAGE);
    }
    await withSession(
      session === OTHER_SESSIONS
        ? accounts.endOtherSessions({ signal })
        : accounts.endSession(session, { signal }),
    );
    return goTo(saying('account-sessions', sessionEndedHref(session)));
  },
  'account-sign-out': async (_values, { backend, signal }) => {
    await accountsOf(backend).signOut({ signal });
    return goTo(saying('account-sign-out', GUEST_HREF), ANOTHER_PAGE);
  },
} as const satisfies FormHandlers;
