import { type SavedView, SAVED_VIEWS_MAX } from '@example/api/desk';
import { deskTexts } from '@example/content/desk';
import { describe, expect, it } from 'vitest';
import { removeStaff } from '../auth/staff/operate.ts';
import { erasePerson } from '../features/privacy/index.ts';
import { databases } from '../testing/databases.ts';
import { sendersOf } from '../testing/forms.ts';
import type { Browser } from '../testing/candidate.ts';
import { asOperator, readActions, staffBrowser } from '../testing/staff.ts';
import { countRows, createTestService } from '../testing/test-service.ts';
import { personalDataOf } from '../testing/personal-data.ts';

const VIEWS = 'desk/views';

const viewsOf = async (browser: Browser): Promise<readonly SavedView[]> => {
  const answer = await browser.get(VIEWS);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<readonly SavedView[]>();
};

const namesOf = async (browser: Browser) => (await viewsOf(browser)).map(({ name }) => name);

const save = async (browser: Browser, view: object): Promise<SavedView> => {
  const answer = await browser.post(VIEWS, { list: 'applications', query: {}, ...view });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<SavedView>();
};

const change = async (browser: Browser, id: string, wanted: object) =>
  browser.send('PATCH', `/api/v0/${VIEWS}/${id}`, wanted);

/** Returns the code of the message in a refusal. */
const codeOf = (answer: { readonly body: string }) => {
  const { errors } = JSON.parse(answer.body) as {
    readonly errors?: readonly { readonly message: string }[];
  };
  const codes = Object.entries<string>(deskTexts.validation);
  return codes.find(([, message]) => message === errors?.[0]?.message)?.[0];
};

