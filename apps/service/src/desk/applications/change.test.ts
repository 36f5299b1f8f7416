import type { Application, BulkOutcome } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { erasePerson } from '../../features/privacy/index.ts';
import { databases } from '../../testing/databases.ts';
import { createDesk } from '../../testing/desk.ts';
import { applicationsAt } from '../../testing/desk-entries.ts';
import { exportedOf } from '../../testing/exported.ts';
import { sendApplication, applyAs, mailsTo, signInAs } from '../../testing/candidate.ts';
import { staffBrowser } from '../../testing/staff.ts';
import { countRows } from '../../testing/test-service.ts';
import { personalDataOf } from '../../testing/personal-data.ts';

const anu = 'anu@example.com';
const APPLICATIONS = 'desk/applications';

const { listOf, one, patch } = applicationsAt;

describe.each(databases)('changes of applications at the desk, on $name', (database) => {
  const setUp = async () => createDesk(database, 'recruiter');

  it('have a note that was sent again once, under its key', async () => {
    const { service, browser } = await setUp();
    const reference = await sendApplication(service, { applcnt_email: anu });
    const path = `${APPLICATIONS}/${reference}/notes`;
    for (const [text, key] of [
      ['Call her', 'one'],
      ['Call her', 'one'],
      ['Call her', 'two'],
    ] as const)
      expect((await browser.post(path, { text }, { 'idempotency-key': key })).statusCode).toBe(201);
    const other = await browser.post(path, { text: 'Write' }, { 'idempotency-key': 'one' });
    expect(other.statusCode).toBe(422);
    const { notes, history } = await one(browser, reference);
    expect(notes.map(({ text }) => text)).toEqual(['Call her', 'Call her']);
    expect(history.filter(({ action }) => action === 'application.note_added')).toHaveLength(2);
  });

  it('are changed only when nobody has changed them since they were seen', async () => {
    const { service, browser, pass } = await setUp();
    const reference = await sendApplication(service, { applcnt_email: anu });
    const other = await staffBrowser(service, 'administrator');
    const seen = await browser.get(`${APPLICATIONS}/${reference}`);
    expect(seen.headers.etag).toBe('"1"');
    expect((await patch(browser, reference, { status: 'hired' })).statusCode).toBe(428);
    const changed = await patch(other, reference, { status: 'in review' }, '"1"');
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.headers.etag).toBe('"2"');
    for (const version of ['"1"', '"3"', 'W/"2"', '*', 'x']) {
      const stale = await patch(browser, reference, { status: 'hired' }, version);
      expect(stale.statusCode, version).toBe(412);
      expect(stale.json()).toMatchObject({
        type: 'urn:problem:stale',
        current: { status: 'in review', version: 2 },
      });
    }
    pass(1_000);
    // A change to the current values does not increase the version.
    const same = await patch(browser, reference, { status: 'in review' }, '"2"');
    expect(same.json()).toMatchObject({ version: 2 });
    // Only one of two concurrent changes succeeds.
    const both = await Promise.all(
      ['rejected', 'hired'].map(async (status) => patch(browser, reference, { status }, '"2"')),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    const { history, version } = await one(browser, reference);
    expect(version).toBe(3);
    expect(history.map(({ actor, action }) => [actor, action])).toEqual([
      ['T-RECRUITER', 'application.status_changed'],
      ['T-ADMINISTRATOR', 'application.status_changed'],
    ]);
    expect(history[1]?.details).toEqual({ from: 'received', to: 'in review' });
    for (const change of [
      {},
      { status: 'withdrawn' },
      { status: 'x' },
      { name: 'x' },
      { tags: [''] },
    ])
      expect(
        (await patch(browser, reference, change, '"3"')).statusCode,
        JSON.stringify(change),
      ).toBe(422);
    expect((await patch(browser, 'A-00000000', { status: 'hired' }, '"1"')).statusCode).toBe(404);
  });

  it('stay withdrawn and lose their resumes when their applicants withdrew them', async () => {
    const { service, browser } = await setUp();
    const reference = await applyAs(service, anu);
    const candidate = await signInAs(service, anu);
    expect((await candidate.post('withdraw_application', { reference })).statusCode).toBe(200);
    expect((await patch(browser, reference, { status: 'hired' }, '"1"')).statusCode).toBe(412);
    expect((await patch(browser, reference, { status: 'hired' }, '"2"')).statusCode).toBe(409);
    expect((await one(browser, reference)).resume).toBeNull();
    expect((await browser.get(`${APPLICATIONS}/${reference}/resume`)).statusCode).toBe(404);
  });

  it('are changed several at once, each only when it is unchanged since it was seen', async () => {
    const { service, browser } = await setUp();
    const references = [];
    for (let count = 0; count < 3; count += 1) references.push(await sendApplication(service, {}));
    const [first = '', second = '', third = ''] = references;
    await patch(browser, second, { tags: ['old'] }, '"1"');
    const answer = await browser.post(`${APPLICATIONS}/bulk`, {
      items: [
        { reference: first, version: 1 },
        { reference: second, version: 1 },
        { reference: third, version: 1 },
        { reference: third, version: 1 },
        { reference: 'A-00000000', version: 1 },
      ],
      status: 'shortlisted',
      add_tags: ['new'],
      remove_tags: ['old'],
    });
    const { results } = answer.json<{ readonly results: readonly BulkOutcome[] }>();
    expect(results.map(({ reference, outcome }) => [reference, outcome])).toEqual([
      [first, 'changed'],
      [second, 'stale'],
      [third, 'changed'],
      ['A-00000000', 'not-found'],
    ]);
    expect(results[1]?.application).toMatchObject({
      status: 'received',
      tags: ['old'],
      version: 2,
    });
    expect(results[2]?.application).toMatchObject({ status: 'shortlisted', tags: ['new'] });
    expect(
      (await browser.post(`${APPLICATIONS}/bulk`, { items: [], status: 'hired' })).statusCode,
    ).toBe(422);
  });

  it('have notes, as text, and by whom', async () => {
    const { service, browser } = await setUp();
    const reference = await sendApplication(service, {});
    const text = '<script>alert(1)</script>\nCall on Monday.';
    const noted = await browser.post(`${APPLICATIONS}/${reference}/notes`, { text });
    expect(noted.statusCode, noted.body).toBe(201);
    expect(noted.headers['content-type']).toMatch(/^application\/json/);
    expect(noted.json<Application>().notes).toMatchObject([{ author: 'T-RECRUITER', text }]);
    await expect(listOf(browser)).resolves.toMatchObject({ items: [{ notes: 1 }] });
    expect(
      (await browser.post(`${APPLICATIONS}/${reference}/notes`, { text: ' ' })).statusCode,
    ).toBe(422);
  });

  it('are answered by a mail, once for a key', async () => {
    const { service, browser, pass } = await setUp();
    const reference = await sendApplication(service, { applcnt_name: 'Anu', applcnt_email: anu });
    const templates = (await browser.get(`${APPLICATIONS}/${reference}/templates`)).json<
      { readonly id: string; readonly text: string }[]
    >();
    expect(templates.map(({ id }) => id)).toEqual(['received', 'invitation', 'rejection', 'free']);
    expect(templates[1]?.text).toContain('Dear Anu,');
    const before = (await mailsTo(service, anu)).length;
    pass(1_000);
    const mail = {
      template: 'invitation',
      subject: 'An\ninterview',
      text: 'Dear Anu,\n\n<b>come</b>',
    };
    const send = async (key: string, sent: object = mail) =>
      browser.send('POST', `/api/v0/${APPLICATIONS}/${reference}/mail`, sent, {
        'idempotency-key': key,
      });
    expect((await send('one')).statusCode).toBe(202);
    expect((await send('one')).statusCode).toBe(202);
    expect((await send('one', { ...mail, text: 'Other' })).statusCode).toBe(422);
    const sent = (await mailsTo(service, anu)).slice(before);
    expect(sent).toMatchObject([{ subject: 'An interview', reply_to: 'office@example.com' }]);
    expect(sent[0]?.html).toContain('&lt;b&gt;come');
    const { history } = await one(browser, reference);
    expect(history.map(({ action }) => action)).toEqual(['application.mailed']);
  });

  it('go with all that was kept beside them when a person is erased, who may see it before', async () => {
    const { service, browser } = await setUp();
    const { storage, deps } = service;
    const reference = await applyAs(service, anu);
    const kept = await sendApplication(service, { applcnt_email: 'b@example.org' });
    for (const some of [reference, kept]) {
      await patch(browser, some, { tags: ['t'] }, '"1"');
      await browser.post(`${APPLICATIONS}/${some}/notes`, { text: `about ${some}` });
    }
    const data = personalDataOf({ deps });
    await expect(exportedOf(data, anu)).resolves.toMatchObject({
      applications: [{ tags: ['t'], notes: [{ text: `about ${reference}` }] }],
    });
    await erasePerson(data, anu);
    await expect(countRows(storage, 'application_tags')).resolves.toBe(1);
    const notes = await storage.db.selectFrom('application_notes').select('text').execute();
    expect(notes).toEqual([{ text: `about ${kept}` }]);
  });
});
