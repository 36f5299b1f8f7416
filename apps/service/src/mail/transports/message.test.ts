import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { addToOutbox, type OutgoingMail } from '../outbox/index.ts';
import { databases, openTestStorage } from '../../testing/databases.ts';
import { toMessage } from './message.ts';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Returns a mail as it is sent from the outbox. */
const sent = async (database: (typeof databases)[number], mail: Partial<OutgoingMail>) => {
  const storage = await openTestStorage(await database.createMigrated());
  const from = { name: '', address: 'no-reply@example.com' };
  await storage.transact(async (db) =>
    addToOutbox(db, from, Date.now(), [
      { to: 'anu@example.com', subject: 'S', text: 'T', ...mail },
    ]),
  );
  const entry = await storage.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const compose = async () => {
    const { message } = await composer.sendMail(toMessage(entry));
    if (!Buffer.isBuffer(message)) throw new Error('the message was not composed');
    return message.toString();
  };
  const message = await compose();
  expect(await compose(), 'the same entry makes the same message').toBe(message);
  return message;
};

const linesOfHead = (message: string) => message.split('\r\n\r\n')[0]?.split('\r\n') ?? [];

const headOf = async (database: (typeof databases)[number], mail: Partial<OutgoingMail>) =>
  linesOfHead(await sent(database, mail));

/** Decodes the text of a part, whose first lines are its headers. */
const decode = (part: string) => {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (head.includes('base64')) return Buffer.from(text, 'base64').toString('utf8');
  if (!head.includes('quoted-printable')) return text;
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

describe.each(databases)('a mail’s head, from $name', (database) => {
  it('names the link that ends a subscription, for a provider’s one click', async () => {
    const unsubscribeLink = `https://www.example.com/newsletter/unsubscribe?token=${'x'.repeat(43)}`;
    const head = await headOf(database, { unsubscribeLink });
    expect(head).toContain(`List-Unsubscribe: <${unsubscribeLink}>`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('says that nobody wrote it, unless a member of the staff did', async () => {
    const line = 'Auto-Submitted: auto-generated';
    expect(await headOf(database, {})).toContain(line);
    const written = await headOf(database, { author: 'E1001' });
    expect(written.filter((one) => one.startsWith('Auto-Submitted'))).toEqual([]);
  });

  it('names no such link in other mails', async () => {
    const head = await headOf(database, { replyTo: "o'hara+news@example.info" });
    expect(head.filter((line) => line.startsWith('List-'))).toEqual([]);
    expect(head).toContain("Reply-To: o'hara+news@example.info");
  });
});

describe.each(databases)('a mail’s body, from $name', (database) => {
  const text = `Dear അനിത,\n\n${'a long line '.repeat(12)}\n`;

  it('is the text first and the HTML after it, as they were written', async () => {
    const html = `<!doctype html>\n<p title="=3D">${'അനിത, a long line '.repeat(12)}</p>\n`;
    const message = await sent(database, { text, html });
    const boundary = /^Content-Type: multipart\/alternative;\r\n boundary="([^"]+)"/m.exec(message);
    const parts = message.split(`--${boundary?.[1] ?? 'none'}`).slice(1, -1);
    expect(parts).toHaveLength(2);
    expect(parts[0]).toContain('Content-Type: text/plain; charset=utf-8');
    expect(parts[1]).toContain('Content-Type: text/html; charset=utf-8');
    const [plain, rich] = parts.map((part) => decode(part).replaceAll('\r\n', '\n').trimEnd());
    expect(plain).toBe(text.trimEnd());
    expect(rich).toBe(html.trimEnd());
    expect(Math.max(...message.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  });

  it('is plain text alone when there is nothing else', async () => {
    const message = await sent(database, { text });
    expect(message).toContain('\r\nContent-Type: text/plain; charset=utf-8\r\n');
    expect(message).not.toContain('multipart');
    expect(decode(message).replaceAll('\r\n', '\n').trimEnd()).toBe(text.trimEnd());
  });
});
