import { clientOf } from '@example/api/backend';
import { checkDemoRequest, createDemosClient, type DemoErrorCode } from '@example/api/demos';
import { demos } from '@example/content/demos';
import { normalizeDigits } from '@example/ui/digits';
import { type FormHandlers, refuse } from '../forms/form-outcome.ts';

const messages: Readonly<Partial<Record<string, string>>> = demos.validation satisfies Readonly<
  Record<DemoErrorCode, string>
>;

/** The demo form: checked here first, every failing field at once, then sent; a phone number by its digits. */
export const demoForms = {
  demo: async (
    { name, email, phone = '', product },
    { backend, idempotencyKey, formSignal, signal },
  ) => {
    const checked = checkDemoRequest({ name, email, phone: normalizeDigits(phone), product });
    if (!checked.ok) {
      throw refuse(
        ...checked.issues.map(({ field, code }) => ({ field, message: messages[code] ?? code })),
      );
    }
    return clientOf(backend, 'demos', createDemosClient).request(checked.value, {
      signal,
      formSignal,
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
  },
} as const satisfies FormHandlers;
