import { BODY_LIMIT_BYTES, RESUME_MAX_BYTES } from '@example/api/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy, tooMany } from '../problem/index.ts';
import { clientOf } from './client.ts';
import { createShares, type Release, type Shares } from './shares.ts';

const MB = 1024 * 1024;

/** What the bodies from one address may hold at the same moment, in bytes: their text, which is in memory, … */
const OWN_TEXT_BYTES = 8 * MB;
/** … all text together, … */
const ALL_TEXT_BYTES = 24 * MB;
/** … and their files: eight of the largest. What all files take together is bounded where they lie. */
const OWN_FILE_BYTES = 8 * (RESUME_MAX_BYTES + BODY_LIMIT_BYTES);

/** When to come back, in s: a body of an ordinary size has arrived then. */
const RETRY_SECONDS = 10;

/** Bounds the bodies that are under way: what arrives, and what arrived and is not answered yet. */
export interface Bodies {
  /**
   * Counts a request's text, until it is answered or its sender has gone.
   *
   * @throws ProblemError: `too-many-requests` or `unavailable`, before anything of the body was read
   */
  readonly text: (request: FastifyRequest, reply: FastifyReply) => void;
  /**
   * Counts the file of a request that may bring one, until the caller says that it is gone from where files arrive.
   *
   * @throws ProblemError of type `too-many-requests`, before anything of the body was read
   */
  readonly file: (request: FastifyRequest) => Release;
}

/** What a body is counted as: what its sender says, or as much as there may be. */
const bytesOf = ({ headers }: FastifyRequest, most: number): number => {
  const declared = Number(headers['content-length'] ?? most);
  return declared <= most ? declared : most;
};

const take = (shares: Shares, request: FastifyRequest, bytes: number): Release => {
  const share = shares.take(clientOf(request), bytes);
  if (share === 'own') throw tooMany(RETRY_SECONDS);
  if (share === 'all') throw busy();
  return share;
};

/** @param limitsAddresses - whether one address may have a part of it only */
export const createBodies = (limitsAddresses: boolean): Bodies => {
  const own = (bytes: number) => (limitsAddresses ? bytes : Infinity);
  const texts = createShares({ own: own(OWN_TEXT_BYTES), all: ALL_TEXT_BYTES });
  const files = createShares({ own: own(OWN_FILE_BYTES) });
  return {
    text: (request, reply) => {
      const { headers } = request;
      if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
        return;
      const release = take(texts, request, bytesOf(request, BODY_LIMIT_BYTES));
      reply.raw.once('close', release);
    },
    file: (request) => take(files, request, bytesOf(request, RESUME_MAX_BYTES + BODY_LIMIT_BYTES)),
  };
};
