import type { ApiClients } from '@example/api/clients';
import { frame } from '@example/content/navigation';
import { routes } from '@example/content/routes';
import { expect, it, onTestFinished } from 'vitest';
import { site } from '../testing/render-site.ts';

const job = { job_id: 7, job_title: 'Clerk', job_short_desc: '', category_id: 1, job_type: 1 };
const open = { ...job, vch_office: '', district_name: '', int_location_id: 3 };

const clients = {
  jobs: {
    search: async () =>
      Promise.resolve({ jobs: [{ ...open, last_date: '2026-12-31' }], total: 1, page: 1 }),
    categories: async () => Promise.resolve([]),
    locations: async () => Promise.resolve([]),
    description: async () => Promise.resolve([{ description: 'Files.' }]),
  },
  accounts: { read: async () => Promise.resolve(undefined) },
  staff: { read: async () => Promise.resolve(undefined) },
} as unknown as ApiClients;

it('says beside each required field, in the words of the content, that it is one', async () => {
  const words: { required: string } = frame;
  const { required } = words;
  onTestFinished(() => {
    words.required = required;
  });
  words.required = '(asked for)';
  for (const path of [...routes, '/career?job=7&apply=1', '/login?step=forgot']) {
    const request = new Request(`https://www.example.com${path}`);
    const { html } = await site.render(request, { clients });
    const fields = html.match(/<(?:input|textarea)[^>]* required=""/g);
    expect(html.split(words.required), path).toHaveLength((fields?.length ?? 0) + 1);
  }
});
