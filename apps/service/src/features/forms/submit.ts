import type { FormSignal } from '@example/api/form-signals';
import type { FormKind } from '@example/api/forms';
import type { Receipt } from '@example/api/receipts';
import { suspected, withDeskLink } from '@example/content/mails/forms';
import type { Mail } from '@example/content/types';
import type { InsertResult } from 'kysely';
import { holdMailbox, mailboxOf } from '../../storage/locks.ts';
import type { Clock } from '../../runtime/clock/clock.ts';
import {
  type CallKey,
  type KeyedCall,
  keyOfWords,
  runIdempotent,
} from '../../http/idempotency/index.ts';
import { addToInbox } from '../inbox/index.ts';
import { composeMail, deskAddress } from '../../mail/index.ts';
import type { Metrics } from '../../runtime/metrics/index.ts';
import {
  addToOutbox,
  type MailSubject,
  type OutboxWorker,
  toEach,
} from '../../mail/outbox/index.ts';
import { enforceEmailLimit, type SenderCall } from '../../http/security/sender-limit.ts';
import type { OfficeKind, Settings } from '../../runtime/settings/index.ts';
import { type Db, quotableReference, type Storage, timeOrderedId } from '../../storage/index.ts';

export interface SubmissionDeps {
  readonly settings: Pick<Settings, 'mailFrom' | 'mailTo' | 'publicOrigin'>;
  readonly storage: Storage;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly clock: Clock;
  readonly metrics?: Pick<Metrics, 'submissionStored'> | undefined;
}

/** Data of a submission besides its input. */
export interface SubmissionCall extends SenderCall {
  /** Signal that a robot sent it. */
  readonly formSignal?: FormSignal | undefined;
}

/** Parts of a submission that identify it when it is repeated. */
interface Submitted {
  readonly operation: string;
  readonly input: object;
  /** Returns whether a row is settled. The same words are then a new submission. */
  readonly isOver: (db: Db, reference: string) => Promise<boolean>;
}

/**
 * Identifies a repeated submission: by the caller's key, or by its words for a form without a key. Words with a signal
 * of a robot have a key of their own, so that a robot cannot keep a person's from being sent.
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

interface SubmittedRow {
  readonly id: string;
  readonly reference: string;
  readonly created_at: number;
}

/** Validated submission of a visitor, who gets a reference for it. */
interface Submission<Input extends object> extends Submitted {
  /** First letter of its references. */
  readonly prefix: string;
  readonly input: Input;
  readonly email: string;
  /** Inserts its row, unless another one has the reference. */
  readonly insert: (db: Db, row: SubmittedRow & Input) => Promise<InsertResult>;
  /** Returns what the mail to its sender is kept with, by its row's id. */
  readonly keptWith: (id: string) => MailSubject;
  /** Kind, sender's name and other texts by which the desk finds it; without it, it does not get there. */
  readonly inbox?: {
    readonly kind: FormKind;
    readonly name: string;
    readonly foundBy: readonly string[];
  };
  readonly office: OfficeKind;
  readonly announcement: (submitted: Input & Receipt) => Mail;
  readonly acknowledgment: (submitted: Input & Receipt) => Mail;
  /** Returns the link's token in the acknowledgment, which is blanked once the mail was sent. */
  readonly secret?: () => string | undefined;
}

const REFERENCE_TRIES = 5;

/** Inserts a row under a free reference. Returns the reference. */
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
 * Stores a submission with its announcement to the office and its acknowledgment to the sender, all in one transaction.
 * Resolves after the commit. With a signal of a robot the announcement says so, and the acknowledgment waits for the
 * operator, since the address may be a stranger's.
 *
 * @throws ApiError of kind `conflict`, ApiError of kind `too-many-requests`
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
    keptWith,
    isOver,
    office,
    announcement,
    acknowledgment,
    secret,
  }: Submission<Input>,
  { countSender, ...given }: SubmissionCall = {},
): Promise<Receipt> => {
  const { formSignal } = given;
  const now = clock();
  const call = submittedCall({ operation, input, isOver }, given, now);
  let isNew = false as boolean;
  await enforceEmailLimit(storage.db, call, email, countSender);
  const receipt = await storage.transact(async (db) => {
    await holdMailbox(db, mailboxOf(email), 'shared');
    return runIdempotent(db, call, async () => {
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
      const announced = withDeskLink(
        announcement(submitted),
        deskAddress(settings, inbox ? 'enquiries' : 'applications', reference),
      );
      const toOffice = formSignal === undefined ? announced : suspected(announced, formSignal);
      await addToOutbox(db, settings.mailFrom, now, [
        ...toEach(settings.mailTo[office], {
          replyTo: email,
          about: email,
          ...composeMail(toOffice),
        }),
        {
          to: email,
          keptWith: keptWith(row.id),
          heldFor: formSignal,
          secret: secret?.(),
          ...composeMail(acknowledgment(submitted)),
        },
      ]);
      isNew = true;
      return { reference };
    });
  });
  if (isNew) metrics?.submissionStored(operation);
  outbox.wake();
  return receipt;
};
