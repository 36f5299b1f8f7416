import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { addToOutbox, type OutgoingMail } from '../outbox/index.ts';
import { databases, openTestStorage } from '../testing/databases.ts';
import { toMessage } from './message.ts';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The head of a mail as it leaves, after it was in the outbox. */
const headOf = async (database: (typeof databases)[number], mail: Partial<OutgoingMail>) => {
  const storage = await openTestStorage(await database.create());
  const from = { name: '', address: 'no-reply@example.com' };
  await storage.transact(async (db) =>
    addToOutbox(db, from, Date.now(), [
      { to: 'anu@example.com', subject: 'S', text: 'T', ...mail },
    ]),
  );
  const entry = await storage.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const { message } = await composer.sendMail(toMessage(entry));
  if (!Buffer.isBuffer(message)) throw new Error('the message was not composed');
  return message.toString().split('\r\n\r\n')[0]?.split('\r\n') ?? [];
};

describe.each(databases)('a mail’s head, from $name', (database) => {
  it('names the link that ends a subscription, for a provider’s one click', async () => {
    const unsubscribeLink = `https://www.example.com/newsletter/unsubscribe?token=${'x'.repeat(43)}`;
    const head = await headOf(database, { unsubscribeLink });
    expect(head).toContain(`List-Unsubscribe: <${unsubscribeLink}>`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('says nothing of it in other mails', async () => {
    const head = await headOf(database, { replyTo: "o'hara+news@example.info" });
    expect(head.filter((line) => line.startsWith('List-'))).toEqual([]);
    expect(head).toContain("Reply-To: o'hara+news@example.info");
  });
});
