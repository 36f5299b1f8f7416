import { BACKUP_DAYS } from './retention.ts';
import { attemptFailures } from './sign-in.ts';
import type { Failures, Link } from './types.ts';

/** Texts of a signed-in candidate's page. A module of its own, so that the login page does not carry it. */
export const account = {
  signedIn: (email: string): string => `You are signed in as ${email}.`,
  signOut: {
    name: 'Sign out',
    submit: 'Sign out',
    sending: 'Signing out…',
    failures: attemptFailures({
      undone: 'You were not signed out',
      unknown: 'whether you are signed out',
    }),
  },
  applications: {
    heading: 'Your applications',
    facts: {
      reference: 'Reference',
      status: 'Status',
      applied_on: 'Applied on',
      resume: 'CV/Resume',
      talent_pool: 'Talent pool',
    },
    /** By the contract's statuses. */
    statuses: {
      received: 'Received',
      'in review': 'In review',
      shortlisted: 'Shortlisted',
      rejected: 'Not chosen',
      hired: 'Hired',
      withdrawn: 'Withdrawn',
    },
    /** The link to a file, with its size. */
    resume: (name: string, size: string): string => `${name} (${size})`,
    resumeRemoved: (name: string): string => `${name}, removed`,
    /** The link to stay or leave. */
    inPool: (until: string): string => `Until ${until}: stay or leave`,
    /** For a stored resume that cannot be downloaded, by the contract's reasons. */
    resumeHeld: {
      waiting: (name: string): string => `${name}, being looked at`,
      infected: (name: string): string => `${name}, held back: our virus scanner found something`,
    },
    withdraw: 'Withdraw',
    /** Accessible name of the button, which there is one of for each entry. */
    withdrawName: (title: string, reference: string): string =>
      `Withdraw application ${reference}: ${title}`,
    /** Links between the pages of a long list. */
    older: 'Older applications',
    newest: 'Newest applications',
    none: {
      heading: 'No applications yet',
      text: 'What you apply for with this email will stand here, with its status.',
      link: { label: 'Browse Jobs', href: '/career' } satisfies Link,
    },
  },
  withdraw: {
    heading: 'Withdraw this application?',
    text: 'We stop considering it, delete the CV/resume you sent with it, and tell our office. You cannot take that back, but you can apply again as long as the vacancy is open.',
    kept: 'The application itself stays in your list as withdrawn until you erase your data or we delete it.',
    submit: 'Withdraw application',
    sending: 'Withdrawing…',
    keep: { label: 'Keep it', href: '/login' } satisfies Link,
    done: {
      heading: 'Your application is withdrawn',
      text: (reference: string): string =>
        `We do not consider ${reference} any more, and its CV/resume is deleted.`,
    },
    gone: {
      heading: 'This application cannot be withdrawn',
      text: 'It is not among your applications, is withdrawn already, or has been decided on.',
      back: { label: 'Back to your applications', href: '/login' } satisfies Link,
    },
    failures: {
      ...attemptFailures({
        undone: 'Your application was not withdrawn',
        unknown: 'whether your application was withdrawn',
      }),
      not_found: {
        heading: 'This application cannot be withdrawn',
        text: 'It is not among your applications any more.',
      },
    } satisfies Failures,
  },
  sessions: {
    heading: 'Where you are signed in',
    text: 'If you do not know one of these, end it and set a new password.',
    facts: { begun: 'Signed in', seen: 'Last used' },
    /** Names a device by browser and system; either may be empty. */
    device: (browser: string, system: string): string =>
      [browser || 'A browser', system].filter((part) => part !== '').join(' on '),
    /** Formats a date and an Indian time, each of which is to stay on one line. */
    moment: (date: string, time: string): readonly [string, string] => [`${date},`, `${time} IST`],
    thisOne: 'Now, by this browser',
    end: 'End',
    /** Accessible name of the button, which there is one of for each entry. */
    endName: (device: string, moment: string): string => `End: ${device}, signed in ${moment}`,
    endOthers: 'End all others',
    sending: 'Ending…',
    ended: 'You are signed out there',
    failures: {
      ...attemptFailures({
        undone: 'Nothing was ended',
        unknown: 'whether you are signed out there',
      }),
      not_found: {
        heading: 'You are not signed in there any more',
        text: 'It had ended before. Please reload the page to see where you are.',
      },
    } satisfies Failures,
  },
  data: {
    heading: 'Your data, your say',
    download: {
      heading: 'Download my data',
      text: 'Everything we have stored under your email, in one file: a ZIP with JSON and your CVs/resumes.',
      label: 'Download my data',
    },
    password: {
      heading: 'Set a new password',
      text: 'We mail you a link with which you choose another one.',
      label: 'Set a new password',
    },
    erase: {
      heading: 'Erase me',
      text: 'Deletes your account and all we have stored under your email.',
      label: 'Erase me',
    },
  },
  erase: {
    heading: 'Erase me',
    text: (email: string): string =>
      `We delete, at once and for good, what is stored under ${email}:`,
    removed: [
      'your account and its password, and you are signed out on every device',
      'your applications with their CVs/resumes, also those that are still open: we stop considering them',
      'the enquiries, messages and demo requests you sent with this email',
      'your newsletter subscription',
      'the mails about all these that we still keep',
    ],
    copies: `Copies that we make in case of a breakdown hold it until they are ${String(BACKUP_DAYS)} days old. Where one is needed, we erase you again.`,
    download: { before: 'Would you like a copy first?', label: 'Download my data' },
    fields: { email: 'Your email, typed once more' },
    emailHint: (email: string): string => `To confirm, type ${email}`,
    submit: 'Erase me for good',
    sending: 'Erasing…',
    keep: { label: 'Keep my account', href: '/login' } satisfies Link,
    failures: attemptFailures({
      undone: 'Nothing was erased',
      unknown: 'whether your data was erased',
    }),
  },
} as const;
