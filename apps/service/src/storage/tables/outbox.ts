import type { FormSignal } from '@example/api/form-signals';
import type { Generated, Selectable } from 'kysely';

export type OutboxEntry = Selectable<OutboxTables['outbox']>;

export interface OutboxTables {
  outbox: {
    readonly id: string;
    /** Stays the same over all attempts, so that a mailbox can recognise a repeated delivery. */
    readonly message_id: string;
    readonly envelope_from: string;
    readonly envelope_to: string;
    /** Name of the sender in the `From` header; may be empty. */
    readonly from_name: string;
    readonly reply_to: string | null;
    /** Mailbox of the person that a mail to the office is about; null if it is about its recipient. */
    readonly about: string | null;
    /** Employee code of the member of the staff who wrote it; null if the service did. */
    readonly author_code: string | null;
    /** Link that ends the subscription of this mail; null for other mails. */
    readonly unsubscribe_link: string | null;
    readonly subject: string;
    body: string;
    /** The same text as HTML; null if the mail is sent as plain text alone. */
    html: string | null;
    readonly created_at: number;
    attempts: Generated<number>;
    next_attempt_at: number;
    /** Time before which it is not sent, even on request, because it can be undone; null if there is none. */
    readonly not_before: number | null;
    leased_until: number | null;
    sent_at: number | null;
    /** Signal of a robot, for which the operator must release it; null if it is not held. */
    held_for: FormSignal | null;
    /** Time at which delivery was given up. */
    abandoned_at: number | null;
    /** 1 if its address was refused, which needs no operator, else 0. */
    address_refused: Generated<0 | 1>;
    last_error: string | null;
    /** Code or link token in it, which is blanked once it was sent; null if there is none. */
    secret: string | null;
    /** 1 if somebody waits for it before the screen, else 0. */
    readonly is_urgent: Generated<0 | 1>;
    /** 1 if it was only written to a file when it was due, since no mail server was set, else 0. */
    is_written: Generated<0 | 1>;
    /** Text by which the desk searches for it, in lower case. */
    readonly search_text: string;
  };

  /** Mails to people, kept with their application or enquiry for as long as that. */
  correspondence: {
    /** Id of the mail in the outbox, which deletes it sooner. */
    readonly id: string;
    readonly application_id: string | null;
    readonly inbox_id: string | null;
    readonly author_code: string | null;
    readonly subject: string;
    readonly text: string;
    readonly created_at: number;
    /** Outcome, from the time on at which the outbox deleted the mail; null if it was given up. */
    sent_at: number | null;
    address_refused: Generated<0 | 1>;
    is_written: Generated<0 | 1>;
    last_error: string | null;
  };
}
