/** Domains of providers that lead to the same mailbox as another domain. */
const SAME_DOMAIN: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
]);

/** Characters before the `@` that providers ignore, by domain. */
const IGNORED: ReadonlyMap<string, RegExp> = new Map([
  ['gmail.com', /\./g],
  ['proton.me', /[._-]/g],
]);

/**
 * Returns the mailbox behind an address, the same for all its spellings as far as they are known. It is a key to count
 * mails by, and no address to write to: at a provider that reads tags otherwise, two people may share it.
 */
export const mailboxBehind = (email: string): string => {
  const [, name = '', typed = ''] = /^(.*)@(.*)$/s.exec(email.trim().toLowerCase()) ?? [];
  const domain = SAME_DOMAIN.get(typed) ?? typed;
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  const ignored = IGNORED.get(domain);
  return `${ignored ? untagged.replaceAll(ignored, '') : untagged}@${domain}`;
};
