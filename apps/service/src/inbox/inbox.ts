import type { EnquiryKind } from '@example/api/desk';
import { keysOf } from '../applications/search-keys.ts';
import type { OfficeKind } from '../settings/index.ts';
import type { Db } from '../storage/index.ts';

/** The table each kind has its rows in. */
export const inboxTables = {
  enquiry: 'enquiries',
  contact: 'contact_messages',
  demo: 'demo_requests',
} as const satisfies Readonly<Record<EnquiryKind, string>>;

/** Who of the office is told of each kind. */
export const officeKinds = {
  enquiry: 'enquiries',
  contact: 'enquiries',
  demo: 'demos',
} as const satisfies Readonly<Record<EnquiryKind, OfficeKind>>;

export type InboxSource = (typeof inboxTables)[EnquiryKind];

/** Says whether what is in a table comes into the inbox. */
export const isInboxSource = (table: string): table is InboxSource =>
  (Object.values(inboxTables) as readonly string[]).includes(table);

interface Received {
  readonly id: string;
  readonly kind: EnquiryKind;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly isSuspected: boolean;
  readonly created_at: number;
}

/** Puts a row into the staff's inbox, in the transaction that inserts it. */
export const addToInbox = async (
  db: Db,
  { id, kind, reference, name, email, isSuspected, created_at }: Received,
): Promise<void> => {
  await db
    .insertInto('inbox')
    .values({
      id,
      kind,
      enquiry_id: kind === 'enquiry' ? id : null,
      contact_id: kind === 'contact' ? id : null,
      demo_id: kind === 'demo' ? id : null,
      reference,
      owner_code: null,
      quarantined: isSuspected ? 1 : 0,
      ...keysOf(name, email, reference),
      created_at,
    })
    .execute();
};

/** Says whether the staff have dealt with what has a reference, or it is not there any more. */
export const isDealtWith = async (db: Db, reference: string): Promise<boolean> => {
  const waiting = await db
    .selectFrom('inbox')
    .select('id')
    .where('reference', '=', reference)
    .where('status', 'in', ['new', 'open'])
    .executeTakeFirst();
  return waiting === undefined;
};

/** What the staff keep beside a row, as it is given to its sender who asks for it. */
export interface BesideInbox {
  readonly status: string;
  readonly notes: readonly { readonly text: string; readonly created_at: number }[];
  readonly answers: readonly {
    readonly subject: string;
    readonly text: string;
    readonly created_at: number;
  }[];
}

/** What is kept beside a row. */
export const readBesideInbox = async (db: Db, id: string): Promise<BesideInbox> => {
  const row = await db.selectFrom('inbox').select('status').where('id', '=', id).executeTakeFirst();
  const notes = await db
    .selectFrom('inbox_notes')
    .select(['text', 'created_at'])
    .where('inbox_id', '=', id)
    .orderBy('id')
    .execute();
  const answers = await db
    .selectFrom('inbox_answers')
    .select(['subject', 'text', 'created_at'])
    .where('inbox_id', '=', id)
    .orderBy('id')
    .execute();
  return { status: row?.status ?? 'new', notes, answers };
};
