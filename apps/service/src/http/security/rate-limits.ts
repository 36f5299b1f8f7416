import { MANY_PER_MINUTE, WRITES_PER_MINUTE } from '@example/api/limits';
import type { Operation } from '@example/api/operations';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { tooMany } from '../problem/index.ts';
import { readSecret, type Storage } from '../../storage/index.ts';
import { resolveClient } from './client.ts';
import { CountTable } from './count-table.ts';
import { mailboxBehind } from './mailbox.ts';
import type { CountSender } from './sender-limit.ts';
import type { SharedCounts } from './shared-counts.ts';
import { HOUR_MS, MINUTE_MS } from '../../runtime/clock/durations.ts';

/** Reads, and pages rendered for one request, per minute and visitor. One address may be an office. */
const READS_PER_MINUTE = 3_000;
/** Forms posted to pages per minute and visitor: each renders a page, even if it is refused. */
const FORMS_PER_MINUTE = MANY_PER_MINUTE;
/** Writes per hour, mailbox and operation, from all places together: each causes a mail to the mailbox. */
export const WRITES_PER_SENDER = 20;
/** Mails to typed addresses per hour and visitor, of all operations together. */
export const MAILS_PER_VISITOR = 20;

/** Visitors that one limit remembers in memory. */
const LARGEST_STORE = 5_000;

/** Prefix of all keys in Redis. */
const NAME_SPACE = 'site-rate-limit:';

/** Counts a request. Rejects with a `too-many-requests` problem when the limit is exceeded. */
type Limit = (request: FastifyRequest) => Promise<void>;
/** Counts a request if `counts` is true. Takes as long if it is false. */
type OptionalLimit = (request: FastifyRequest, counts: boolean) => Promise<void>;

export interface RateLimits {
  readonly read: Limit;
  readonly form: Limit;
  /** Returns the limit of an operation, shared by the API and the forms of pages. */
  of(operation: Pick<Operation, 'method' | 'path' | 'limit'>): Limit;
  /** Returns a function that counts the mails of a request, by its visitor and by the mailbox they go to. */
  sender(request: FastifyRequest): CountSender;
}

export interface Counting {
  /** `undefined` counts in the memory of this process. */
  readonly shared: SharedCounts | undefined;
  /** Returns the key of the hashes of addresses, the same for all instances. */
  readonly key: () => KeyObject;
}

const SECRET_NAME = 'rate_limit_secret';

export const readCountingKey = async (storage: Storage): Promise<KeyObject> =>
  createSecretKey(await storage.transact(async (db) => readSecret(db, SECRET_NAME)));

const unlimited: Limit = async () => Promise.resolve();

const noLimits: RateLimits = {
  read: unlimited,
  form: unlimited,
  of: () => unlimited,
  sender: () => async () => Promise.resolve(),
};

type CreateCount = FastifyInstance['createRateLimit'];

/** Returns a function that creates counts in a store of their own. The plugin allows one store per scope. */
const countsIn = async (
  server: FastifyInstance,
  store: RateLimitPluginOptions,
): Promise<CreateCount> => {
  let create: CreateCount | undefined;
  await server.register(async (scope) => {
    await scope.register(rateLimit, { global: false, ...store });
    create = (options) => scope.createRateLimit(options);
  });
  if (!create) throw new Error('the plugin was not loaded');
  return create;
};

/** @param enabled - false to limit nothing */
export const createRateLimits = async (
  server: FastifyInstance,
  enabled: boolean,
  { shared, key }: Counting,
): Promise<RateLimits> => {
  if (!enabled) return noLimits;
  const createHere = await countsIn(server, {});
  const createForMailboxes = await countsIn(server, { store: CountTable });
  const createThere =
    shared && (await countsIn(server, { redis: shared.client, nameSpace: NAME_SPACE }));
  const hash = (text: string) => createHmac('sha256', key()).update(text).digest('base64url');

  const optionalLimit = (
    name: string,
    max: number,
    timeWindow: number,
    keyOf: (request: FastifyRequest) => string = resolveClient,
    create: CreateCount = createHere,
  ): OptionalLimit => {
    const options: RateLimitPluginOptions = { max, timeWindow, cache: LARGEST_STORE };
    const countHere = create({ ...options, keyGenerator: keyOf });
    // All limits share the keys of the shared store, which hold hashes instead of addresses.
    const keyGenerator = (request: FastifyRequest) => `${name}:${hash(keyOf(request))}`;
    const countThere = createThere?.({ ...options, keyGenerator });
    return async (request, increment) => {
      const counted =
        countThere && (await shared?.attempt(async () => countThere(request, { increment })));
      const state = counted ?? (await countHere(request, { increment }));
      if (increment && !state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
    };
  };
  const limit = (name: string, max: number): Limit => {
    const counting = optionalLimit(name, max, MINUTE_MS);
    return async (request) => counting(request, true);
  };

  const read = limit('read', READS_PER_MINUTE);
  const known = new Map<string, Limit>();
  const mailboxes = new WeakMap<FastifyRequest, string>();
  const mailboxOf = (request: FastifyRequest) => mailboxes.get(request) ?? '';
  const byVisitor = optionalLimit('mails', MAILS_PER_VISITOR, HOUR_MS);
  const bySender = optionalLimit(
    'sender',
    WRITES_PER_SENDER,
    HOUR_MS,
    mailboxOf,
    createForMailboxes,
  );
  return {
    read,
    form: limit('form', FORMS_PER_MINUTE),
    of: ({ method, path, limit: allowed = method === 'GET' ? 'reads' : WRITES_PER_MINUTE }) => {
      if (allowed === 'reads') return read;
      // Operations that can be used to guess passwords, codes or links share one limit.
      const [name, max] = allowed === 'sign_in' ? [allowed, WRITES_PER_MINUTE] : [path, allowed];
      const counted = known.get(name) ?? limit(name, max);
      known.set(name, counted);
      return counted;
    },
    sender:
      (request) =>
      async (operation, email, to = 'stranger') => {
        // First, since a mail that is refused to a visitor must not be counted for the mailbox.
        await byVisitor(request, to !== 'owner');
        mailboxes.set(request, hash(`${operation}:${mailboxBehind(email)}`));
        await bySender(request, to === 'stranger');
      },
  };
};
