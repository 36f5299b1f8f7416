import type { ApiClients } from '@example/api/clients';
import { applications } from '@example/content/applications';
import { contact } from '@example/content/contact';
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

const render = async (path: string) =>
  site.render(new Request(`https://www.example.com${path}`), { clients });

/** Gives a text of the content another wording, until the test is over. */
const reword = <Texts extends object>(texts: Texts, key: keyof Texts & string, text: string) => {
  const words: Record<string, unknown> = texts as Record<string, unknown>;
  const before = words[key];
  onTestFinished(() => {
    words[key] = before;
  });
  words[key] = text;
};

it('says beside each required field, in the words of the content, that it is one', async () => {
  reword(frame, 'required', '(asked for)');
  for (const path of [...routes, '/career?job=7&apply=1', '/login?step=forgot']) {
    const { html } = await render(path);
    const fields = html.match(/<(?:input|textarea)[^>]* required=""/g);
    expect(html.split('(asked for)'), path).toHaveLength((fields?.length ?? 0) + 1);
  }
});

it('has the words of the content in the form of an application and its popups', async () => {
  reword(applications, 'ok', 'Very well');
  reword(applications.form, 'drop', 'Put a file here');
  const { html } = await render('/career?job=7&apply=1');
  expect(html.split('Very well')).toHaveLength(3);
  expect(html).toContain('Put a file here');
});

it('has the words of the content on the cards of the business units', async () => {
  reword(contact.form.fields, 'phone_number', 'Dial');
  const { html } = await render('/contact-us');
  expect(html.split('>Dial<')).toHaveLength(6);
});
