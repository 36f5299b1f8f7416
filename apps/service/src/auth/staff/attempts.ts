import { tooMany } from '../../http/problem/index.ts';
import { timeOrderedId } from '../../storage/index.ts';
import { encryptionFor } from '../core/encryption.ts';
import type { StaffVisitor } from './cookies.ts';
import type { StaffDeps } from './deps.ts';

/** Sign-ins that may begin from one IP address within {@link ATTEMPTS_COUNTED_MS}. One address may be an office. */
export const ATTEMPTS_PER_ADDRESS = 60;
export const ATTEMPTS_COUNTED_MS = 3_600_000;

/**
 * Counts a sign-in for its address. The row is written before counting, so that concurrent sign-ins all count. A
 * sign-in that is refused does not count.
 *
 * @throws ApiError of kind `too-many-requests`
 */
export const admitAttempt = async (
  { storage, clock, settings }: Pick<StaffDeps, 'storage' | 'clock' | 'settings'>,
  { address }: Pick<StaffVisitor, 'address'>,
): Promise<void> => {
  if (!settings.rateLimit) return;
  const { db } = storage;
  const now = clock();
  const { hash } = await encryptionFor(storage, 'address');
  const address_hash = hash(address);
  const id = timeOrderedId(now);
  await db.insertInto('staff_attempts').values({ id, address_hash, created_at: now }).execute();
  const { count, oldest } = await db
    .selectFrom('staff_attempts')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number>('created_at').as('oldest'),
    ])
    .where('address_hash', '=', address_hash)
    .where('created_at', '>', now - ATTEMPTS_COUNTED_MS)
    .executeTakeFirstOrThrow();
  if (count <= ATTEMPTS_PER_ADDRESS) return;
  await db.deleteFrom('staff_attempts').where('id', '=', id).execute();
  throw tooMany(Math.ceil((oldest + ATTEMPTS_COUNTED_MS - now) / 1_000));
};
