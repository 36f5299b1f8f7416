import { RECOVERY_CODES } from '@example/api/staff';
import { randomInt } from 'node:crypto';
import { countRows, type Db } from '../../storage/index.ts';
import type { Passwords } from '../core/passwords.ts';

/** Characters without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PART_LENGTH = 5;

const part = () =>
  Array.from({ length: PART_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Creates recovery codes such as `k7w2m-9xq4t`, of 49 random bits each. */
export const createRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`);

export const isRecoveryCode = (code: string): boolean => code.includes('-');

/** Returns the stored hash of a recovery code, which is as slow to compute as that of a password. */
export const recoveryHash = async (
  passwords: Pick<Passwords, 'digest'>,
  memberId: string | null,
  code: string,
): Promise<string> => passwords.digest(code, `recovery code of ${memberId ?? 'nobody'}`);

/** Returns the hashes of recovery codes, one after the other, so that a candidate's sign-in waits for one of them at most. */
export const recoveryHashes = async (
  passwords: Pick<Passwords, 'digest'>,
  memberId: string,
  codes: readonly string[],
): Promise<readonly string[]> => {
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await recoveryHash(passwords, memberId, code));
  return hashes;
};

/** Replaces a member's recovery codes. An empty list deletes them all. */
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

/** Marks a recovery code as used. Returns whether there was one. */
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

export const countRecoveryCodes = async (db: Db, memberId: string): Promise<number> =>
  countRows(
    db
      .selectFrom('staff_recovery_codes')
      .where('member_id', '=', memberId)
      .where('used_at', 'is', null),
  );
