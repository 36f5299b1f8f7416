import { contact } from '@example/content/contact';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/index.ts';
import type { SubmissionDeps } from '../submissions/index.ts';
import { databases, openTestStorage } from '../testing/databases.ts';
import { contactMessage, countRows } from '../testing/test-service.ts';
import { sendContact } from './send-contact.ts';

describe.each(databases)('a contact message on $name', ({ createMigrated }) => {
  const setUp = async () => {
    const storage = await openTestStorage(await createMigrated());
    const deps: SubmissionDeps = {
      settings: readSettings({}),
      storage,
      outbox: { wake: () => undefined },
      clock: Date.now,
    };
    return { storage, deps };
  };

  it('is stored with its two mails, and nothing typed is in a subject or goes to a stranger', async () => {
    const { storage, deps } = await setUp();
    const { reference } = await sendContact(deps, contactMessage);
    expect(reference).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{8}$/);
    const rows = await storage.db.selectFrom('contact_messages').selectAll().execute();
    expect(rows).toMatchObject([{ reference, ...contactMessage }]);
    const mails = await storage.db.selectFrom('outbox').selectAll().execute();
    expect(mails).toHaveLength(2);
    const [announcement] = mails.filter((mail) => mail.envelope_to === 'office@example.com');
    const [acknowledgment] = mails.filter((mail) => mail.envelope_to === contactMessage.email);
    expect(announcement).toMatchObject({
      reply_to: contactMessage.email,
      subject: `New contact message ${reference}`,
    });
    for (const typed of Object.values(contactMessage)) {
      expect(announcement?.body).toContain(typed);
    }
    expect(acknowledgment).toMatchObject({ reply_to: null, unsubscribe_link: null });
    expect(acknowledgment?.subject).toContain(reference);
    for (const mail of [announcement, acknowledgment]) expect(mail?.html).toContain(reference);
    expect(acknowledgment?.body).not.toContain(contactMessage.subject);
    expect(acknowledgment?.body).not.toContain(contactMessage.message);
    expect(acknowledgment?.html).not.toContain(contactMessage.subject);
    expect(acknowledgment?.html).not.toContain(contactMessage.message);
  });

  it('is refused with the text of every field that fails, and not stored', async () => {
    const { storage, deps } = await setUp();
    const { validation } = contact;
    const input = { phone_number: '12', email: 'anu', name: ' ', subject: 'A map', extra: 1 };
    await expect(sendContact(deps, input)).rejects.toMatchObject({
      kind: 'bad-input',
      errors: [
        { field: 'name', message: validation.name_missing },
        { field: 'email', message: validation.email_invalid },
        { field: 'phone_number', message: validation.phone_number_invalid },
        { field: 'message', message: validation.message_missing },
        { field: 'extra', message: 'This field is not known.' },
      ],
    });
    await expect(countRows(storage, 'contact_messages')).resolves.toBe(0);
    await expect(countRows(storage, 'outbox')).resolves.toBe(0);
  });

  it('is stored once for a key, however many calls come at the same moment', async () => {
    const { storage, deps } = await setUp();
    const receipts = await Promise.all(
      Array.from({ length: 40 }, async () =>
        sendContact(deps, contactMessage, { idempotencyKey: 'same' }),
      ),
    );
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    await expect(countRows(storage, 'contact_messages')).resolves.toBe(1);
    await expect(countRows(storage, 'outbox')).resolves.toBe(2);
    const other = sendContact(
      deps,
      { ...contactMessage, message: 'Other' },
      { idempotencyKey: 'same' },
    );
    await expect(other).rejects.toMatchObject({ kind: 'conflict' });
  });
});
