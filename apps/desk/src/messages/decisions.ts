import type { ApplicationStatus } from '@example/api/accounts';
import type { settableStatuses, UndoOutcome } from '@example/api/desk';
import { messages as applications } from './applications.ts';
import { plural } from './lists.ts';
import { shortName } from './short-name.ts';

type Status = (typeof settableStatuses)[number];

const applicants = (count: number) => plural(count, 'applicant', 'applicants');

/** Returns one name, or the first with the number of the others. */
const namesOf = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0
    ? shortName(first)
    : `${shortName(first)} and ${plural(others.length, 'other', 'others')}`;

/** Returns the name of one applicant, or the number of several. */
const whom = (names: readonly string[]): string =>
  names.length === 1 ? namesOf(names) : applicants(names.length);

const are = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');

const statusName = (status: ApplicationStatus) => applications.statuses[status].toLowerCase();

const headings: Readonly<Record<Status, (who: string) => string>> = {
  received: (who) => `Put ${who} back to received`,
  'in review': (who) => `Begin the review of ${who}`,
  shortlisted: (who) => `Shortlist ${who}`,
  rejected: (who) => `Reject ${who}`,
  hired: (who) => `Hire ${who}`,
};

const actions: Readonly<Record<Status, string>> = {
  received: 'Put back',
  'in review': 'Begin the review',
  shortlisted: 'Shortlist',
  rejected: 'Reject',
  hired: 'Hire',
};

export const messages = {
  reject: 'Reject',
  heading: (status: Status, names: readonly string[]) => headings[status](whom(names)),
  action: (status: Status, count: number, all: number) =>
    all === 1 ? actions[status] : `${actions[status]} ${count.toLocaleString('en-IN')}`,
  working: 'Working',
  status: 'Status',
  reason: 'Reason, for colleagues',
  reasonHint: 'Kept as a note. Applicants get it only if they ask for all their data.',
  mail: 'Mail',
  noMail: 'No mail',
  placeholders: '{name}, {vacancy} and {reference} are filled in for each applicant.',
  unknownPlaceholders: (words: readonly string[]) =>
    `${words.join(', ')} would not be filled in. Only {name}, {vacancy} and {reference} are.`,
  unfilledPlaceholders: (words: readonly string[]) =>
    `${words.join(', ')} would be sent as it stands here. Write out what it means.`,
  preview: (name: string) => `As ${shortName(name)} gets it`,
  summary: {
    label: 'What happens',
    decided: (status: Status, names: readonly string[]) =>
      names.length === 0
        ? 'Nobody is left to decide on.'
        : `${whom(names)} ${are(names)} ${statusName(status)}.`,
    mailed: (count: number, all: number, template: string) => {
      if (count === 0) return 'Nobody gets a mail.';
      const who = all === 1 ? 'They get' : count === all ? 'All get' : plural(count, 'gets', 'get');
      return `${who} the mail “${template}”.`;
    },
    silent: 'Nobody gets a mail: applicants see the status in their account only.',
    refused: (names: readonly string[]) =>
      `${namesOf(names)} ${names.length === 1 ? 'gets' : 'get'} none: the address refused a mail before.`,
    withdrawn: (names: readonly string[]) =>
      `${namesOf(names)} withdrew and ${are(names)} left out.`,
    already: (status: Status, names: readonly string[]) =>
      `${namesOf(names)} ${are(names)} ${statusName(status)} already and ${are(names)} left out.`,
    stale: (names: readonly string[]) =>
      `${namesOf(names)} ${names.length === 1 ? 'was' : 'were'} changed by a colleague meanwhile: you are asked before.`,
    gone: (names: readonly string[]) => `${namesOf(names)} ${are(names)} not there any more.`,
    undo: (seconds: number) =>
      `Nothing is told for ${String(seconds)} seconds. Until then you can undo it.`,
  },
  undo: {
    label: 'Not told yet',
    done: (status: ApplicationStatus, names: readonly string[]) =>
      `${whom(names)} ${are(names)} ${statusName(status)}.`,
    /** Read aloud once, instead of the seconds. */
    announced: (seconds: number) => `Press Z within ${String(seconds)} seconds to undo it.`,
    mailed: (mailed: number, all: number) => {
      if (mailed === 0) return 'No mail. Told in the account';
      if (all === 1) return 'The mail goes';
      return mailed === all
        ? 'The mails go'
        : `${mailed.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')} get a mail`;
    },
    in: (seconds: number) => `in ${String(seconds)} s`,
    all: 'Undo all',
    one: 'Undo',
    key: 'Z',
    choose: 'Undo for some',
    chosen: (name: string) => `Undo for ${shortName(name)}`,
    hide: 'Close this notice; the decision stays',
    undone: (names: readonly string[]) =>
      `Taken back: ${whom(names)} ${are(names)} as before, and nothing is told.`,
    failed: 'It could not be taken back.',
    outcomes: {
      told: 'It is told already.',
      replaced: 'Another change came after it.',
      withdrawn: 'The applicant withdrew meanwhile.',
      'not-found': 'The application is not there any more.',
    } satisfies Readonly<Record<Exclude<UndoOutcome['outcome'], 'undone'>, string>>,
  },
  /** In the mail dialog, for the template that says a status. */
  withStatus: 'The status becomes Rejected with this mail. You can undo both for ten seconds.',
  /** In the mail dialog, for an invitation to somebody who is not an applicant any more. */
  invitesEnded: {
    rejected: 'This application is rejected, and the invitation does not change that.',
    withdrawn: 'The applicant withdrew this application.',
  },
} as const;
