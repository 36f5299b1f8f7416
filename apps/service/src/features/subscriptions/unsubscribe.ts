import { checkUnsubscription, type UnsubscriptionStatus } from '@example/api/subscriptions';
import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import { noteDecision } from '../decisions/index.ts';
import { type CallKey, runIdempotent } from '../../http/idempotency/index.ts';
import { type Db, hashOf, readSecret } from '../../storage/index.ts';
import type { SubscriptionDeps } from './deps.ts';
import { refuse } from './refuse.ts';

const SECRET_NAME = 'unsubscribe_secret';

/**
 * Returns a function that makes the link which ends the subscription of an address, as in `subscriptions.email_key`.
 * It is the same in each mail, so that even the oldest works as long as there is a subscription, also a renewed one. It
 * is derived from a secret, so nobody can forge it. It works once its hash is stored, which a link with another hash
 * than the stored one does first.
 */
export const createUnsubscribeLinks = async (db: Db, publicOrigin: string) => {
  const secret = await readSecret(db, SECRET_NAME);
  return async (emailKey: string, storedHash: string | null = null): Promise<string> => {
    const token = createHmac('sha256', secret).update(emailKey).digest('base64url');
    const hash = hashOf(token);
    if (hash !== storedHash)
      await db
        .updateTable('subscriptions')
        .set({ unsubscribe_hash: hash })
        .where('email_key', '=', emailKey)
        .execute();
    return `${publicOrigin}/newsletter/unsubscribe?token=${token}`;
  };
};

/**
 * Ends a subscription with the token of its link. Deletes its row, and its waiting and sent mails. The end is noted
 * before, so that a restore repeats it.
 *
 * @throws ApiError of kind `invalid-input` when the token is no text, or `conflict`
 */
export const unsubscribe = async (
  { settings, storage, clock }: Pick<SubscriptionDeps, 'settings' | 'storage' | 'clock'>,
  input: unknown,
  { idempotencyKey }: CallKey = {},
): Promise<{ readonly status: UnsubscriptionStatus }> => {
  const checked = checkUnsubscription(input);
  if (!checked.ok) throw refuse([checked]);
  const { token } = checked.value;
  const call = {
    operation: 'unsubscribe',
    key: idempotencyKey,
    input: checked.value,
    now: clock(),
  };
  const known = await storage.db
    .selectFrom('subscriptions')
    .select('email_key')
    .where('unsubscribe_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (known) await noteDecision({ settings, storage, clock }, 'unsubscribed', known.email_key);
  return storage.transact(async (db) =>
    runIdempotent(db, call, async () => {
      const ended = await db
        .deleteFrom('subscriptions')
        .where('unsubscribe_hash', '=', hashOf(token))
        .returning('email_key')
        .executeTakeFirst();
      if (!ended) return { status: 'invalid' as const };
      // Found by the address, as the links in older mails may begin with an earlier origin of the site.
      await db
        .deleteFrom('outbox')
        .where('unsubscribe_link', 'is not', null)
        .where(sql<boolean>`lower(envelope_to) = ${ended.email_key}`)
        .execute();
      return { status: 'unsubscribed' as const };
    }),
  );
};
