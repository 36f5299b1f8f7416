import type { Db } from '../../storage/index.ts';
import type { Encryption } from '../core/encryption.ts';
import { stepOf } from './authenticator.ts';
import { type MemberRow, takeStep } from './members.ts';

/** Returns whether a code is of the member's authenticator, and has not been used. It is used up then. */
export const takeCode = async (
  db: Db,
  { id, totp_secret }: Pick<MemberRow, 'id' | 'totp_secret'>,
  encryption: Pick<Encryption, 'decrypt'>,
  code: string,
  now: number,
): Promise<boolean> => {
  const secret = totp_secret === null ? undefined : encryption.decrypt(totp_secret);
  const step = secret === undefined ? undefined : stepOf(secret, code, now);
  return step !== undefined && takeStep(db, id, step);
};
