import { resolveClient } from '@example/api/clients';
import {
  checkForm,
  createFormsClient,
  type FormDefinition,
  type FormInputs,
  type FormKind,
  publicForms,
} from '@example/api/forms';
import { normalizeDigits } from '@example/ui/digits';
import { type FormHandler, refuse } from './form-result.ts';

/**
 * Returns the handler of a public form, which checks the fields and sends them. A phone number may contain spaces and
 * signs, since nothing removes them without JavaScript.
 *
 * @param messages - texts of the errors by the codes of the form's schema
 */
export const handlePublicForm = (
  kind: FormKind,
  messages: Readonly<Partial<Record<string, string>>>,
): Partial<Record<FormKind, FormHandler>> => ({
  [kind]: (async (values, { clients, idempotencyKey, formSignal, signal }) => {
    const form: FormDefinition<FormKind> = publicForms[kind];
    const input = Object.fromEntries(
      Object.keys(form.schema.shape).map((field) => [
        field,
        field === form.phone ? normalizeDigits(values[field] ?? '') : values[field],
      ]),
    );
    const checked = checkForm(form, input);
    if (!checked.ok) {
      throw refuse(
        ...checked.issues.map(({ field, code }) => ({ field, message: messages[code] ?? code })),
      );
    }
    const checkedInput = checked.value as FormInputs[FormKind];
    return resolveClient(clients, 'forms', createFormsClient).send(form, checkedInput, {
      signal,
      formSignal,
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
  }) satisfies FormHandler,
});
