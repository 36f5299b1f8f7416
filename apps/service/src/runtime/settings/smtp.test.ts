import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const MAIL_TO = 'office@example.info';

describe('the setting of the mail server', () => {
  it.each([
    ['smtp://mail.example.com', { port: undefined, secure: false, requireTLS: true }],
    ['smtps://mail.example.com:4650', { port: 4650, secure: true }],
    ['smtp://10.0.0.7:25', { port: 25, requireTLS: true }],
    ['smtp://localhost.example.com', { requireTLS: true }],
    ['smtp://localhost:1025', { requireTLS: false, ignoreTLS: false }],
    ['smtp://127.3.2.1:1025', { requireTLS: false }],
    ['smtp://[::1]:1025', { host: '::1', requireTLS: false }],
    ['smtp://127.0.0.1?requireTLS=true', { requireTLS: true }],
    ['smtp://mail?requireTLS=false', { requireTLS: false, ignoreTLS: false }],
    ['smtp://mail?ignoreTLS=true', { requireTLS: false, ignoreTLS: true }],
    ['smtp://mail?tls.rejectUnauthorized=false', { requireTLS: true }],
  ])('reads from %s how a mail server is spoken to', (SMTP_URL, expected) => {
    expect(readSettings({ SMTP_URL, MAIL_TO }).smtp).toMatchObject(expected);
  });

  it('takes a mail server apart', () => {
    const url =
      'smtp://anu%40example.com:a%2Fb@mx.example.com:25/?tls.rejectUnauthorized=false&tls.servername=mail.example.com&name=www.example.com';
    expect(readSettings({ SMTP_URL: url, MAIL_TO }).smtp).toEqual({
      host: 'mx.example.com',
      port: 25,
      secure: false,
      requireTLS: true,
      ignoreTLS: false,
      auth: { user: 'anu@example.com', pass: 'a/b' },
      tls: { rejectUnauthorized: false, servername: 'mail.example.com' },
      name: 'www.example.com',
    });
  });
});
