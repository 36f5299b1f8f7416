import { templateNames } from '@example/content/desk';
import { messages } from './applications.ts';
import { dayText } from './dates.ts';
import { messages as enquiries } from './enquiries.ts';
import { messages as shell } from './shell.ts';
import { messages as staff } from './staff.ts';
import { messages as vacancies } from './vacancies.ts';

type Details = Readonly<Record<string, unknown>>;

/** Returns the word for a value of the log, or nothing for a value without one. */
const wordIn = (words: Readonly<Record<string, string>>, value: unknown): string =>
  Object.entries(words).find(([name]) => name === value)?.[1] ?? '';

/** Returns the words for the names of fields. */
const wordsIn = (words: Readonly<Record<string, string>>, names: unknown): string =>
  Object.entries(words)
    .filter(([name]) => Array.isArray(names) && names.includes(name))
    .map(([, word]) => word.toLowerCase())
    .join(', ');

const statusOf = (value: unknown) => wordIn(messages.statuses, value);
const roleOf = (value: unknown) => wordIn(shell.roles, value);
const enquiryStatusOf = (value: unknown) => wordIn(enquiries.statuses, value);

/** Puts a colon before a text that is not empty. */
const after = (text: string) => (text === '' ? '' : `: ${text}`);

/** Returns the numbers of added and removed tags. The log does not name the tags. */
const countsOf = (counts: Details) => {
  const said = ['added', 'removed'].flatMap((name) => {
    const count = counts[name];
    return typeof count === 'number' && count > 0 ? [`${String(count)} ${name}`] : [];
  });
  return after(said.join(', '));
};

const dayOf = (value: unknown) => (typeof value === 'string' ? dayText(value) : '');

const templateOf = (value: unknown) => after(wordIn(templateNames, value));

/** Returns a phrase about a change of the owner. `names` are those of the owners, which the service adds to the log's. */
const ownerChange = ({ from, to, names }: Details) => {
  const known = (names ?? {}) as Readonly<Partial<Record<string, string>>>;
  const personOf = (code: unknown) => (typeof code === 'string' ? (known[code] ?? code) : 'nobody');
  return `changed the owner from ${personOf(from)} to ${personOf(to)}`;
};

const sentFieldsOf = (names: unknown) =>
  wordsIn({ name: 'name', phone: 'phone number', email: 'email address' }, names);

/** Returns the rest of a phrase that ends with the role. */
const roleChange = (from: unknown, to: unknown) =>
  to === undefined ? '' : ` from ${roleOf(from)} to ${roleOf(to)}`;

