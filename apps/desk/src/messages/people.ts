import type { Person } from '@example/api/desk';
import { formKinds, publicForms } from '@example/api/forms';
import { formNames, formTableNames } from '@example/content/forms';
import { plural } from './lists.ts';

const kinds: Readonly<Record<Person['sent'][number]['kind'], string>> = {
  application: 'Application',
  ...formNames,
};

/** Names of erased records, by the service's names. Other records are only counted as traces. */
const erased: Readonly<Partial<Record<string, (count: number) => string>>> = {
  applications: (count) => plural(count, 'application', 'applications'),
  resumes: (count) => plural(count, 'resume', 'resumes'),
  ...Object.fromEntries(
    formKinds.map((kind) => {
      const { table } = publicForms[kind];
      const [one, many] = [formNames[kind].toLowerCase(), formTableNames[table].toLowerCase()];
      return [table, (count: number) => plural(count, one, many)];
    }),
  ),
  subscriptions: (count) => plural(count, 'subscription', 'subscriptions'),
  accounts: (count) => plural(count, 'account', 'accounts'),
  outbox: (count) => plural(count, 'mail', 'mails'),
};

export const messages = {
  title: 'Personal data',
  text: 'For people who ask what is kept about them, or want it deleted. Whatever you do here is recorded in the audit log, without the address.',
  email: 'Email address of the person',
  lookUp: 'Look up',
  lookingUp: 'Looking up',
  missing: 'Type an email address',
  kinds,
  nothing: {
    heading: 'Nothing is kept about this address',
    text: 'Ask whether the person used another one. Somebody else may have typed it inside a message: search the lists for it.',
  },
  found: {
    sent: 'Sent',
    nothingSent: 'Nothing',
    resumes: 'Resumes',
    subscription: 'Newsletter',
    subscribed: (day: string) => `Asked for on ${day}`,
    account: 'Account',
    since: (day: string) => `Since ${day}`,
    mails: 'Mails',
    none: 'None',
    log: 'Audit log',
    member:
      'A member of the staff has this address. Their account at the desk is not personal data of a visitor: it is neither exported nor erased here.',
    what: 'What is kept',
  },
  export: {
    action: 'Export as JSON',
    hint: 'All of it in one file, resumes included. Make sure that it is this person who asks, and send it to this address only.',
  },
  erase: {
    open: 'Erase…',
    heading: 'Erase this person?',
    goes: 'Deleted for good',
    going: (sent: number, mails: number) => [
      `what they sent (${String(sent)}), with resumes, notes, tags and answers`,
      'the subscription and the account, with its sessions',
      `mails to them and about them (${String(mails)})`,
    ],
    stays: 'Stays',
    staying: [
      'the address where somebody else typed it inside a message, as long as that is kept',
      'the audit log, which names colleagues and references, no visitor',
      'mails that were delivered, and files that were exported',
      'backups, until they are deleted; restoring one erases the person again',
    ],
    confirm: 'Type the address to confirm',
    differs: 'This is not the address',
    action: 'Erase',
    working: 'Erasing',
    office: 'This is an address of the office. With it, mails about all visitors would go.',
  },
  done: {
    heading: 'Erased',
    text: 'This was deleted:',
    traces: (count: number) => plural(count, 'technical record', 'technical records'),
    nothing: 'There was nothing any more.',
  },
  erased,
} as const;
