import { describe, expect, it } from 'vitest';
import { retry } from '../../mail/outbox/index.ts';
import { databases } from '../../testing/databases.ts';
import { createDesk } from '../../testing/desk.ts';
import { enquiriesAt } from '../../testing/desk-entries.ts';
import { sendersOf } from '../../testing/forms.ts';
import { mailsTo } from '../../testing/candidate.ts';
import { addMember, staffBrowser } from '../../testing/staff.ts';
import { OFFICE } from '../../testing/test-service.ts';

const anu = 'anu@example.com';
const ENQUIRIES = 'desk/enquiries';

const { one, patch } = enquiriesAt;

describe.each(databases)('an enquiry at the desk, on $name', (database) => {
  const setUp = async () => {
    const desk = await createDesk(database, 'sales');
    return { ...desk, sent: sendersOf(desk.service.deps) };
  };

  it('has a note that was sent again once, under its key', async () => {
    const { browser, sent } = await setUp();
    const reference = await sent.enquiry();
    for (const key of ['one', 'one', 'two']) {
      const path = `${ENQUIRIES}/${reference}/notes`;
      const answer = await browser.post(path, { text: 'Call' }, { 'idempotency-key': key });
      expect(answer.statusCode).toBe(201);
    }
    const { notes } = await one(browser, reference);
    expect(notes.map(({ text }) => text)).toEqual(['Call', 'Call']);
  });

  it('is changed only when nobody has changed it since it was seen', async () => {
    const { service, browser, sent } = await setUp();
    const reference = await sent.enquiry();
    const other = await staffBrowser(service, 'administrator');
    const seen = await browser.get(`${ENQUIRIES}/${reference}`);
    expect(seen.headers.etag).toBe('"1"');
    expect((await patch(browser, reference, { status: 'open' })).statusCode).toBe(428);
    const changed = await patch(
      other,
      reference,
      { status: 'open', owner: 'T-ADMINISTRATOR' },
      '"1"',
    );
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.headers.etag).toBe('"2"');
    for (const version of ['"1"', '"3"', 'W/"2"', '*']) {
      const stale = await patch(browser, reference, { owner: null }, version);
      expect(stale.statusCode, version).toBe(412);
      expect(stale.json()).toMatchObject({
        type: 'urn:problem:stale',
        current: { status: 'open', owner: 'T-ADMINISTRATOR', version: 2 },
      });
    }
    const same = await patch(browser, reference, { status: 'open' }, '"2"');
    expect(same.json()).toMatchObject({ version: 2 });
    const both = await Promise.all(
      ['closed', 'new'].map(async (status) => patch(browser, reference, { status }, '"2"')),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    const { history } = await one(browser, reference);
    expect(history.map(({ actor, action }) => [actor, action]).toSorted()).toEqual([
      ['T-ADMINISTRATOR', 'enquiry.owner_changed'],
      ['T-ADMINISTRATOR', 'enquiry.status_changed'],
      ['T-SALES', 'enquiry.status_changed'],
    ]);
    await addMember(service, { employee_code: 'E1', role: 'recruiter' });
    await service.storage.db
      .updateTable('staff_members')
      .set({ disabled_at: 1 })
      .where('employee_code', '=', 'T-ADMINISTRATOR')
      .execute();
    for (const change of [
      {},
      { status: 'x' },
      { owner: 'E1' },
      { owner: 'NOBODY' },
      { owner: 1 },
      { name: 'x' },
    ])
      expect(
        (await patch(browser, reference, change, '"3"')).statusCode,
        JSON.stringify(change),
      ).toBe(422);
  });

  it('is answered by a mail that is kept, once for a key', async () => {
    const { service, browser, sent } = await setUp();
    const reference = await sent.contact({ email: anu });
    const before = (await mailsTo(service, anu)).length;
    const mail = { subject: 'Re:\nA map', text: 'Dear Anu,\n\n<b>yes</b>' };
    const send = async (key: string, written: object = mail) =>
      browser.send('POST', `/api/v0/${ENQUIRIES}/${reference}/answer`, written, {
        'idempotency-key': key,
        'if-match': '"1"',
      });
    const first = await send('one');
    expect(first.statusCode, first.body).toBe(202);
    expect((await send('one')).statusCode).toBe(202);
    expect((await send('one', { ...mail, text: 'Other' })).statusCode).toBe(422);
    expect((await send('two', { subject: '', text: ' ' })).statusCode).toBe(422);
    const mails = (await mailsTo(service, anu)).filter(({ reply_to }) => reply_to === OFFICE);
    expect(mails).toMatchObject([{ subject: 'Re: A map', held_for: null }]);
    expect((await mailsTo(service, anu)).length).toBe(before + 1);
    expect(mails[0]?.html).toContain('&lt;b&gt;yes');
    await browser.post(`${ENQUIRIES}/${reference}/notes`, { text: 'Called <i>her</i>.' });
    const now = await one(browser, reference);
    expect(now).toMatchObject({
      status: 'answered',
      version: 2,
      answers: [{ author: 'T-SALES', subject: 'Re: A map', text: mail.text }],
      notes: [{ author: 'T-SALES', text: 'Called <i>her</i>.' }],
    });
    expect(now.history.map(({ action }) => action).toSorted()).toEqual([
      'enquiry.answered',
      'enquiry.note_added',
    ]);
  });

  it('is answered once when two colleagues answer, and the second is told of the first', async () => {
    const { service, browser, sent } = await setUp();
    const reference = await sent.contact({ email: anu });
    const send = async (version: string | undefined, text: string) =>
      browser.send(
        'POST',
        `/api/v0/${ENQUIRIES}/${reference}/answer`,
        { subject: 'Re', text },
        { 'idempotency-key': text, ...(version !== undefined && { 'if-match': version }) },
      );
    expect((await send(undefined, 'mine')).statusCode).toBe(428);
    expect((await send('"1"', 'theirs')).statusCode).toBe(202);
    const refused = await send('"1"', 'mine');
    expect(refused.statusCode).toBe(412);
    expect(refused.headers.etag).toBe('"2"');
    expect(refused.json()).toMatchObject({
      current: { status: 'answered', answers: [{ author: 'T-SALES', text: 'theirs' }] },
    });
    // Nothing was sent, so the idempotency key can be used again.
    expect((await one(browser, reference)).answers).toHaveLength(1);
    expect((await send('"2"', 'mine')).statusCode).toBe(202);
    expect((await send('"2"', 'mine')).statusCode).toBe(202);
    const mails = (await mailsTo(service, anu)).filter(({ reply_to }) => reply_to === OFFICE);
    expect(mails).toHaveLength(2);
    expect((await one(browser, reference)).answers.map(({ text }) => text)).toEqual([
      'mine',
      'theirs',
    ]);
  });

  it('is answered once when ten colleagues answer it at the same moment', async () => {
    const { service, browser, sent } = await setUp();
    const reference = await sent.contact({ email: anu });
    const address = `/api/v0/${ENQUIRIES}/${reference}/answer`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) =>
        browser.send(
          'POST',
          address,
          { subject: 'Re', text: `Answer ${String(index)}` },
          { 'if-match': '"1"', 'idempotency-key': String(index) },
        ),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([202, ...Array.from({ length: 9 }, () => 412)]);
    const mails = (await mailsTo(service, anu)).filter(({ reply_to }) => reply_to === OFFICE);
    expect(mails).toHaveLength(1);
    expect(await one(browser, reference)).toMatchObject({ status: 'answered', version: 2 });
  });

  it.each(['enquiry', 'contact', 'demo'] as const)(
    'releases a suspected %s: it is announced and acknowledged, once',
    async (kind) => {
      const { service, browser, sent } = await setUp();
      const reference = await sent[kind]({ email: anu }, { formSignal: 'fast' });
      expect(await one(browser, reference)).toMatchObject({ suspicion: 'fast' });
      await expect(mailsTo(service, anu)).resolves.toMatchObject([{ held_for: 'fast' }]);
      const [suspected] = await mailsTo(service, OFFICE);
      expect(suspected?.subject).toMatch(/^Suspected robot: /);
      const release = async () => browser.post(`${ENQUIRIES}/${reference}/release`);
      const released = await release();
      expect(released.statusCode, released.body).toBe(200);
      expect(released.json()).toMatchObject({ suspicion: null, version: 2 });
      expect((await release()).json()).toMatchObject({ version: 2 });
      await expect(mailsTo(service, anu)).resolves.toMatchObject([{ held_for: null }]);
      const announced = await mailsTo(service, OFFICE);
      expect(announced).toHaveLength(2);
      expect(announced.map(({ subject }) => subject)).toContain(
        suspected?.subject.replace('Suspected robot: ', ''),
      );
      expect(announced.every(({ reply_to }) => reply_to === anu)).toBe(true);
      const { history } = await one(browser, reference);
      expect(history).toMatchObject([
        { action: 'enquiry.released', details: { suspicion: 'fast' } },
      ]);
    },
  );

  it('repeats no acknowledgment that the operator sent, and writes a deleted one again', async () => {
    const { service, browser, sent } = await setUp();
    const { db } = service.storage;
    const first = await sent.enquiry({ email: anu }, { formSignal: 'trap' });
    const [held] = await mailsTo(service, anu);
    await retry(db, service.deps.clock(), held?.id ?? '');
    await browser.post(`${ENQUIRIES}/${first}/release`);
    await expect(mailsTo(service, anu)).resolves.toHaveLength(1);
    const other = 'b@example.org';
    const second = await sent.enquiry({ email: other }, { formSignal: 'trap' });
    await db.deleteFrom('outbox').where('envelope_to', '=', other).execute();
    await browser.post(`${ENQUIRIES}/${second}/release`);
    await expect(mailsTo(service, other)).resolves.toMatchObject([{ held_for: null }]);
  });
});
