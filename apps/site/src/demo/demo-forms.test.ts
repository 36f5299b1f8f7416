import type { Backend, Clients } from '@example/api/backend';
import { ApiError } from '@example/api/problem';
import { demos } from '@example/content/demos';
import { describe, expect, it, vi } from 'vitest';
import { demoForms } from './demo-forms.ts';

const typed = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  product: 'ForEx',
};

const submit = async (values: Readonly<Record<string, string>>) => {
  const request = vi.fn<Clients['demos']['request']>(() =>
    Promise.resolve({ reference: 'D-1234ABCD' }),
  );
  const backend: Backend = { demos: { request } };
  const { signal } = new AbortController();
  const outcome = demoForms.demo(values, {
    backend,
    idempotencyKey: 'key',
    formSignal: 'trap',
    signal,
    files: new Map(),
  });
  const error: unknown = await outcome.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { request, outcome, errors: error instanceof ApiError ? error.errors : [] };
};

describe('demo form', () => {
  it('is sent with its product and the digits of its number, and gives back the reference', async () => {
    const { outcome, request } = await submit(typed);
    await expect(outcome).resolves.toEqual({ reference: 'D-1234ABCD' });
    expect(request).toHaveBeenCalledExactlyOnceWith(
      { ...typed, phone: '919876543210' },
      expect.objectContaining({ idempotencyKey: 'key', formSignal: 'trap' }),
    );
  });

  it('sends nothing while a field fails, and says of each what is wrong, in order', async () => {
    const { request, errors } = await submit({ email: 'asha', phone: '', product: 'ForEx' });
    const { validation } = demos;
    expect(errors).toEqual([
      { field: 'name', message: validation.name_missing },
      { field: 'email', message: validation.email_invalid },
      { field: 'phone', message: validation.phone_missing },
    ]);
    expect(request).not.toHaveBeenCalled();
  });
});
