import { type FormKind, formKinds } from '@example/api/forms';
import { sql } from 'kysely';
import { readdress } from '../../mail/outbox/index.ts';
import { type Db, forUpdate, holdMailbox, mailboxOf, type Storage } from '../../storage/index.ts';
import { type FormInput, formOf, senderOf } from '../forms/index.ts';
import { updateInbox } from '../inbox/index.ts';
import { applicantKeysOf } from '../search/search-keys.ts';
import { byAddress, type Row, rows } from './person.ts';

/** Right values in place of wrong ones, each checked as in a form. */
export interface Correction {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** Something that a person sent. */
export interface Sent {
  readonly kind: FormKind | 'application';
  readonly reference: string;
}

const correctApplications = async (db: Db, address: string, { name, phone, email }: Correction) => {
  const found = await db
    .selectFrom('applications')
    .select(['id', 'reference', 'applcnt_name', 'applcnt_email', 'applcnt_phone'])
    .where('email_key', '=', address)
    .orderBy('id')
    .$call(forUpdate(db))
    .execute();
  for (const { id, applcnt_name, applcnt_email, applcnt_phone } of found) {
    const applicant = {
      applcnt_name: name ?? applcnt_name,
      applcnt_email: email ?? applcnt_email,
      applcnt_phone: phone ?? applcnt_phone,
    };
    await db
      .updateTable('applications')
      .set({
        ...applicant,
        ...applicantKeysOf(applicant),
        words_due: 1,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .execute();
  }
  return found.map(({ reference }) => reference);
};

const correctForms = async (db: Db, kind: FormKind, address: string, correction: Correction) => {
  const form = formOf(kind);
  const corrected = Object.fromEntries(
    (['name', 'phone', 'email'] as const).flatMap((field) => {
      const column = form.columns[field];
      const value = correction[field];
      return column === undefined || value === undefined ? [] : [[column, value] as const];
    }),
  );
  if (Object.keys(corrected).length === 0) return [];
  const found = await rows<FormInput & { readonly id: string; readonly reference: string }>(
    db,
    sql`select * from ${byAddress(form.table, address)} order by id`,
  );
  for (const row of found) {
    const { id, reference } = row;
    await db
      .updateTable(form.table)
      // Kysely cannot tell that the fields are the columns of this form's table.
      .set(corrected as never)
      .where('id', '=', id)
      .execute();
    await updateInbox(db, { id, reference, ...senderOf(form, { ...row, ...corrected }) });
  }
  return found.map(({ reference }) => reference);
};

const countOf = async (db: Db, table: 'accounts' | 'subscriptions', address: string) =>
  (await rows(db, sql<Row>`select 1 from ${byAddress(table, address)}`)).length;

/**
 * Corrects name, telephone number and address in all that a person sent. Mails that were not delivered to the wrong
 * address go to the right one. An account and a subscription keep their address, which their owner has proven.
 *
 * @param record - records the correction, in its transaction, with what was corrected
 * @returns numbers of corrected rows and mails, and of what keeps its address
 */
export const correctPerson = async (
  { storage, clock }: { readonly storage: Storage; readonly clock: () => number },
  wrong: string,
  correction: Correction,
  record: (db: Db, sent: readonly Sent[]) => Promise<void>,
) => {
  const address = mailboxOf(wrong);
  const mailboxes = [...new Set([address, mailboxOf(correction.email ?? wrong)])].toSorted();
  return storage.transact(async (db) => {
    for (const mailbox of mailboxes) await holdMailbox(db, mailbox);
    const corrected: Record<string, number> = {};
    const sent: Sent[] = [];
    const note = (kind: Sent['kind'], table: string, references: readonly string[]) => {
      corrected[table] = references.length;
      sent.push(...references.map((reference) => ({ kind, reference })));
    };
    note('application', 'applications', await correctApplications(db, address, correction));
    for (const kind of formKinds)
      note(kind, formOf(kind).table, await correctForms(db, kind, address, correction));
    const readdressed =
      correction.email === undefined
        ? 0
        : await readdress(db, clock(), { from: address, to: correction.email });
    await record(db, sent);
    return {
      corrected,
      readdressed,
      accounts: await countOf(db, 'accounts', address),
      subscriptions: await countOf(db, 'subscriptions', address),
    };
  });
};
