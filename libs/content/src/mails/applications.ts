import { company } from '../company.ts';
import { daysText } from '../days.ts';
import { retention } from '../retention.ts';
import type { Mail } from '../types.ts';
import { acknowledgment, announcement, facts, oneLine, paragraph } from './parts.ts';

interface Application {
  readonly reference: string;
  readonly job_id: number;
  readonly job_title: string;
  readonly applcnt_name: string;
  readonly applcnt_email: string;
}

const rowsOf = ({ reference, job_title, job_id, applcnt_name, applcnt_email }: Application) =>
  [
    ['Reference', reference],
    ['Vacancy', `${oneLine(job_title)} (job ${job_id})`],
    ['Name', applcnt_name],
    ['Email', applcnt_email],
  ] as const;

/** Tells the office of an application. The resume is not attached, only named by its key. */
export function applicationAnnouncement(
  application: Application & {
    readonly applcnt_phone: string;
    readonly applcnt_covr_letr: string;
    readonly resume_key: string;
    readonly resume_name: string;
    readonly resume_bytes: number;
    /** Campaign or site that the applicant came from; empty or not given if unknown. */
    readonly source?: string;
    /** Last day in the talent pool; not given if the applicant is not in it. */
    readonly pool_until?: string | undefined;
  },
): Mail {
  const text = application.applcnt_covr_letr.trim();
  const kilobytes = Math.ceil(application.resume_bytes / 1024);
  return announcement({
    heading: 'New application',
    reference: application.reference,
    lead: 'Somebody has applied for a vacancy through the website.',
    body: [
      facts(
        ...rowsOf(application),
        ['Phone', application.applcnt_phone],
        [
          'Resume',
          `${oneLine(application.resume_name)}, ${kilobytes} kB, stored as ${application.resume_key}`,
        ],
        ...(application.source ? [['Source', application.source] as const] : []),
        ...(application.pool_until === undefined
          ? []
          : [['Talent pool until', application.pool_until] as const]),
      ),
      text === ''
        ? paragraph('No cover letter.')
        : { kind: 'quote', heading: 'Cover letter, as it was typed:', text },
    ],
  });
}

/** Confirms an application to the applicant. Who joined the talent pool gets the link to leave it. */
export function applicationAcknowledgment(application: {
  readonly reference: string;
  readonly applcnt_name: string;
  readonly job_title: string;
  /** URL of the guests' sign-in. */
  readonly login: string;
  readonly pool?: { readonly until: string; readonly link: string } | undefined;
}): Mail {
  const { login, pool } = application;
  return acknowledgment({
    heading: 'We have received your application',
    name: application.applcnt_name,
    reference: application.reference,
    email: company.emails.careers,
    thanks: `Your application for ${oneLine(application.job_title)} has reached us with your resume. A person reads it and answers you by email or phone.`,
    more: [
      {
        kind: 'action',
        lead: 'To see where your application stands, or to withdraw it, sign in as a guest with this email address. The first time, choose a password there:',
        href: login,
        label: 'See your application',
        primary: false,
      },
      ...(pool
        ? [
            paragraph(
              `As you asked, we keep it until ${pool.until} for other vacancies, and write to you before that ends.`,
            ),
            {
              kind: 'action',
              lead: `To leave our talent pool at any time, open this link and press the button on the page. We then delete your application ${daysText(retention.applications)} after you applied:`,
              href: pool.link,
              label: 'Open the page to leave',
              primary: false,
            } as const,
          ]
        : []),
    ],
  });
}

/** Tells the office that an applicant withdrew an application. */
export function withdrawalAnnouncement(application: Application): Mail {
  return announcement({
    heading: 'Application withdrawn',
    reference: application.reference,
    lead: 'An applicant has withdrawn an application through the website. Its resume was deleted.',
    body: [facts(...rowsOf(application))],
  });
}

/** Tells the office, by reference, of applications whose stored resumes are missing. Names at most 20. */
export function missingResumesAnnouncement(references: readonly string[]): Mail {
  const named = references.slice(0, 20);
  const others = references.length - named.length;
  return {
    subject: `Resumes missing: ${references.length}`,
    heading: 'Resumes missing',
    preview: 'Applications without their file.',
    body: [
      paragraph(
        'The resumes of these applications are no longer where the website keeps them, and nothing of the website deleted them. The applications themselves are there.',
      ),
      facts(
        ['Applications', named.join(', ')],
        ...(others > 0 ? [['And others', String(others)] as const] : []),
      ),
      paragraph(
        'Whoever operates the website should look first: a file that is put back is found within an hour. Ask for the resume again where that cannot be done.',
      ),
    ],
  };
}
