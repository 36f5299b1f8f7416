import type { Upload } from '@example/api/applications';
import type { Backend } from '@example/api/backend';
import type { FormSignal } from '@example/api/form-signals';
import type { FormKind } from '@example/api/forms';
import { ApiError, type ApiErrorKind, type FieldError } from '@example/api/problem';

/** The names of the site's forms, as their hidden `form` field says them. */
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
  | 'staff-sign-out';

/** What a form held, as text. */
export type FormValues = Readonly<Record<string, string>>;

/** The files a form brought: the browser's own, or what the service has received. */
export type FormFiles = ReadonlyMap<string, Upload>;

/** What comes back of a form that was accepted. */
export interface FormReceipt {
  readonly reference?: string;
  /** What is told this once: the answer to the form shows it in place, as no address could. */
  readonly shownOnce?: readonly string[];
}

/** A refused field. */
export interface Refusal extends FieldError {
  /** Why, and what to do instead, where the message does not say it. */
  readonly advice?: string;
}

/** How a submission ended; what was typed comes back unless it was stored. */
export type FormOutcome =
  | ({ readonly form: FormName; readonly status: 'sent' } & FormReceipt)
  | {
      readonly form: FormName;
      readonly status: 'refused';
      readonly errors: readonly Refusal[];
      readonly values: FormValues;
    }
  | {
      readonly form: FormName;
      readonly status: 'failed';
      readonly kind: ApiErrorKind;
      readonly values: FormValues;
    };

/** What a handler gets besides the values. */
export interface SubmitContext {
  readonly backend: Backend;
  readonly idempotencyKey: string | undefined;
  /** Why a robot seems to have sent it. */
  readonly formSignal: FormSignal | undefined;
  readonly signal: AbortSignal;
  /** The chosen files, by the names of their fields. */
  readonly files: FormFiles;
}

/** Sends what a form holds; throws {@link ApiError} when it was not accepted. */
export type FormHandler = (values: FormValues, context: SubmitContext) => Promise<FormReceipt>;

export type FormHandlers = Partial<Record<FormName, FormHandler>>;

/** Input that breaks rules, before anything was sent: what is wrong, in the order it is to be said. */
export const refuse = (...errors: readonly FieldError[]) =>
  new ApiError('bad-input', 'the input breaks a rule', { errors });
