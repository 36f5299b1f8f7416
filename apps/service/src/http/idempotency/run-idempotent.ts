import { IDEMPOTENCY_KEY_MAX_LENGTH } from '@example/api/limits';
import { ApiError } from '@example/api/problem';
import type { FastifyRequest } from 'fastify';
import { type Db, hashOf } from '../../storage/index.ts';

/** Lifetime of an idempotency key, in ms. */
export const IDEMPOTENCY_KEPT_MS = 24 * 3_600_000;

const KEY_PATTERN = /^[\x21-\x7e]+$/;

/**
 * Returns whether a key is visible ASCII of limited length. Two headers of that name are refused, because Node joins
 * them with a blank.
 */
export const isIdempotencyKey = (key: string): boolean =>
  key.length <= IDEMPOTENCY_KEY_MAX_LENGTH && KEY_PATTERN.test(key);

/**
 * Returns the idempotency key that a caller gave, if any.
 *
 * @throws ApiError of kind `malformed-request`
 */
export const parseIdempotencyKey = (
  given: string | readonly string[] | undefined,
): string | undefined => {
  if (given === undefined) return undefined;
  if (typeof given === 'string' && isIdempotencyKey(given)) return given;
  throw new ApiError(
    'malformed-request',
    `The Idempotency-Key must be 1 to ${String(IDEMPOTENCY_KEY_MAX_LENGTH)} visible ASCII characters without blanks.`,
  );
};

/** Returns the {@link parseIdempotencyKey} of a request. */
export const idempotencyKeyOf = ({ headers }: FastifyRequest): string | undefined =>
  parseIdempotencyKey(headers['idempotency-key']);

export interface CallKey {
  readonly idempotencyKey?: string | undefined;
  /**
   * True for callers that cannot send a key, such as a form without a script. Calls with the same input then count as
   * one.
   */
  readonly isKnownByWords?: boolean | undefined;
}

export interface KeyedCall {
  /** Name of the operation in the API. Keys of different operations are independent. */
  readonly operation: string;
  readonly key: string | undefined;
  readonly input: object;
  readonly now: number;
  /**
   * Returns whether the result of an earlier call is finished, so that the same input is a new call. Absent: it never
   * is.
   */
  readonly isOver?: ((db: Db, answer: object) => Promise<boolean>) | undefined;
}

/** Returns the hash by which the input of a repeated call is compared. */
export const inputHash = (input: object) => hashOf(JSON.stringify(input));

/**
 * Returns the key of a call that is identified by its input. It contains a blank, so that no caller's key can equal it
 * ({@link isIdempotencyKey}).
 */
export const keyOfWords = (words: object): string => `words ${inputHash(words)}`;

/**
 * Runs `work` once per key, in the transaction of `db`. A repeated call gets the first one's answer. Concurrent calls
 * wait for the commit of the first.
 *
 * @throws ApiError of kind `conflict` for the same key with other input
 */
export const runIdempotent = async <T extends object>(
  db: Db,
  call: KeyedCall,
  work: () => Promise<T>,
): Promise<T> => {
  const { operation, key, input, now, isOver } = call;
  if (key === undefined) return work();
  const record = { operation, key, input_hash: inputHash(input) };
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ ...record, answer: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['operation', 'key'])
        .doUpdateSet({ ...record, answer: null, created_at: now })
        .where('idempotency_keys.created_at', '<=', now - IDEMPOTENCY_KEPT_MS),
    )
    .returning('key')
    .executeTakeFirst();

  if (!claimed) {
    const known = await db
      .selectFrom('idempotency_keys')
      .select(['input_hash', 'answer'])
      .where((where) => where.and({ operation, key }))
      .executeTakeFirst();
    if (known?.input_hash !== record.input_hash || known.answer === null) {
      throw new ApiError(
        'idempotency-conflict',
        'This Idempotency-Key came with other input before.',
      );
    }
    const { answer } = known;
    const earlier = JSON.parse(answer) as T;
    if (!(await isOver?.(db, earlier))) return earlier;
    // Deletes only this answer: concurrent calls may already have stored a new one.
    await db
      .deleteFrom('idempotency_keys')
      .where((where) => where.and({ operation, key }))
      .where('answer', '=', answer)
      .execute();
    return runIdempotent(db, call, work);
  }

  const answer = await work();
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where((where) => where.and({ operation, key }))
    .execute();
  return answer;
};

/** Returns whether a call with the same key and input was answered before. */
export const isAnswered = async (
  db: Db,
  { operation, key, input, now, isOver }: KeyedCall,
): Promise<boolean> => {
  if (key === undefined) return false;
  const known = await db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where((where) => where.and({ operation, key }))
    .where('input_hash', '=', inputHash(input))
    .where('answer', 'is not', null)
    .where('created_at', '>', now - IDEMPOTENCY_KEPT_MS)
    .executeTakeFirst();
  if (typeof known?.answer !== 'string') return false;
  return !(await isOver?.(db, JSON.parse(known.answer) as object));
};
