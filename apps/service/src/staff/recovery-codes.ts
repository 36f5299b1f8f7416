import { RECOVERY_CODES } from '@example/api/staff';
import { randomInt } from 'node:crypto';
import type { Passwords } from '../accounts/passwords.ts';
import type { Db } from '../storage/index.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PART_LENGTH = 5;

const part = () =>
  Array.from({ length: PART_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** New recovery codes, such as `k7w2m-9xq4t`: 49 random bits each. */
export const createRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`);

export const isRecoveryCode = (code: string): boolean => code.includes('-');

/** What the database keeps of a recovery code: as dear to guess as a password. */
export const recoveryHash = async (
  passwords: Pick<Passwords, 'digest'>,
  memberId: string | null,
  code: string,
): Promise<string> => passwords.digest(code, `recovery code of ${memberId ?? 'nobody'}`);

/** Puts these in the place of a member's recovery codes; none takes all away. */
export const replaceRecoveryCodes = async (
  db: Db,
  memberId: string,
  hashes: readonly string[],
  now: number,
): Promise<void> => {
  await db.deleteFrom('staff_recovery_codes').where('member_id', '=', memberId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('staff_recovery_codes')
    .values(
      hashes.map((code_hash) => ({
        member_id: memberId,
        code_hash,
        used_at: null,
        created_at: now,
      })),
    )
    .execute();
};

/** Uses a recovery code up; says whether there was one. */
export const takeRecoveryCode = async (
  db: Db,
  memberId: string,
  hash: string,
  now: number,
): Promise<boolean> => {
  const used = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
};

/** How many recovery codes a member has left. */
export const countRecoveryCodes = async (db: Db, memberId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};
