import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

const failure = (command: string, response: string, code = 'EENVELOPE') =>
  Object.assign(new Error(response), {
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

describe('a refused mail', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 <nobody@example.com>: Recipient address rejected: User unknown'],
    ['RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist.'],
    ['RCPT TO', '550 5.1.2 Domain not found'],
    ['RCPT TO', '552 5.2.2 Mailbox full'],
    ['RCPT TO', '550 No such user here'],
    ['DATA', '550 5.1.1 No such user'],
  ])('was refused for its address when %s was answered %j', (command, response) => {
    const code = command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE';
    expect(refusalOf(failure(command, response, code))).toBe('address');
  });

  it.each([
    ['RCPT TO', '554 5.7.1 <nobody@example.com>: Relay access denied'],
    ['RCPT TO', '550 Relaying denied'],
    ['RCPT TO', '550 5.7.1 Your address is on a list'],
    ['RCPT TO', "550 5.1.8 Sender's domain does not exist"],
    ['RCPT TO', '554 Transaction failed'],
    ['MAIL FROM', '550 5.1.1 No such sender'],
    ['DATA', '550 This looks like spam'],
    ['DATA', '552 5.3.4 Message too big'],
  ])('needs the operator when %s was answered %j', (command, response) => {
    const code = command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE';
    expect(refusalOf(failure(command, response, code))).toBe('mail');
  });

  it.each([
    ['RCPT TO', '452 4.2.2 Mailbox full', 'EENVELOPE'],
    ['AUTH PLAIN', '535 5.7.8 No', 'EAUTH'],
    ['CONN', '554 5.3.2 Not now', 'ECONNECTION'],
  ])('is tried again when %s was answered %j', (command, response, code) => {
    expect(refusalOf(failure(command, response, code))).toBe('none');
  });
});
