import type { EnquiryStatus } from '@example/api/desk';
import type { FormSignal } from '@example/api/form-signals';
import type { FormInputs, FormKind, publicForms } from '@example/api/forms';
import type { Generated } from 'kysely';

/** Submissions of a public form: its fields, and what the service adds. */
type FormRow<Input> = Input & {
  readonly id: string;
  readonly reference: string;
  /** Signal of a robot; null if there is none, or the row was released. */
  suspicion: FormSignal | null;
  readonly created_at: number;
};

export type FormRows = {
  [Kind in FormKind as (typeof publicForms)[Kind]['table']]: FormRow<FormInputs[Kind]>;
};

/** The id of the row in the column of its kind, null in the others. It is deleted with the row of its kind. */
type InboxSourceIds = { readonly [Kind in FormKind as `${Kind}_id`]: string | null };

export interface SubmissionTables {
  /** Data of the staff about a row of the inbox, beside the row itself in the table of its kind. */
  inbox: InboxSourceIds & {
    /** Id of the row in the table of its kind. */
    readonly id: string;
    readonly kind: FormKind;
    readonly reference: string;
    status: Generated<EnquiryStatus>;
    /** Employee code of its owner; null if it has none. */
    owner_code: string | null;
    /** 1 if it has a signal of a robot and was not released. */
    quarantined: Generated<number>;
    /** Key of the desk's order by name, in lower case. */
    readonly name_key: string;
    readonly search_text: string;
    /** Grows with each change. */
    version: Generated<number>;
    readonly created_at: number;
  };

  inbox_notes: {
    readonly id: string;
    readonly inbox_id: string;
    readonly author_code: string;
    readonly text: string;
    readonly created_at: number;
  };

  subscriptions: {
    /** Address in lower case, so that each mailbox has one row. */
    readonly email_key: string;
    readonly email: string;
    status: 'pending' | 'confirmed';
    /** SHA-256 of the token in the confirmation link, in hexadecimal; null when a former version confirmed it. */
    token_hash: string | null;
    token_expires_at: number | null;
    /** Time at which the last confirmation mail was added to the outbox. */
    mailed_at: number;
    confirmed_at: number | null;
    /** SHA-256 of the token in the unsubscribe links, in hexadecimal; null before the first link. */
    unsubscribe_hash: string | null;
    /** Signal of a robot; null if there is none. */
    suspicion: FormSignal | null;
    readonly created_at: number;
  };

  idempotency_keys: {
    readonly operation: string;
    readonly key: string;
    /** SHA-256 of the input, in hexadecimal. */
    readonly input_hash: string;
    /** The answer as JSON; null only inside the transaction that claims the key. */
    answer: string | null;
    readonly created_at: number;
  };
}
