import { clientOf } from '@example/api/backend';
import { checkContact, type ContactErrorCode, createContactClient } from '@example/api/contact';
import { contact } from '@example/content/contact';
import { normalizeDigits } from '@example/ui/digits';
import { type FormHandlers, refuse } from '../forms/form-outcome.ts';

const messages: Readonly<Partial<Record<string, string>>> = contact.validation satisfies Readonly<
  Record<ContactErrorCode, string>
>;

/**
 * The contact form: checked here first, every failing field at once, then sent. A phone number may be
 * typed as one writes it: without JavaScript nothing has kept the blanks and the plus sign out.
 */
export const contactForms = {
  contact: async (
    { name, email, phone_number = '', subject, message },
    { backend, idempotencyKey, formSignal, signal },
  ) => {
    const checked = checkContact({
      name,
      email,
      phone_number: normalizeDigits(phone_number),
      subject,
      message,
    });
    if (!checked.ok) {
      throw refuse(
        ...checked.issues.map(({ field, code }) => ({ field, message: messages[code] ?? code })),
      );
    }
    return clientOf(backend, 'contact', createContactClient).send(checked.value, {
      signal,
      formSignal,
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
  },
} as const satisfies FormHandlers;
