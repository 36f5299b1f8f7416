import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { tooMany } from '../../http/problem/index.ts';

/** Parameters of scrypt: a hash takes 128 · r · 2^ln bytes of memory, `p` times one after the other. */
export interface PasswordCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** 16 MiB at a time: one of the settings that OWASP rates as equally strong. */
const COST: PasswordCost = { ln: 14, r: 8, p: 5 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Maximum number of waiting calls. Further ones would have given up before their turn. */
const MOST_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

const PATTERN = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

const format = ({ ln, r, p }: PasswordCost, salt: Buffer, hash: Buffer) =>
  `$scrypt$ln=${String(ln)},r=${String(r)},p=${String(p)}$${salt.toString('base64url')}$${hash.toString('base64url')}`;

const derive = async (password: string, salt: Buffer, { ln, r, p }: PasswordCost) =>
  new Promise<Buffer>((resolve, reject) => {
    const N = 2 ** ln;
    const options: ScryptOptions = { N, r, p, maxmem: 256 * r * (N + p + 2) };
    scrypt(password, salt, HASH_BYTES, options, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });

interface PasswordOptions {
  readonly cost?: PasswordCost;
  /** Maximum number of concurrent hashes. The default leaves one processor to everything else. */
  readonly concurrency?: number;
}

/**
 * Hashes and checks passwords by scrypt. Each hash contains its parameters, so that they can be raised for new hashes.
 * Each call does the same work, whatever its result.
 */
export const createPasswords = ({
  cost = COST,
  concurrency = Math.max(1, Math.min(availableParallelism() - 1, 3)),
}: PasswordOptions = {}) => {
  const turns = pLimit(concurrency);
  /** @throws ApiError of kind `too-many-requests` */
  const inTurn = async (password: string, salt: Buffer, by: PasswordCost) => {
    if (turns.pendingCount >= MOST_WAITING) throw tooMany(RETRY_AFTER_SECONDS);
    return turns(async () => derive(password, salt, by));
  };
  return {
    hash: async (password: string) => {
      const salt = randomBytes(SALT_BYTES);
      return format(cost, salt, await inTurn(password, salt, cost));
    },
    matches: async (password: string, stored: string) => {
      const [, ln, r, p, salt, hash] = PATTERN.exec(stored) ?? [];
      if (salt === undefined || hash === undefined) throw new Error('a password hash is damaged');
      const by = { ln: Number(ln), r: Number(r), p: Number(p) };
      const derived = await inTurn(password, Buffer.from(salt, 'base64url'), by);
      const expected = Buffer.from(hash, 'base64url');
      return derived.length === expected.length && timingSafeEqual(derived, expected);
    },
    /** Returns a hash that belongs to no password. */
    decoy: () => format(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES)),
    /**
     * Returns a slow hash that is the same for the same text and salt, to look a text up by. It changes with the
     * parameters of scrypt.
     */
    digest: async (text: string, salt: string) =>
      (await inTurn(text, Buffer.from(salt), cost)).toString('base64url'),
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
