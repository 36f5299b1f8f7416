import { company } from './company.ts';
import { failuresOf } from './failures.ts';
import type { Failures, Link } from './types.ts';

/** A way to apply that needs no form; ends the failure texts. */
const otherwise = `You can also write to ${company.emails.careers.label} with your CV or resume attached.`;

const failures = failuresOf({ noun: 'application', plural: 'applications', otherwise });

/** The application form (spec §2, "Career page"; §5, "Application form"; §8), messages by the contract's error codes. */
export const applications = {
  /** Title of the popup for a validation error. */
  validationTitle: 'Validation Error',
  /** Button of the popups. */
  ok: 'OK',
  validation: {
    name_missing: 'Name is missing',
    email_missing: 'Email is missing',
    email_invalid: 'Invalid email format',
    phone_missing: 'Phone is missing',
    phone_invalid: 'Phone takes digits only, 12 at most',
    file_missing: 'Please upload a valid file (PDF, DOC, DOCX).',
    file_type_invalid: 'Invalid file format. Please upload a PDF, DOC, or DOCX file.',
    file_empty: 'This file is empty. Please choose the one with your CV or resume.',
    file_too_large: 'This file is larger than 5 MB. Please choose a smaller one.',
    file_unreadable:
      'This file cannot be read any more. It may have been changed, moved or deleted after you chose it. Please choose it again.',
    cover_letter_invalid: 'Cover letter must be text',
  },
  form: {
    title: (job_title: string): string => `Application Form : ${job_title}`,
    fields: {
      applcnt_name: 'Full Name',
      applcnt_email: 'Email',
      applcnt_phone: 'Phone',
      applcnt_covr_letr: 'Cover Letter',
      file: 'Upload CV/Resume',
    },
    phoneHint: 'Digits only, at most 12',
    phoneTooLong: (digits: number, most: number): string =>
      `That number has ${String(digits)} digits. At most ${String(most)} fit here.`,
    formats: 'PDF, DOC or DOCX',
    drop: 'Drop a file here, or choose one',
    remove: 'Remove',
    fileLimit: 'A PDF, DOC or DOCX file of at most 5 MB',
    uploading: (name: string): string => `Uploading ${name}`,
    submit: 'Submit',
    close: 'Close',
    /** The icon that shows the vacancy again. */
    details: 'Job details',
    consent:
      'We keep your application and your resume to decide on this vacancy, and show them to nobody else.',
    talentPool: 'Keep my application for 2 years, for other vacancies too',
    privacy: {
      label: 'How we handle your application',
      href: '/privacy#applications',
    } satisfies Link,
  },
  /** Below the message that refuses an email address, which its field is cleared of. */
  rejectedEmail: {
    typed: (email: string): string => `You typed: ${email}`,
    takeBack: 'Put it back to correct it',
  },
  success: {
    heading: 'Saved succefully',
    text: 'We will get to you soon',
    reference: (reference: string): string =>
      `Your reference is ${reference}. A mail that confirms it is on its way to you.`,
    next: 'What happens next: a person reads your application and answers you by email or phone.',
  },
  sending: 'Sending your application…',
  /** About the draft that is kept on the device. */
  draft: {
    kept: 'What you type here and the file you choose are kept on this device, and nowhere else, until you send them or the vacancy closes, for 30 days at most.',
    restored: 'We have brought back what you had typed here before.',
    erase: 'Erase what is kept',
    erased: 'Nothing is kept on this device any more.',
  },
  failures: {
    ...failures,
    too_large: {
      heading: 'Your application is too large',
      text: `Your application was not sent: the file may be 5 MB at most, and the cover letter some 60,000 characters, or 20,000 in scripts such as Malayalam’s. What you typed is still here; please choose a smaller file or shorten the letter, and send it again. ${otherwise}`,
    },
    not_found: {
      heading: 'This vacancy is not open any more',
      text: `Your application was not sent: the vacancy was closed, or its last date has passed. What you typed is still here. ${otherwise}`,
    },
  } satisfies Failures,
} as const;
