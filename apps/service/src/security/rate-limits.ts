import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { tooMany } from '../problem/index.ts';
import { readSecret, type Storage } from '../storage/index.ts';
import { clientOf } from './client.ts';
import { CountTable } from './count-table.ts';
import { mailboxBehind } from './mailbox.ts';
import type { CountSender } from './sender-limit.ts';
import type { SharedCounts } from './shared-counts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Requests that read, and pages made for one request, a minute and visitor. Behind one address may be an office. */
const READS_PER_MINUTE = 3_000;
/** Writes a minute, visitor and operation. */
const WRITES_PER_MINUTE = 20;
/** Forms posted to pages a minute and visitor: each renders a page, whatever comes of it. */
const FORMS_PER_MINUTE = 120;
/** Mail providers end subscriptions for many readers from one address. */
const UNSUBSCRIPTIONS_PER_MINUTE = FORMS_PER_MINUTE;
/** What signs in, or leads there, counts as one: whoever tries passwords, codes and links. */
const SIGN_IN_OPERATIONS: ReadonlySet<string> = new Set([
  'sign_in',
  'verify_code',
  'forgot_password',
  'reset_password',
  'staff_sign_in',
  'staff_verify',
  'staff_enrol',
]);
/** Looks at one's own account, of which a page may be looked at often. */
const ACCOUNTS_PER_MINUTE = FORMS_PER_MINUTE;
/** Pictures that are drawn: behind one address may be an office, and whoever cannot read one asks for another. */
const CAPTCHAS_PER_MINUTE = 60;
/** What those operations may be called, where it is not as often as any other one. */
const largest: Readonly<Partial<Record<string, number>>> = {
  unsubscribe: UNSUBSCRIPTIONS_PER_MINUTE,
  my_account: ACCOUNTS_PER_MINUTE,
  staff_session: ACCOUNTS_PER_MINUTE,
  staff_captcha: CAPTCHAS_PER_MINUTE,
  staff_captcha_question: CAPTCHAS_PER_MINUTE,
};
/** Writes an hour, mailbox and operation, wherever they come from: each causes a mail to it. */
export const WRITES_PER_SENDER = 20;
/** Mails to addresses they typed that a visitor causes an hour, by all operations together. */
export const MAILS_PER_VISITOR = 20;

/** How many visitors one limit remembers in memory. */
const LARGEST_STORE = 5_000;

/** What all keys in Redis begin with. */
const NAME_SPACE = 'site-rate-limit:';

/** Counts a request; rejects with a `too-many-requests` problem when it is one too many. */
type Limit = (request: FastifyRequest) => Promise<void>;
/** The same, where it `counts`; else it takes as long. */
type OptionalLimit = (request: FastifyRequest, counts: boolean) => Promise<void>;

export interface RateLimits {
  readonly read: Limit;
  readonly form: Limit;
  /** One count for an operation, whether it comes by the API or by a page's form. */
  write(operation: string): Limit;
  /** Counts the mails of a request, by where it comes from and by the mailbox they go to. */
  sender(request: FastifyRequest): CountSender;
}

/** Where requests are counted. */
export interface Counting {
  /** `undefined`: in the memory of this process. */
  readonly shared: SharedCounts | undefined;
  /** What addresses are hashed with before they become keys: the same for all instances. */
  readonly secret: () => Buffer;
}

const SECRET_NAME = 'rate_limit_secret';

export const readCountingSecret = async (storage: Storage): Promise<Buffer> =>
  storage.transact(async (db) => readSecret(db, SECRET_NAME));

const unlimited: Limit = async () => Promise.resolve();

const noLimits: RateLimits = {
  read: unlimited,
  form: unlimited,
  write: () => unlimited,
  sender: () => async () => Promise.resolve(),
};

type CreateCount = FastifyInstance['createRateLimit'];

/** Makes counts in a store of their own; a server has one store for each of its scopes. */
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

/** @param enabled - whether anything is limited at all */
export const createRateLimits = async (
  server: FastifyInstance,
  enabled: boolean,
  { shared, secret }: Counting,
): Promise<RateLimits> => {
  if (!enabled) return noLimits;
  const createHere = await countsIn(server, {});
  const createForMailboxes = await countsIn(server, { store: CountTable });
  const createThere =
    shared && (await countsIn(server, { redis: shared.client, nameSpace: NAME_SPACE }));
  const hash = (text: string) => createHmac('sha256', secret()).update(text).digest('base64url');

  const optionalLimit = (
    name: string,
    max: number,
    timeWindow: number,
    keyOf: (request: FastifyRequest) => string = clientOf,
    create: CreateCount = createHere,
  ): OptionalLimit => {
    const options: RateLimitPluginOptions = { max, timeWindow, cache: LARGEST_STORE };
    const countHere = create({ ...options, keyGenerator: keyOf });
    // All limits of the shared store have one set of keys, which hold no address as it is.
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

  const writes = new Map<string, Limit>();
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
    read: limit('read', READS_PER_MINUTE),
    form: limit('form', FORMS_PER_MINUTE),
    write: (operation) => {
      const name = SIGN_IN_OPERATIONS.has(operation) ? 'sign_in' : operation;
      const max = largest[name] ?? WRITES_PER_MINUTE;
      const known = writes.get(name) ?? limit(name, max);
      writes.set(name, known);
      return known;
    },
    sender:
      (request) =>
      async (operation, email, to = 'stranger') => {
        // First: what one visitor may not send must not be counted for anybody.
        await byVisitor(request, to !== 'owner');
        mailboxes.set(request, hash(`${operation}:${mailboxBehind(email)}`));
        await bySender(request, to === 'stranger');
      },
  };
};
