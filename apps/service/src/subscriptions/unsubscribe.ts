import { checkUnsubscription, type UnsubscriptionStatus } from '@example/api/subscriptions';
import { createHash, createHmac } from 'node:crypto';
import { noteDecision } from '../decisions/index.ts';
import { type CallKey, once } from '../idempotency/index.ts';
import { refused } from '../problem/index.ts';
import { type Db, readSecret } from '../storage/index.ts';
import type { SubscriptionDeps } from './subscribe.ts';

const SECRET_NAME = 'unsubscribe_secret';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const linkOf = (publicOrigin: string, token: string) =>
  `${publicOrigin}/newsletter/unsubscribe?token=${token}`;

/**
 * The link that ends an address's subscription, for a mail to it. It is the same in each mail, so
 * that the oldest one works as long as the subscription does, and after it was made anew; who has
 * neither a mail nor the service's secret cannot make one up.
 *
 * @param emailKey - the address as `subscriptions.email_key` has it
 */
export const unsubscribeLink = async (
  db: Db,
  publicOrigin: string,
  emailKey: string,
): Promise<string> => {
  const secret = await readSecret(db, SECRET_NAME);
  const token = createHmac('sha256', secret).update(emailKey).digest('base64url');
  await db
    .updateTable('subscriptions')
    .set({ unsubscribe_hash: hashOf(token) })
    .where('email_key', '=', emailKey)
    .execute();
  return linkOf(publicOrigin, token);
};

/**
 * Ends a subscription with the token of its link: the row is deleted, and what was to be sent to it,
 * or is kept of what was sent, with it. A restore ends again what it brings back.
 *
 * @throws ApiError of kind `bad-input` where the token is no text, or `conflict`
 */
export const unsubscribe = async (
  { settings, storage, clock }: Pick<SubscriptionDeps, 'settings' | 'storage' | 'clock'>,
  input: unknown,
  { idempotencyKey }: CallKey = {},
): Promise<{ readonly status: UnsubscriptionStatus }> => {
  const checked = checkUnsubscription(input);
  if (!checked.ok) throw refused([checked], () => 'The token must be text.');
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
  const { decisionsDir } = settings;
  if (known) await noteDecision({ storage, decisionsDir, clock }, 'unsubscribed', known.email_key);
  return storage.transact(async (db) =>
    once(db, call, async () => {
      const ended = await db
        .deleteFrom('subscriptions')
        .where('unsubscribe_hash', '=', hashOf(token))
        .returning('email_key')
        .executeTakeFirst();
      if (!ended) return { status: 'invalid' as const };
      await db
        .deleteFrom('outbox')
        .where('unsubscribe_link', '=', linkOf(settings.publicOrigin, token))
        .execute();
      return { status: 'unsubscribed' as const };
    }),
  );
};
