import type { ApiClients, SiteClients } from '@example/api/clients';
import { formExamples, type FormKind, formKinds, publicForms } from '@example/api/forms';
import { ApiError } from '@example/api/problem';
import { contact } from '@example/content/contact';
import { demos } from '@example/content/demos';
import { enquiries } from '@example/content/enquiries';
import { describe, expect, it, vi } from 'vitest';
import { handlePublicForm } from './public-form.ts';

type Messages = Readonly<Record<string, string>>;

const submit = async (
  kind: FormKind,
  values: Readonly<Record<string, string>>,
  messages: Messages = {},
) => {
  const send = vi.fn<SiteClients['forms']['send']>(async () =>
    Promise.resolve({ reference: 'X-1234ABCD' }),
  );
  const clients: ApiClients = { forms: { send } };
  const outcome = handlePublicForm(kind, messages)[kind]?.(values, {
    clients,
    idempotencyKey: 'key',
    formSignal: 'trap',
    signal: new AbortController().signal,
    files: new Map(),
  });
  const error: unknown = await outcome?.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { send, outcome, errors: error instanceof ApiError ? error.errors : [] };
};

describe('a public form', () => {
  it.each(formKinds)('(%s) is sent with its key, and gives back the reference', async (kind) => {
    const { outcome, send } = await submit(kind, { ...formExamples[kind], unknown: 'field' });
    await expect(outcome).resolves.toEqual({ reference: 'X-1234ABCD' });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      publicForms[kind],
      formExamples[kind],
      expect.objectContaining({ idempotencyKey: 'key', formSignal: 'trap' }),
    );
  });

  it.each([
    ['+91 98765 43210', '919876543210'],
    ['(0471) 234-5678', '04712345678'],
    ['９８７６５４３２１０', '9876543210'],
  ])('takes the phone number %j by its digits', async (number, digits) => {
    const contactSent = await submit('contact', { ...formExamples.contact, phone_number: number });
    expect(contactSent.send.mock.calls[0]?.[1]).toMatchObject({ phone_number: digits });
    const demoSent = await submit('demo', { ...formExamples.demo, phone: number });
    expect(demoSent.send.mock.calls[0]?.[1]).toMatchObject({ phone: digits });
  });

  it.each<
    readonly [kind: FormKind, values: Messages, messages: Messages, errors: readonly unknown[]]
  >([
    [
      'enquiry',
      { email: 'asha', user_name: '' },
      enquiries.validation,
      [['email', enquiries.validation.email_invalid]],
    ],
    [
      'contact',
      { phone_number: '+91 98765', message: ' ' },
      contact.validation,
      [
        ['name', contact.validation.name_missing],
        ['email', contact.validation.email_missing],
        ['phone_number', contact.validation.phone_number_invalid],
        ['subject', contact.validation.subject_missing],
        ['message', contact.validation.message_missing],
      ],
    ],
    [
      'demo',
      { email: 'asha', phone: '', product: 'ForEx' },
      demos.validation,
      [
        ['name', demos.validation.name_missing],
        ['email', demos.validation.email_invalid],
        ['phone', demos.validation.phone_missing],
      ],
    ],
  ])('(%s) sends nothing while a field fails, and says what is wrong', async (...given) => {
    const [kind, values, messages, expected] = given;
    const { send, errors } = await submit(kind, values, messages);
    expect(errors.map(({ field, message }) => [field, message])).toEqual(expected);
    expect(send).not.toHaveBeenCalled();
  });
});
