import { describe, expect, it } from 'vitest';
import { addToOutbox } from '../../mail/outbox/index.ts';
import { readSettings } from '../../runtime/settings/index.ts';
import type { Storage } from '../../storage/index.ts';
import { databases, openTestStorage } from '../../testing/databases.ts';
import { countRows } from '../../testing/test-service.ts';
import type { SubscriptionDeps } from './deps.ts';
import { confirmSubscription, subscribe } from './subscribe.ts';
import { createUnsubscribeLinks, unsubscribe } from './unsubscribe.ts';

const origin = 'https://www.example.com';

/** Returns the token of a link to a page of the newsletter, from the newest mail with one. */
const tokenFor = async ({ db }: Storage, page: 'confirm' | 'unsubscribe') => {
  const mails = await db
    .selectFrom('outbox')
    .select('body')
    .orderBy('created_at', 'desc')
    .execute();
  const pattern = new RegExp(`^${origin}/newsletter/${page}\\?token=([\\w-]{43})$`, 'm');
  const [token] = mails.flatMap(({ body }) => pattern.exec(body)?.[1] ?? []);
  if (token === undefined) throw new Error(`there is no mail with a link to ${page}`);
  return token;
};

describe.each(databases)('the end of a subscription on $name', ({ createMigrated }) => {
  const setUp = async () => {
    const place = await createMigrated();
    const storage = await openTestStorage(place);
    const time = { now: Date.now() };
    const deps: SubscriptionDeps = {
      settings: readSettings({ PUBLIC_ORIGIN: origin, DATA_DIR: place.dataDir }),
      storage,
      outbox: { wake: () => undefined },
      clock: () => (time.now += 1),
    };
    const join = async (email = 'Anu@example.com') => {
      await subscribe(deps, { email });
      await confirmSubscription(deps, { token: await tokenFor(storage, 'confirm') });
      return tokenFor(storage, 'unsubscribe');
    };
    return { storage, deps, join };
  };
  const invalid = { status: 'invalid' };
  const unsubscribed = { status: 'unsubscribed' };

  it('comes with the token of the welcome mail, once; no row is left', async () => {
    const { storage, deps, join } = await setUp();
    const token = await join();
    const rows = await storage.db.selectFrom('subscriptions').selectAll().execute();
    expect(rows).toMatchObject([{ status: 'confirmed' }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    await expect(unsubscribe(deps, { token: `${token}x` })).resolves.toEqual(invalid);
    await expect(unsubscribe(deps, { token })).resolves.toEqual(unsubscribed);
    await expect(countRows(storage, 'subscriptions')).resolves.toBe(0);
    await expect(unsubscribe(deps, { token })).resolves.toEqual(invalid);
  });

  it('leaves other subscriptions, and who has none has no token either', async () => {
    const { storage, deps, join } = await setUp();
    const token = await join();
    const other = await join('ravi@example.com');
    expect(other).not.toBe(token);
    for (const made of ['', 'anu@example.com', 'null']) {
      await expect(unsubscribe(deps, { token: made })).resolves.toEqual(invalid);
    }
    await expect(unsubscribe(deps, { token: other })).resolves.toEqual(unsubscribed);
    const rows = await storage.db.selectFrom('subscriptions').select('email_key').execute();
    expect(rows).toEqual([{ email_key: 'anu@example.com' }]);
  });

  it('has the same link in every mail, also after it was subscribed anew', async () => {
    const { storage, deps, join } = await setUp();
    const token = await join();
    const link = `${origin}/newsletter/unsubscribe?token=${token}`;
    const derive = async () =>
      storage.transact(async (db) => (await createUnsubscribeLinks(db, origin))('anu@example.com'));
    await expect(derive()).resolves.toBe(link);
    await unsubscribe(deps, { token });
    await expect(join('ANU@example.com')).resolves.toBe(token);
    await expect(unsubscribe(deps, { token })).resolves.toEqual(unsubscribed);
  });

  it('takes the mails of the subscription with it, those that wait too, and no others', async () => {
    const { storage, deps, join } = await setUp();
    const token = await join();
    await join('ravi@example.com');
    const { mailFrom } = deps.settings;
    const link = `${origin}/newsletter/unsubscribe?token=${token}`;
    await storage.transact(async (db) =>
      addToOutbox(db, mailFrom, Date.now(), [
        { to: 'anu@example.com', subject: 'News', text: 'News.', unsubscribeLink: link },
      ]),
    );
    await unsubscribe(deps, { token });
    const mails = await storage.db
      .selectFrom('outbox')
      .select('envelope_to')
      .where('unsubscribe_link', 'is not', null)
      .execute();
    expect(mails).toEqual([{ envelope_to: 'ravi@example.com' }]);
  });

  it('takes its mails with it, too, when the site has another origin since', async () => {
    const { storage, deps, join } = await setUp();
    const token = await join();
    const settings = { ...deps.settings, publicOrigin: 'https://example.org' };
    await expect(unsubscribe({ ...deps, settings }, { token })).resolves.toEqual(unsubscribed);
    const left = await storage.db.selectFrom('outbox').select('unsubscribe_link').execute();
    expect(left).toEqual([{ unsubscribe_link: null }]);
  });

  it('is refused when the token is no text', async () => {
    const { deps } = await setUp();
    for (const input of [{}, { token: 1 }, { token: 'x', email: 'anu@example.com' }, null]) {
      await expect(unsubscribe(deps, input)).rejects.toMatchObject({ kind: 'invalid-input' });
    }
  });

  it('answers a repeated call with the same key the same', async () => {
    const { deps, join } = await setUp();
    const token = await join();
    const key = { idempotencyKey: 'press' };
    await expect(unsubscribe(deps, { token }, key)).resolves.toEqual(unsubscribed);
    await expect(unsubscribe(deps, { token }, key)).resolves.toEqual(unsubscribed);
  });
});
