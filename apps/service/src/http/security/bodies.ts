import { BODY_LIMIT_BYTES, RESUME_MAX_BYTES } from '@example/api/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy, tooMany } from '../problem/index.ts';
import { resolveClient } from './client.ts';
import { createShares, type Release, type Shares } from './shares.ts';

const MB = 1024 * 1024;

/** Largest sum of the text bodies from one address at the same time, in bytes; they are in memory. */
const OWN_TEXT_BYTES = 8 * MB;
/** Largest sum of all text bodies, in bytes. */
const ALL_TEXT_BYTES = 24 * MB;
/**
 * Largest sum of the files from one address, in bytes: eight of the largest. The folder of arriving resumes limits
 * their sum for all addresses.
 */
const OWN_FILE_BYTES = 8 * (RESUME_MAX_BYTES + BODY_LIMIT_BYTES);

/** Value of `Retry-After`, in s: a body of ordinary size has arrived by then. */
const RETRY_SECONDS = 10;

/**
 * Time after which a text that is not there yet gives way to another, in ms. It is held by whoever announces much and
 * sends little: a form of ordinary size arrives at once.
 */
const SLOW_MS = 5_000;

/** Returns the bytes to count for a body: its declared length, but at most the limit. */
const bytesOf = ({ headers }: FastifyRequest, most: number): number => {
  const declared = Number(headers['content-length'] ?? most);
  return declared <= most ? declared : most;
};

const take = (shares: Shares, request: FastifyRequest, bytes: number): Release => {
  const share = shares.take(resolveClient(request), bytes);
  if (share === 'own') throw tooMany(RETRY_SECONDS);
  if (share === 'all') throw busy();
  return share;
};

/** Text that takes room, the oldest first. */
interface Held {
  readonly request: FastifyRequest;
  readonly since: number;
  readonly release: Release;
}

/** Closes the connection of the oldest text that is slow. Returns whether there was one. */
const closeSlow = (held: Set<Held>): boolean => {
  const until = performance.now() - SLOW_MS;
  for (const text of held) {
    if (text.since > until) return false;
    if (text.request.raw.complete) continue;
    text.release();
    text.request.raw.destroy();
    return true;
  }
  return false;
};

/**
 * Limits the bodies in progress: those that arrive, and those that are not answered yet.
 *
 * @param limitsAddresses - true to limit the share of one address too
 */
export const createBodies = (limitsAddresses: boolean) => {
  const own = (bytes: number) => (limitsAddresses ? bytes : Infinity);
  const texts = createShares({ own: own(OWN_TEXT_BYTES), all: ALL_TEXT_BYTES });
  const files = createShares({ own: own(OWN_FILE_BYTES) });
  const held = new Set<Held>();
  return {
    /**
     * Counts a request's text until the answer is sent or the connection is closed.
     *
     * @throws ApiError of kind `too-many-requests` or `unavailable`, before any of the body is read
     */
    text: (request: FastifyRequest, reply: FastifyReply) => {
      const { headers } = request;
      if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
        return;
      const bytes = bytesOf(request, BODY_LIMIT_BYTES);
      while (!texts.hasRoom(bytes) && closeSlow(held));
      const giveBack = take(texts, request, bytes);
      const text: Held = {
        request,
        since: performance.now(),
        release: () => {
          giveBack();
          held.delete(text);
        },
      };
      held.add(text);
      reply.raw.once('close', text.release);
    },
    /**
     * Counts the file of a request that may bring one, until the caller releases it when the file is gone.
     *
     * @throws ApiError of kind `too-many-requests`, before any of the body is read
     */
    file: (request: FastifyRequest) =>
      take(files, request, bytesOf(request, RESUME_MAX_BYTES + BODY_LIMIT_BYTES)),
  };
};

export type Bodies = ReturnType<typeof createBodies>;
