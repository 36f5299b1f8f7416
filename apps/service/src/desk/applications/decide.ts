import {
  checkDecision,
  checkResumesQuery,
  type DecisionOutcome,
  type DecisionResult,
  fillIn,
  type NewDecision,
  UNDO_MS,
  type Weighed,
} from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { may } from '@example/api/staff';
import { nameInMail, topicOf, writtenMail } from '@example/content/desk';
import { auditAll } from '../../auth/staff/index.ts';
import { runIdempotent } from '../../http/idempotency/index.ts';
import { composeMail } from '../../mail/index.ts';
import { addToOutbox, refusedAmong, replyToAll } from '../../mail/outbox/index.ts';
import { type Db, timeOrderedId } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow } from '../calls/deps.ts';
import type { KeyedInput } from '../calls/call.ts';
import { decidedColumns, takeBackUntold } from './decision.ts';
import { holdApplications, type StoredApplication, subjectOf, withApplications } from './row.ts';

type DecideDeps = Pick<DeskDeps, 'settings' | 'storage' | 'clock'>;

interface Making extends Pick<NewDecision, 'status' | 'mail' | 'note'> {
  readonly id: string;
  readonly at: number;
  readonly colleague: Colleague;
  readonly settings: DecideDeps['settings'];
  /** Addresses that refused a mail before. They get none. */
  readonly refused: ReadonlySet<string>;
}

/** Adds the mails to the outbox, due when the decision can no longer be undone. Returns their ids by application. */
const addMails = async (
  db: Db,
  rows: readonly StoredApplication[],
  { mail, refused, settings, at, colleague }: Making,
): Promise<ReadonlyMap<string, string | undefined>> => {
  const written = rows.filter(({ applcnt_email }) => !refused.has(applcnt_email));
  if (!mail || written.length === 0) return new Map();
  const mails = written.map((row) => {
    const words = {
      name: nameInMail(row.applcnt_name),
      vacancy: row.job_title,
      reference: row.reference,
    };
    const { subject, text } = mail.as_written
      ? mail
      : {
          subject: fillIn(mail.subject, { ...words, vacancy: topicOf(row.job_title) }),
          text: fillIn(mail.text, words),
        };
    return {
      to: row.applcnt_email,
      keptWith: { application_id: row.id },
      author: colleague.employeeCode,
      replyTo: replyToAll(settings.mailTo.applications),
      notBefore: at + UNDO_MS,
      ...composeMail(writtenMail({ subject, text })),
    };
  });
  const ids = await addToOutbox(db, settings.mailFrom, at, mails);
  return new Map(written.map(({ id }, index) => [id, ids[index]]));
};

/** Adds the reason as a note of each application. Returns the notes' ids by application. */
const addReasons = async (
  db: Db,
  rows: readonly StoredApplication[],
  { note, at, colleague }: Making,
): Promise<ReadonlyMap<string, string>> => {
  if (note === undefined || rows.length === 0) return new Map();
  const notes = rows.map(({ id }) => ({
    ...{ id: timeOrderedId(at), application_id: id, text: note },
    ...{ author_code: colleague.employeeCode, created_at: at },
  }));
  await db.insertInto('application_notes').values(notes).execute();
  return new Map(notes.map(({ application_id, id }) => [application_id, id]));
};

/** Decides on applications that the transaction of `db` holds. */
const make = async (db: Db, rows: readonly StoredApplication[], making: Making): Promise<void> => {
  const { id, at, colleague, status } = making;
  const entryOf = (row: StoredApplication) => ({ at, actor: colleague, subject: subjectOf(row) });
  const before = await takeBackUntold(db, rows, making);
  const mails = await addMails(db, rows, making);
  const notes = await addReasons(db, rows, making);
  for (const row of rows)
    await db
      .updateTable('applications')
      .set({
        ...decidedColumns({
          ...{ id, at, status, told: before.get(row.id)?.told ?? row.status },
          ...{ mail: mails.get(row.id), note: notes.get(row.id) },
        }),
        version: row.version + 1,
      })
      .where('id', '=', row.id)
      .execute();
  await auditAll(
    db,
    rows.map((row) => ({
      ...entryOf(row),
      action: 'application.decided',
      details: {
        ...{ from: before.get(row.id)?.logged, to: status },
        template: mails.has(row.id) ? (making.mail?.template ?? null) : null,
        noted: notes.has(row.id),
      },
    })),
  );
};

