import { IDEMPOTENCY_KEY_MAX_LENGTH } from '@example/api/limits';
import { ApiError } from '@example/api/problem';
import { createHash } from 'node:crypto';
import type { Db } from '../storage/index.ts';

/** How long a key is remembered, in ms. */
export const IDEMPOTENCY_KEPT_MS = 24 * 3_600_000;

const KEY_PATTERN = /^[\x21-\x7e]+$/;

/** Visible ASCII without blanks, of limited length: two headers of the name, joined by Node, are none. */
export const isIdempotencyKey = (key: string): boolean =>
  key.length <= IDEMPOTENCY_KEY_MAX_LENGTH && KEY_PATTERN.test(key);

/** What a caller may give with a call that writes. */
export interface CallKey {
  readonly idempotencyKey?: string | undefined;
  /** Of a caller that can give no key, as a form without a script is: the same words are the same call. */
  readonly isKnownByWords?: boolean | undefined;
}

/** A call that may be repeated. */
export interface KeyedCall {
  /** The operation's name in the API: keys of different operations do not meet. */
  readonly operation: string;
  readonly key: string | undefined;
  /** The input after its check: what the operation acts on. */
  readonly input: object;
  readonly now: number;
  /** Whether what an earlier call made has come to its end, so that this one is another; absent: it never has. */
  readonly isOver?: ((db: Db, answer: object) => Promise<boolean>) | undefined;
}

/** What is kept of a call's input, to tell it from another. */
export const inputHash = (input: object) =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex');

/**
 * The key of a call that is known by its words, whatever they are. The blank keeps it out of reach: no caller's
 * key has one ({@link isIdempotencyKey}).
 */
export const keyOfWords = (words: object): string => `words ${inputHash(words)}`;

/**
 * Runs `work` once for a key, in the transaction of `db`: a repeated call gets the first one's answer.
 * Of calls at the same moment one works and the others wait for its commit.
 *
 * @throws ApiError of kind `conflict` for the same key with other input
 */
export const once = async <T extends object>(
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
      .where('operation', '=', operation)
      .where('key', '=', key)
      .executeTakeFirst();
    if (known?.input_hash !== record.input_hash || known.answer === null) {
      throw new ApiError('conflict', 'This Idempotency-Key came with other input before.');
    }
    const { answer } = known;
    const earlier = JSON.parse(answer) as T;
    if (!(await isOver?.(db, earlier))) return earlier;
    // By its answer: of calls at the same moment the others find the new one.
    await db
      .deleteFrom('idempotency_keys')
      .where('operation', '=', operation)
      .where('key', '=', key)
      .where('answer', '=', answer)
      .execute();
    return once(db, call, work);
  }

  const answer = await work();
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
  return answer;
};

/** Says whether a call is one that was answered before, to the same input. */
export const isAnswered = async (
  db: Db,
  { operation, key, input, now, isOver }: KeyedCall,
): Promise<boolean> => {
  if (key === undefined) return false;
  const known = await db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('operation', '=', operation)
    .where('key', '=', key)
    .where('input_hash', '=', inputHash(input))
    .where('answer', 'is not', null)
    .where('created_at', '>', now - IDEMPOTENCY_KEPT_MS)
    .executeTakeFirst();
  if (typeof known?.answer !== 'string') return false;
  return !(await isOver?.(db, JSON.parse(known.answer) as object));
};

/** Forgets the keys that are too old; says how many. */
export const purgeIdempotencyKeys = async (db: Db, now: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', now - IDEMPOTENCY_KEPT_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
