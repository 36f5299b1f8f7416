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

/**
 * A guest's account. Cookies carry who is signed in; calls that need it reject with status 401 where
 * nobody is.
 */
export interface AccountsClient {
  /**
   * Begins a sign-in: a mail with a code follows. Resolves alike whether the address is known, and
   * whether the password is right.
   *
   * @throws ApiError
   */
  signIn(input: SignIn, options?: CallOptions): Promise<void>;
  /**
   * Ends the sign-in that this browser began; the session is there then.
   *
   * @throws ApiError of kind `bad-input` for a code that is wrong, used, expired or another browser's
   */
  verify(code: string, options?: CallOptions): Promise<SignedIn>;
  /**
   * Whoever is signed in; `undefined` where nobody is.
   *
   * @throws ApiError
   */
  read(options?: CallOptions & AccountQuery): Promise<Account | undefined>;
  /**
   * Withdraws one's own application; its resume is deleted.
   *
   * @throws ApiError of kind `not-found`, or with status 409 where it cannot be withdrawn (any more)
   */
  withdraw(reference: string, options?: CallOptions): Promise<void>;
  /**
   * Deletes the account and all that is stored of its address, and says how many things that were.
   *
   * @param email - the account's own, typed again
   * @throws ApiError
   */
  erase(email: string, options?: CallOptions): Promise<number>;
  /**
   * Ends the session; without one nothing happens.
   *
   * @throws ApiError
   */
  signOut(options?: CallOptions): Promise<void>;
  /**
   * Where whoever is signed in is so, the last used first.
   *
   * @throws ApiError
   */
  sessions(options?: CallOptions): Promise<readonly OwnSession[]>;
  /**
   * Ends one of one's own sessions, this browser's too.
   *
   * @throws ApiError of kind `not-found` for one that has ended
   */
  endSession(id: string, options?: CallOptions): Promise<void>;
  /**
   * Ends all of one's own sessions but this browser's, and says how many.
   *
   * @throws ApiError
   */
  endOtherSessions(options?: CallOptions): Promise<number>;
  /**
   * Asks for a link that sets the password anew. Resolves alike whether the address is known.
   *
   * @throws ApiError
   */
  forgotPassword(email: string, options?: CallOptions): Promise<void>;
  /**
   * Sets the password anew with the token of the mail's link, which works once. All sessions end.
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
      if (error instanceof ApiError && error.status === 401) return undefined;
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
