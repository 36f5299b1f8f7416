import type { EnquiryKind, EnquiryRow } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import type { FormSignal } from '@example/api/form-signals';
import { type Selectable, sql } from 'kysely';
import { inboxTables } from '../../inbox/index.ts';
import { type Db, heldBy, type Schema } from '../../storage/index.ts';

export type InboxRow = Selectable<Schema['inbox']>;

/** Submission of any kind. Fields that its kind does not have are null. */
export interface Sent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string | null;
  readonly message: string | null;
  readonly product: string | null;
  readonly suspicion: FormSignal | null;
}

/** Returns the name of an enquiry in the audit log. */
export const subjectOf = ({ kind, reference }: Pick<InboxRow, 'kind' | 'reference'>): string =>
  `${kind} ${reference}`;

const readers = {
  enquiry: async (db: Db, ids: readonly string[]): Promise<readonly Sent[]> => {
    const rows = await db
      .selectFrom('enquiries')
      .select(['id', 'user_name as name', 'email', 'msg as message', 'suspicion'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ ...row, phone: null, subject: null, product: null }));
  },
  contact: async (db: Db, ids: readonly string[]): Promise<readonly Sent[]> => {
    const rows = await db
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'phone_number as phone', 'subject', 'message', 'suspicion'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ ...row, product: null }));
  },
  demo: async (db: Db, ids: readonly string[]): Promise<readonly Sent[]> => {
    const rows = await db
      .selectFrom('demo_requests')
      .select(['id', 'name', 'email', 'phone', 'product', 'suspicion'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ ...row, subject: null, message: null }));
  },
} as const satisfies Readonly<
  Record<EnquiryKind, (db: Db, ids: readonly string[]) => Promise<readonly Sent[]>>
>;

/** Returns the submissions of inbox rows, by id. */
export const readSent = async (
  db: Db,
  rows: readonly Pick<InboxRow, 'id' | 'kind'>[],
): Promise<ReadonlyMap<string, Sent>> => {
  const found = new Map<string, Sent>();
  for (const kind of ['enquiry', 'contact', 'demo'] as const) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const sent of await readers[kind](db, ids)) found.set(sent.id, sent);
  }
  return found;
};

/** Maximum length of a message in the list, in characters. */
const ABOUT_LENGTH = 120;

const begin = (message: string) =>
  message.trim().replaceAll(/\s+/g, ' ').slice(0, ABOUT_LENGTH).toWellFormed();

export const asListed = (row: InboxRow, sent: Sent): EnquiryRow => ({
  reference: row.reference,
  kind: row.kind,
  name: sent.name,
  email: sent.email,
  about: sent.subject ?? sent.product ?? begin(sent.message ?? ''),
  status: row.status,
  owner: row.owner_code,
  suspicion: row.quarantined === 1 ? sent.suspicion : null,
  received_at: row.created_at,
  version: row.version,
});

const REFERENCE = /^[ECD]-[0-9A-Z]{8}$/;

const noSuchEnquiry = () =>
  new ApiError('not-found', 'There is nothing with this reference (any more).', { status: 404 });

const findRow = async (db: Db, reference: string): Promise<InboxRow | undefined> =>
  REFERENCE.test(reference)
    ? db.selectFrom('inbox').selectAll().where('reference', '=', reference).executeTakeFirst()
    : undefined;

interface Found {
  readonly row: InboxRow;
  readonly sent: Sent;
}

/** @throws ApiError of kind `not-found` */
export const findEnquiry = async (db: Db, reference: string): Promise<Found> => {
  const row = await findRow(db, reference);
  const sent = row && (await readSent(db, [row])).get(row.id);
  if (!sent) throw noSuchEnquiry();
  return { row, sent };
};

/**
 * Finds an enquiry and locks it until the transaction of `db` ends.
 *
 * @throws ApiError of kind `not-found`
 */
export const holdEnquiry = async (db: Db, reference: string): Promise<Found> => {
  const known = await findRow(db, reference);
  // Locks the row of the submission, because deletions begin with it.
  if (known)
    await db
      .selectFrom(inboxTables[known.kind])
      .select('id')
      .where('id', '=', known.id)
      .$call(heldBy(db))
      .execute();
  return findEnquiry(db, reference);
};

/** Changes a row at the version it was read at. Returns false when the row has changed since. */
export const updateSeen = async (
  db: Db,
  { id, version }: Pick<InboxRow, 'id' | 'version'>,
  change: Partial<Pick<InboxRow, 'status' | 'owner_code' | 'quarantined'>>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('inbox')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
