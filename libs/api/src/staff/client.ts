import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import { ApiError } from '../problem/index.ts';
import {
  type CaptchaQuestion,
  captchaQuestionSchema,
  type StaffEnrolled,
  staffEnrolledSchema,
  type StaffEnrolment,
  staffEnrolmentSchema,
  type StaffSession,
  staffSessionSchema,
  type StaffSignIn,
  type StaffVerified,
  staffVerifiedSchema,
} from './contract.ts';

/** Address of a fresh captcha picture. Each picture replaces the captcha before it. */
export const CAPTCHA_HREF = '/api/v0/staff_captcha';

/** Address of the QR code with the secret, for the authenticator's camera. */
export const ENROLMENT_QR_HREF = '/api/v0/staff_enrolment_qr';

/** Client for the staff's sign-in. Cookies carry the session and the progress of a sign-in. */
export interface StaffClient {
  /**
   * Returns a sum in place of the picture. It replaces the picture's captcha, and a new picture replaces it.
   *
   * @throws ApiError
   */
  captchaQuestion(options?: CallOptions): Promise<CaptchaQuestion>;
  /**
   * Begins a sign-in. Resolves in the same way when there is no such member. A captcha works once, whatever
   * the outcome.
   *
   * @throws ApiError of kind `invalid-input`, `too-many`
   */
  signIn(input: StaffSignIn, options?: CallOptions): Promise<void>;
  /**
   * Checks a code of the sign-in that this browser began.
   *
   * @throws ApiError of kind `invalid-input` for a code that is wrong, used, expired or another browser's
   */
  verify(code: string, options?: CallOptions): Promise<StaffVerified>;
  /**
   * Returns the secret of the authenticator that this sign-in has to enrol, or `undefined` when there is none
   * to enrol.
   *
   * @throws ApiError
   */
  enrolment(options?: CallOptions): Promise<StaffEnrolment | undefined>;
  /**
   * Enrols the authenticator that shows this code, and opens the session.
   *
   * @throws ApiError of kind `invalid-input`, or with status 401 where none is to be enrolled
   */
  enrol(code: string, options?: CallOptions): Promise<StaffEnrolled>;
  /**
   * Returns the session of the signed-in member, or `undefined` without one.
   *
   * @throws ApiError
   */
  read(options?: CallOptions): Promise<StaffSession | undefined>;
  /**
   * Ends the session. Does nothing without one.
   *
   * @throws ApiError
   */
  signOut(options?: CallOptions): Promise<void>;
}

const unlessNobody = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'sign-in-required') return undefined;
    throw error;
  }
};

export const createStaffClient = (http: HttpClient): StaffClient => ({
  async captchaQuestion(options) {
    const answer = await http.get('staff_captcha_question', {}, options);
    return parseAnswer(captchaQuestionSchema, answer).question;
  },
  async signIn(input, options) {
    await http.post('staff_sign_in', input, options);
  },
  async verify(code, options) {
    return parseAnswer(staffVerifiedSchema, await http.post('staff_verify', { code }, options));
  },
  async enrolment(options) {
    return unlessNobody(async () =>
      parseAnswer(staffEnrolmentSchema, await http.get('staff_enrolment', {}, options)),
    );
  },
  async enrol(code, options) {
    return parseAnswer(staffEnrolledSchema, await http.post('staff_enrol', { code }, options));
  },
  async read(options) {
    return unlessNobody(async () =>
      parseAnswer(staffSessionSchema, await http.get('staff_session', {}, options)),
    );
  },
  async signOut(options) {
    await http.post('staff_sign_out', {}, options);
  },
});
