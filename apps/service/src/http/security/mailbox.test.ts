import { describe, expect, it } from 'vitest';
import { mailboxBehind } from './mailbox.ts';

describe('mailboxBehind', () => {
  it.each([
    ['anu@example.com', 'anu@example.com'],
    ['Anu@Example.COM', 'anu@example.com'],
    ['anu+1@example.com', 'anu@example.com'],
    ['anu+a+b.c@example.com', 'anu@example.com'],
    ['a.nu@example.com', 'a.nu@example.com'],
    ['A.N.U+shop@gmail.com', 'anu@gmail.com'],
    ['anu@GoogleMail.com', 'anu@gmail.com'],
    ['a-n_u+1@protonmail.com', 'anu@proton.me'],
    ['anu+1@me.com', 'anu@icloud.com'],
    ['+anu@example.com', '+anu@example.com'],
    ['anu@constructor', 'anu@constructor'],
  ])('takes %s for %s', (email, mailbox) => {
    expect(mailboxBehind(email)).toBe(mailbox);
  });
});
