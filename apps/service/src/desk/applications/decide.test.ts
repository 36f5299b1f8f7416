import type { Account } from '@example/api/accounts';
import {
  type Application,
  type DecisionResult,
  UNDO_MS,
  type UndoOutcome,
} from '@example/api/desk';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { saveApplication } from '../../features/applications/index.ts';
import { leaseDue, LEASE_MS, markFailed, markSent } from '../../mail/outbox/index.ts';
import { databases } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { exportedOf } from '../../testing/exported.ts';
import { applyAs, type Browser, mailsTo, signInAs } from '../../testing/guest.ts';
import { staffBrowser } from '../../testing/staff.ts';
import { application, createTestService } from '../../testing/test-service.ts';

const anu = 'anu@example.com';
const APPLICATIONS = 'desk/applications';
const REASON = 'Too little of the domain.';

const rejection = {
  template: 'rejection',
  subject: 'Your application ({reference})',
  text: 'Dear {name},\n\nnot as {vacancy} this time.',
};

const one = async (browser: Browser, reference: string): Promise<Application> =>
  (await browser.get(`${APPLICATIONS}/${reference}`)).json<Application>();

const decide = async (browser: Browser, body: object, key?: string) => {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return browser.send('POST', `/api/v0/${APPLICATIONS}/decide`, body, headers);
};

const decided = async (
  browser: Browser,
  references: readonly string[],
  rest: object = { mail: rejection },
): Promise<DecisionResult> => {
  const items = references.map((reference) => ({ reference, version: 1 }));
  const answer = await decide(browser, { items, status: 'rejected', ...rest });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<DecisionResult>();
};

const undo = async (browser: Browser, decision: string, references: readonly string[]) =>
  browser.post(`${APPLICATIONS}/undo`, { decision, references });