/** Returns the outcomes of a decision from the state of its applications, the same for a repeated call. */
const outcomesOf = (
  rows: ReadonlyMap<string, StoredApplication>,
  { items, status }: NewDecision,
  decision: string,
): ReadonlyMap<string, Pick<DecisionOutcome, 'outcome' | 'mailed'>> => {
  const outcomeOf = (row: StoredApplication | undefined): DecisionOutcome['outcome'] => {
    if (!row) return 'not-found';
    if (row.status === 'withdrawn') return 'withdrawn';
    if (row.decision_id === decision) return row.tell_at === null ? 'stale' : 'decided';
    return row.status === status ? 'already' : 'stale';
  };
  return new Map(
    items.map(({ reference }) => {
      const row = rows.get(reference);
      const outcome = outcomeOf(row);
      const mailed = outcome === 'decided' && row?.decision_mail !== null;
      return [reference, { outcome, mailed }];
    }),
  );
};

const byReference = (rows: readonly StoredApplication[]) =>
  new Map(rows.map((row) => [row.reference, row]));

/**
 * Sets the status of several applications, each only if its version is still the one the caller has seen, with a mail to
 * each applicant and a note for colleagues, in one transaction. The applicants are told when {@link UNDO_MS} passed. A
 * decision that follows an untold one takes that back. Repeated calls with the same idempotency key make one decision.
 *
 * @throws ApiError of kind `invalid-input`, `idempotency-conflict`, or `not-permitted` for a mail
 */
export const decide = async (
  { settings, storage, clock }: DecideDeps,
  colleague: Colleague,
  { input, key }: Pick<KeyedInput, 'input' | 'key'>,
): Promise<DecisionResult> => {
  const wanted = parseOrThrow(checkDecision(input));
  if (wanted.mail && !may(colleague.role, 'applications.mail'))
    throw new ApiError('not-permitted', 'The role may not write to applicants.');
  const references = wanted.items.map(({ reference }) => reference);
  return storage.transact(async (db) => {
    const call = { operation: 'desk_decide', key, input: wanted, now: clock() };
    // The answer holds nothing of the applicants, who may be erased.
    const { decision } = await runIdempotent(db, call, async () => {
      const held = byReference(await holdApplications(db, references));
      const at = clock();
      const { status, mail, note } = wanted;
      const addresses = [...held.values()].map(({ applcnt_email }) => applcnt_email);
      const refused = mail ? await refusedAmong(db, addresses) : new Set<string>();
      const id = timeOrderedId(at);
      const versions = new Map(wanted.items.map((item) => [item.reference, item.version]));
      const rows = [...held.values()].filter(
        (row) =>
          row.status !== 'withdrawn' &&
          row.status !== status &&
          row.version === versions.get(row.reference),
      );
      await make(db, rows, { id, at, colleague, settings, refused, status, mail, note });
      return { decision: id };
    });
    const rows = byReference(
      await db
        .selectFrom('applications')
        .selectAll()
        .where('reference', 'in', references)
        .execute(),
    );
    const made = [...rows.values()].find(({ decision_id }) => decision_id === decision);
    return {
      decision,
      undo_ms: Math.max(0, (made?.tell_at ?? 0) - clock()),
      results: await withApplications(db, outcomesOf(rows, wanted, decision)),
    };
  });
};

/**
 * Returns what is to be known of applications before they are decided on. Leaves out those that do not exist.
 *
 * @throws ApiError of kind `invalid-input`
 */
export const weighApplications = async (db: Db, input: unknown): Promise<readonly Weighed[]> => {
  const references = parseOrThrow(checkResumesQuery(input)).references.split(',');
  const rows = await db
    .selectFrom('applications')
    .select(['reference', 'applcnt_name', 'applcnt_email', 'status', 'version'])
    .where('reference', 'in', references)
    .execute();
  const refused = await refusedAmong(
    db,
    rows.map(({ applcnt_email }) => applcnt_email),
  );
  return rows.map(({ reference, applcnt_name: name, applcnt_email, status, version }) => ({
    ...{ reference, name, status, version },
    address_refused: refused.has(applcnt_email),
  }));
};
