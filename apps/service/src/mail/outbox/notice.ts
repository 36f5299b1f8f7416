import { mailNotDelivered } from '@example/content/mails/staff';
import type { MailAddress } from '../../runtime/settings/mail.ts';
import type { Db, OutboxEntry } from '../../storage/index.ts';
import { deskAddress } from '../compose/compose.ts';
import { addMail } from './outbox.ts';

export interface NoticeSettings {
  readonly mailFrom: MailAddress;
  readonly publicOrigin: string;
}

interface GivenUp {
  readonly isAddressRefused: boolean;
  /** Words of the mail server, or the reason why it could not be asked. */
  readonly reason: string;
}

/** Returns the application or enquiry that a mail is kept with. */
const findSubject = async (db: Db, id: string) => {
  const kept = await db
    .selectFrom('correspondence')
    .leftJoin('applications', 'applications.id', 'correspondence.application_id')
    .leftJoin('inbox', 'inbox.id', 'correspondence.inbox_id')
    .select(['applications.reference as application', 'inbox.reference as enquiry'])
    .where('correspondence.id', '=', id)
    .executeTakeFirst();
  if (kept?.application != null)
    return { kind: 'applications', reference: kept.application } as const;
  if (kept?.enquiry != null) return { kind: 'enquiries', reference: kept.enquiry } as const;
  return undefined;
};

/**
 * Tells the member of the staff who wrote a mail that it was given up, in the transaction of `db`. Does nothing for
 * mails of the service itself, and for a member who may not sign in any more.
 */
export const tellAuthor = async (
  db: Db,
  settings: NoticeSettings,
  now: number,
  { id, author_code, envelope_to, subject, created_at }: OutboxEntry,
  { isAddressRefused, reason }: GivenUp,
): Promise<void> => {
  if (author_code === null) return;
  const author = await db
    .selectFrom('staff_members')
    .select('email')
    .where('employee_code', '=', author_code)
    // Not somebody who got the code later.
    .where('created_at', '<=', created_at)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const about = author && (await findSubject(db, id));
  if (!about) return;
  const mail = mailNotDelivered({
    subject,
    to: envelope_to,
    reference: about.reference,
    reason,
    isAddressRefused,
    link: deskAddress(settings, about.kind, about.reference),
  });
  await addMail(db, settings, now, mail, { to: author.email, about: envelope_to });
};
