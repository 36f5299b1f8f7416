import { type ApplicantMail, checkApplicantMail, type MailTemplate } from '@example/api/desk';
import { applicantTemplates, nameInMail, writtenMail } from '@example/content/desk';
import { ApiError } from '@example/api/problem';
import { toldStatus } from '../../features/applications/told-status.ts';
import { runIdempotent } from '../../http/idempotency/index.ts';
import { addMail, replyToAll } from '../../mail/outbox/index.ts';
import { audit } from '../../auth/staff/index.ts';
import type { Db } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow } from '../calls/deps.ts';
import type { KeyedInput } from '../calls/call.ts';
import { findApplication, holdApplication, subjectOf } from './row.ts';

/**
 * Returns the mail templates, filled in for one applicant.
 *
 * @throws ApiError of kind `not-found`
 */
export const readTemplates = async (
  db: Db,
  reference: string,
): Promise<readonly MailTemplate[]> => {
  const { applcnt_name, job_title } = await findApplication(db, reference);
  return applicantTemplates({ name: nameInMail(applcnt_name), job_title, reference });
};

/**
 * Sends a mail to the applicant; replies go to the office. Repeated calls with the same idempotency key send one mail.
 *
 * @throws ApiError of kind `invalid-input`, `not-found` or `conflict`
 */
export const mailApplicant = async (
  { settings, storage, outbox, clock }: DeskDeps,
  colleague: Colleague,
  { reference, input, key }: KeyedInput,
): Promise<void> => {
  const mail: ApplicantMail = parseOrThrow(checkApplicantMail(input));
  const now = clock();
  await storage.transact(async (db) => {
    const row = await holdApplication(db, reference);
    // The status and the mail go together: `decide` does both.
    if (mail.template === 'rejection' && toldStatus(row, now) !== 'rejected')
      throw new ApiError('conflict', 'This mail goes with the status Rejected only.');
    const call = { operation: 'desk_mail_applicant', key, input: { reference, ...mail }, now };
    await runIdempotent(db, call, async () => {
      await addMail(db, settings, now, writtenMail(mail), {
        to: row.applcnt_email,
        keptWith: { application_id: row.id },
        author: colleague.employeeCode,
        replyTo: replyToAll(settings.mailTo.applications),
      });
      await audit(db, {
        at: now,
        actor: colleague,
        action: 'application.mailed',
        subject: subjectOf(row),
        details: { template: mail.template },
      });
      return { reference };
    });
  });
  outbox.wake();
};
