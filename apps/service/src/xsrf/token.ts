import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Storage } from '../storage/index.ts';

/** Makes and checks the tokens of the cookie `XSRF-TOKEN`: random bytes and their signature. */
export interface XsrfTokens {
  create(): string;
  isValid(token: string): boolean;
}

const RANDOM_BYTES = 16;
const TOKEN_PATTERN = /^([\w-]{22})\.([\w-]{43})$/;

const META_NAME = 'xsrf_secret';

/** The secret, the same for all instances and over restarts; made with the first start. */
const readSecret = async ({ transact }: Storage): Promise<Buffer> =>
  transact(async (db) => {
    await db
      .insertInto('meta')
      .values({ name: META_NAME, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { value } = await db
      .selectFrom('meta')
      .select('value')
      .where('name', '=', META_NAME)
      .executeTakeFirstOrThrow();
    return Buffer.from(value, 'base64url');
  });

export const createXsrfTokens = async (storage: Storage): Promise<XsrfTokens> => {
  const secret = await readSecret(storage);
  const sign = (random: string) => createHmac('sha256', secret).update(random).digest('base64url');
  return {
    create: () => {
      const random = randomBytes(RANDOM_BYTES).toString('base64url');
      return `${random}.${sign(random)}`;
    },
    isValid: (token) => {
      const [, random, signature] = TOKEN_PATTERN.exec(token) ?? [];
      if (random === undefined || signature === undefined) return false;
      return timingSafeEqual(Buffer.from(sign(random)), Buffer.from(signature));
    },
  };
};
