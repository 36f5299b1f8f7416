import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Db, readSecret } from '../../storage/index.ts';

const SECRET_NAME = 'talent_pool_secret';

const TOKEN = /^(A-[0-9A-Z]{8})\.[\w-]{43}$/;

interface Application {
  readonly id: string;
  readonly reference: string;
}

/**
 * Returns the token with which an applicant stays in the talent pool or leaves it. It is the same in each mail. It is
 * derived from a secret, so nobody can forge it. Call it in a transaction.
 */
export const poolToken = async (db: Db, { id, reference }: Application): Promise<string> => {
  const secret = await readSecret(db, SECRET_NAME);
  return `${reference}.${createHmac('sha256', secret).update(id).digest('base64url')}`;
};

export const poolHref = (token: string): string => `/talent-pool?token=${token}`;

/** Returns the application of a token; `undefined` when the token is unknown. Call it in a transaction. */
export const findByToken = async (
  db: Db,
  token: string,
): Promise<Pick<Application, 'id'> | undefined> => {
  const [, reference] = TOKEN.exec(token) ?? [];
  if (reference === undefined) return undefined;
  const row = await db
    .selectFrom('applications')
    .select(['id', 'reference'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return undefined;
  // Tokens of one reference have the same length.
  const own = Buffer.from(await poolToken(db, row));
  return timingSafeEqual(own, Buffer.from(token)) ? row : undefined;
};
