import type { ErasedPerson, Person } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { readDecisions } from '../features/decisions/index.ts';
import { exportPerson } from '../features/privacy/index.ts';
import { databases } from '../testing/databases.ts';
import { sendContact } from '../testing/forms.ts';
import { applyAs, type Browser, signInAs } from '../testing/candidate.ts';
import { addMember, staffBrowser } from '../testing/staff.ts';
import { contactMessage, OFFICE } from '../testing/test-service.ts';
import { createTimedService, START } from '../testing/timed-service.ts';
import { HANDLE_VALID_MS } from './people/people.ts';

const anu = 'anu@example.com';

describe.each(databases)('a person at the desk, on $name', (database) => {
  const setUp = async () => {
    const service = await createTimedService(database, START);
    const browser = await staffBrowser(service, 'administrator', 'E9000');
    const lookUp = async (email: string, from: Browser = browser) => {
      const answer = await from.post('desk/people/look_up', { email });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Person>();
    };
    const log = async () =>
      service.storage.db
        .selectFrom('audit_log')
        .select(['action', 'subject', 'details'])
        .where('action', 'like', 'person.%')
        .orderBy('at')
        .orderBy('id')
        .execute();
    return { ...service, service, browser, lookUp, log };
  };

  it('is looked up by an address, in any case, with what is kept', async () => {
    const { service, deps, lookUp, pass } = await setUp();
    await signInAs(service, anu);
    pass(1_000);
    const application = await applyAs(service, anu);
    pass(1_000);
    const { reference } = await sendContact(deps, { ...contactMessage, email: anu });
    await sendContact(deps, { ...contactMessage, email: 'b@example.com' });
    const found = await lookUp(' ANU@example.com ');
    expect(found).toMatchObject({
      email: anu,
      sent: [
        { kind: 'contact', reference, created_at: START + 2_000, title: null },
        { kind: 'application', reference: application, created_at: START + 1_000 },
      ],
      resumes: 1,
      subscribed_at: null,
      account_at: START,
      is_member: false,
    });
    expect(found.sent[1]?.title).not.toBe('');
    expect(found.mails).toBeGreaterThan(2);
    await addMember(service, { employee_code: 'E1', email: anu });
    expect((await lookUp(anu)).is_member).toBe(true);
    expect(await lookUp('nobody@example.com')).toMatchObject({ sent: [], mails: 0, resumes: 0 });
  });

  it('is exported to the same file as by the command', async () => {
    const { service, browser, deps, lookUp, log } = await setUp();
    await applyAs(service, anu);
    const { person, subject } = await lookUp(anu);
    const answer = await browser.get(`desk/people/export.json?person=${person}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-disposition']).toContain('personal-data.json');
    expect(answer.headers['content-disposition']).not.toContain('anu');
    let text = '';
    for await (const piece of await exportPerson(
      { storage: deps.storage, resumes: deps.resumes.store },
      anu,
      deps.clock(),
    ))
      text += piece;
    expect(answer.body).toBe(text);
    expect(text).toContain('"applications": [');
    await expect(log()).resolves.toEqual([
      { action: 'person.looked_up', subject, details: '{}' },
      { action: 'person.exported', subject, details: '{}' },
    ]);
    expect(subject).toMatch(/^person [\w-]{12}$/);
  });

  it('is erased when the address is typed once more, and noted for restores', async () => {
    const { service, browser, deps, lookUp, log } = await setUp();
    await applyAs(service, anu);
    await applyAs(service, 'b@example.com');
    const { person, subject } = await lookUp(anu);
    const typo = await browser.post('desk/people/erase', { person, email: 'an@example.com' });
    expect(typo.statusCode).toBe(422);
    expect(typo.json()).toMatchObject({ errors: [{ field: 'email' }] });
    expect((await readDecisions([deps.settings.decisionsDir])).decisions).toEqual([]);

    const answer = await browser.post('desk/people/erase', { person, email: 'Anu@Example.com' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<ErasedPerson>().erased).toMatchObject({ applications: 1, resumes: 1 });
    const { decisions } = await readDecisions([deps.settings.decisionsDir]);
    expect(decisions.map(({ what }) => what)).toEqual(['erased']);
    expect(await lookUp(anu)).toMatchObject({ subject, sent: [], resumes: 0, mails: 0 });
    expect((await lookUp('b@example.com')).sent).toHaveLength(1);
    const entries = (await log()).filter((entry) => entry.subject === subject);
    expect(entries.map(({ action }) => action)).toEqual([
      'person.looked_up',
      'person.erased',
      'person.looked_up',
    ]);
    expect(JSON.parse(entries[1]?.details ?? '')).toMatchObject({ applications: 1 });
    expect(JSON.stringify(await log())).not.toContain('example.com');
  });

  it('is not reached by others, by an old handle, or as the office', async () => {
    const { service, browser, lookUp, pass, storage } = await setUp();
    const { person } = await lookUp(anu);
    const other = await staffBrowser(service, 'administrator', 'E9001');
    const url = (handle: string) => `desk/people/export.json?person=${handle}`;
    expect((await other.get(url(person))).statusCode).toBe(422);
    for (const handle of ['', 'x', `x${person}`, person.slice(1)])
      expect((await browser.get(url(handle))).statusCode, handle).toBe(422);
    const office = await lookUp(OFFICE);
    const refused = await browser.post('desk/people/erase', {
      person: office.person,
      email: OFFICE,
    });
    expect(refused.statusCode).toBe(409);
    for (const email of ['', 'x', 'a b@example.com', 'a\u0000@example.com'])
      expect((await browser.post('desk/people/look_up', { email })).statusCode).toBe(422);
    for (const role of ['recruiter', 'sales'] as const) {
      const caller = await staffBrowser(service, role);
      expect((await caller.post('desk/people/look_up', { email: anu })).statusCode).toBe(403);
      expect((await caller.post('desk/people/erase', {})).statusCode).toBe(403);
    }
    // Sessions and proofs last as long as the test needs.
    pass(HANDLE_VALID_MS);
    const now = service.now();
    await storage.db.updateTable('staff_sessions').set({ seen_at: now, proven_at: now }).execute();
    expect((await browser.get(url(person))).statusCode).toBe(422);
  });
});
