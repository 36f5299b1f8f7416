import type { DeskEnquiry } from '@example/api/desk';
import { withDeskLink } from '@example/content/mails/forms';
import { formOf } from '../../features/forms/index.ts';
import { composeMail, deskAddress } from '../../mail/index.ts';
import { addToOutbox, retry, toEach } from '../../mail/outbox/index.ts';
import { audit } from '../../auth/staff/index.ts';
import type { Colleague, DeskDeps } from '../calls/deps.ts';
import { readEnquiry } from './read.ts';
import { updateSeen } from '../history/seen.ts';
import { holdEnquiry, subjectOf } from './row.ts';

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
    const form = formOf(row.kind);
    const isReleased =
      row.quarantined === 1 &&
      (await updateSeen(
        db.updateTable('inbox').where('id', '=', row.id).set({ quarantined: 0 }),
        row.version,
      ));
    if (isReleased) {
      await db.updateTable(form.table).set({ suspicion: null }).where('id', '=', row.id).execute();
      const submitted = { ...sent.values, reference };
      const toSender = composeMail(form.acknowledgment(submitted));
      const written = await db
        .selectFrom('outbox')
        .select(['id', 'held_for'])
        .where('envelope_to', '=', sent.email)
        .where('subject', '=', toSender.subject)
        .where('created_at', '>=', row.created_at)
        .executeTakeFirst();
      if (written && written.held_for !== null) await retry(db, now, written.id);
      await addToOutbox(db, settings.mailFrom, now, [
        ...toEach(settings.mailTo[form.office], {
          replyTo: sent.email,
          about: sent.email,
          ...composeMail(
            withDeskLink(
              form.announcement(submitted),
              deskAddress(settings, 'enquiries', reference),
            ),
          ),
        }),
        ...(written ? [] : [{ to: sent.email, keptWith: { inbox_id: row.id }, ...toSender }]),
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
