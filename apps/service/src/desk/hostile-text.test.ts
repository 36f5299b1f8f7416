import type { Application, DeskEnquiry, Vacancy } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { subscribe } from '../features/subscriptions/index.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { requestDemo, sendContact, sendEnquiry } from '../testing/forms.ts';
import { staffBrowser } from '../testing/staff.ts';
import {
  contactMessage,
  countRows,
  createTestService,
  demoRequest,
  enquiry,
  type TestService,
} from '../testing/test-service.ts';
import { deskRoutes } from '../testing/desk-routes.ts';
import { sendApplication } from '../testing/candidate.ts';

const hostile = {
  markup: `<script>alert("x")</script><img src=x onerror=alert(1)>&lt;b&gt;`,
  attribute: `"><svg onload=alert(1)> ' onmouseover='alert(1)`,
  statement: `'; drop table enquiries; delete from audit_log; --`,
  formula: `=HYPERLINK("https://evil.example","x")`,
  sum: `+1+cmd|' /C calc'!A0`,
  difference: `-2+3`,
  function: `@SUM(A1:A9)`,
  template: '{{7*7}}${7*7}<%= 7 %>',
} as const;

/** Kinds with quotes, which could end a text in a statement. What is shown of the others depends on no database. */
const quoting: readonly string[] = ['attribute', 'statement'] satisfies (keyof typeof hostile)[];

const kindsOn = (database: TestDatabase) =>
  Object.entries(hostile).filter(([kind]) => database === databases[0] || quoting.includes(kind));

/** Valid address with characters that are special in SQL and URLs. */
const email = "o'brien+x@example.com";

/** Parses CSV as a spreadsheet does. */
const cellsOf = (table: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const text = table.replace(/^\uFEFF/, '');
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error('this is no CSV');
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
};

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Accepts that a form refuses the text as bad input, and so stores nothing. */
const ifTaken = async (sending: Promise<unknown>): Promise<void> => {
  await sending.catch((error: unknown) => {
    expect(error).toMatchObject({ kind: 'invalid-input' });
  });
};

/**
 * Expects that no cell is a formula, nor what a semicolon in it would begin, and that one cell shows the text where it is
 * given.
 */
const expectHarmlessCsv = (url: string, csv: string, text: string | undefined) => {
  const [header = [], ...rows] = cellsOf(csv);
  expect(rows.length, url).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row, url).toHaveLength(header.length);
    for (const cell of row) expect(cell, url).not.toMatch(/^[=+\-@\t\r]|;\s*[=+\-@]/);
  }
  if (text === undefined) return;
  const shown = text.replace('; --', "; '--");
  expect(rows.flat(), url).toContain(/^[=+\-@]/.test(text) ? `'${shown}` : shown);
};

/** Expects that mails contain the text unchanged, and escaped in HTML. */
const expectPlainMails = (
  mails: readonly {
    readonly subject: string;
    readonly body: string;
    readonly html: string | null;
  }[],
  text: string,
) => {
  const containing = mails.filter(({ body }) => body.includes(text));
  expect(containing.length).toBeGreaterThan(3);
  for (const { subject, html } of mails) {
    expect(subject).not.toMatch(/[\r\n]/);
    if (/[<>]/.test(text)) expect(html).not.toContain(text);
    expect(html).not.toMatch(/<(?:script|svg|img)\b/i);
  }
  for (const { html } of containing) {
    const plain = (html ?? '').replaceAll('&#x27;', '&#39;').replaceAll('&#34;', '&quot;');
    expect(plain).toContain(escaped(text));
  }
};

