/** Providers whose domains are names of one and the same mailbox. */
const SAME_DOMAIN: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
]);

/** What providers do not look at in the name before the `@`. */
const IGNORED: ReadonlyMap<string, RegExp> = new Map([
  ['gmail.com', /\./g],
  ['proton.me', /[._-]/g],
]);

/**
 * The mailbox that mails to an address arrive in, as far as the address tells: the same for all its spellings.
 * It is what mails are counted by, and no address to write to: two people may have it where a provider reads
 * tags otherwise.
 */
export const mailboxBehind = (email: string): string => {
  const [, name = '', typed = ''] = /^(.*)@(.*)$/s.exec(email.trim().toLowerCase()) ?? [];
  const domain = SAME_DOMAIN.get(typed) ?? typed;
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  const ignored = IGNORED.get(domain);
  return `${ignored ? untagged.replaceAll(ignored, '') : untagged}@${domain}`;
};
