import { checkPoolChange, type PoolAnswer, type PoolErrorCode } from '@example/api/talent-pool';
import { type CallKey, runIdempotent } from '../../http/idempotency/index.ts';
import { refusedWith } from '../../http/problem/index.ts';
import { type Clock, dayInKolkata } from '../../runtime/clock/clock.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import { type Db, forUpdate, type Storage } from '../../storage/index.ts';
import { noteDecision } from '../decisions/index.ts';
import { findByToken } from './link.ts';
import { poolEnd } from './period.ts';

export interface TalentPoolDeps {
  readonly settings: Pick<Settings, 'decisionsDir' | 'retention'>;
  readonly storage: Storage;
  readonly clock: Clock;
}

const refuse = refusedWith({
  token_invalid: 'The token must be text.',
  choice_invalid: 'The choice is stay or leave.',
} satisfies Readonly<Record<PoolErrorCode, string>>);

/**
 * Takes an application out of the talent pool. It is then kept as long as any other. Does nothing to one that is not in
 * the pool.
 */
export const leavePool = async (db: Db, id: string, now: number): Promise<void> => {
  await db
    .updateTable('applications')
    .set({ pool_ends_at: null, pool_told_at: now })
    .where('id', '=', id)
    .where('pool_ends_at', 'is not', null)
    .execute();
};

/**
 * Keeps an application in the talent pool for another period from now, or takes it out, with the token of its
 * applicant. That they left is noted before, so that a restore repeats it.
 *
 * @throws ApiError of kind `invalid-input` or `conflict`
 */
export const chooseInPool = async (
  { settings, storage, clock }: TalentPoolDeps,
  input: unknown,
  { idempotencyKey }: CallKey = {},
): Promise<PoolAnswer> => {
  const checked = checkPoolChange(input);
  if (!checked.ok) throw refuse([checked]);
  const { token, choice } = checked.value;
  const now = clock();
  const call = { operation: 'talent_pool', key: idempotencyKey, input: checked.value, now };
  const known = await storage.transact(async (db) => findByToken(db, token));
  if (known && choice === 'leave')
    await noteDecision({ settings, storage, clock }, 'left_pool', known.id);
  return storage.transact(async (db) =>
    runIdempotent(db, call, async (): Promise<PoolAnswer> => {
      const row =
        known &&
        (await db
          .selectFrom('applications')
          .select(['id', 'pool_ends_at'])
          .where('id', '=', known.id)
          .where('status', '<>', 'withdrawn')
          // Those who left may come back.
          .where((where) =>
            where.or([
              where('pool_ends_at', 'is not', null),
              where('pool_told_at', 'is not', null),
            ]),
          )
          .$call(forUpdate(db))
          .executeTakeFirst());
      if (!row) return { status: 'invalid' };
      if (choice === 'leave') {
        await leavePool(db, row.id, now);
        return { status: 'left' };
      }
      const ends = Math.max(row.pool_ends_at ?? 0, poolEnd(settings.retention, now));
      await db
        .updateTable('applications')
        .set({ pool_ends_at: ends, pool_told_at: null })
        .where('id', '=', row.id)
        .execute();
      return { status: 'staying', until: dayInKolkata(ends) };
    }),
  );
};
