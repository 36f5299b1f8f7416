import { describe, expect, it } from 'vitest';
import { erasePerson } from '../features/privacy/index.ts';
import { VIEW_MS } from '../auth/staff/index.ts';
import { subscribe } from '../features/subscriptions/index.ts';
import { databases } from '../testing/databases.ts';
import { requestDemo, sendContact, sendEnquiry } from '../testing/forms.ts';
import { applyAs, type Browser } from '../testing/candidate.ts';
import { staffBrowser } from '../testing/staff.ts';
import {
  contactMessage,
  countRows,
  createTestService,
  demoRequest,
  enquiry,
} from '../testing/test-service.ts';
import { deskRoutes } from '../testing/desk-routes.ts';
import { personalDataOf } from '../testing/personal-data.ts';

const anu = 'anu@example.com';

/** Routes that show no personal data but the names and codes of colleagues. */
const ofNobody = [
  '/api/v0/desk/applications/choices',
  '/api/v0/desk/applications/colleagues',
  '/api/v0/desk/applications/counts',
  '/api/v0/desk/audit',
  '/api/v0/desk/colleagues',
  '/api/v0/desk/enquiries/counts',
  '/api/v0/desk/news',
  '/api/v0/desk/retention',
  '/api/v0/desk/staff',
  '/api/v0/desk/subscribers/counts',
  '/api/v0/desk/vacancies',
  '/api/v0/desk/vacancies/choices',
  '/api/v0/desk/vacancies/colleagues',
  '/api/v0/desk/vacancies/:reference',
  '/api/v0/desk/vacancies/:reference/preview',
  '/api/v0/desk/views',
];