describe.each(databases)('on $name', (database) => {
  const sendAll = async (service: TestService, text: string) => {
    const { deps } = service;
    const sent = {
      enquiry: await sendEnquiry(deps, { ...enquiry, email, user_name: text, msg: text }),
      contact: await sendContact(deps, {
        ...contactMessage,
        email,
        name: text,
        subject: text,
        message: text,
      }),
      demo: await requestDemo(deps, { ...demoRequest, email, name: text, product: text }),
    };
    for (const field of ['email', 'phone_number'])
      await ifTaken(sendContact(deps, { ...contactMessage, [field]: text }));
    for (const field of ['email', 'phone'])
      await ifTaken(requestDemo(deps, { ...demoRequest, [field]: text }));
    await ifTaken(sendEnquiry(deps, { ...enquiry, email: text }));
    await ifTaken(subscribe(deps, { email: text }));
    await subscribe(deps, { email });
    const written = { applcnt_email: email, applcnt_name: text, applcnt_covr_letr: text };
    const reference = await sendApplication(service, written, { name: `${text}.pdf` });
    return { ...sent, application: { reference } };
  };

  it.each(kindsOn(database))(
    'a %s is text wherever the staff, or a mail, show it',
    async (_name, text) => {
      const service = await createTestService({ database });
      const { storage } = service;
      const browser = await staffBrowser(service, 'administrator');
      const sent = await sendAll(service, text);

      // Texts that staff write.
      const write = async (
        method: 'POST' | 'PATCH',
        url: string,
        body: object,
        version?: number,
      ) => {
        const answer = await browser.send(
          method,
          `/api/v0/desk/${url}`,
          body,
          version === undefined ? {} : { 'if-match': `"${String(version)}"` },
        );
        expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300);
        return answer;
      };
      const applied = `applications/${sent.application.reference}`;
      await write('PATCH', applied, { tags: [text.slice(0, 40)] }, 1);
      await write('POST', `${applied}/notes`, { text });
      await write('POST', `${applied}/mail`, { template: 'free', subject: text, text });
      for (const { reference } of [sent.enquiry, sent.contact, sent.demo]) {
        await write('POST', `enquiries/${reference}/notes`, { text });
        await write('POST', `enquiries/${reference}/answer`, { subject: text, text }, 1);
      }
      const words = { job_title: text, job_short_desc: text, description: text, vch_office: text };
      const rest = { category_id: 1, job_type: 1, int_location_id: 1, last_date: '2099-12-31' };
      const made = await write('POST', 'vacancies', { ...words, ...rest });
      const { job_id } = made.json<Vacancy>();
      await storage.db.updateTable('staff_members').set({ name: text }).execute();

      // Every route that reads at the desk.
      const mails = await storage.db.selectFrom('outbox').selectAll().execute();
      const named: Readonly<Record<string, readonly string[]>> = {
        applications: [sent.application.reference],
        enquiries: [sent.enquiry, sent.contact, sent.demo].map(({ reference }) => reference),
        vacancies: [String(job_id)],
        outbox: mails.map(({ id }) => id),
        staff: ['T-ADMINISTRATOR'],
      };
      const looked = await browser.post('desk/people/look_up', { email });
      const { person } = looked.json<{ readonly person: string }>();
      const read = async (url: string) => browser.send('GET', url);
      const shown = new Map<string, readonly string[]>();
      for (const { method, url } of deskRoutes) {
        if (method !== 'GET') continue;
        const [, slice = ''] = /\/desk\/([a-z]+)/.exec(url) ?? [];
        const several = /(?:\.zip|weigh)$/.test(url)
          ? `?references=${sent.application.reference}`
          : '';
        const query = slice === 'people' ? `?person=${person}` : several;
        const references = url.includes(':reference') ? (named[slice] ?? []) : [''];
        expect(references, url).not.toEqual([]);
        for (const reference of references) {
          const answer = await read(`${url.replace(':reference', reference)}${query}`);
          expect(answer.statusCode, `${url} ${answer.body}`).toBe(200);
          expect(answer.headers, url).toMatchObject({
            'x-content-type-options': 'nosniff',
            'cache-control': 'private, no-store',
          });
          const type = String(answer.headers['content-type']);
          if (type.startsWith('application/json')) {
            const before = shown.get(slice) ?? [];
            shown.set(slice, [...before, ...textsIn(answer.json())]);
            continue;
          }
          expect(answer.headers, url).toMatchObject({ 'content-security-policy': 'sandbox' });
          expect(String(answer.headers['content-disposition']), url).toMatch(/^attachment;/);
          expect(String(answer.headers['content-disposition']), url).not.toMatch(/[<>\r\n]/);
          if (type.startsWith('text/csv'))
            expectHarmlessCsv(url, answer.body, slice === 'subscribers' ? undefined : text);
        }
      }
      for (const slice of ['applications', 'enquiries', 'vacancies', 'outbox', 'colleagues'])
        expect(shown.get(slice), slice).toContain(text);
      expect(shown.get('subscribers')).toContain(email);

      const whole = async <T>(url: string) => (await browser.get(`desk/${url}`)).json<T>();
      expect(await whole<Application>(applied)).toMatchObject({
        name: text,
        email,
        cover_letter: text,
        // Without the path that some browsers send.
        resume: { name: `${text}.pdf`.split('/').at(-1)?.trim() },
        notes: [{ text }],
        tags: [text.slice(0, 40).trim().toLowerCase()],
      });
      expect(await whole<DeskEnquiry>(`enquiries/${sent.contact.reference}`)).toMatchObject({
        name: text,
        subject: text,
        message: text,
        notes: [{ text }],
        answers: [{ subject: text, text }],
      });
      expect(await whole<DeskEnquiry>(`enquiries/${sent.enquiry.reference}`)).toMatchObject({
        name: text,
        message: text,
      });
      expect(await whole<Vacancy>(`vacancies/${String(job_id)}`)).toMatchObject(words);

      expectPlainMails(mails, text);

      // No text was executed as SQL.
      await expect(countRows(storage, 'enquiries')).resolves.toBe(1);
      expect(await countRows(storage, 'audit_log')).toBeGreaterThan(5);
    },
  );

  it('each searches for itself', async () => {
    const service = await createTestService({ database });
    const browser = await staffBrowser(service, 'administrator');
    const references = new Map<string, string>();
    for (const text of Object.values(hostile)) {
      const { reference } = await sendEnquiry(service.deps, { ...enquiry, user_name: text });
      references.set(text, reference);
    }
    await sendEnquiry(service.deps, enquiry);
    for (const [text, reference] of references) {
      const query = encodeURIComponent(text);
      const found = await browser.get(`desk/enquiries?q=${query}`);
      expect(found.json(), text).toMatchObject({ total: 1, items: [{ reference }] });
      for (const list of ['applications', 'vacancies', 'subscribers', 'outbox'])
        expect(
          (await browser.get(`desk/${list}?q=${query}`)).json(),
          `${list} ${text}`,
        ).toMatchObject({ total: 0 });
      for (const field of ['actor', 'action', 'subject'])
        expect(
          (await browser.get(`desk/audit?${field}=${query}`)).json(),
          `${field} ${text}`,
        ).toMatchObject({ total: 0 });
      for (const list of ['applications', 'enquiries', 'vacancies', 'outbox']) {
        const refused = await browser.get(`desk/${list}/${query}`);
        expect(refused.statusCode, `${list} ${text}`).toBe(404);
        expect(refused.headers, `${list} ${text}`).toMatchObject({
          'content-type': 'application/problem+json; charset=utf-8',
          'x-content-type-options': 'nosniff',
        });
      }
    }
  });
});
