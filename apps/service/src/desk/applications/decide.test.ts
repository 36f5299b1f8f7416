import { type DecisionResult, UNDO_MS } from '@example/api/desk';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { saveApplication } from '../../features/applications/index.ts';
import { leaseDue, markFailed } from '../../mail/outbox/index.ts';
import { databases } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
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
import { exportedOf } from '../../testing/exported.ts';
import { applyAs, mailsTo, sendApplication, signInAs } from '../../testing/candidate.ts';
import { staffBrowser } from '../../testing/staff.ts';
import { application } from '../../testing/test-service.ts';

const anu = 'anu@example.com';
const { one } = applicationsAt;

describe.each(databases)('a decision, on $name', (database) => {
  const setUp = async () => createDesk(database, 'recruiter');
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
    const candidate = await signInAs(service, anu);
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
    await expect(shownTo(candidate)).resolves.toMatchObject({
      status: 'received',
      can_withdraw: true,
    });
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
    await expect(shownTo(candidate)).resolves.toMatchObject({
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
    expect((await one(browser, refused)).history[0]?.details).toMatchObject({
      template: null,
    });
    expect((await undo(browser, decision, references)).statusCode).toBe(409);
    await expect(one(browser, first)).resolves.toMatchObject({ status: 'rejected' });
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

  it('leaves braces alone in a mail that is sent as it is written', async () => {
    const setting = await setUp();
    const reference = await applyAs(setting.service, anu);
    const mail = { ...rejection, subject: 'Dear {reference} {nmae} Bar', as_written: true };
    await decided(setting.browser, [reference], { mail });
    setting.pass(UNDO_MS);
    expect(await deliver(setting)).toContainEqual([anu, mail.subject]);
  });

  it('passes no link on to an address that a stranger typed beside it as a name', async () => {
    const setting = await setUp();
    const { service, browser } = setting;
    const applicant = { applcnt_email: anu, applcnt_name: 'Claim your prize at evil.example' };
    const reference = await sendApplication(service, applicant);
    const templates = await browser.get(`${APPLICATIONS}/${reference}/templates`);
    expect(templates.json<{ readonly text: string }[]>().map(({ text }) => text)).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/^Dear applicant,/) as string),
    );
    await decided(browser, [reference], { mail: { ...rejection, subject: 'For {name}' } });
    setting.pass(UNDO_MS);
    expect(await deliver(setting)).toContainEqual([anu, 'For applicant']);
    const mail = (await mailsTo(service, anu)).at(-1);
    expect(mail?.body).toContain('Dear applicant,');
    expect(`${mail?.body ?? ''} ${mail?.html ?? ''}`).not.toContain('evil');
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