describe.each(databases)('saved views, on $name', (database) => {
  const setUp = async () => {
    const service = await createTestService({ database });
    const browser = await staffBrowser(service, 'recruiter');
    return { service, browser };
  };

  it('are saved under a name, renamed, overwritten and deleted by their member alone', async () => {
    const { service, browser } = await setUp();
    const query = { status: 'shortlisted', job: '1', order: 'name' };
    const saved = await save(browser, { name: '  Java,  shortlisted ', query });
    expect(saved).toMatchObject({ name: 'Java, shortlisted', query, is_default: false });
    await save(browser, { name: 'all of them' });
    expect(await namesOf(browser)).toEqual(['all of them', 'Java, shortlisted']);

    const other = await staffBrowser(service, 'administrator');
    expect(await viewsOf(other)).toEqual([]);
    expect((await change(other, saved.id, { name: 'Mine' })).statusCode).toBe(404);
    expect((await other.post(`${VIEWS}/${saved.id}/delete`)).statusCode).toBe(404);

    const renamed = await change(browser, saved.id, { name: 'Zoo' });
    expect(renamed.json()).toEqual({ ...saved, name: 'Zoo' });
    const overwritten = await change(browser, saved.id, { query: { q: 'anu' } });
    expect(overwritten.json()).toEqual({ ...saved, name: 'Zoo', query: { q: 'anu' } });
    expect((await browser.post(`${VIEWS}/${saved.id}/delete`)).statusCode).toBe(200);
    expect((await browser.post(`${VIEWS}/${saved.id}/delete`)).statusCode).toBe(404);
    expect(await namesOf(browser)).toEqual(['all of them']);
    expect(await readActions(service.storage)).toEqual(
      expect.arrayContaining([
        'T-RECRUITER view.changed',
        'T-RECRUITER view.changed',
        'T-RECRUITER view.deleted',
        'T-RECRUITER view.saved',
        'T-RECRUITER view.saved',
      ]),
    );
  });

  it('have names of their own in a list, and one of them at most opens with it', async () => {
    const { browser, service } = await setUp();
    const first = await save(browser, { name: 'Mine', is_default: true });
    const taken = await browser.post(VIEWS, { list: 'applications', name: 'MINE', query: {} });
    expect([taken.statusCode, codeOf(taken)]).toEqual([422, 'view_name_taken']);
    await save(browser, { name: 'Mine', list: 'vacancies', is_default: true });
    const second = await save(browser, { name: 'Other', is_default: true });
    const refused = await change(browser, second.id, { name: 'mine' });
    expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'view_name_taken']);
    // Its own name in another case is no other view's.
    expect((await change(browser, second.id, { name: 'OTHER' })).statusCode).toBe(200);
    const defaults = async () =>
      (await viewsOf(browser))
        .filter(({ is_default }) => is_default)
        .map(({ list, name }) => `${list} ${name}`);
    expect(await defaults()).toEqual(['vacancies Mine', 'applications OTHER']);
    await change(browser, first.id, { is_default: true });
    expect(await defaults()).toEqual(['applications Mine', 'vacancies Mine']);
    await change(browser, first.id, { is_default: false });
    expect(await defaults()).toEqual(['vacancies Mine']);
    // A colleague may use the same name.
    await save(await staffBrowser(service, 'administrator'), { name: 'Mine' });
  });

  it('keep their names and their number when many calls come at once', async () => {
    const { browser, service } = await setUp();
    const at = async (name: string) =>
      browser.post(VIEWS, { list: 'applications', name, query: {}, is_default: true });
    const same = await Promise.all(Array.from({ length: 6 }, async () => at('Same')));
    expect(same.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...[201, 422, 422, 422, 422, 422],
    ]);
    for (let count = 1; count < SAVED_VIEWS_MAX - 1; count += 1)
      await save(browser, { name: `View ${String(count)}` });
    const last = await Promise.all(['a', 'b', 'c'].map(async (name) => at(name)));
    expect(last.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422]);
    expect(last.map(codeOf)).toContain('too_many_views');
    expect(await countRows(service.storage, 'staff_saved_views')).toBe(SAVED_VIEWS_MAX);
    expect((await viewsOf(browser)).filter(({ is_default }) => is_default)).toHaveLength(1);
    // Another list has a number of its own.
    await save(browser, { name: 'More', list: 'vacancies' });
  });

  it('are refused with names and filters that nobody can have meant', async () => {
    const { browser } = await setUp();
    const view = { list: 'applications', name: 'Some', query: {} };
    const refused: readonly (readonly [object, string])[] = [
      [{ ...view, name: ' ' }, 'view_name_missing'],
      [{ ...view, name: 'x'.repeat(61) }, 'view_name_too_long'],
      [{ ...view, list: 'retention' }, 'query_invalid'],
      [{ ...view, query: { q: 'x'.repeat(201) } }, 'query_invalid'],
      [{ ...view, query: { q: '\u0000' } }, 'query_invalid'],
      [{ ...view, query: { 'Not a name': 'x' } }, 'query_invalid'],
      [{ ...view, query: { q: 1 } }, 'query_invalid'],
      [
        {
          ...view,
          query: Object.fromEntries('abcdefghijklmnopqrstu'.split('').map((key) => [key, ''])),
        },
        'query_invalid',
      ],
      [{ ...view, more: 1 }, 'query_invalid'],
    ];
    for (const [body, code] of refused) {
      const answer = await browser.post(VIEWS, body);
      expect([answer.statusCode, codeOf(answer)], JSON.stringify(body)).toEqual([422, code]);
    }
    const { id } = await save(browser, { name: 'Some' });
    expect(codeOf(await change(browser, id, {}))).toBe('nothing_to_change');
    expect((await change(browser, 'no such view', { name: 'x' })).statusCode).toBe(404);
    // The role may not read the list.
    const { statusCode } = await browser.post(VIEWS, { ...view, list: 'enquiries' });
    expect(statusCode).toBe(403);
    for (const name of ['<b>x</b>', "'; drop table jobs; --", 'مرحبا', '😀'])
      expect((await save(browser, { name })).name).toBe(name);
  });

  it('are not shown of a list that the role may no longer read', async () => {
    const { service } = await setUp();
    const { storage } = service;
    const browser = await staffBrowser(service, 'administrator');
    await save(browser, { name: 'Log', list: 'audit' });
    await save(browser, { name: 'All' });
    await storage.db.updateTable('staff_members').set({ role: 'recruiter' }).execute();
    expect(await namesOf(browser)).toEqual(['All']);
  });

  it('go with a person whom they name in full, or by phone', async () => {
    const { service, browser } = await setUp();
    const { deps } = service;
    const { contact, enquiry } = sendersOf(deps);
    await contact({ email: 'anu@example.com', name: 'Anu  Thomas', phone_number: '919876543210' });
    await enquiry({ email: 'anu@example.com', user_name: 'Ánu T. Varghese' });
    await enquiry({ email: 'anu@example.com', user_name: 'Java' });
    const about = [
      { name: 'anu thomas' },
      { name: 'Thomas, Anu: second round' },
      { name: '1', query: { status: 'shortlisted', q: 'THOMAS anu' } },
      { name: '2', query: { q: 'varghese anu t' } },
      { name: '3', query: { q: '+91 98765 43210' } },
    ];
    const others = [
      { name: 'Anu' },
      { name: 'Java', query: { q: 'java' } },
      { name: 'Anu Thomasson' },
      { name: 'Thomas', query: { q: 'anu' } },
      { name: '4', query: { q: '98765 43211' } },
    ];
    for (const view of [...about, ...others]) await save(browser, view);
    await expect(erasePerson(personalDataOf(service), 'anu@example.com')).resolves.toMatchObject({
      staff_saved_views: about.length,
    });
    expect((await namesOf(browser)).toSorted()).toEqual(others.map(({ name }) => name).toSorted());
  });

  it('go with their member, and with a person whose address they search for', async () => {
    const { service, browser } = await setUp();
    const { storage } = service;
    await save(browser, { name: 'Anu', query: { q: 'Anu@Example.com' } });
    await save(browser, { name: 'all but anu@example.com' });
    await save(browser, { name: 'Others', query: { q: 'binu@example.com' } });
    await expect(erasePerson(personalDataOf(service), 'anu@example.com')).resolves.toMatchObject({
      staff_saved_views: 2,
    });
    expect(await namesOf(browser)).toEqual(['Others']);
    await removeStaff(asOperator(service.deps), 'T-RECRUITER');
    await expect(countRows(storage, 'staff_saved_views')).resolves.toBe(0);
  });
});
