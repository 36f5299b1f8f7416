import type { EnquiryRow } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import type { FormSignal } from '@example/api/form-signals';
import { formKinds, publicForms } from '@example/api/forms';
import type { Selectable } from 'kysely';
import { type FormInput, formOf } from '../../features/forms/index.ts';
import { type Db, forUpdate, isReference, type Schema } from '../../storage/index.ts';
import { type NameOf, ownerOf } from '../colleagues/colleagues.ts';

type InboxRow = Selectable<Schema['inbox']>;

/** Returns the name of an enquiry in the audit log. */
export const subjectOf = ({ kind, reference }: Pick<InboxRow, 'kind' | 'reference'>): string =>
  `${kind} ${reference}`;

/** Returns a submission of any kind. Fields that its kind does not have are null. */
const sentOf = (
  columns: ReturnType<typeof formOf>['columns'],
  row: { readonly id: string; readonly suspicion: FormSignal | null },
) => {
  const values = row as unknown as FormInput;
  const valueOf = (column: keyof typeof columns) => values[columns[column] ?? ''] ?? null;
  return {
    id: row.id,
    name: valueOf('name') ?? '',
    email: valueOf('email') ?? '',
    phone: valueOf('phone'),
    subject: valueOf('subject'),
    message: valueOf('message'),
    product: valueOf('product'),
    suspicion: row.suspicion,
    /** The row as it is stored. */
    values,
  };
};

type Sent = ReturnType<typeof sentOf>;

export const readSent = async (
  db: Db,
  rows: readonly Pick<InboxRow, 'id' | 'kind'>[],
): Promise<ReadonlyMap<string, Sent>> => {
  const found = new Map<string, Sent>();
  for (const kind of formKinds) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const { table, columns } = formOf(kind);
    for (const row of await db.selectFrom(table).selectAll().where('id', 'in', ids).execute())
      found.set(row.id, sentOf(columns, row));
  }
  return found;
};

/** Maximum length of a message in the list, in characters. */
const ABOUT_LENGTH = 120;

const begin = (message: string) =>
  message.trim().replaceAll(/\s+/g, ' ').slice(0, ABOUT_LENGTH).toWellFormed();

export const asListed = (row: InboxRow, sent: Sent, nameOf: NameOf): EnquiryRow => ({
  reference: row.reference,
  kind: row.kind,
  name: sent.name,
  email: sent.email,
  about: sent.subject ?? sent.product ?? begin(sent.message ?? ''),
  status: row.status,
  ...ownerOf(row, nameOf),
  suspicion: row.quarantined === 1 ? sent.suspicion : null,
  received_at: row.created_at,
  version: row.version,
});

const prefixes = Object.values(publicForms)
  .map(({ prefix }) => prefix)
  .join('');

const noSuchEnquiry = () =>
  new ApiError('not-found', 'There is nothing with this reference (any more).');

const findRow = async (db: Db, reference: string): Promise<InboxRow | undefined> =>
  isReference(reference, prefixes)
    ? db.selectFrom('inbox').selectAll().where('reference', '=', reference).executeTakeFirst()
    : undefined;

/** @throws ApiError of kind `not-found` */
export const findEnquiry = async (db: Db, reference: string) => {
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
export const holdEnquiry = async (db: Db, reference: string) => {
  const known = await findRow(db, reference);
  // Locks the row of the submission, because deletions begin with it.
  if (known)
    await db
      .selectFrom(formOf(known.kind).table)
      .select('id')
      .where('id', '=', known.id)
      .$call(forUpdate(db))
      .execute();
  return findEnquiry(db, reference);
};
