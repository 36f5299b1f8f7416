import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { isEqualInConstantTime } from '../core/constant-time.ts';
import { readSecret, type Storage } from '../../storage/index.ts';

const RANDOM_BYTES = 16;
const TOKEN_PATTERN = /^([\w-]{22})\.([\w-]{43})$/;

const SECRET_NAME = 'xsrf_secret';

/** Creates and checks the tokens of the cookie `XSRF-TOKEN`: random bytes and their signature. */
export const createXsrfTokens = async (storage: Storage) => {
  // Bytes would be made a key for each token. Budget: `jobListsPerSecond`.
  const key = createSecretKey(await storage.transact(async (db) => readSecret(db, SECRET_NAME)));
  const sign = (random: string) => createHmac('sha256', key).update(random).digest('base64url');
  return {
    create: () => {
      const random = randomBytes(RANDOM_BYTES).toString('base64url');
      return `${random}.${sign(random)}`;
    },
    isValid: (token: string) => {
      const [, random, signature] = TOKEN_PATTERN.exec(token) ?? [];
      if (random === undefined || signature === undefined) return false;
      return isEqualInConstantTime(sign(random), signature);
    },
  };
};

export type XsrfTokens = Awaited<ReturnType<typeof createXsrfTokens>>;
