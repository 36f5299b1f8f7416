import { formSignals } from '@example/api/form-signals';
import { enquiries } from '@example/content/enquiries';
import { describe, expect, it } from 'vitest';
import { databases, openTestStorage } from '../testing/databases.ts';
import { countRows, enquiry } from '../testing/test-service.ts';
import { IDEMPOTENCY_KEPT_MS, purgeIdempotencyKeys } from '../idempotency/index.ts';
import { leaseDue, retry } from '../outbox/index.ts';
import { readSettings } from '../settings/index.ts';
import type { SubmissionDeps } from '../submissions/index.ts';
import { sendEnquiry } from './send-enquiry.ts';

describe.each(databases)('an enquiry on $name', ({ createMigrated }) => {
  const setUp = async () => {
    const storage = await openTestStorage(await createMigrated());
    const time = { now: Date.now() };
    const deps: SubmissionDeps = {
      settings: readSettings({}),
      storage,
      outbox: { wake: () => undefined },
      clock: () => time.now,
    };
    return { storage, deps, time };
  };

  it('is stored with its two mails under a reference that can be quoted', async () => {
    const { storage, deps } = await setUp();
    const { reference } = await sendEnquiry(deps, { ...enquiry, email: ' anu@example.com ' });
    expect(reference).toMatch(/^E-[0-9A-HJKMNP-TV-Z]{8}$/);
    const rows = await storage.db.selectFrom('enquiries').selectAll().execute();
    expect(rows).toMatchObject([{ reference, ...enquiry, suspicion: null }]);
    const mails = await storage.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(mails).toHaveLength(2);
    const [announcement] = mails.filter((mail) => mail.envelope_to === 'office@example.com');
    const [acknowledgment] = mails.filter((mail) => mail.envelope_to === enquiry.email);
    expect(announcement).toMatchObject({ reply_to: enquiry.email, sent_at: null, attempts: 0 });
    expect(announcement?.body).toContain(enquiry.msg);
    expect(acknowledgment).toMatchObject({ reply_to: null });
    expect(acknowledgment?.subject).toContain(reference);
  });

  it.each(formSignals)(
    'that a robot seems to have sent (%s) is put aside, not lost',
    async (sign) => {
      const { storage, deps } = await setUp();
      const { reference } = await sendEnquiry(deps, enquiry, { formSignal: sign });
      expect(reference).toMatch(/^E-[0-9A-HJKMNP-TV-Z]{8}$/);
      const rows = await storage.db.selectFrom('enquiries').selectAll().execute();
      expect(rows).toMatchObject([{ reference, ...enquiry, suspicion: sign }]);
      const [announcement, ...others] = await leaseDue(storage, Date.now(), 10);
      expect(others).toEqual([]);
      expect(announcement).toMatchObject({
        envelope_to: 'office@example.com',
        subject: `Suspected robot: New enquiry ${reference}`,
      });
      const held = await storage.db
        .selectFrom('outbox')
        .selectAll()
        .where('held_for', '=', sign)
        .execute();
      expect(held).toMatchObject([{ envelope_to: enquiry.email }]);
      await expect(retry(storage.db, Date.now(), held[0]?.id ?? '')).resolves.toBe('due');
      await expect(leaseDue(storage, Date.now(), 10)).resolves.toMatchObject([
        { envelope_to: enquiry.email, held_for: null },
      ]);
    },
  );

  it('is put aside by its first call, whatever a repeated one says', async () => {
    const { storage, deps } = await setUp();
    const first = await sendEnquiry(deps, enquiry, { idempotencyKey: 'k', formSignal: 'fast' });
    await expect(sendEnquiry(deps, enquiry, { idempotencyKey: 'k' })).resolves.toEqual(first);
    const rows = await storage.db.selectFrom('enquiries').select('suspicion').execute();
    expect(rows).toEqual([{ suspicion: 'fast' }]);
  });

  it.each([
    [{ email: 'x', user_name: '', msg: '' }, 'email', enquiries.validation.email_invalid],
    [{ ...enquiry, user_name: ' ', msg: '' }, 'user_name', enquiries.validation.user_name_missing],
    [{ ...enquiry, msg: ' \n' }, 'msg', enquiries.validation.msg_missing],
  ])('is refused with the first rule that fails: %j', async (input, field, message) => {
    const { storage, deps } = await setUp();
    await expect(sendEnquiry(deps, input)).rejects.toMatchObject({
      kind: 'bad-input',
      errors: [{ field, message }],
    });
    await expect(countRows(storage, 'enquiries')).resolves.toBe(0);
    await expect(countRows(storage, 'outbox')).resolves.toBe(0);
  });

  it('is stored once for a key, however many calls come at the same moment', async () => {
    const { storage, deps } = await setUp();
    const receipts = await Promise.all(
      Array.from({ length: 40 }, async () =>
        sendEnquiry(deps, enquiry, { idempotencyKey: 'same' }),
      ),
    );
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    await expect(countRows(storage, 'enquiries')).resolves.toBe(1);
    await expect(countRows(storage, 'outbox')).resolves.toBe(2);
  });

  it('wins alone when several have the same key', async () => {
    const { storage, deps } = await setUp();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, async (_, index) =>
        sendEnquiry(deps, { ...enquiry, msg: String(index) }, { idempotencyKey: 'same' }),
      ),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const outcome of refused) expect(outcome).toHaveProperty('reason.kind', 'conflict');
    await expect(countRows(storage, 'enquiries')).resolves.toBe(1);
  });

  it('can be sent again with a key that is too old, purged or not', async () => {
    const { storage, deps, time } = await setUp();
    const first = await sendEnquiry(deps, enquiry, { idempotencyKey: 'k' });
    time.now += IDEMPOTENCY_KEPT_MS - 1;
    await expect(sendEnquiry(deps, enquiry, { idempotencyKey: 'k' })).resolves.toEqual(first);
    time.now += 1;
    await expect(sendEnquiry(deps, enquiry, { idempotencyKey: 'k' })).resolves.not.toEqual(first);
    await purgeIdempotencyKeys(storage.db, time.now + IDEMPOTENCY_KEPT_MS);
    await expect(countRows(storage, 'idempotency_keys')).resolves.toBe(0);
    await expect(countRows(storage, 'enquiries')).resolves.toBe(2);
  });
});
