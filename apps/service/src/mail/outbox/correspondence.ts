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
  db
    .selectFrom('correspondence')
    .$if('application_id' in subject, (select) =>
      select.where(
        'application_id',
        '=',
        'application_id' in subject ? subject.application_id : '',
      ),
    )
    .$if('inbox_id' in subject, (select) =>
      select.where('inbox_id', '=', 'inbox_id' in subject ? subject.inbox_id : ''),
    );

export const readKept = async (db: Db, subject: MailSubject): Promise<readonly KeptMail[]> =>
  queryKept(db, subject).select(['id', 'subject', 'text', 'created_at']).orderBy('id').execute();
