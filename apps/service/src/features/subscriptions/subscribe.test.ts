import { daysText } from '@example/content/days';
import { privacy } from '@example/content/pages/privacy';
import { describe, expect, it } from 'vitest';
import { leaseDue, markSent, retry, withoutSecret } from '../../mail/outbox/index.ts';
import { readSettings } from '../../runtime/settings/index.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';
import type { Storage } from '../../storage/index.ts';
import { databases, openTestStorage } from '../../testing/databases.ts';
import { countRows } from '../../testing/test-service.ts';
import type { SubscriptionDeps } from './deps.ts';
import {
  CONFIRMATION_VALID_MS,
  confirmSubscription,
  MAIL_INTERVAL_MS,
  deleteUnconfirmed,
  subscribe,
} from './subscribe.ts';

const tokensIn = async ({ db }: Storage) =>
  (await db.selectFrom('outbox').select('body').orderBy('created_at').execute()).map(
    ({ body }) =>
      /https:\/\/www\.example\.com\/newsletter\/confirm\?token=([\w-]+)/.exec(body)?.[1],
  );

describe.each(databases)('a subscription on $name', ({ createMigrated }) => {
  const setUp = async () => {
    const storage = await openTestStorage(await createMigrated());
    const time = { now: Date.now() };
    const deps: SubscriptionDeps = {
      settings: readSettings({ PUBLIC_ORIGIN: 'https://www.example.com' }),
      storage,
      outbox: { wake: () => undefined },
      clock: () => time.now,
    };
    return { storage, deps, time };
  };
  const input = { email: 'Anu@example.com' };

  it('is confirmed by the link of its mail, and says so again when that is pressed again', async () => {
    const { storage, deps, time } = await setUp();
    await expect(subscribe(deps, input)).resolves.toEqual({ status: 'accepted' });
    const [token = ''] = await tokensIn(storage);
    const [row] = await storage.db.selectFrom('subscriptions').selectAll().execute();
    expect(row).toMatchObject({ status: 'pending', email: 'Anu@example.com' });
    expect(JSON.stringify(row)).not.toContain(token);
    await expect(confirmSubscription(deps, { token: `${token}x` })).resolves.toEqual({
      status: 'invalid',
    });
    await expect(confirmSubscription(deps, { token })).resolves.toEqual({ status: 'confirmed' });
    const mails = await countRows(storage, 'outbox');
    time.now += CONFIRMATION_VALID_MS;
    await expect(confirmSubscription(deps, { token })).resolves.toEqual({ status: 'confirmed' });
    await expect(countRows(storage, 'outbox')).resolves.toBe(mails);
  });

  it('sends one mail in ten minutes at most, and none to a confirmed address', async () => {
    const { storage, deps, time } = await setUp();
    await Promise.all(Array.from({ length: 20 }, async () => subscribe(deps, input)));
    await expect(countRows(storage, 'outbox')).resolves.toBe(1);
    time.now += MAIL_INTERVAL_MS;
    await expect(subscribe(deps, { email: 'anu@EXAMPLE.com' })).resolves.toEqual({
      status: 'accepted',
    });
    const [old = '', renewed = ''] = await tokensIn(storage);
    expect(renewed).not.toBe('');
    await expect(confirmSubscription(deps, { token: old })).resolves.toEqual({ status: 'invalid' });
    await confirmSubscription(deps, { token: renewed });
    time.now += MAIL_INTERVAL_MS;
    const before = await countRows(storage, 'outbox');
    await expect(subscribe(deps, input)).resolves.toEqual({ status: 'accepted' });
    await expect(countRows(storage, 'outbox')).resolves.toBe(before);
    await expect(countRows(storage, 'subscriptions')).resolves.toBe(1);
  });

  it('is welcomed once it is confirmed, by a mail with the link that ends it', async () => {
    const { storage, deps } = await setUp();
    await subscribe(deps, input);
    const [token = ''] = await tokensIn(storage);
    await confirmSubscription(deps, { token: 'of nobody' });
    await expect(countRows(storage, 'outbox')).resolves.toBe(1);
    await confirmSubscription(deps, { token });
    const [welcome] = await storage.db
      .selectFrom('outbox')
      .selectAll()
      .where('unsubscribe_link', 'is not', null)
      .execute();
    expect(welcome).toMatchObject({ envelope_to: 'Anu@example.com', reply_to: null });
    expect(welcome?.unsubscribe_link).toMatch(
      /^https:\/\/www\.example\.com\/newsletter\/unsubscribe\?token=[\w-]{43}$/,
    );
    expect(welcome?.body).toContain(`\n${String(welcome?.unsubscribe_link)}\n`);
    expect(welcome?.html).toContain(`href="${String(welcome?.unsubscribe_link)}"`);
    await confirmSubscription(deps, { token });
    await expect(countRows(storage, 'outbox')).resolves.toBe(2);
  });

  it('can be confirmed by its reader alone, once its mail was sent', async () => {
    const { storage, deps } = await setUp();
    await subscribe(deps, input);
    const [token = ''] = await tokensIn(storage);
    const [mail] = await leaseDue(storage, Date.now(), 10);
    if (!mail) throw new Error('there is no mail');
    expect(mail.body).toContain(token);
    expect(withoutSecret(mail).body).not.toContain(token);
    const secrets = mail.secret === null ? [] : [mail.id];
    await markSent(storage, Date.now(), [mail.id], { secrets });
    const rows = await storage.db.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await expect(confirmSubscription(deps, { token })).resolves.toEqual({ status: 'confirmed' });
  });

  it('that a robot seems to have asked for gets its mail when the operator lets it go', async () => {
    const { storage, deps } = await setUp();
    await expect(subscribe(deps, input, { formSignal: 'trap' })).resolves.toEqual({
      status: 'accepted',
    });
    await expect(leaseDue(storage, Date.now(), 10)).resolves.toEqual([]);
    const [held] = await storage.db.selectFrom('outbox').selectAll().execute();
    expect(held).toMatchObject({ envelope_to: 'Anu@example.com', held_for: 'trap' });
    await retry(storage.db, Date.now(), held?.id ?? '');
    await expect(leaseDue(storage, Date.now(), 10)).resolves.toHaveLength(1);
    const [token = ''] = await tokensIn(storage);
    await expect(confirmSubscription(deps, { token })).resolves.toEqual({ status: 'confirmed' });
  });

  it('is not kept waiting by a robot that gave the address a moment before', async () => {
    const { storage, deps } = await setUp();
    await subscribe(deps, input, { formSignal: 'trap' });
    await subscribe(deps, input);
    await expect(leaseDue(storage, Date.now(), 10)).resolves.toMatchObject([{ held_for: null }]);
    const [row] = await storage.db.selectFrom('subscriptions').selectAll().execute();
    expect(row?.suspicion).toBeNull();
    await subscribe(deps, input);
    await expect(countRows(storage, 'outbox')).resolves.toBe(2);
  });

  it('keeps its link when a robot gives the address later', async () => {
    const { storage, deps, time } = await setUp();
    await subscribe(deps, input);
    time.now += MAIL_INTERVAL_MS;
    await subscribe(deps, input, { formSignal: 'fast' });
    const [token = '', ...others] = await tokensIn(storage);
    expect(others).toEqual([]);
    await expect(confirmSubscription(deps, { token })).resolves.toEqual({ status: 'confirmed' });
  });

  it('is deleted when it has expired, as the privacy page says', async () => {
    const { storage, deps, time } = await setUp();
    await subscribe(deps, input);
    const [token = ''] = await tokensIn(storage);
    time.now += CONFIRMATION_VALID_MS;
    await expect(confirmSubscription(deps, { token })).resolves.toEqual({ status: 'invalid' });
    await deleteUnconfirmed(storage.db, time.now);
    await expect(countRows(storage, 'subscriptions')).resolves.toBe(0);
    const { paragraphs = [] } = privacy.sections.find(({ id }) => id === 'subscription') ?? {};
    const after = daysText(CONFIRMATION_VALID_MS / DAY_MS);
    expect(paragraphs.join(' ')).toContain(`not confirmed is deleted after ${after}.`);
  });

  it('gives a repeated confirmation with the same key the same answer', async () => {
    const { storage, deps } = await setUp();
    await subscribe(deps, input);
    const [token = ''] = await tokensIn(storage);
    const key = { idempotencyKey: 'press' };
    await expect(confirmSubscription(deps, { token }, key)).resolves.toHaveProperty(
      'status',
      'confirmed',
    );
    await expect(confirmSubscription(deps, { token }, key)).resolves.toHaveProperty(
      'status',
      'confirmed',
    );
  });
});
