import type { ApplicationList, EnquiryList, MailList, SubjectMail } from '@example/api/desk';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applyRetention } from '../operations/retention/apply-retention.ts';
import { createOutboxWorker, leaseDue, markFailed, markSent } from '../mail/outbox/index.ts';
import type { Mailer } from '../mail/index.ts';
import { createLog } from '../runtime/logging/index.ts';
import { databases } from '../testing/databases.ts';
import { createDesk, readDesk } from '../testing/desk.ts';
import { DAY_MS } from '../runtime/clock/durations.ts';
import { exportedOf } from '../testing/exported.ts';
import { sendEnquiry } from '../testing/forms.ts';
import { applyAs, type Browser, mailsTo } from '../testing/candidate.ts';
import { member, staffBrowser } from '../testing/staff.ts';
import { countRows, enquiry, type TestService } from '../testing/test-service.ts';
import { personalDataOf } from '../testing/personal-data.ts';

const anu = 'anu@example.com';
const binu = 'binu@example.com';
const WORDS = '550 5.1.1 No such user here';

/** Outcome of a delivery, as Nodemailer reports a mail server's answer. */
const refusalWith = (response: string) =>
  Object.assign(new Error(`all recipients were rejected: ${response}`), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    response,
    responseCode: Number(response.slice(0, 3)),
  });

/** A mail server that answers the mails to some addresses by errors, and takes the others. */
const mailerWith = (answers: Readonly<Record<string, string>>): Mailer => ({
  batchSize: 10,
  deliver: async (entries) =>
    Promise.resolve(
      entries.map((entry) => {
        const answer = answers[entry.envelope_to];
        return answer === undefined
          ? { entry, status: 'sent' as const }
          : { entry, status: 'failed' as const, error: refusalWith(answer) };
      }),
    ),
  close: () => undefined,
});

