import { RESUME_FIELD } from '@example/api/applications';
import { ApiError } from '@example/api/problem';
import { describe, expect, it } from 'vitest';
import { applicationForms } from './application-forms.ts';

/** Returns the field that is refused of an application with the phone number and no file. */
const refusedWith = async (phone: string) => {
  const error: unknown = await applicationForms
    .application(
      {
        job_id: '1',
        applcnt_name: 'Anu',
        applcnt_email: 'anu@example.com',
        applcnt_phone: phone,
        applcnt_covr_letr: '',
      },
      {
        clients: {},
        idempotencyKey: undefined,
        formSignal: undefined,
        signal: new AbortController().signal,
        files: new Map(),
      },
    )
    .catch((reason: unknown) => reason);
  return error instanceof ApiError ? error.errors.map(({ field }) => field) : error;
};

describe('the application form', () => {
  it.each(['+91 98765-43210', '98765 43210', '９८７６５ ４३２１０'])(
    'takes the phone number %j by its digits',
    async (phone) => {
      await expect(refusedWith(phone)).resolves.toEqual([RESUME_FIELD]);
    },
  );

  it.each(['+91 98765 43', '+91 98765 43210 11'])(
    'refuses the phone number %j, which a browser cut or which is too long',
    async (phone) => {
      await expect(refusedWith(phone)).resolves.toEqual(['applcnt_phone']);
    },
  );
});
