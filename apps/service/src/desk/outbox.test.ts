import type { AuditList, DeskMail, MailList } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { leaseDue, LEASE_MS, markFailed, markSent } from '../mail/outbox/index.ts';
import { subscribe } from '../features/subscriptions/index.ts';
import { databases } from '../testing/databases.ts';
import { createDesk, readDesk, readInPages } from '../testing/desk.ts';
import { sendContact, sendEnquiry } from '../testing/forms.ts';
import { mailsTo, signInAs } from '../testing/candidate.ts';
import { contactMessage, enquiry, OFFICE } from '../testing/test-service.ts';

const anu = 'anu@example.com';

describe.each(databases)('the outbox at the desk, on $name', (database) => {
  const setUp = async (environment?: Readonly<Record<string, string>>) =>
    createDesk(database, 'administrator', environment);

  it('say at a mail and at what was sent that an address was refused', async () => {
    const { service, browser } = await setUp();
    const { deps, storage } = service;
    const { reference } = await sendContact(deps, { ...contactMessage, email: anu });
    const { reference: other } = await sendContact(deps, { ...contactMessage, email: 'b@x.org' });
    const leased = await leaseDue(storage, deps.clock(), 4);
    for (const mail of leased.filter(({ envelope_to }) => envelope_to === anu))
      await markFailed(storage, deps.clock(), mail, {
        reason: 'no such box',
        permanent: true,
        addressRefused: true,
      });
    const list = async (state: string) =>
      (await readDesk<MailList>(browser, `outbox?state=${state}`)).items.map(({ to }) => to);
    await expect(list('refused')).resolves.toEqual([anu]);
    await expect(list('parked')).resolves.toEqual([]);
    await expect(readDesk(browser, `enquiries/${reference}`)).resolves.toMatchObject({
      address_refused: true,
    });
    await expect(readDesk(browser, `enquiries/${other}`)).resolves.not.toHaveProperty(
      'address_refused',
    );
    const [mail] = (await readDesk<MailList>(browser, 'outbox?state=refused')).items;
    const retried = await browser.post(`desk/outbox/${mail?.id ?? ''}/retry`);
    expect(retried.json()).toMatchObject({ state: 'waiting' });
    await expect(readDesk(browser, `enquiries/${reference}`)).resolves.not.toHaveProperty(
      'address_refused',
    );
  });

  it('say no longer that an address was refused once another mail arrived there', async () => {
    const { service, browser, pass } = await setUp();
    const { deps, storage } = service;
    const { reference } = await sendContact(deps, { ...contactMessage, email: anu });
    const isRefused = async () =>
      'address_refused' in (await readDesk<object>(browser, `enquiries/${reference}`));
    const deliver = async (isWritten: boolean) => {
      pass(1_000);
      await sendEnquiry(deps, { ...enquiry, email: anu });
      pass(1_000);
      const due = await leaseDue(storage, deps.clock(), 4);
      const ids = due.filter(({ envelope_to }) => envelope_to === anu).map(({ id }) => id);
      await markSent(storage, deps.clock(), ids, { isWritten });
    };
    for (const mail of await leaseDue(storage, deps.clock(), 2))
      if (mail.envelope_to === anu)
        await markFailed(storage, deps.clock(), mail, {
          ...{ reason: 'mailbox full', permanent: true, addressRefused: true },
        });
    await deliver(true);
    await expect(isRefused()).resolves.toBe(true);
    await deliver(false);
    await expect(isRefused()).resolves.toBe(false);
  });

  it('show mails that were only written to a file apart from those that were sent', async () => {
    const { service, browser } = await setUp();
    const { deps, storage } = service;
    await sendEnquiry(deps, { ...enquiry, email: anu });
    const [first, second] = await leaseDue(storage, deps.clock(), 2);
    if (!first || !second) throw new Error('not as many were due');
    await markSent(storage, deps.clock(), [first.id], { isWritten: true });
    await markSent(storage, deps.clock(), [second.id]);
    for (const [state, id] of [
      ['written', first.id],
      ['sent', second.id],
    ])
      await expect(
        readDesk<MailList>(browser, `outbox?state=${String(state)}`),
      ).resolves.toMatchObject({ items: [{ id, state }], total: 1 });
  });

  it('show mails in each state, and have them sent at once when that can be', async () => {
    const { service, browser, pass } = await setUp();
    const { deps, storage } = service;
    const begun = deps.clock();
    await sendEnquiry(deps, { ...enquiry, email: anu }, { formSignal: 'trap' });
    pass(1_000);
    await sendContact(deps, { ...contactMessage, email: 'b@example.org' });
    const states = async (query = '') =>
      (await readDesk<MailList>(browser, `outbox${query}`)).items.map(({ to, state }) => [
        to,
        state,
      ]);
    expect((await states()).toSorted()).toEqual([
      [anu, 'held'],
      ['b@example.org', 'waiting'],
      [OFFICE, 'waiting'],
      [OFFICE, 'waiting'],
    ]);
    // The first mail is sent, the second is parked, and the third is being sent.
    const leased = await leaseDue(storage, deps.clock(), 3);
    const [first, second, third] = leased;
    if (!first || !second || !third) throw new Error('not as many were due');
    await markSent(storage, deps.clock(), [first.id]);
    await markFailed(storage, deps.clock(), second, { reason: 'no such box', permanent: true });
    for (const state of ['sent', 'parked', 'sending', 'held'])
      expect(
        (await states(`?state=${state}`)).map(([, said]) => said),
        state,
      ).toEqual([state]);
    await expect(states('?state=waiting')).resolves.toEqual([]);
    const post = async (id: string, deed: string) => browser.post(`desk/outbox/${id}/${deed}`);
    expect((await post(first.id, 'retry')).statusCode).toBe(409);
    expect((await post(third.id, 'retry')).statusCode).toBe(409);
    expect((await post(second.id, 'release')).statusCode).toBe(409);
    const parked = await readDesk<DeskMail>(browser, `outbox/${second.id}`);
    expect(parked).toMatchObject({
      state: 'parked',
      attempts: 1,
      last_error: 'no such box',
      next_attempt_at: null,
      from: 'no-reply@example.com',
    });
    pass(1_000);
    const retried = await post(second.id, 'retry');
    expect(retried.json()).toMatchObject({ state: 'waiting', next_attempt_at: begun + 2_000 });
    // Entries of the audit log with the same time have no defined order.
    pass(1_000);
    const [held] = (await readDesk<MailList>(browser, 'outbox?state=held')).items;
    expect(held).toMatchObject({ to: anu, held_for: 'trap', next_attempt_at: null });
    expect((await post(held?.id ?? '', 'retry')).statusCode).toBe(409);
    expect((await post(held?.id ?? '', 'release')).json()).toMatchObject({
      state: 'waiting',
      held_for: null,
    });
    expect((await post('no-such-mail', 'release')).statusCode).toBe(404);
    pass(LEASE_MS);
    await expect(states('?state=sending')).resolves.toEqual([]);
    const log = await readDesk<AuditList>(browser, 'audit?action=mail&sort=at');
    expect(log.items).toMatchObject([
      { action: 'mail.read', subject: `mail ${second.id}` },
      {
        actor: 'T-ADMINISTRATOR',
        action: 'mail.retried',
        subject: `mail ${second.id}`,
        details: { from: 'parked' },
      },
      { action: 'mail.released', subject: `mail ${held?.id ?? ''}` },
      { action: 'mail.read', subject: `mail ${held?.id ?? ''}` },
    ]);
    await expect(states('?q=B@EXAMPLE.org')).resolves.toHaveLength(1);
    await expect(states('?q=new%20contact')).resolves.toHaveLength(1);
    await expect(states('?q=%25')).resolves.toEqual([]);
    for (const sort of ['-created_at', 'created_at'])
      await readInPages(browser, `outbox?sort=${sort}`);
    expect((await browser.get('desk/outbox?state=lost')).statusCode).toBe(422);
  });

  it('show no code and no link’s token of any mail, sent or not', async () => {
    const { service, browser } = await setUp();
    const { deps, storage } = service;
    await signInAs(service, anu);
    await subscribe(deps, { email: anu });
    const mails = await mailsTo(service, anu);
    const secrets = new Set(
      mails.flatMap(({ secret, body }) => [
        ...(secret === null ? [] : [secret]),
        ...[...body.matchAll(/token=([\w-]+)/g)].map(([, token = '']) => token),
      ]),
    );
    expect(secrets.size).toBe(2);
    const shown = async () => {
      const list = await browser.get('desk/outbox');
      const texts = [list.body];
      for (const { id } of mails) texts.push((await browser.get(`desk/outbox/${id}`)).body);
      return texts.join('\n');
    };
    const waiting = await shown();
    for (const secret of secrets) expect(waiting).not.toContain(secret);
    expect(waiting).toContain('******');
    const ids = mails.map(({ id }) => id);
    await markSent(storage, deps.clock(), ids, { secrets: ids });
    const sent = await shown();
    for (const secret of secrets) expect(sent).not.toContain(secret);
    expect(sent).toContain('"state":"sent"');
  });
});
