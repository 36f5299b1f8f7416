import { type FormKind, type FormTable, formTables } from '@example/api/forms';
import { sql } from 'kysely';
import { keysOf } from '../search/search-keys.ts';
import { readKept } from '../../mail/outbox/correspondence.ts';
import type { Db } from '../../storage/index.ts';

export const isFormTable = (table: string): table is FormTable =>
  (formTables as readonly string[]).includes(table);

interface Sent {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  /** Other texts by which the desk finds it. */
  readonly foundBy: readonly string[];
}

const inboxKeysOf = ({ name, email, reference, foundBy }: Sent) =>
  keysOf(name, [email, reference, ...foundBy]);

interface Received extends Sent {
  readonly kind: FormKind;
  readonly isSuspected: boolean;
  readonly created_at: number;
}

/** Adds a submission to the inbox, in the transaction that stores it. */
export const addToInbox = async (
  db: Db,
  { kind, isSuspected, created_at, ...sent }: Received,
): Promise<void> => {
  const { id, reference } = sent;
  await db
    .insertInto('inbox')
    .values({
      id,
      kind,
      [`${kind}_id`]: id,
      reference,
      owner_code: null,
      quarantined: isSuspected ? 1 : 0,
      ...inboxKeysOf(sent),
      created_at,
    })
    .execute();
};

/** Makes a submission found by what its row says now, in the transaction that has changed the row. */
export const updateInbox = async (db: Db, sent: Sent): Promise<void> => {
  await db
    .updateTable('inbox')
    .set({ ...inboxKeysOf(sent), version: sql<number>`version + 1` })
    .where('id', '=', sent.id)
    .execute();
};

/** Returns whether staff have answered or closed a submission, or it no longer exists. */
export const isDealtWith = async (db: Db, reference: string): Promise<boolean> => {
  const waiting = await db
    .selectFrom('inbox')
    .select('id')
    .where('reference', '=', reference)
    .where('status', 'in', ['new', 'open'])
    .executeTakeFirst();
  return waiting === undefined;
};

/**
 * Reads the status and notes that staff keep with a submission, and the mails to its sender, for a sender who asks for
 * their data.
 */
export const readInboxAnnotations = async (db: Db, id: string) => {
  const row = await db.selectFrom('inbox').select('status').where('id', '=', id).executeTakeFirst();
  const notes = await db
    .selectFrom('inbox_notes')
    .select(['text', 'created_at'])
    .where('inbox_id', '=', id)
    .orderBy('id')
    .execute();
  return { status: row?.status ?? 'new', notes, mails: await readKept(db, { inbox_id: id }) };
};
