import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** How many places there are: a byte each, 4 MiB. */
const PLACES = 2 ** 22;
const MOST = 255;

type Answer = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts in memory that nobody can have forgotten: each key has its place in a table of fixed size, and all
 * are forgotten when the time they are counted in is over. Keys that share a place are counted together, which
 * with so many places next to never makes a difference. Whoever could choose keys by their places would make
 * one: they must be keyed hashes (base64url).
 *
 * A store for `@fastify/rate-limit`.
 */
export class CountTable implements FastifyRateLimitStore {
  private counts = new Uint8Array(0);
  private endsAt = 0;

  private readonly at = (key: string, time: number) => {
    const now = Date.now();
    if (now >= this.endsAt || now < this.endsAt - time) {
      this.counts = new Uint8Array(PLACES);
      this.endsAt = now + time;
    }
    return { place: Buffer.from(key, 'base64url').readUInt32BE() % PLACES, ttl: this.endsAt - now };
  };

  incr(key: string, answer: Answer, time = 0): void {
    const { place, ttl } = this.at(key, time);
    const current = Math.min(MOST, (this.counts[place] ?? 0) + 1);
    this.counts[place] = current;
    answer(null, { current, ttl });
  }

  read(key: string, answer: Answer, time = 0): void {
    const { place, ttl } = this.at(key, time);
    answer(null, { current: this.counts[place] ?? 0, ttl });
  }

  /** Each limit has a table of its own. */
  child(): CountTable {
    return new CountTable();
  }
}