const told: Readonly<Partial<Record<string, (details: Details) => string>>> = {
  'application.status_changed': ({ from, to }) =>
    `changed the status from ${statusOf(from)} to ${statusOf(to)}`,
  'application.decided': ({ from, to, template, noted }) =>
    [
      `changed the status from ${statusOf(from)} to ${statusOf(to)}`,
      ...(typeof template === 'string'
        ? [`with a mail${templateOf(template)}`]
        : ['without a mail']),
      ...(noted === true ? ['with a reason'] : []),
    ].join(', '),
  'application.decision_undone': ({ from, to }) =>
    `took ${statusOf(from)} back before it was told: it is ${statusOf(to)}`,
  'application.corrected': ({ fields }) => `corrected what was sent${after(sentFieldsOf(fields))}`,
  'application.tags_changed': (counts) => `changed the tags${countsOf(counts)}`,
  'application.owner_changed': ownerChange,
  'application.note_added': () => 'wrote a note',
  'application.mailed': ({ template }) => `wrote to the applicant${templateOf(template)}`,
  'application.mail_retried': () => 'had a mail sent again',
  'application.resume_read': () => 'opened the resume',
  'application.read': () => 'looked at this application',
  'applications.listed': () => 'looked at a list of applications',
  'applications.exported': () => 'downloaded a list of applications',
  'vacancy.created': ({ copy_of }) =>
    typeof copy_of === 'number'
      ? `made this draft as a copy of vacancy ${String(copy_of)}`
      : 'made this draft',
  'vacancy.changed': ({ fields }) => `changed ${wordsIn(vacancies.fields, fields)}`,
  'vacancy.published': ({ from, first_date }) =>
    `published this ${wordIn(vacancies.statuses, from).toLowerCase()} vacancy from ${dayOf(first_date)} on`,
  'vacancy.extended': ({ from, to }) => `moved the last day from ${dayOf(from)} to ${dayOf(to)}`,
  'vacancy.owner_changed': ownerChange,
  'vacancy.category_added': () => 'added this category',
  'vacancy.location_added': () => 'added this location',
  'vacancy.closed': () => 'closed this vacancy',
  'vacancy.deleted': () => 'deleted this vacancy',
  'enquiry.status_changed': ({ from, to }) =>
    `changed the status from ${enquiryStatusOf(from)} to ${enquiryStatusOf(to)}`,
  'enquiry.corrected': ({ fields }) => `corrected what was sent${after(sentFieldsOf(fields))}`,
  'enquiry.owner_changed': ownerChange,
  'enquiry.note_added': () => 'wrote a note',
  'enquiry.answered': () => 'answered',
  'enquiry.mail_retried': () => 'had a mail sent again',
  'enquiry.released': () => 'said that no robot sent this',
  'enquiry.read': () => 'looked at this',
  'enquiries.listed': () => 'looked at a list of enquiries',
  'enquiries.exported': () => 'downloaded a list of enquiries',
  'subscribers.listed': () => 'looked at a list of subscribers',
  'subscribers.exported': () => 'downloaded a list of subscribers',
  'person.looked_up': () => 'looked up what is kept about this person',
  'person.exported': () => 'exported what is kept about this person',
  'person.corrected': ({ fields }) =>
    `corrected what this person sent${after(sentFieldsOf(fields))}`,
  'person.erased': () => 'erased this person',
  'audit.exported': () => 'downloaded the audit log',
  'view.saved': () => 'saved a view of this list',
  'view.changed': () => 'changed a saved view of this list',
  'view.deleted': () => 'deleted a saved view of this list',
  'mail.read': () => 'looked at this mail',
  'mails.listed': () => 'looked at a list of mails',
  'mail.retried': () => 'had this mail sent at once',
  'mail.released': () => 'let this mail go',
  'staff.signed_in': () => 'signed in',
  'staff.signed_out': () => 'signed out',
  'staff.sign_in_refused': () => 'was refused at the sign-in',
  'staff.code_refused': () => 'gave a code that was refused',
  'staff.proven': () => 'gave a code of the authenticator',
  'staff.proof_refused': () => 'gave a code that was refused, while signed in',
  'staff.authenticator_enrolled': () => 'set up an authenticator',
  'staff.added': ({ role }) => `added this account${after(roleOf(role))}`,
  'staff.changed': ({ fields, from, to }) =>
    `changed this account${after(wordsIn(staff.fields, fields))}${roleChange(from, to)}`,
  'staff.disabled': () => 'disabled this account',
  'staff.enabled': () => 'enabled this account',
  'staff.reset': () => 'took the authenticator from this account',
  'staff.read': () => 'looked at this account',
  'staff.removed': () => 'deleted this account',
};

/** Phrases for several views in a row. */
const counted: Readonly<Partial<Record<string, (count: number) => string>>> = {
  'application.resume_read': (count) => `opened the resume ${String(count)} times`,
};

/** Returns whether an event is a view: it changed nothing, and several in a row are shown as one. */
export const isView = (action: string): boolean => action in counted;

/** Returns several views in a row as a phrase that follows the member's name. */
export const viewsText = (action: string, count: number): string => counted[action]?.(count) ?? '';

/** Returns an event as a phrase that follows the member's name. */
export const eventText = (action: string, details: Details): string =>
  told[action]?.(details) ?? action.replace(/^\w+\./, '').replaceAll('_', ' ');
