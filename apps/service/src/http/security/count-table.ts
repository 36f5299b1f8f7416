import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Places of the table, one byte each: 4 MiB. */
const PLACES = 2 ** 22;
const MOST = 255;

type Answer = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts in memory without evicting a key: each key has its place in a table of fixed size, and all counts end together
 * when their time window is over. Keys that share a place are counted together, which hardly matters with so many
 * places. Keys must be keyed hashes (base64url), so that nobody can choose two with the same place.
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

  /** Gives each limit a table of its own. */
  child(): CountTable {
    return new CountTable();
  }
}
