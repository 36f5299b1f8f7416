import {
  type Application,
  type DecisionResult,
  UNDO_MS,
  type UndoOutcome,
} from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { leaseDue, LEASE_MS } from '../../mail/outbox/index.ts';
import { databases } from '../../testing/databases.ts';
import {
  APPLICATIONS,
  decide,
  decided,
  deliver,
  REASON,
  rejection,
  shownTo,
  undo,
} from '../../testing/decisions.ts';
import { createDesk } from '../../testing/desk.ts';
import { applicationsAt } from '../../testing/desk-entries.ts';
import { applyAs, signInAs } from '../../testing/candidate.ts';
import { staffBrowser } from '../../testing/staff.ts';

const anu = 'anu@example.com';
const { one, patch } = applicationsAt;

describe.each(databases)('a decision, on $name', (database) => {
  const setUp = async () => createDesk(database, 'recruiter');

  /** Has a candidate apply, sign in and get the mails of that. */
  const setUpApplied = async () => {
    const setting = await setUp();
    const { service, pass } = setting;
    const reference = await applyAs(service, anu);
    const candidate = await signInAs(service, anu);
    pass(1_000);
    await deliver(setting);
    return { ...setting, reference, candidate };
  };

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
    await patch(browser, first, { tags: ['later'] }, '"2"');
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
    const setting = await setUpApplied();
    const { browser, pass, reference, candidate } = setting;
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
    await expect(shownTo(candidate)).resolves.toMatchObject({ status: 'received' });
    const { decision } = second.json<DecisionResult>();
    expect((await undo(browser, decision, [reference])).statusCode).toBe(200);
    await expect(one(browser, reference)).resolves.toMatchObject({
      status: 'received',
    });
    pass(UNDO_MS);
    await expect(deliver(setting)).resolves.toEqual([]);
  });

  it('without a mail can be undone as well, also when only the status was changed', async () => {
    const { service, browser, pass } = await setUp();
    const reference = await applyAs(service, anu);
    const candidate = await signInAs(service, anu);
    const changed = await patch(browser, reference, { status: 'hired' }, '"1"');
    const { untold } = changed.json<Application>();
    expect(untold).toMatchObject({ undo_ms: UNDO_MS });
    await expect(shownTo(candidate)).resolves.toMatchObject({ status: 'received' });
    expect((await undo(browser, untold?.decision ?? '', [reference])).statusCode).toBe(200);
    pass(UNDO_MS);
    await expect(shownTo(candidate)).resolves.toMatchObject({ status: 'received' });
    const bulk = await browser.post(`${APPLICATIONS}/bulk`, {
      items: [{ reference, version: 3 }],
      status: 'in review',
    });
    expect(bulk.statusCode, bulk.body).toBe(200);
    await expect(shownTo(candidate)).resolves.toMatchObject({ status: 'received' });
    pass(UNDO_MS);
    await expect(shownTo(candidate)).resolves.toMatchObject({ status: 'in review' });
  });

  it('gives way to an applicant who withdraws before it is told', async () => {
    const setting = await setUpApplied();
    const { browser, pass, reference, candidate } = setting;
    const { decision } = await decided(browser, [reference]);
    const withdrawn = await candidate.post('withdraw_application', { reference });
    expect(withdrawn.statusCode, withdrawn.body).toBe(200);
    expect((await undo(browser, decision, [reference])).statusCode).toBe(409);
    pass(UNDO_MS);
    expect((await deliver(setting)).filter(([to]) => to === anu)).toEqual([]);
    await expect(shownTo(candidate)).resolves.toMatchObject({ status: 'withdrawn' });
    await expect(one(browser, reference)).resolves.toMatchObject({
      status: 'withdrawn',
    });
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
});
