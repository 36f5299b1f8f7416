import { createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { OutboxEntry } from '../../storage/index.ts';
import { readSettings } from '../../runtime/settings/index.ts';
import { freePort } from '../../testing/free-port.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const CODE = '493817';

const entry = {
  id: '1',
  message_id: '<1@example.com>',
  envelope_from: 'no-reply@example.com',
  envelope_to: 'anu@example.com',
  from_name: '',
  reply_to: null,
  unsubscribe_link: null,
  subject: 'Your code',
  body: `Your code is ${CODE}.`,
  html: null,
} as unknown as OutboxEntry;

/** Starts a mail server on all addresses that takes every password, even in clear. */
const startServer = async (options: SMTPServerOptions) => {
  const seen = { passwords: [] as string[], mails: [] as string[], secure: [] as boolean[] };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => {
      seen.passwords.push(password ?? '');
      done(null, { user: 'site' });
    },
    onData: (stream, { secure }, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        seen.mails.push(text);
        seen.secure.push(secure);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '0.0.0.0', resolve));
  onTestFinished(async () => new Promise((resolve) => server.close(() => resolve())));
  return { port, seen };
};

const deliver = async (SMTP_URL: string) => {
  const { smtp } = readSettings({ SMTP_URL, MAIL_TO: 'office@example.com' });
  if (!smtp) throw new Error('there is no mail server');
  const mailer = createSmtpMailer(smtp);
  onTestFinished(() => mailer.close());
  const [delivery] = await mailer.deliver([entry], new AbortController().signal);
  return delivery;
};

/** Address that reaches this machine and is not a loopback address. */
const ELSEWHERE = '0.0.0.0';
const untrusted = 'tls.rejectUnauthorized=false';

describe('mail by SMTP', () => {
  it('gives a server without STARTTLS neither password nor mail', async () => {
    const { port, seen } = await startServer({ disabledCommands: ['STARTTLS'] });
    const delivery = await deliver(`smtp://site:hush@${ELSEWHERE}:${String(port)}`);
    expect(delivery).toMatchObject({ status: 'failed', error: { code: 'ETLS' } });
    expect(seen).toEqual({ passwords: [], mails: [], secure: [] });
  });

  it('sends nothing secret when somebody removes the offer of STARTTLS', async () => {
    let heard = '';
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 mail.example.com ESMTP\r\n');
      socket.on('data', (chunk) => {
        heard += chunk.toString();
        const isGreeting = /^(?:EHLO|HELO)/.test(chunk.toString());
        socket.write(isGreeting ? '250-mail\r\n250 AUTH PLAIN LOGIN\r\n' : '250 yes\r\n');
      });
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '0.0.0.0', resolve));
    onTestFinished(async () => new Promise((resolve) => server.close(() => resolve())));
    const delivery = await deliver(`smtp://site:hush@${ELSEWHERE}:${String(port)}`);
    expect(delivery?.status).toBe('failed');
    expect(heard).toMatch(/^EHLO .+\r\nSTARTTLS\r\n/);
    expect(heard).not.toMatch(/AUTH|MAIL|RCPT|DATA/);
    expect(heard).not.toContain(CODE);
    expect(heard).not.toContain(Buffer.from('hush').toString('base64'));
  });

  it('goes by STARTTLS where it is offered, with a certificate that is good', async () => {
    const { port, seen } = await startServer({});
    const url = `smtp://site:hush@${ELSEWHERE}:${String(port)}`;
    await expect(deliver(url)).resolves.toMatchObject({ status: 'failed' });
    expect(seen).toEqual({ passwords: [], mails: [], secure: [] });
    await expect(deliver(`${url}?${untrusted}`)).resolves.toMatchObject({ status: 'sent' });
    expect(seen).toMatchObject({ passwords: ['hush'], secure: [true] });
  });

  it('goes in clear over the loopback, or where the URL says so', async () => {
    const plain = await startServer({ disabledCommands: ['STARTTLS'] });
    for (const end of [
      `@127.0.0.1:${String(plain.port)}`,
      `@${ELSEWHERE}:${String(plain.port)}?requireTLS=false`,
      `@${ELSEWHERE}:${String(plain.port)}?ignoreTLS=true`,
    ])
      await expect(deliver(`smtp://site:hush${end}`)).resolves.toMatchObject({ status: 'sent' });
    expect(plain.seen).toMatchObject({ secure: [false, false, false] });
    const offering = await startServer({});
    const port = String(offering.port);
    await deliver(`smtp://${ELSEWHERE}:${port}?ignoreTLS=true`);
    await deliver(`smtp://${ELSEWHERE}:${port}?requireTLS=false&${untrusted}`);
    expect(offering.seen.secure).toEqual([false, true]);
  });

  it('goes over the loopback by STARTTLS whoever signed the certificate, unless the URL says that it counts', async () => {
    const { port, seen } = await startServer({});
    const strict = [
      'tls.rejectUnauthorized=true',
      'requireTLS=true&tls.rejectUnauthorized=true',
      'tls.servername=mail.example.com',
    ];
    for (const host of ['127.0.0.1', 'localhost']) {
      const url = `smtp://site:hush@${host}:${String(port)}`;
      await expect(deliver(url)).resolves.toMatchObject({ status: 'sent' });
      for (const parameters of strict)
        await expect(deliver(`${url}?${parameters}`)).resolves.toMatchObject({ status: 'failed' });
    }
    expect(seen).toMatchObject({ passwords: ['hush', 'hush'], secure: [true, true] });
    const direct = await startServer({ secure: true });
    await expect(deliver(`smtps://127.0.0.1:${String(direct.port)}`)).resolves.toMatchObject({
      status: 'sent',
    });
  });

  it('goes by TLS from the first byte where the URL begins with smtps', async () => {
    const { port, seen } = await startServer({ secure: true });
    const url = `smtps://site:hush@${ELSEWHERE}:${String(port)}?${untrusted}`;
    await expect(deliver(url)).resolves.toMatchObject({ status: 'sent' });
    expect(seen).toMatchObject({ passwords: ['hush'], secure: [true] });
  });

  it('gives up a mail whose answer never ends, and its connection', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.resume();
      socket.write('220 mail.example.com ESMTP\r\n250-');
      const dripping = setInterval(() => socket.write('x'), 50);
      socket.on('close', () => clearInterval(dripping));
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    onTestFinished(async () => new Promise((resolve) => server.close(() => resolve())));
    const SMTP_URL = `smtp://127.0.0.1:${String(port)}`;
    const { smtp } = readSettings({ SMTP_URL, MAIL_TO: 'office@example.com' });
    if (!smtp) throw new Error('there is no mail server');
    const mailer = createSmtpMailer(smtp, 1, 400);
    const deliveries = await mailer.deliver([entry, entry], new AbortController().signal);
    const late = 'the mail server did not end its answers in time';
    const reasons = deliveries.map(
      (delivery) => delivery.status === 'failed' && delivery.error.message,
    );
    expect(reasons).toEqual([late, late]);
    const openConnections = async () =>
      new Promise((resolve) => server.getConnections((_, open) => resolve(open)));
    await expect.poll(openConnections).toBe(0);
  });
});
