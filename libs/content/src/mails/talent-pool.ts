import { company } from '../company.ts';
import { daysText } from '../days.ts';
import { retention, TALENT_POOL_NOTICE_DAYS } from '../retention.ts';
import type { Mail } from '../types.ts';
import { letter, oneLine, paragraph } from './parts.ts';

/** Tells an applicant that their time in the talent pool ends. The link leads to the page to stay or leave. */
export function talentPoolEnding(application: {
  readonly reference: string;
  readonly job_title: string;
  readonly applcnt_name: string;
  /** Last day in the talent pool. */
  readonly until: string;
  readonly link: string;
}): Mail {
  const { reference, job_title, applcnt_name, until, link } = application;
  return letter(
    {
      subject: `Your application leaves our talent pool on ${until} (${reference})`,
      heading: 'Stay in our talent pool?',
      preview: `If you do nothing, your application is deleted on ${until}.`,
      body: [
        paragraph(
          `when you applied for ${oneLine(job_title)}, you asked ${company.name} to keep your application for other vacancies. That ends on ${until}, in ${daysText(TALENT_POOL_NOTICE_DAYS)}: then we delete your application and your resume. You need not do anything for that.`,
        ),
        {
          kind: 'action',
          lead: `If you want us to keep them for another ${daysText(retention.talentPool)}, or to delete them sooner, open this link and press a button on the page:`,
          href: link,
          label: 'Open the page to stay or leave',
          primary: true,
        },
      ],
    },
    applcnt_name,
  );
}
