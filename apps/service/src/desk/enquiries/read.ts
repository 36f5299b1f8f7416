import type { DeskEnquiry } from '@example/api/desk';
import { wasRefused } from '../../mail/outbox/index.ts';
import type { Db } from '../../storage/index.ts';
import { asNote, readMemberNames } from '../colleagues/colleagues.ts';
import { readHistory } from '../history/history.ts';
import { asListed, findEnquiry, subjectOf } from './row.ts';

/**
 * Returns an enquiry with its notes, answers and history.
 *
 * @throws ApiError of kind `not-found`
 */
export const readEnquiry = async (db: Db, reference: string): Promise<DeskEnquiry> => {
  const { row, sent } = await findEnquiry(db, reference);
  const notes = await db
    .selectFrom('inbox_notes')
    .selectAll()
    .where('inbox_id', '=', row.id)
    .orderBy('id', 'desc')
    .execute();
  const answers = await db
    .selectFrom('correspondence')
    .select(['id', 'created_at', 'author_code', 'subject', 'text'])
    .where('inbox_id', '=', row.id)
    .where('author_code', 'is not', null)
    .$narrowType<{ author_code: string }>()
    .orderBy('id', 'desc')
    .execute();
  const nameOf = await readMemberNames(db, [
    row.owner_code,
    ...[...notes, ...answers].map(({ author_code }) => author_code),
  ]);
  const { phone, subject, message, product } = sent;
  return {
    ...asListed(row, sent, nameOf),
    phone,
    subject,
    message,
    product,
    ...((await wasRefused(db, sent.email)) && { address_refused: true }),
    notes: notes.map((note) => asNote(note, nameOf)),
    answers: answers.map((answer) => ({ ...asNote(answer, nameOf), subject: answer.subject })),
    history: await readHistory(db, subjectOf(row)),
  };
};
