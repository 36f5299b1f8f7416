import type { Db } from '../../storage/index.ts';
import type { MailSubject } from './outbox.ts';

/** Mail that is kept with an application or enquiry, in the form given to a person who asks for their data. */
export interface KeptMail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: number;
}

/** Selects the mails that are kept with an application or enquiry. */
export const queryKept = (db: Db, subject: MailSubject) =>
  db.selectFrom('correspondence').where((where) => where.and(subject));

export const readKept = async (db: Db, subject: MailSubject): Promise<readonly KeptMail[]> =>
  queryKept(db, subject).select(['id', 'subject', 'text', 'created_at']).orderBy('id').execute();
