import { checkEnquiryChange, checkEnquiryMail, type DeskEnquiry } from '@example/api/desk';
import { writtenMail } from '@example/content/desk';
import { runIdempotent } from '../../http/idempotency/index.ts';
import { formOf } from '../../features/forms/index.ts';
import { addMail, replyToAll } from '../../mail/outbox/index.ts';
import { audit } from '../../auth/staff/index.ts';
import type { Db } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow } from '../calls/deps.ts';
import { checkOwner } from '../colleagues/colleagues.ts';
import { readEnquiry } from './read.ts';
import { holdEnquiry, subjectOf } from './row.ts';
import { addingNote } from '../history/notes.ts';
import type { KeyedInput, SeenChange } from '../calls/call.ts';
import { auditChange, updateSeen } from '../history/seen.ts';

/**
 * Changes status or owner of an enquiry at the version the caller has seen. A change to the current values does not
 * increase the version.
 *
 * @throws ApiError of kind `invalid-input` or `not-found`
 */
export const changeEnquiry = async (
  { storage, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  colleague: Colleague,
  { reference, version, input }: SeenChange,
): Promise<{ readonly isStale: boolean; readonly enquiry: DeskEnquiry }> => {
  const { status, owner } = parseOrThrow(checkEnquiryChange(input));
  return storage.transact(async (db) => {
    const { row } = await holdEnquiry(db, reference);
    const apply = async (): Promise<boolean> => {
      if (row.version !== version) return false;
      const setsStatus = status !== undefined && status !== row.status;
      const setsOwner = owner !== undefined && owner !== row.owner_code;
      if (!setsStatus && !setsOwner) return true;
      if (setsOwner) await checkOwner(db, 'enquiries.write', owner);
      const change = { ...(setsStatus && { status }), ...(setsOwner && { owner_code: owner }) };
      if (
        !(await updateSeen(
          db.updateTable('inbox').where('id', '=', row.id).set(change),
          row.version,
        ))
      )
        return false;
      const entry = { at: clock(), actor: colleague, subject: subjectOf(row) };
      if (setsStatus)
        await auditChange(db, entry, 'enquiry.status_changed', { from: row.status, to: status });
      if (setsOwner)
        await auditChange(db, entry, 'enquiry.owner_changed', { from: row.owner_code, to: owner });
      return true;
    };
    const isChanged = await apply();
    return { isStale: !isChanged, enquiry: await readEnquiry(db, reference) };
  });
};

export const addEnquiryNote = addingNote({
  operation: 'desk_add_enquiry_note',
  action: 'enquiry.note_added',
  hold: holdEnquiry,
  subjectOf: ({ row }) => subjectOf(row),
  insert: async (db, { row }, note) =>
    db
      .insertInto('inbox_notes')
      .values({ ...note, inbox_id: row.id })
      .execute(),
  read: async (db, { row }) => readEnquiry(db, row.reference),
});

/**
 * Rolls back the transaction when the enquiry has changed since it was seen, so that the idempotency key can be used
 * again.
 */
class Stale extends Error {}

/**
 * Answers an enquiry by mail, at the version the caller has seen, and stores the answer. Replies go to the office. When
 * two colleagues answer at once, the second sees the first answer before anything is sent. Repeated calls with the same
 * idempotency key send one mail.
 *
 * @throws ApiError of kind `invalid-input`, `not-found` or `conflict`
 */
export const answerEnquiry = async (
  { settings, storage, outbox, clock }: DeskDeps,
  colleague: Colleague,
  { reference, version, input, key }: SeenChange & KeyedInput,
): Promise<{ readonly isStale: boolean; readonly enquiry: DeskEnquiry }> => {
  const mail = parseOrThrow(checkEnquiryMail(input));
  const now = clock();
  const send = async (db: Db) => {
    const { row, sent } = await holdEnquiry(db, reference);
    const call = { operation: 'desk_answer_enquiry', key, input: { reference, ...mail }, now };
    await runIdempotent(db, call, async () => {
      const isSeen =
        version !== undefined &&
        (await updateSeen(
          db.updateTable('inbox').where('id', '=', row.id).set({ status: 'answered' }),
          version,
        ));
      if (!isSeen) throw new Stale();
      await addMail(db, settings, now, writtenMail(mail), {
        to: sent.email,
        keptWith: { inbox_id: row.id },
        author: colleague.employeeCode,
        replyTo: replyToAll(settings.mailTo[formOf(row.kind).office]),
      });
      await audit(db, {
        at: now,
        actor: colleague,
        action: 'enquiry.answered',
        subject: subjectOf(row),
        details: { from: row.status, to: 'answered' },
      });
      return { reference };
    });
    return readEnquiry(db, reference);
  };
  try {
    const enquiry = await storage.transact(send);
    outbox.wake();
    return { isStale: false, enquiry };
  } catch (error) {
    if (!(error instanceof Stale)) throw error;
    return { isStale: true, enquiry: await readEnquiry(storage.db, reference) };
  }
};
