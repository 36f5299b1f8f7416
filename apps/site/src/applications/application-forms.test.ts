import { RESUME_FIELD } from '@example/api/applications';
import { ApiError } from '@example/api/problem';
import { describe, expect, it } from 'vitest';
import { site } from '../testing/render-site.ts';
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

  it('leads back to the search behind it when it is sent without JavaScript', async () => {
    const applications = { send: async () => Promise.resolve({ reference: 'A-1234ABCD' }) };
    const none = async () => Promise.resolve([]);
    const search = async () => Promise.resolve({ jobs: [], total: 0, page: 1 });
    const jobs = { search, categories: none, locations: none, description: none };
    const body = new URLSearchParams({
      form: 'application',
      job_id: '7',
      applcnt_name: 'Anu',
      applcnt_email: 'anu@example.com',
      applcnt_phone: '9876543210',
    });
    const address = 'https://www.example.com/career?q=gis&job=7&apply=1';
    const { status, headers } = await site.render(new Request(address, { method: 'POST', body }), {
      clients: { applications, jobs },
      files: new Map([[RESUME_FIELD, { name: 'cv.pdf', size: 5 }]]),
    });
    expect(status).toBe(303);
    expect(headers['Location']).toBe(
      '/career?q=gis&sent=application&reference=A-1234ABCD#application-outcome',
    );
  });
});