describe.each(databases)('a decision, on $name', (database) => {
  const setUp = async () => {
    let now = Date.UTC(2026, 10, 23, 9);
    const service = await createTestService({ database, clock: () => now });
    const browser = await staffBrowser(service, 'recruiter');
    return { service, browser, now: () => now, pass: (ms: number) => (now += ms) };
  };
  type Setting = Awaited<ReturnType<typeof setUp>>;

  /** Reads the status of the guest's only application as their account shows it. */
  const shownTo = async (guest: Browser) => {
    const { applications } = (await guest.get('my_account')).json<Account>();
    expect(applications).toHaveLength(1);
    return applications[0];
  };

  /** Delivers the mails that are due. Returns their recipients and subjects. */
  const deliver = async ({ service, now }: Setting) => {
    const due = await leaseDue(service.storage, now(), 100);
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await markSent(service.storage, now(), ids);
    return due.flatMap(({ envelope_to, subject, reply_to }) =>
      reply_to === 'office@example.com' ? [[envelope_to, subject] as const] : [],
    );
  };

  it('has an outcome for each, and is told to the applicants when it can no longer be undone', async () => {
    const setting = await setUp();
    const { service, browser, now, pass } = setting;
    const addresses = ['anu', 'binu', 'chitra', 'dev', 'elias'].map(
      (name) => `${name}@example.com`,
    );
    const references: string[] = [];
    for (const address of addresses) references.push(await applyAs(service, address));
    const [first = '', refused = '', withdrawn = '', stale = '', already = ''] = references;
    // A mail to the second was refused before.
    for (const entry of await leaseDue(service.storage, now(), 100))
      if (entry.envelope_to === addresses[1])
        await markFailed(service.storage, now(), entry, {
          ...{ reason: 'unknown', permanent: true, addressRefused: true },
        });
    const leaver = await signInAs(service, addresses[2] ?? '');
    await leaver.post('withdraw_application', { reference: withdrawn });
    const patched = async (reference: string, change: object) =>
      browser.send('PATCH', `/api/v0/${APPLICATIONS}/${reference}`, change, { 'if-match': '"1"' });
    await patched(stale, { tags: ['seen'] });
    await patched(already, { status: 'rejected' });
    const guest = await signInAs(service, anu);
    pass(UNDO_MS);
    await deliver(setting);

    const weighed = await browser.get(
      `${APPLICATIONS}/weigh?references=${references.join(',')},A-00000000`,
    );
    expect(
      weighed
        .json<Record<string, unknown>[]>()
        .map(({ reference, status, address_refused }) => [reference, status, address_refused])
        .toSorted(),
    ).toEqual(
      [
        [first, 'received', false],
        [refused, 'received', true],
        [withdrawn, 'withdrawn', false],
        [stale, 'received', false],
        [already, 'rejected', false],
      ].toSorted(),
    );
    const { decision, undo_ms, results } = await decided(
      browser,
      [...references, first, 'A-00000000'],
      { mail: rejection, note: REASON },
    );
    expect(undo_ms).toBe(UNDO_MS);
    expect(results.map(({ reference, outcome, mailed }) => [reference, outcome, mailed])).toEqual([
      [first, 'decided', true],
      [refused, 'decided', false],
      [withdrawn, 'withdrawn', false],
      [stale, 'stale', false],
      [already, 'already', false],
      ['A-00000000', 'not-found', false],
    ]);
    expect(results[0]?.application).toMatchObject({ status: 'rejected', notes: 1, version: 2 });
    await expect(one(browser, first)).resolves.toMatchObject({
      status: 'rejected',
      untold: { decision, undo_ms: UNDO_MS },
      notes: [{ text: REASON, author: 'T-RECRUITER' }],
    });

    // Colleagues know it, the applicant does not.
    pass(UNDO_MS - 1);
    await expect(deliver(setting)).resolves.toEqual([]);
    await expect(shownTo(guest)).resolves.toMatchObject({ status: 'received', can_withdraw: true });
    const exported = async () =>
      exportedOf(
        { storage: service.storage, resumes: service.deps.resumes.store },
        ...([anu, now()] as const),
      );
    const [untold] = (await exported())['applications'] ?? [];
    expect(untold).toMatchObject({ status: 'received', notes: [] });
    expect(untold).not.toHaveProperty('version');
    expect(JSON.stringify(await exported())).not.toMatch(/this time|decision|told_status/);

    pass(1);
    await expect(deliver(setting)).resolves.toEqual([[anu, `Your application (${first})`]]);
    await expect(shownTo(guest)).resolves.toMatchObject({
      status: 'rejected',
      can_withdraw: false,
    });
    const [told] = (await exported())['applications'] ?? [];
    expect(told).toMatchObject({ status: 'rejected', notes: [{ text: REASON }] });
    const mail = (await mailsTo(service, anu)).at(-1);
    expect(mail?.body).toContain('Dear Anu,');
    expect(mail?.body).not.toMatch(/[{}]/);
    const { history, untold: over } = await one(browser, first);
    expect(over).toBeUndefined();
    expect(history).toMatchObject([
      {
        action: 'application.decided',
        details: { from: 'received', to: 'rejected', template: 'rejection', noted: true },
      },
    ]);
    expect((await one(browser, refused)).history[0]?.details).toMatchObject({ template: null });
    expect((await undo(browser, decision, references)).statusCode).toBe(409);
    await expect(one(browser, first)).resolves.toMatchObject({ status: 'rejected' });
  });

  it('is undone for one of several, with its mail and its reason, by anybody and once', async () => {
    const setting = await setUp();
    const { service, browser, pass } = setting;
    const [first, second] = [await applyAs(service, anu), await applyAs(service, 'b@example.com')];
    pass(1_000);
    await deliver(setting);
    const { decision } = await decided(browser, [first, second], { mail: rejection, note: REASON });
    pass(UNDO_MS - 1);
    const colleague = await staffBrowser(service, 'administrator');
    // A tag that is added meanwhile stays.
    await browser.send(
      'PATCH',
      `/api/v0/${APPLICATIONS}/${first}`,
      { tags: ['later'] },
      {
        'if-match': '"2"',
      },
    );
    const undone = await undo(colleague, decision, [first, 'A-00000000']);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(undone.json<{ readonly results: readonly UndoOutcome[] }>().results).toMatchObject([
      { reference: first, outcome: 'undone', application: { status: 'received', version: 4 } },
      { reference: 'A-00000000', outcome: 'not-found' },
    ]);
    const again = await undo(browser, decision, [first]);
    expect(again.json()).toMatchObject({ results: [{ outcome: 'undone' }] });
    const { history, notes, tags, untold, version } = await one(browser, first);
    expect({ notes, tags, untold, version }).toEqual({
      ...{ notes: [], tags: ['later'], untold: undefined, version: 4 },
    });
    expect(history[0]).toMatchObject({
      actor: 'T-ADMINISTRATOR',
      action: 'application.decision_undone',
      details: { from: 'rejected', to: 'received' },
    });
    pass(1);
    await expect(deliver(setting)).resolves.toEqual([
      ['b@example.com', `Your application (${second})`],
    ]);
    expect((await undo(browser, decision, [second])).statusCode).toBe(409);
    // Later the status is changed as ever, with a mail of its own.
    const back = await decide(browser, {
      items: [{ reference: second, version: 2 }],
      status: 'in review',
      mail: { template: 'free', subject: 'A mistake', text: 'We are sorry.' },
    });
    expect(back.json<DecisionResult>().results).toMatchObject([{ outcome: 'decided' }]);
  });

  it('that follows an untold one takes that back, and the applicant hears the last one alone', async () => {
    const setting = await setUp();
    const { service, browser, pass } = setting;
    const reference = await applyAs(service, anu);
    const guest = await signInAs(service, anu);
    pass(1_000);
    await deliver(setting);
    const first = await decided(browser, [reference], { mail: rejection, note: REASON });
    pass(5_000);
    const second = await decide(browser, {
      items: [{ reference, version: 2 }],
      status: 'shortlisted',
      mail: { template: 'invitation', subject: 'Come', text: 'Please come.' },
    });
    expect((await undo(browser, first.decision, [reference])).statusCode).toBe(409);
    const { history, notes } = await one(browser, reference);
    expect(notes).toEqual([]);
    expect(history.slice(0, 2)).toMatchObject([
      { action: 'application.decided', details: { from: 'received', to: 'shortlisted' } },
      { action: 'application.decision_undone', details: { from: 'rejected', to: 'received' } },
    ]);
    // The second one can be undone to what the applicant knows.
    pass(6_000);
    await expect(shownTo(guest)).resolves.toMatchObject({ status: 'received' });
    const { decision } = second.json<DecisionResult>();
    expect((await undo(browser, decision, [reference])).statusCode).toBe(200);
    await expect(one(browser, reference)).resolves.toMatchObject({ status: 'received' });
    pass(UNDO_MS);
    await expect(deliver(setting)).resolves.toEqual([]);
  });

  it('without a mail can be undone as well, also when only the status was changed', async () => {
    const { service, browser, pass } = await setUp();
    const reference = await applyAs(service, anu);
    const guest = await signInAs(service, anu);
    const changed = await browser.send(
      'PATCH',
      `/api/v0/${APPLICATIONS}/${reference}`,
      { status: 'hired' },
      { 'if-match': '"1"' },
    );
    const { untold } = changed.json<Application>();
    expect(untold).toMatchObject({ undo_ms: UNDO_MS });
    await expect(shownTo(guest)).resolves.toMatchObject({ status: 'received' });
    expect((await undo(browser, untold?.decision ?? '', [reference])).statusCode).toBe(200);
    pass(UNDO_MS);
    await expect(shownTo(guest)).resolves.toMatchObject({ status: 'received' });
    const bulk = await browser.post(`${APPLICATIONS}/bulk`, {
      items: [{ reference, version: 3 }],
      status: 'in review',
    });
    expect(bulk.statusCode, bulk.body).toBe(200);
    await expect(shownTo(guest)).resolves.toMatchObject({ status: 'received' });
    pass(UNDO_MS);
    await expect(shownTo(guest)).resolves.toMatchObject({ status: 'in review' });
  });

  it('gives way to an applicant who withdraws before it is told', async () => {
    const setting = await setUp();
    const { service, browser, pass } = setting;
    const reference = await applyAs(service, anu);
    const guest = await signInAs(service, anu);
    pass(1_000);
    await deliver(setting);
    const { decision } = await decided(browser, [reference]);
    const withdrawn = await guest.post('withdraw_application', { reference });
    expect(withdrawn.statusCode, withdrawn.body).toBe(200);
    expect((await undo(browser, decision, [reference])).statusCode).toBe(409);
    pass(UNDO_MS);
    expect((await deliver(setting)).filter(([to]) => to === anu)).toEqual([]);
    await expect(shownTo(guest)).resolves.toMatchObject({ status: 'withdrawn' });
    await expect(one(browser, reference)).resolves.toMatchObject({ status: 'withdrawn' });
  });

  it('is made once for a key, and its mail is not sent before its time on request either', async () => {
    const setting = await setUp();
    const { service, browser, now, pass } = setting;
    const reference = await applyAs(service, anu);
    pass(1_000);
    await deliver(setting);
    const body = {
      items: [{ reference, version: 1 }],
      status: 'rejected',
      mail: rejection,
      note: REASON,
    };
    const [first, second] = [
      (await decide(browser, body, 'one')).json<DecisionResult>(),
      (await decide(browser, body, 'one')).json<DecisionResult>(),
    ];
    expect(second).toEqual(first);
    expect((await decide(browser, { ...body, note: 'Other' }, 'one')).statusCode).toBe(422);
    expect((await one(browser, reference)).notes).toHaveLength(1);
    const mail = (await mailsTo(service, anu)).at(-1);
    const administrator = await staffBrowser(service, 'administrator');
    const retried = await administrator.post(`desk/outbox/${mail?.id ?? ''}/retry`);
    expect(retried.json()).toMatchObject({ next_attempt_at: now() + UNDO_MS });
    await expect(deliver(setting)).resolves.toEqual([]);
    expect((await undo(browser, first.decision, [reference])).statusCode).toBe(200);
    expect((await decide(browser, body, 'one')).json()).toMatchObject({
      results: [{ outcome: 'stale', mailed: false }],
    });
  });

  it('is refused when its mail says something else than its status, or names an unknown word', async () => {
    const { service, browser, pass } = await setUp();
    const reference = await applyAs(service, anu);
    const items = [{ reference, version: 1 }];
    for (const body of [
      { items, status: 'shortlisted', mail: rejection },
      { items, status: 'rejected', mail: { ...rejection, template: 'invitation' } },
      { items, status: 'rejected', mail: { ...rejection, text: 'Dear {nmae}' } },
      { items, status: 'rejected', mail: { ...rejection, subject: ' ' } },
      { items, status: 'rejected', note: ' ' },
      { items, status: 'withdrawn' },
      { items: [], status: 'rejected' },
      { items: Array.from({ length: 201 }, () => items[0]), status: 'rejected' },
    ])
      expect((await decide(browser, body)).statusCode, JSON.stringify(body)).toBe(422);
    // The mail of a rejection alone would contradict the status.
    const alone = async () =>
      browser.post(`${APPLICATIONS}/${reference}/mail`, { ...rejection, subject: 'No' });
    expect((await alone()).statusCode).toBe(409);
    await decided(browser, [reference], {});
    expect((await alone()).statusCode).toBe(409);
    pass(UNDO_MS);
    expect((await alone()).statusCode).toBe(202);
  });

  it('does not open the vacancy to the applicant again before they know it', async () => {
    const { service, browser, pass } = await setUp();
    const apply = async () => {
      const resume = await service.deps.resumes.receive(Readable.from([pdf('cv')]), 'cv.pdf');
      const from = { isKnownByWords: true };
      return (await saveApplication(service.deps, application, resume, from)).reference;
    };
    const reference = await apply();
    await decided(browser, [reference], {});
    await expect(apply()).resolves.toBe(reference);
    pass(UNDO_MS);
    await expect(apply()).resolves.not.toBe(reference);
  });

  it('is either undone or told when a mail worker is ahead or comes at the same moment', async () => {
    const setting = await setUp();
    const { service, browser, now, pass } = setting;
    const { storage } = service;
    const references: string[] = [];
    for (let number = 0; number < 20; number += 1)
      references.push(await applyAs(service, `a${String(number)}@example.com`));
    pass(1_000);
    await deliver(setting);
    const { decision } = await decided(browser, references);
    pass(UNDO_MS - 1);
    // The other instance's clock is 1 ms ahead.
    const [leased, ...undone] = await Promise.all([
      leaseDue(storage, now() + 1, 10),
      ...references.map(async (reference) => undo(browser, decision, [reference])),
    ]);
    const isUndone = undone.map(({ statusCode }) => statusCode === 200);
    const sent = new Set(leased.map(({ envelope_to }) => envelope_to));
    for (const [number, reference] of references.entries()) {
      const isTold = sent.has(`a${String(number)}@example.com`);
      expect(isUndone[number], reference).toBe(!isTold);
      const { status } = await one(browser, reference);
      expect(status).toBe(isTold ? 'rejected' : 'received');
    }
    pass(LEASE_MS + 1);
    const left = await leaseDue(storage, now(), 100);
    expect(left.map(({ id }) => id).toSorted()).toEqual(leased.map(({ id }) => id).toSorted());
  });

  it('of two recruiters at the same moment is made by one of them', async () => {
    const { service, browser } = await setUp();
    const other = await staffBrowser(service, 'administrator');
    for (let turn = 0; turn < 5; turn += 1) {
      const references = [await applyAs(service, anu), await applyAs(service, anu)];
      const [mine, theirs] = await Promise.all([
        decided(browser, references, { note: 'mine' }),
        decided(other, references.toReversed(), { note: 'theirs' }),
      ]);
      for (const reference of references) {
        const outcomes = [mine, theirs].map(
          ({ results }) => results.find((result) => result.reference === reference)?.outcome,
        );
        expect(outcomes.toSorted()).toEqual(['already', 'decided']);
        expect((await one(browser, reference)).notes).toHaveLength(1);
      }
    }
  });
});
