import {
  checkConfirmation,
  checkSubscription,
  type ConfirmationStatus,
} from '@example/api/subscriptions';
import {
  subscriptionConfirmation,
  subscriptionWelcome,
} from '@example/content/mails/subscriptions';
import { CONFIRMATION_DAYS } from '@example/content/retention';
import { randomBytes } from 'node:crypto';
import { holdMailbox, mailboxOf } from '../../storage/locks.ts';
import { type CallKey, type KeyedCall, runIdempotent } from '../../http/idempotency/index.ts';
import { addMail } from '../../mail/outbox/index.ts';
import { enforceEmailLimit } from '../../http/security/sender-limit.ts';
import { type Db, hashOf } from '../../storage/index.ts';
import type { SubmissionCall } from '../forms/index.ts';
import type { SubscriptionDeps } from './deps.ts';
import { refuse } from './refuse.ts';
import { createUnsubscribeLinks } from './unsubscribe.ts';
import { DAY_MS, MINUTE_MS } from '../../runtime/clock/durations.ts';

/** Lifetime of the link in a confirmation mail, in ms. */
export const CONFIRMATION_VALID_MS = CONFIRMATION_DAYS * DAY_MS;

/** Shortest interval of confirmation mails to an address, in ms, so that nobody can use the form to annoy. */
export const MAIL_INTERVAL_MS = 10 * MINUTE_MS;

/**
 * Returns the operation and input of a call's idempotency key. The address is in lower case, so that erasing the person
 * finds the row however it was typed.
 */
export const subscriptionCall = (email: string): Pick<KeyedCall, 'operation' | 'input'> => ({
  operation: 'subscribe',
  input: { email: email.toLowerCase() },
});

/**
 * Requests a newsletter. The row waits for its confirmation, and a mail with the link is added to the outbox. For an
 * address that is confirmed, or got a mail just now, nothing happens, which the caller cannot tell. With a signal of a
 * robot the mail waits for the operator, and a waiting subscription stays unchanged.
 *
 * @throws ApiError of kind `invalid-input` or `conflict`; ApiError of kind `too-many-requests`
 */
export const subscribe = async (
  { settings, storage, outbox, clock, metrics }: SubscriptionDeps,
  input: unknown,
  { idempotencyKey, countSender, formSignal }: SubmissionCall = {},
): Promise<{ readonly status: 'accepted' }> => {
  const checked = checkSubscription(input);
  if (!checked.ok) throw refuse([checked]);
  const { email } = checked.value;
  const now = clock();
  const token = randomBytes(32).toString('base64url');
  const pending = {
    token_hash: hashOf(token),
    token_expires_at: now + CONFIRMATION_VALID_MS,
    mailed_at: now,
    suspicion: formSignal ?? null,
  };
  const call = { ...subscriptionCall(email), key: idempotencyKey, now };
  let isNew = false as boolean;
  // Counted for all addresses: a limit for strangers alone would reveal who has subscribed.
  await enforceEmailLimit(storage.db, call, email, countSender);
  const answer = await storage.transact(async (db) => {
    await holdMailbox(db, mailboxOf(email), 'shared');
    return runIdempotent(db, call, async () => {
      const mustConfirm = await db
        .insertInto('subscriptions')
        .values({
          email_key: email.toLowerCase(),
          email,
          status: 'pending',
          ...pending,
          confirmed_at: null,
          unsubscribe_hash: null,
          created_at: now,
        })
        .onConflict((conflict) =>
          conflict
            .column('email_key')
            .doUpdateSet(pending)
            .where('subscriptions.status', '=', 'pending')
            .where((where) =>
              formSignal === undefined
                ? where.or([
                    where('subscriptions.mailed_at', '<=', now - MAIL_INTERVAL_MS),
                    // The earlier mail is held, so the address has received none.
                    where('subscriptions.suspicion', 'is not', null),
                  ])
                : where.lit(false),
            ),
        )
        .returning('email_key')
        .executeTakeFirst();
      isNew = mustConfirm !== undefined;
      if (mustConfirm) {
        const link = `${settings.publicOrigin}/newsletter/confirm?token=${token}`;
        const addressed = { to: email, heldFor: formSignal, secret: token };
        await addMail(db, settings, now, subscriptionConfirmation({ link }), addressed);
      }
      return { status: 'accepted' } as const;
    });
  });
  if (isNew) metrics?.submissionStored('subscribe');
  outbox.wake();
  return answer;
};

/**
 * Confirms a subscription with the token of its link, and adds a welcome mail with the unsubscribe link to the outbox.
 * Confirming again returns the same and sends nothing.
 *
 * @throws ApiError of kind `invalid-input` when the token is no text, or `conflict`
 */
export const confirmSubscription = async (
  { settings, storage, outbox, clock }: SubscriptionDeps,
  input: unknown,
  { idempotencyKey }: CallKey = {},
): Promise<{ readonly status: ConfirmationStatus }> => {
  const checked = checkConfirmation(input);
  if (!checked.ok) throw refuse([checked]);
  const now = clock();
  const operation = 'confirm_subscription';
  const call = { operation, key: idempotencyKey, input: checked.value, now };
  const tokenHash = hashOf(checked.value.token);
  const answer = await storage.transact(async (db) =>
    runIdempotent(db, call, async () => {
      const confirmed = await db
        .updateTable('subscriptions')
        .set({ status: 'confirmed', confirmed_at: now, token_expires_at: null })
        .where('token_hash', '=', tokenHash)
        .where('status', '=', 'pending')
        .where('token_expires_at', '>', now)
        .returning(['email_key', 'email'])
        .executeTakeFirst();
      if (!confirmed) {
        const before = await db
          .selectFrom('subscriptions')
          .select('email_key')
          .where('token_hash', '=', tokenHash)
          .where('status', '=', 'confirmed')
          .executeTakeFirst();
        return { status: before ? ('confirmed' as const) : ('invalid' as const) };
      }
      const linkOf = await createUnsubscribeLinks(db, settings.publicOrigin);
      const link = await linkOf(confirmed.email_key);
      const addressed = { to: confirmed.email, unsubscribeLink: link };
      await addMail(db, settings, now, subscriptionWelcome({ unsubscribeLink: link }), addressed);
      return { status: 'confirmed' as const };
    }),
  );
  outbox.wake();
  return answer;
};

export const deleteUnconfirmed = async (db: Db, now: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('subscriptions')
    .where('status', '=', 'pending')
    .where('token_expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
