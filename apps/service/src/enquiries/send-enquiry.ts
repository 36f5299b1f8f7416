import { checkEnquiry, type EnquiryErrorCode, type Receipt } from '@example/api/enquiries';
import { enquiries } from '@example/content/enquiries';
import { enquiryAcknowledgment, enquiryAnnouncement } from '@example/content/mails';
import type { Clock } from '../clock/clock.ts';
import { type CallKey, once } from '../idempotency/index.ts';
import { addToOutbox, type OutboxWorker } from '../outbox/index.ts';
import { refused } from '../problem/index.ts';
import type { Settings } from '../settings/index.ts';
import { type Db, quotableReference, type Storage, timeOrderedId } from '../storage/index.ts';

export interface EnquiryDeps {
  readonly settings: Pick<Settings, 'mailFrom' | 'mailTo'>;
  readonly storage: Storage;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly clock: Clock;
}

const REFERENCE_TRIES = 5;

/** Stores a row under a reference that nobody has, and returns it. */
const withReference = async (
  prefix: string,
  insert: (reference: string) => Promise<boolean>,
): Promise<string> => {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const reference = quotableReference(prefix);
    if (await insert(reference)) return reference;
  }
  throw new Error('no free reference was found');
};

const insertEnquiry = async (
  db: Db,
  row: { readonly user_name: string; readonly email: string; readonly msg: string },
  reference: string,
  now: number,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('enquiries')
    .values({ id: timeOrderedId(now), reference, ...row, created_at: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/**
 * Stores a home enquiry (spec §5) with its announcement to the office and its acknowledgment to the
 * sender, all in one transaction; resolves after the commit.
 *
 * @throws ApiError of kind `bad-input` or `conflict`
 */
export const sendEnquiry = async (
  { settings, storage, outbox, clock }: EnquiryDeps,
  input: unknown,
  { idempotencyKey }: CallKey = {},
): Promise<Receipt> => {
  const checked = checkEnquiry(input);
  if (!checked.ok) {
    throw refused(checked, (code) => enquiries.validation[code as EnquiryErrorCode]);
  }
  const enquiry = checked.value;
  const now = clock();
  const call = { operation: 'save_enquiry', key: idempotencyKey, input: enquiry, now };
  const receipt = await storage.transact(async (db) =>
    once(db, call, async () => {
      const reference = await withReference('E', async (candidate) =>
        insertEnquiry(db, enquiry, candidate, now),
      );
      const announcement = enquiryAnnouncement({ reference, ...enquiry });
      const acknowledgment = enquiryAcknowledgment({ reference, ...enquiry });
      await addToOutbox(db, settings.mailFrom, now, [
        { to: settings.mailTo.address, replyTo: enquiry.email, ...announcement },
        { to: enquiry.email, ...acknowledgment },
      ]);
      return { reference };
    }),
  );
  outbox.wake();
  return receipt;
};