describe.each(databases)('the audit log, on $name', (database) => {
  const setUp = async () => {
    let now = Date.UTC(2026, 10, 23, 9);
    const service = await createTestService({ database, clock: () => now });
    const { deps, storage } = service;
    const sent = {
      application: await applyAs(service, anu),
      enquiry: (await sendEnquiry(deps, { ...enquiry, email: anu }, { formSignal: 'trap' }))
        .reference,
      contact: (await sendContact(deps, { ...contactMessage, email: anu })).reference,
      demo: (await requestDemo(deps, { ...demoRequest, email: anu })).reference,
    };
    await subscribe(deps, { email: anu });
    const { id: mail } = await storage.db
      .selectFrom('outbox')
      .select('id')
      .where('envelope_to', '=', anu)
      .where('held_for', 'is not', null)
      .executeTakeFirstOrThrow();
    const browser = await staffBrowser(service, 'administrator');
    const logged = async () => {
      const log = await storage.db
        .selectFrom('audit_log')
        .selectAll()
        .where('actor_id', 'is not', null)
        .orderBy('id')
        .execute();
      return log.map(({ actor_code, action, subject, details, at }) => ({
        ...{ who: actor_code, what: `${action} ${subject}`, details, at },
      }));
    };
    return { service, sent, mail, browser, logged, pass: (ms: number) => (now += ms), at: now };
  };

  it('records once who viewed a person, whatever of them is read', async () => {
    const { sent, mail, browser, logged, at } = await setUp();
    const references: Readonly<Record<string, string>> = {
      applications: sent.application,
      enquiries: sent.contact,
      outbox: mail,
      vacancies: '1',
      staff: 'T-ADMINISTRATOR',
    };
    const looked = await browser.post('desk/people/look_up', { email: anu });
    const { person } = looked.json<{ readonly person: string }>();
    const queries: Readonly<Partial<Record<string, string>>> = {
      '/api/v0/desk/people/export.json': `?person=${person}`,
    };
    let before = (await logged()).length;
    for (const { method, url } of deskRoutes) {
      if (method !== 'GET') continue;
      const [, slice = ''] = /\/desk\/([a-z]+)/.exec(url) ?? [];
      const several = /(?:\.zip|weigh)$/.test(url) ? `?references=${sent.application}` : '';
      const query = queries[url] ?? several;
      const address = `${url.replace(':reference', references[slice] ?? '')}${query}`;
      const answer = await browser.send('GET', address);
      expect(answer.statusCode, `${address} ${answer.body}`).toBe(200);
      const log = await logged();
      // Reading the templates, or the mails, belongs to the view of the application just before.
      const isNoted = !ofNobody.includes(url) && !/\/(?:templates|mails)$/.test(url);
      expect(log.length - before, address).toBe(isNoted ? 1 : 0);
      if (isNoted) expect(log.at(-1), address).toMatchObject({ who: 'T-ADMINISTRATOR', at });
      before = log.length;
    }
    expect((await logged()).map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'applications.listed applications',
        `application.read application ${sent.application}`,
        'enquiries.listed enquiries',
        `enquiry.read contact ${sent.contact}`,
        'subscribers.listed subscribers',
        'mails.listed mails',
        `mail.read mail ${mail}`,
        'staff.read staff T-ADMINISTRATOR',
      ]),
    );
  });

  it('records a view of the templates alone, of a stale or an empty change, and of a bulk change', async () => {
    const { service, sent, logged, pass } = await setUp();
    const looks = [
      ['GET', `applications/${sent.application}/templates`, undefined],
      ['PATCH', `applications/${sent.application}`, { status: 'hired' }],
      ['PATCH', `enquiries/${sent.contact}`, { status: 'closed' }],
      [
        'POST',
        'applications/bulk',
        { items: [{ reference: sent.application, version: 9 }], status: 'hired' },
      ],
    ] as const;
    for (const [method, url, body] of looks) {
      pass(VIEW_MS);
      const browser: Browser = await staffBrowser(service, 'administrator');
      const before = (await logged()).length;
      const headers = { 'if-match': '"9"' };
      await browser.send(method, `/api/v0/desk/${url}`, body, headers);
      expect((await logged()).length, url).toBe(before + 1);
      expect((await logged()).at(-1)?.what, url).toMatch(/\.(?:read|listed) /);
    }
  });

  it('records one entry per view and viewer, and another for a later view', async () => {
    const { service, sent, browser, logged, pass } = await setUp();
    const address = `desk/applications/${sent.application}`;
    const looked = async () =>
      (await logged()).filter(({ what }) => what.startsWith('application.read')).length;
    await Promise.all(Array.from({ length: 10 }, async () => browser.get(address)));
    await expect(looked()).resolves.toBe(1);
    pass(VIEW_MS - 1);
    await browser.get(address);
    await expect(looked()).resolves.toBe(1);
    const other = await staffBrowser(service, 'recruiter');
    await other.get(address);
    await expect(looked()).resolves.toBe(2);
    pass(1);
    await browser.get(address);
    await expect(looked()).resolves.toBe(3);
    // All pages of a list count as one view. Another filter makes another view.
    const listed = async () =>
      (await logged()).filter(({ what }) => what.startsWith('enquiries.listed'));
    for (const query of ['', '?limit=1', '?sort=name&limit=2', '?q=an', '?q=anu', '?q=anuj'])
      await browser.get(`desk/enquiries${query}`);
    expect((await listed()).map(({ details }) => details)).toEqual([
      '{"limited_by":[]}',
      '{"limited_by":["q"]}',
    ]);
    // Counts of a search tell whether somebody is there. They belong to the view of the list, and are one alone.
    await browser.get('desk/enquiries/counts?q=anu');
    await browser.get('desk/enquiries/counts?kind=contact&after=0');
    expect(await listed()).toHaveLength(2);
    await browser.get('desk/enquiries/counts?kind=contact&q=anu');
    expect((await listed()).at(-1)?.details).toBe('{"limited_by":["kind","q"]}');
    // A list without results is not recorded.
    await browser.get('desk/applications/counts?q=nobody-at-all');
    await browser.get('desk/applications?q=nobody-at-all');
    expect((await logged()).some(({ what }) => what.startsWith('applications.listed'))).toBe(false);
    expect((await browser.get('desk/applications/A-00000000')).statusCode).toBe(404);
    await expect(looked()).resolves.toBe(3);
    // Views are not part of the history.
    const { history } = (await browser.get(address)).json<{ readonly history: object[] }>();
    expect(history).toEqual([]);
  });

  it('holds no word that a visitor or the staff wrote, of a person who is erased or not', async () => {
    const { service, sent, mail, browser } = await setUp();
    const { deps, storage } = service;
    const word = 'zanzibar';
    const write = async (method: 'POST' | 'PATCH', url: string, body: object, version = 1) => {
      const headers = { 'if-match': `"${String(version)}"` };
      const answer = await browser.send(method, `/api/v0/desk/${url}`, body, headers);
      expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300);
    };
    const applied = `applications/${sent.application}`;
    const written = { subject: word, text: word };
    await write('PATCH', applied, { tags: [word], status: 'in review' });
    await write('POST', 'applications/bulk', {
      items: [{ reference: sent.application, version: 2 }],
      add_tags: [`${word} too`],
      remove_tags: [word],
    });
    await write('POST', `${applied}/notes`, { text: word });
    await write('POST', `${applied}/mail`, { template: 'free', ...written });
    await write('PATCH', `enquiries/${sent.contact}`, { owner: 'T-ADMINISTRATOR', status: 'open' });
    await write('POST', `enquiries/${sent.contact}/notes`, { text: word });
    await write('POST', `enquiries/${sent.contact}/answer`, written, 2);
    await write('POST', `enquiries/${sent.enquiry}/release`, {});
    await browser.post(`desk/outbox/${mail}/retry`);
    const words = { job_title: word, job_short_desc: word, description: word, vch_office: word };
    const kinds = { category_id: 1, job_type: 1, int_location_id: 1, last_date: '2099-12-31' };
    await write('POST', 'vacancies', { ...words, ...kinds });
    for (const list of ['applications', 'enquiries', 'subscribers', 'outbox', 'vacancies', 'audit'])
      await browser.get(`desk/${list}?${list === 'audit' ? 'subject' : 'q'}=${word}`);
    await write('POST', 'views', { list: 'applications', name: word, query: { q: word } });
    for (const list of ['applications', 'enquiries', 'subscribers'])
      for (const format of ['csv', 'xlsx'])
        await browser.get(`desk/${list}/export.${format}?q=${word}`);
    const { history } = (await browser.get(`desk/${applied}`)).json<{
      readonly history: readonly { readonly action: string; readonly details: object }[];
    }>();
    const tagged = history.filter(({ action }) => action === 'application.tags_changed');
    expect(tagged.map(({ details }) => details)).toEqual(
      expect.arrayContaining([
        { added: 1, removed: 0 },
        { added: 1, removed: 1 },
      ]),
    );
    await erasePerson(personalDataOf({ deps }), anu);
    expect(await countRows(storage, 'audit_log')).toBeGreaterThan(10);
    const log = JSON.stringify(await storage.db.selectFrom('audit_log').selectAll().execute());
    for (const said of [word, anu, 'Anu', enquiry.msg, contactMessage.subject])
      expect(log).not.toContain(said);
  });
});
