import type { DeskEnquiry, EnquiryKind } from '@example/api/desk';
import {
  contactAcknowledgment,
  contactAnnouncement,
  demoAcknowledgment,
  demoAnnouncement,
  enquiryAcknowledgment,
  enquiryAnnouncement,
} from '@example/content/mails/forms';
import type { Mail } from '@example/content/types';
import { inboxTables, officeKinds } from '../../inbox/index.ts';
import { composeMail } from '../../mail/index.ts';
import { addToOutbox, retry, toEach } from '../../outbox/index.ts';
import { audit } from '../../auth/staff/index.ts';
import type { Colleague, DeskDeps } from '../deps.ts';
import { readEnquiry } from './read.ts';
import { holdEnquiry, type Sent, subjectOf, updateSeen } from './row.ts';

interface Mails {
  readonly announcement: Mail;
  readonly acknowledgment: Mail;
}

const mailsOf = (kind: EnquiryKind, reference: string, sent: Sent): Mails => {
  const { name, email, phone, subject, message, product } = sent;
  const common = { reference, name, email };
  switch (kind) {
    case 'enquiry': {
      const enquiry = { reference, user_name: name, email, msg: message ?? '' };
      return {
        announcement: enquiryAnnouncement(enquiry),
        acknowledgment: enquiryAcknowledgment(enquiry),
      };
    }
    case 'contact': {
      const contact = {
        ...common,
        phone_number: phone ?? '',
        subject: subject ?? '',
        message: message ?? '',
      };
      return {
        announcement: contactAnnouncement(contact),
        acknowledgment: contactAcknowledgment(contact),
      };
    }
    case 'demo': {
      const demo = { ...common, phone: phone ?? '', product: product ?? '' };
      return { announcement: demoAnnouncement(demo), acknowledgment: demoAcknowledgment(demo) };
    }
  }
};

/**
 * Releases an enquiry from quarantine: announces it to the office again without suspicion, and sends the acknowledgment
 * that was held. The acknowledgment is written again when the operator deleted it, and not repeated when the operator
 * already sent it. Does nothing to an enquiry that is not in quarantine.
 *
 * @throws ApiError of kind `not-found`
 */
export const releaseEnquiry = async (
  { settings, storage, outbox, clock }: DeskDeps,
  colleague: Colleague,
  reference: string,
): Promise<DeskEnquiry> => {
  const now = clock();
  const released = await storage.transact(async (db) => {
    const { row, sent } = await holdEnquiry(db, reference);
    const isReleased = row.quarantined === 1 && (await updateSeen(db, row, { quarantined: 0 }));
    if (isReleased) {
      await db
        .updateTable(inboxTables[row.kind])
        .set({ suspicion: null })
        .where('id', '=', row.id)
        .execute();
      const { announcement, acknowledgment } = mailsOf(row.kind, reference, sent);
      const toSender = composeMail(acknowledgment);
      const written = await db
        .selectFrom('outbox')
        .select(['id', 'held_for'])
        .where('envelope_to', '=', sent.email)
        .where('subject', '=', toSender.subject)
        .where('created_at', '>=', row.created_at)
        .executeTakeFirst();
      if (written && written.held_for !== null) await retry(db, now, written.id);
      await addToOutbox(db, settings.mailFrom, now, [
        ...toEach(settings.mailTo[officeKinds[row.kind]], {
          replyTo: sent.email,
          about: sent.email,
          ...composeMail(announcement),
        }),
        ...(written ? [] : [{ to: sent.email, ...toSender }]),
      ]);
      await audit(db, {
        at: now,
        actor: colleague,
        action: 'enquiry.released',
        subject: subjectOf(row),
        details: { suspicion: sent.suspicion },
      });
    }
    return readEnquiry(db, reference);
  });
  outbox.wake();
  return released;
};