describe.each(databases)('the mails to a person, on $name', (database) => {
  const setUp = async () => {
    const { service, browser: recruiter, pass } = await createDesk(database, 'recruiter');
    const mailsOf = async (browser: Browser, path: string) =>
      readDesk<readonly SubjectMail[]>(browser, `${path}/mails`);
    return { service, recruiter, mailsOf, pass };
  };

  const write = async (browser: Browser, reference: string, subject = 'An invitation') => {
    const mail = { template: 'free', subject, text: 'Dear Anu,\n\nplease call us.' };
    const answer = await browser.post(`desk/applications/${reference}/mail`, mail);
    expect(answer.statusCode, answer.body).toBe(202);
  };

  const answerEnquiry = async (browser: Browser, reference: string) => {
    const url = `/api/v0/desk/enquiries/${reference}/answer`;
    await browser.send('POST', url, { subject: 'Re', text: 'We can.' }, { 'if-match': '"1"' });
  };

  const retry = async (browser: Browser, of: string, id = '') =>
    browser.post(`desk/applications/${of}/mails/${id}/retry`);

  /** Has the worker deliver all mails that are due, to a mail server with these answers. */
  const deliver = async (
    { storage, deps }: TestService,
    answers: Readonly<Record<string, string>> = {},
  ) => {
    const worker = createOutboxWorker({
      storage,
      mailer: mailerWith(answers),
      clock: deps.clock,
      log: createLog({ write: () => undefined }),
      notices: deps.settings,
      alone: true,
    });
    onTestFinished(async () => worker.stop());
    worker.start();
    const left = async () =>
      storage.db
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('abandoned_at', 'is', null)
        .where('held_for', 'is', null)
        .where('next_attempt_at', '<=', deps.clock())
        .execute();
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    await worker.stop();
  };

  it('are shown in full, by whom and when, the newest first', async () => {
    const { service, recruiter, mailsOf, pass } = await setUp();
    const reference = await applyAs(service, anu);
    await applyAs(service, binu);
    const { reference: asked } = await sendEnquiry(service.deps, { ...enquiry, email: anu });
    const at = pass(1_000);
    await write(recruiter, reference);
    const sales = await staffBrowser(service, 'sales');
    await answerEnquiry(sales, asked);
    await expect(mailsOf(recruiter, `applications/${reference}`)).resolves.toMatchObject([
      {
        state: 'waiting',
        author: 'T-RECRUITER',
        author_name: `${member.name} (T-RECRUITER)`,
        subject: 'An invitation',
        text: 'Dear Anu,\n\nplease call us.',
        created_at: at,
        next_attempt_at: at,
        can_retry: true,
      },
      {
        author: null,
        author_name: null,
        subject: expect.stringContaining(reference) as string,
        text: expect.stringContaining(`Your reference is ${reference}.`) as string,
      },
    ]);
    const administrator = await staffBrowser(service, 'administrator');
    const found = await administrator.get('desk/outbox?q=an%20invitation');
    const { items } = found.json<MailList>();
    const whole = await administrator.get(`desk/outbox/${items[0]?.id ?? ''}`);
    expect(whole.json()).toMatchObject({
      author: 'T-RECRUITER',
      author_name: `${member.name} (T-RECRUITER)`,
    });
    await expect(mailsOf(sales, `enquiries/${asked}`)).resolves.toMatchObject([
      { author: 'T-SALES', subject: 'Re', text: 'We can.' },
      { author: null, subject: expect.stringContaining(asked) as string },
    ]);
  });

  it('say what became of each, mark who was not reached, and are sent again', async () => {
    const { service, recruiter, mailsOf, pass } = await setUp();
    const reference = await applyAs(service, anu);
    const other = await applyAs(service, binu);
    const path = `applications/${reference}`;
    const marked = async (query = '') => {
      const answer = await recruiter.get(`desk/applications${query}`);
      const { items } = answer.json<ApplicationList>();
      return items.filter(({ unreached }) => unreached).map((row) => row.reference);
    };
    await deliver(service);
    pass(1_000);
    await write(recruiter, reference);
    await deliver(service, { [anu]: WORDS });
    const [refused, receipt] = await mailsOf(recruiter, path);
    expect(refused).toMatchObject({ state: 'refused', last_error: WORDS, can_retry: true });
    expect(receipt).toMatchObject({ state: 'sent', can_retry: false });
    await expect(marked()).resolves.toEqual([reference]);
    await expect(marked('?unreached=true')).resolves.toEqual([reference]);
    const found = await recruiter.get('desk/applications?unreached=true');
    expect(found.json<ApplicationList>().total).toBe(1);
    expect((await recruiter.get('desk/applications?unreached=false')).statusCode).toBe(422);

    expect((await retry(recruiter, reference, receipt?.id)).statusCode).toBe(409);
    expect((await retry(recruiter, other, refused?.id)).statusCode).toBe(404);
    expect((await retry(recruiter, reference, '%00')).statusCode).toBe(404);
    const sales = await staffBrowser(service, 'sales');
    expect((await retry(sales, reference, refused?.id)).statusCode).toBe(403);
    expect((await sales.get(`desk/${path}/mails`)).statusCode).toBe(403);
    const again = await retry(recruiter, reference, refused?.id);
    expect(again.json()).toMatchObject([{ id: refused?.id, state: 'waiting' }, {}]);
    await deliver(service);
    await expect(mailsOf(recruiter, path)).resolves.toMatchObject([{ state: 'sent' }, {}]);
    await expect(marked()).resolves.toEqual([]);
    const { history } = (await recruiter.get(`desk/${path}`)).json<{
      readonly history: readonly { readonly action: string; readonly details: object }[];
    }>();
    expect(history[0]).toMatchObject({
      action: 'application.mail_retried',
      details: { from: 'refused' },
    });
  });

  it('lose their mark when a later mail arrives, at enquiries too', async () => {
    const { service, mailsOf, pass } = await setUp();
    const sales = await staffBrowser(service, 'sales');
    const { reference } = await sendEnquiry(service.deps, { ...enquiry, email: anu });
    await deliver(service, { [anu]: '554 5.7.1 Looks like spam' });
    const rows = async (query = '') =>
      (await sales.get(`desk/enquiries${query}`)).json<EnquiryList>().items;
    await expect(rows()).resolves.toMatchObject([{ reference, unreached: true }]);
    await expect(rows('?unreached=true')).resolves.toMatchObject([{ reference }]);
    pass(1_000);
    await answerEnquiry(sales, reference);
    await deliver(service);
    expect((await rows())[0]).not.toHaveProperty('unreached');
    await expect(rows('?unreached=true')).resolves.toEqual([]);
    await expect(mailsOf(sales, `enquiries/${reference}`)).resolves.toMatchObject([
      { state: 'sent' },
      { state: 'parked', can_retry: true },
    ]);
  });

  it('tell their author once when they are given up, and nobody of those that nobody wrote', async () => {
    const { service, recruiter } = await setUp();
    const reference = await applyAs(service, anu);
    await deliver(service, { [anu]: WORDS });
    await expect(mailsTo(service, member.email)).resolves.toEqual([]);
    await write(recruiter, reference);
    const mailbox = { [anu]: WORDS, [member.email]: WORDS };
    await deliver(service, mailbox);
    await deliver(service, mailbox);
    const [notice, ...others] = await mailsTo(service, member.email);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ about: anu, author_code: null, address_refused: 1 });
    expect(notice?.subject).toContain(reference);
    for (const said of [
      'An invitation',
      anu,
      WORDS,
      `${service.deps.settings.publicOrigin}/desk/applications/${reference}`,
    ])
      expect(notice?.body).toContain(said);

    await service.storage.db.updateTable('staff_members').set({ disabled_at: 1 }).execute();
    const admin = await staffBrowser(service, 'administrator');
    await write(admin, reference, 'Of somebody who left');
    await service.storage.db.updateTable('staff_members').set({ disabled_at: 1 }).execute();
    await deliver(service, mailbox);
    await expect(mailsTo(service, member.email)).resolves.toHaveLength(1);
  });

  it('are given to their person without who of the staff wrote them, and who was told of their end', async () => {
    const { service, recruiter } = await setUp();
    const reference = await applyAs(service, anu);
    await write(recruiter, reference);
    await deliver(service, { [anu]: WORDS, [member.email]: `550 5.1.1 No ${member.email}` });
    await expect(mailsTo(service, member.email)).resolves.toHaveLength(1);
    const { outbox = [] } = await exportedOf(personalDataOf(service), anu, service.now());
    expect(outbox.map(({ subject }) => subject)).toContain('An invitation');
    const told = outbox.filter(({ about }) => about === anu);
    expect(told).toHaveLength(2);
    for (const mail of told) expect(mail).not.toHaveProperty('envelope_to');
    for (const kept of ['T-RECRUITER', member.email])
      expect(JSON.stringify(outbox)).not.toContain(kept);
  });

  it('do not tell their author while they may still arrive', async () => {
    const { service, recruiter, mailsOf } = await setUp();
    const reference = await applyAs(service, anu);
    await deliver(service);
    await write(recruiter, reference);
    await deliver(service, { [anu]: '451 4.3.0 Try again later' });
    await expect(mailsTo(service, member.email)).resolves.toEqual([]);
    const [waiting] = await mailsOf(recruiter, `applications/${reference}`);
    expect(waiting).toMatchObject({
      state: 'waiting',
      attempts: 1,
      last_error: '451 4.3.0 Try again later',
    });
    expect(waiting?.next_attempt_at).toBeGreaterThan(service.deps.clock());
  });

  it('stay with what they are about when the outbox deletes them, and go with it', async () => {
    const { service, recruiter, mailsOf, pass } = await setUp();
    const { storage, deps } = service;
    const { retention } = deps.settings;
    const reference = await applyAs(service, anu);
    await sendEnquiry(deps, { ...enquiry, email: binu }, { formSignal: 'trap' });
    await write(recruiter, reference);
    const [written, receipt] = await mailsOf(recruiter, `applications/${reference}`);
    await markSent(storage, deps.clock(), [receipt?.id ?? ''], { isWritten: true });
    const leased = await leaseDue(storage, deps.clock(), 10);
    for (const mail of leased.filter(({ id }) => id === written?.id))
      await markFailed(storage, deps.clock(), mail, {
        reason: WORDS,
        permanent: true,
        addressRefused: true,
      });
    const data = personalDataOf({ deps });
    const later = pass(retention.mails * DAY_MS);
    await applyRetention(data, retention, later);
    const stored = await storage.db.selectFrom('outbox').select('id').execute();
    expect(stored.map(({ id }) => id)).not.toContain(receipt?.id);
    expect(stored.map(({ id }) => id)).not.toContain(written?.id);
    const sentAt = later - retention.mails * DAY_MS;
    const again = await staffBrowser(service, 'recruiter');
    await expect(mailsOf(again, `applications/${reference}`)).resolves.toMatchObject([
      {
        ...written,
        state: 'refused',
        last_error: WORDS,
        next_attempt_at: null,
        attempts: 0,
        can_retry: false,
      },
      { id: receipt?.id, state: 'written', sent_at: sentAt, can_retry: false },
    ]);
    expect((await retry(again, reference, written?.id)).statusCode).toBe(404);
    // The receipt that was held and never released is gone.
    await expect(countRows(storage, 'correspondence')).resolves.toBe(2);
    await applyRetention(data, retention, pass(retention.applications * DAY_MS));
    await expect(countRows(storage, 'correspondence')).resolves.toBe(0);
  });
});
