import type { EnquiryKind } from '@example/api/desk';
import type { FormSignal } from '@example/api/form-signals';
import type { Receipt } from '@example/api/receipts';
import { suspected } from '@example/content/mails';
import type { Mail } from '@example/content/types';
import type { InsertResult } from 'kysely';
import { holdMailbox, mailboxOf } from '../accounts/mailbox.ts';
import type { Clock } from '../clock/clock.ts';
import { type CallKey, type KeyedCall, keyOfWords, once } from '../idempotency/index.ts';
import { addToInbox } from '../inbox/index.ts';
import { composeMail } from '../mail/index.ts';
import type { Metrics } from '../metrics/index.ts';
import { addToOutbox, type OutboxWorker, toEach } from '../outbox/index.ts';
import { admitSender, type SenderCall } from '../security/sender-limit.ts';
import type { OfficeKind, Settings } from '../settings/index.ts';
import { type Db, quotableReference, type Storage, timeOrderedId } from '../storage/index.ts';

export interface SubmissionDeps {
  readonly settings: Pick<Settings, 'mailFrom' | 'mailTo'>;
  readonly storage: Storage;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly clock: Clock;
  readonly metrics?: Pick<Metrics, 'submissionStored'> | undefined;
}

/** What comes with something submitted, beside it. */
export interface SubmissionCall extends SenderCall {
  /** Why a robot seems to have sent it. */
  readonly formSignal?: FormSignal | undefined;
}

/** What is submitted, as far as it matters to whether it was submitted before. */
interface Submitted {
  /** Its name in the API. */
  readonly operation: string;
  readonly input: object;
  /** Whether nobody waits for an answer to what has a reference: the same words are sent anew then. */
  readonly isOver: (db: Db, reference: string) => Promise<boolean>;
}

/**
 * What a submission is known by when it comes again: the caller's key, or the words of a form that has none.
 * A robot's words are not a person's: it could keep them from being sent.
 */
export const submittedCall = (
  { operation, input, isOver }: Submitted,
  {
    idempotencyKey: key,
    isKnownByWords = false,
    formSignal,
  }: CallKey & Pick<SubmissionCall, 'formSignal'>,
  now: number,
): KeyedCall =>
  key === undefined && isKnownByWords
    ? {
        operation,
        key: keyOfWords({ ...input, formSignal }),
        input,
        now,
        isOver: async (db, answer) => isOver(db, (answer as Receipt).reference),
      }
    : { operation, key, input, now };

/** What every row of something submitted has, whatever it is. */
interface SubmittedRow {
  readonly id: string;
  readonly reference: string;
  readonly created_at: number;
}

/** Something a visitor sends, after its check, and gets a reference for. */
export interface Submission<Input extends object> extends Submitted {
  /** The letter its references begin with. */
  readonly prefix: string;
  readonly input: Input;
  /** The sender's address. */
  readonly email: string;
  /** Inserts its row, unless another one has the reference. */
  readonly insert: (db: Db, row: SubmittedRow & Input) => Promise<InsertResult>;
  /** As what it comes into the staff's inbox, and its sender's name; without it, it does not. */
  readonly inbox?: { readonly kind: EnquiryKind; readonly name: string };
  /** Who of the office is told of it. */
  readonly office: OfficeKind;
  /** What the office learns of it. */
  readonly announcement: (submitted: Input & Receipt) => Mail;
  /** What its sender receives. */
  readonly acknowledgment: (submitted: Input & Receipt) => Mail;
}

const REFERENCE_TRIES = 5;

/** Stores a row under a reference that nobody has, and returns it. */
const withReference = async (
  prefix: string,
  insert: (reference: string) => Promise<InsertResult>,
): Promise<string> => {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const reference = quotableReference(prefix);
    const { numInsertedOrUpdatedRows } = await insert(reference);
    if (numInsertedOrUpdatedRows === 1n) return reference;
  }
  throw new Error('no free reference was found');
};

/**
 * Stores what a visitor sent with its announcement to the office and its acknowledgment to the
 * sender, all in one transaction; resolves after the commit. Where a robot seems to have sent it, the
 * announcement says so, and the acknowledgment waits for the operator: the address may be a stranger's.
 *
 * @throws ApiError of kind `conflict`, ProblemError of type `too-many-requests`
 */
export const submit = async <Input extends object>(
  { settings, storage, outbox, clock, metrics }: SubmissionDeps,
  {
    operation,
    prefix,
    input,
    email,
    insert,
    inbox,
    isOver,
    office,
    announcement,
    acknowledgment,
  }: Submission<Input>,
  { countSender, ...given }: SubmissionCall = {},
): Promise<Receipt> => {
  const { formSignal } = given;
  const now = clock();
  const call = submittedCall({ operation, input, isOver }, given, now);
  let isNew = false as boolean;
  await admitSender(storage.db, call, email, countSender);
  const receipt = await storage.transact(async (db) => {
    await holdMailbox(storage, db, mailboxOf(email), 'shared');
    return once(db, call, async () => {
      const row = { id: timeOrderedId(now), created_at: now };
      const reference = await withReference(prefix, async (candidate) =>
        insert(db, { ...row, reference: candidate, ...input }),
      );
      if (inbox)
        await addToInbox(db, {
          ...row,
          ...inbox,
          reference,
          email,
          isSuspected: formSignal !== undefined,
        });
      const submitted = { ...input, reference };
      const announced = announcement(submitted);
      const toOffice = formSignal === undefined ? announced : suspected(announced, formSignal);
      await addToOutbox(db, settings.mailFrom, now, [
        ...toEach(settings.mailTo[office], {
          replyTo: email,
          about: email,
          ...composeMail(toOffice),
        }),
        { to: email, heldFor: formSignal, ...composeMail(acknowledgment(submitted)) },
      ]);
      isNew = true;
      return { reference };
    });
  });
  if (isNew) metrics?.submissionStored(operation);
  outbox.wake();
  return receipt;
};
