import type { Backend, Clients } from '@example/api/backend';
import { ApiError } from '@example/api/problem';
import { contact } from '@example/content/contact';
import { describe, expect, it, vi } from 'vitest';
import { contactForms } from './contact-forms.ts';

const typed = {
  name: 'Asha',
  email: 'asha@example.info',
  phone_number: '9876543210',
  subject: 'A map',
  message: 'We need one.',
};

const submit = async (values: Readonly<Record<string, string>>, idempotencyKey?: string) => {
  const send = vi.fn<Clients['contact']['send']>(() =>
    Promise.resolve({ reference: 'C-1234ABCD' }),
  );
  const backend: Backend = { contact: { send } };
  const { signal } = new AbortController();
  const outcome = contactForms.contact(values, {
    backend,
    idempotencyKey,
    formSignal: 'trap',
    signal,
    files: new Map(),
  });
  const error: unknown = await outcome.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { send, outcome, errors: error instanceof ApiError ? error.errors : [] };
};

describe('contact form', () => {
  it('is sent with its key, and gives back the reference', async () => {
    const { outcome, send } = await submit({ ...typed, unknown: 'field' }, 'key');
    await expect(outcome).resolves.toEqual({ reference: 'C-1234ABCD' });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      typed,
      expect.objectContaining({ idempotencyKey: 'key', formSignal: 'trap' }),
    );
  });

  it.each([
    ['+91 98765 43210', '919876543210'],
    ['(0471) 234-5678', '04712345678'],
    ['９８７６５４３２１０', '9876543210'],
  ])('takes the phone number %j by its digits', async (phone_number, digits) => {
    const { send } = await submit({ ...typed, phone_number });
    expect(send.mock.calls[0]?.[0].phone_number).toBe(digits);
  });

  it('sends nothing while a field fails, and says of each what is wrong, in order', async () => {
    const { send, errors } = await submit({ phone_number: '+91 98765', message: ' ' });
    const { validation } = contact;
    expect(errors).toEqual([
      { field: 'name', message: validation.name_missing },
      { field: 'email', message: validation.email_missing },
      { field: 'phone_number', message: validation.phone_number_invalid },
      { field: 'subject', message: validation.subject_missing },
      { field: 'message', message: validation.message_missing },
    ]);
    expect(send).not.toHaveBeenCalled();
  });
});
