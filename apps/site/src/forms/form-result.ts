import type { Upload } from '@example/api/applications';
import type { ApiClients } from '@example/api/clients';
import type { FormSignal } from '@example/api/form-signals';
import type { FormKind } from '@example/api/forms';
import { ApiError, type ErrorKind, type FieldError } from '@example/api/problem';

/** Names of the site's forms, the values of the hidden field `form`. */
export type FormName =
  | 'account-erase'
  | 'account-sessions'
  | 'account-sign-out'
  | 'account-withdraw'
  | 'application'
  | FormKind
  | 'login-official'
  | 'login-guest'
  | 'login-code'
  | 'login-forgot'
  | 'login-reset'
  | 'newsletter'
  | 'newsletter-confirmation'
  | 'newsletter-unsubscription'
  | 'staff-code'
  | 'staff-enrol'
  | 'staff-recovery'
  | 'staff-sign-out'
  | 'talent-pool';

export type FormValues = Readonly<Record<string, string>>;

/** Files of a form: the browser's, or those the service received. */
export type FormFiles = ReadonlyMap<string, Upload>;

export interface FormReceipt {
  readonly reference?: string;
  /** Secrets that are shown only once, in the answer itself rather than at a URL. */
  readonly shownOnce?: readonly string[];
}

export interface Refusal extends FieldError {
  /** Advice that follows the message. */
  readonly advice?: string;
}

/** Result of a submission, with the typed values unless they were stored. */
export type FormResult =
  | ({ readonly form: FormName; readonly status: 'success' } & FormReceipt)
  | {
      readonly form: FormName;
      readonly status: 'invalid';
      readonly errors: readonly Refusal[];
      readonly values: FormValues;
    }
  | {
      readonly form: FormName;
      readonly status: 'error';
      readonly kind: ErrorKind;
      readonly values: FormValues;
    };

/** Context of a handler besides the values. */
export interface SubmitContext {
  readonly clients: ApiClients;
  readonly idempotencyKey: string | undefined;
  /** Reason to suspect a robot. */
  readonly formSignal: FormSignal | undefined;
  readonly signal: AbortSignal;
  /** The chosen files, by the names of their fields. */
  readonly files: FormFiles;
}

/** Sends a form's values. Throws {@link ApiError} when they are not accepted. */
export type FormHandler = (values: FormValues, context: SubmitContext) => Promise<FormReceipt>;

export type FormHandlers = Partial<Record<FormName, FormHandler>>;

/** Refuses input that fails validation before it is sent. Errors are shown in this order. */
export const refuse = (...errors: readonly FieldError[]) =>
  new ApiError('invalid-input', 'the input breaks a rule', { errors });
