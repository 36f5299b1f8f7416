import { ApiError } from '../problem/index.ts';
import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import {
  type Account,
  type AccountQuery,
  accountSchema,
  endedSchema,
  erasedSchema,
  type OwnSession,
  type PasswordReset,
  type SignedIn,
  sessionsSchema,
  signedInSchema,
  type SignIn,
} from './contract.ts';

/** Client for a guest's account. Cookies carry the session; calls that need one reject with status 401 without it. */
export interface AccountsClient {
  /**
   * Begins a sign-in: the service mails a code. Resolves in the same way when the address is unknown or the
   * password is wrong.
   *
   * @throws ApiError
   */
  signIn(input: SignIn, options?: CallOptions): Promise<void>;
  /**
   * Completes the sign-in that this browser began and opens the session.
   *
   * @throws ApiError of kind `invalid-input` for a code that is wrong, used, expired or another browser's
   */
  verify(code: string, options?: CallOptions): Promise<SignedIn>;
  /**
   * Returns the account of the signed-in guest, or `undefined` without a session.
   *
   * @throws ApiError
   */
  read(options?: CallOptions & AccountQuery): Promise<Account | undefined>;
  /**
   * Withdraws one of the guest's applications and deletes its resume.
   *
   * @throws ApiError of kind `not-found`, or with status 409 where it cannot be withdrawn (any more)
   */
  withdraw(reference: string, options?: CallOptions): Promise<void>;
  /**
   * Deletes the account and everything stored for its address. Returns the number of deleted records.
   *
   * @param email - the account's own, typed again
   * @throws ApiError
   */
  erase(email: string, options?: CallOptions): Promise<number>;
  /**
   * Ends the session. Does nothing without one.
   *
   * @throws ApiError
   */
  signOut(options?: CallOptions): Promise<void>;
  /**
   * Returns the guest's sessions, the last used first.
   *
   * @throws ApiError
   */
  sessions(options?: CallOptions): Promise<readonly OwnSession[]>;
  /**
   * Ends one of the guest's sessions, which may be this browser's.
   *
   * @throws ApiError of kind `not-found` for one that has ended
   */
  endSession(id: string, options?: CallOptions): Promise<void>;
  /**
   * Ends all of the guest's sessions but this browser's. Returns their number.
   *
   * @throws ApiError
   */
  endOtherSessions(options?: CallOptions): Promise<number>;
  /**
   * Asks for a mail with a link to reset the password. Resolves in the same way when the address is unknown.
   *
   * @throws ApiError
   */
  forgotPassword(email: string, options?: CallOptions): Promise<void>;
  /**
   * Resets the password with the token of the mailed link, which works once. Ends all sessions.
   *
   * @throws ApiError
   */
  resetPassword(input: PasswordReset, options?: CallOptions): Promise<void>;
}

export const createAccountsClient = (http: HttpClient): AccountsClient => ({
  async signIn(input, options) {
    await http.post('sign_in', input, options);
  },
  async verify(code, options) {
    return parseAnswer(signedInSchema, await http.post('verify_code', { code }, options));
  },
  async read({ after, reference, ...options } = {}) {
    try {
      const query = { ...(after && { after }), ...(reference && { reference }) };
      return parseAnswer(accountSchema, await http.get('my_account', query, options));
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'sign-in-required') return undefined;
      throw error;
    }
  },
  async withdraw(reference, options) {
    await http.post('withdraw_application', { reference }, options);
  },
  async erase(email, options) {
    return parseAnswer(erasedSchema, await http.post('erase_me', { email }, options)).removed;
  },
  async signOut(options) {
    await http.post('sign_out', {}, options);
  },
  async sessions(options) {
    return parseAnswer(sessionsSchema, await http.get('my_sessions', {}, options)).sessions;
  },
  async endSession(id, options) {
    await http.post('end_session', { id }, options);
  },
  async endOtherSessions(options) {
    return parseAnswer(endedSchema, await http.post('end_other_sessions', {}, options)).ended;
  },
  async forgotPassword(email, options) {
    await http.post('forgot_password', { email }, options);
  },
  async resetPassword(input, options) {
    await http.post('reset_password', input, options);
  },
});
