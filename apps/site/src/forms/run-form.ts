import type { ApiClients } from '@example/api/clients';
import { hasLongEnding } from '@example/api/fields';
import { type FormSignal, toFormSignal } from '@example/api/form-signals';
import { ApiError, type FieldError } from '@example/api/problem';
import { emailEndings } from '@example/content/email-endings';
import { data } from 'react-router-dom';
import { FORM_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_FIELD, SIGNAL_FIELD } from './fields.ts';
import type {
  FormFiles,
  FormHandlers,
  FormName,
  FormResult,
  FormValues,
  Refusal,
} from './form-result.ts';

/** Fields whose values are never written into a document. */
const SECRET_FIELD = /^(?:password|captcha|code(?:-\d)?)$/;

const readForm = async (request: Request) => {
  const values = new Map<string, string>();
  const files = new Map<string, File>();
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') {
      if (!values.has(name)) values.set(name, value);
    } else if (value.name !== '') files.set(name, value);
  }
  return { values, files };
};

/** Returns the signal of a robot in a form's fields. */
const signalOf = (fields: ReadonlyMap<string, string>): FormSignal | undefined =>
  (fields.get(HONEYPOT_FIELD) ?? '') === '' ? toFormSignal(fields.get(SIGNAL_FIELD)) : 'trap';

const withAdvice = (error: FieldError, form: FormName, values: FormValues): Refusal => {
  if (!hasLongEnding(values[error.field] ?? '')) return error;
  const advice = form === 'application' ? emailEndings.application : emailEndings.otherwise;
  return { ...error, advice };
};

/**
 * Runs the form that a POST names.
 *
 * @param forms - handlers of the forms on the page
 * @param received - files that the service took out of the request
 */
export const runForm = async (
  request: Request,
  forms: FormHandlers,
  clients: ApiClients,
  received?: FormFiles,
) => {
  const { values: fields, files: own } = await readForm(request);
  const files = received ?? own;
  const name = fields.get(FORM_FIELD) ?? '';
  const idempotencyKey = fields.get(IDEMPOTENCY_FIELD);
  const formSignal = signalOf(fields);
  for (const field of [FORM_FIELD, IDEMPOTENCY_FIELD, HONEYPOT_FIELD, SIGNAL_FIELD])
    fields.delete(field);
  const values: FormValues = Object.fromEntries(fields);
  const kept: FormValues = Object.fromEntries(
    [...fields].filter(([field]) => !SECRET_FIELD.test(field)),
  );
  const form = (Object.keys(forms) as FormName[]).find((known) => known === name);
  const handler = form && forms[form];
  if (!handler) return data(undefined, { status: 400 });
  try {
    const { signal } = request;
    const receipt = await handler(values, {
      clients,
      idempotencyKey,
      formSignal,
      signal,
      files,
    });
    return data({ form, status: 'success', ...receipt } satisfies FormResult, { status: 201 });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, errors, retryAfterSeconds } = error;
    // 503 instead of 500, because the form is shown again and can be sent again.
    const status = kind === 'internal' ? 503 : error.status;
    const outcome: FormResult =
      kind === 'invalid-input' && errors.length > 0
        ? {
            form,
            status: 'invalid',
            errors: errors.map((refused) => withAdvice(refused, form, values)),
            values: kept,
          }
        : { form, status: 'error', kind, values: kept };
    const headers = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {};
    return data(outcome, { status, headers });
  }
};
