import { formNames } from './forms.ts';
import { company } from './company.ts';
import { plainName } from './mails/parts.ts';
import type { Mail } from './types.ts';

/** Texts that the service sends to the staff at their desk. */
export const deskTexts = {
  /** Validation messages by the contract's error codes. */
  validation: {
    query_invalid: 'The list cannot be limited by that',
    status_invalid: 'Choose one of the statuses',
    tags_invalid: 'A tag has at most 40 characters, an application at most 20 tags',
    nothing_to_change: 'Say what is to be changed',
    note_missing: 'Write something first',
    note_too_long: 'A note has at most 5,000 characters',
    items_invalid: 'Choose 1 to 200 applications',
    references_invalid: 'Choose 1 to 200 applications',
    template_invalid: 'Choose one of the templates that go with the status',
    placeholder_unknown: 'In braces, only {name}, {vacancy} and {reference} are filled in',
    subject_missing: 'A mail needs a subject',
    subject_too_long: 'A subject has at most 200 characters',
    text_missing: 'A mail needs a text',
    text_too_long: 'A mail has at most 10,000 characters',
    owner_invalid: 'Choose a colleague who may work on this and can sign in',
    choice_missing: 'Give it a name',
    choice_too_long: 'A name has at most 80 characters',
    choice_taken: 'There is one of this name: choose it in the list',
    first_date_invalid: 'Choose a first day from today on that is not after the last one',
    last_date_invalid: 'Choose a last day from today on that is later than the one there is',
    last_date_past: 'The last day is past: change it to one from today on',
    view_name_missing: 'Give the view a name',
    view_name_too_long: 'A name has at most 60 characters',
    view_name_taken: 'You have another view of this name',
    too_many_views: 'You have 50 views of this list; delete one first',
    employee_code_invalid: 'An employee code has 2 to 20 letters, digits and hyphens',
    employee_code_taken: 'Another member has this employee code',
    name_invalid: 'A name has 1 to 100 characters',
    mobile_number_invalid: 'A mobile number has 8 to 12 digits, those of the country among them',
    email_invalid: 'This is no email address',
    role_invalid: 'Choose one of the roles',
    person_invalid: 'Look the person up again',
    email_differs: 'This is not the address that was looked up',
  },
  /** The columns of the exported file, in their order. */
  applicationsExport: {
    sheet: 'Applications',
    columns: [
      'Reference',
      'Vacancy',
      'Name',
      'Email',
      'Phone',
      'Status',
      'Tags',
      'Owner',
      'Applied on',
      'Resume',
      'Source',
      'Talent pool until',
    ],
  },
  enquiriesExport: {
    sheet: 'Enquiries',
    columns: [
      'Reference',
      'Kind',
      'Name',
      'Email',
      'Phone',
      'Subject',
      'Message',
      'Product',
      'Status',
      'Owner',
      'Suspected robot',
      'Received on',
    ],
    kinds: formNames,
    suspected: 'yes',
  },
  subscribersExport: {
    sheet: 'Subscribers',
    columns: ['Email', 'Status', 'Asked on', 'Confirmed on', 'Link that ends it'],
  },
  auditExport: { sheet: 'Audit log', columns: ['When', 'Code', 'Name', 'Did', 'With', 'Details'] },
} as const;

interface Applied {
  readonly name: string;
  readonly job_title: string;
  readonly reference: string;
}

/** Names of the templates of mails to applicants. */
export const templateNames = {
  received: 'We are reading your application',
  invitation: 'Invitation to an interview',
  rejection: 'Rejection',
  free: 'Free text',
} as const;

type TemplateId = keyof typeof templateNames;

interface Template {
  readonly id: TemplateId;
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

/** Longest topic in a subject, in characters: with the words around it the subject is one that the desk can send. */
const TOPIC_MAX_LENGTH = 140;

/** Returns a topic as it stands in a subject: what a stranger typed may be longer than a subject. */
export function topicOf(text: string): string {
  if (text.length <= TOPIC_MAX_LENGTH) return text;
  const whole = text.slice(0, TOPIC_MAX_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.trimEnd()}…`;
}

/** Returns how a mail names an applicant: a link in place of a name would go to whoever has the address. */
export function nameInMail(typed: string): string {
  return plainName(typed) ?? 'applicant';
}

/** Filled-in templates of mails to applicants. The staff can change the text before it is sent. */
export function applicantTemplates({ name, job_title, reference }: Applied): readonly Template[] {
  const letter = (...paragraphs: readonly string[]) =>
    [`Dear ${name},`, ...paragraphs, `Kind regards,\n${company.name}`].join('\n\n');
  const subject = `Your application as ${topicOf(job_title)} (${reference})`;
  return [
    {
      id: 'received',
      name: templateNames.received,
      subject,
      text: letter(
        `thank you for your application as ${job_title}. We have it, and we are reading it now.`,
        'We will write to you as soon as we know more.',
      ),
    },
    {
      id: 'invitation',
      name: templateNames.invitation,
      subject: `Interview: ${topicOf(job_title)} (${reference})`,
      text: letter(
        `we would like to get to know you, and invite you to an interview about the position ${job_title}.`,
        'Please answer this mail with two or three times in the coming week that suit you, and tell us whether you prefer to come to our office or to talk by video.',
      ),
    },
    {
      id: 'rejection',
      name: templateNames.rejection,
      subject,
      text: letter(
        `thank you for your application as ${job_title} and for the time it took you. We have decided to go on with other applicants this time.`,
        'You are welcome to apply again for another position.',
      ),
    },
    { id: 'free', name: templateNames.free, subject, text: letter('') },
  ];
}

/** Builds a mail from text written by the staff; blank lines separate paragraphs. */
export function writtenMail({
  subject,
  text,
}: {
  readonly subject: string;
  readonly text: string;
}): Mail {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return {
    subject,
    heading: subject,
    preview: paragraphs[1] ?? paragraphs[0] ?? '',
    body: paragraphs.map((paragraph) => ({ kind: 'paragraph', text: paragraph, linked: true })),
  };
}
