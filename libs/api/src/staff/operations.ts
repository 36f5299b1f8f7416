import { MANY_PER_MINUTE, WRITES_PER_MINUTE } from '../limits/index.ts';
import type { ClientOf } from '../operations/client.ts';
import type { Operations } from '../operations/operation.ts';
import {
  captchaQuestionSchema,
  staffEnrolledSchema,
  authenticatorCodeSchema,
  staffEnrolmentSchema,
  staffSessionSchema,
  staffSignInSchema,
  staffVerificationSchema,
  staffVerifiedSchema,
} from './contract.ts';

/** Address of a fresh captcha picture. Each picture replaces the captcha before it. */
export const CAPTCHA_HREF = '/api/v0/staff_captcha';

/** Address of the QR code with the secret, for the authenticator's camera. */
export const ENROLMENT_QR_HREF = '/api/v0/staff_enrolment_qr';

/**
 * Captchas per minute and visitor. One address may be an office, and people ask for another picture when they
 * cannot read one.
 */
const CAPTCHAS_PER_MINUTE = 60;

/** Operations of the staff's sign-in. Cookies carry the session and the progress of a sign-in. */
export const staffOperations = {
  /** A sum in place of the picture. It replaces the picture's captcha, and a new picture replaces it. */
  captchaQuestion: {
    method: 'GET',
    path: 'staff_captcha_question',
    output: captchaQuestionSchema,
    limit: CAPTCHAS_PER_MINUTE,
  },
  /** Answers the same when there is no such member. A captcha works once, whatever the outcome. */
  signIn: {
    method: 'POST',
    path: 'staff_sign_in',
    input: staffSignInSchema,
    status: 202,
    limit: 'sign_in',
  },
  verify: {
    method: 'POST',
    path: 'staff_verify',
    input: staffVerificationSchema,
    output: staffVerifiedSchema,
    limit: 'sign_in',
  },
  enrolment: {
    method: 'GET',
    path: 'staff_enrolment',
    output: staffEnrolmentSchema,
    limit: WRITES_PER_MINUTE,
    isOptional: true,
  },
  enrol: {
    method: 'POST',
    path: 'staff_enrol',
    input: authenticatorCodeSchema,
    output: staffEnrolledSchema,
    limit: 'sign_in',
  },
  read: {
    method: 'GET',
    path: 'staff_session',
    output: staffSessionSchema,
    caller: 'staff',
    limit: MANY_PER_MINUTE,
    isOptional: true,
  },
  /** Does nothing without a session. */
  signOut: { method: 'POST', path: 'staff_sign_out' },
} as const satisfies Operations;
export type StaffClient = ClientOf<typeof staffOperations>;

/** Pictures of the staff's sign-in; the pages show them. */
export const staffPictureOperations = {
  captcha: {
    method: 'GET',
    path: 'staff_captcha',
    file: 'image/svg+xml',
    limit: CAPTCHAS_PER_MINUTE,
  },
  enrolmentQr: {
    method: 'GET',
    path: 'staff_enrolment_qr',
    file: 'image/svg+xml',
    limit: WRITES_PER_MINUTE,
  },
} as const satisfies Operations;
