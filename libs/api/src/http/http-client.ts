import type * as z from 'zod/mini';
import { FORM_SIGNAL_HEADER, type FormSignal } from '../form-signals/index.ts';
import { XSRF_COOKIE, XSRF_HEADER } from '../limits/index.ts';
import { ApiError, type ErrorKind, errorFromAnswer } from '../problem/index.ts';

export interface CallOptions {
  /** Aborts the call, which then rejects with kind `aborted`. */
  readonly signal?: AbortSignal;
  /** Makes a POST safe to repeat: the service stores the same key and body once. */
  readonly idempotencyKey?: string;
  /** Signal that a robot filled in the form. */
  readonly formSignal?: FormSignal | undefined;
}

/** Options of one call that override the client's. */
export interface SendOptions extends CallOptions {
  readonly fetch?: FetchFunction;
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads the answer; {@link readAnswer} by default. */
  readonly read?: (response: Response) => Promise<unknown>;
  /** Time limit of one attempt, in ms. */
  readonly timeoutMs?: number;
}

/** The part of `fetch` that the client uses. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

export interface HttpClientOptions {
  /** Origin of the service, without a trailing slash; the page's own by default. */
  readonly origin?: string;
  readonly fetch?: FetchFunction;
  /** Time limit of one attempt, in ms. */
  readonly timeoutMs?: number;
  /** Number of retries of a GET, or of a POST with an idempotency key, after a transient failure. */
  readonly retries?: number;
  /** Backoff before the first retry, in ms; doubles with each retry, with jitter. */
  readonly backOffMs?: number;
  /** Reads the XSRF token; from the document's cookie by default. */
  readonly readXsrfToken?: () => string | undefined;
  /** Returns whether the device has a connection; by default according to the browser. */
  readonly isOnline?: () => boolean;
}

const xsrfTokenFromCookie = () =>
  globalThis.document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${XSRF_COOKIE}=`))
    ?.slice(XSRF_COOKIE.length + 1);

/** Returns false only when the browser reports no connection: its other value is not reliable. */
const isBrowserOnline = () =>
  (globalThis.navigator as { readonly onLine?: boolean } | undefined)?.onLine !== false;

/** Returns whether a call failed because the service could not be reached. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'unreachable');

/** Kinds of failures that the next try may not meet. */
const passing: readonly ErrorKind[] = [
  'offline',
  'unreachable',
  'timeout',
  'too-many-requests',
  'unavailable',
];

const longestWaitMs = 10_000;

const wait = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new ApiError('aborted', 'aborted by the caller'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });

/**
 * Returns an abort signal that fires with the caller's or after `ms`. `AbortSignal.any` is newer than the
 * oldest supported browsers.
 */
const startPatience = (ms: number, caller: AbortSignal | undefined) => {
  const ending = new AbortController();
  let isLate = false;
  const abort = () => ending.abort();
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, ms);
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  return {
    signal: ending.signal,
    isLate: () => isLate,
    stop: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
};

/**
 * Parses an answer.
 *
 * @throws ApiError of kind `internal` when the answer does not match the contract
 */
export const parseAnswer = <T extends z.ZodMiniType>(schema: T, answer: unknown): z.infer<T> => {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new ApiError('internal', 'the answer does not follow the contract', {
    cause: parsed.error,
  });
};

/**
 * Returns the JSON of a successful answer; `undefined` when it has no content.
 *
 * @throws ApiError for any other answer
 */
export const readAnswer = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw await errorFromAnswer(response);
  return response.status === 204 ? undefined : ((await response.json()) as unknown);
};

/** Returns the address of an operation with its query, without undefined and empty members. */
export const hrefOf = (path: string, query: object): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(Object.fromEntries(given)).toString();
  return `/api/v0/${path}${search && `?${search}`}`;
};

/** Creates an HTTP client over `fetch` with time-outs, retries, the XSRF header and {@link ApiError}s. */
export const createHttpClient = ({
  origin = '',
  fetch: fetchFn = (...call) => globalThis.fetch(...call),
  timeoutMs = 10_000,
  retries = 2,
  backOffMs = 300,
  readXsrfToken = xsrfTokenFromCookie,
  isOnline = isBrowserOnline,
}: HttpClientOptions = {}) => {
  const attempt = async (
    url: string,
    init: RequestInit,
    {
      signal,
      fetch: send = fetchFn,
      timeoutMs: patience = timeoutMs,
      read = readAnswer,
    }: SendOptions,
  ) => {
    const waiting = startPatience(patience, signal);
    try {
      const response = await send(`${origin}${url}`, {
        ...init,
        credentials: 'same-origin',
        signal: waiting.signal,
      });
      return await read(response);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      if (signal?.aborted) throw new ApiError('aborted', 'aborted by the caller', { cause });
      if (waiting.isLate()) throw new ApiError('timeout', 'no answer in time', { cause });
      // `fetch` rejects with a `TypeError` when the network fails, and tells no more.
      if (!(cause instanceof TypeError))
        throw new ApiError('internal', 'no answer that can be read', { cause });
      throw isOnline()
        ? new ApiError('unreachable', 'the service cannot be reached', { cause })
        : new ApiError('offline', 'no connection', { cause });
    } finally {
      waiting.stop();
    }
  };

  const withRetries = async (
    call: () => Promise<unknown>,
    tries: number,
    signal: AbortSignal | undefined,
  ): Promise<unknown> => {
    for (let failures = 0; ; failures += 1) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError) || !passing.includes(error.kind) || failures >= tries)
          throw error;
        const jitter = 0.5 + Math.random() / 2;
        const pause = (error.retryAfterSeconds ?? 0) * 1000 || backOffMs * 2 ** failures * jitter;
        if (pause > longestWaitMs) throw error;
        await wait(pause, signal);
      }
    }
  };

  /** The request for a token that is under way. A second one would replace its token. */
  let awaited: Promise<unknown> | undefined;

  const xsrfToken = async (signal: AbortSignal | undefined, renew: boolean) => {
    await awaited;
    if (renew || readXsrfToken() === undefined)
      await attempt('/api/v0/xsrf', {}, signal ? { signal } : {});
    const token = readXsrfToken();
    // A long body would be sent only to be refused.
    if (token === undefined) throw new ApiError('xsrf-token', 'no cookie is kept');
    return token;
  };

  return {
    /** Fetches the XSRF token ahead of a POST, so that the POST need not wait for it. Never rejects. */
    async prepare() {
      if (readXsrfToken() !== undefined) return;
      awaited ??= attempt('/api/v0/xsrf', {}, {})
        .catch(() => undefined)
        .finally(() => {
          awaited = undefined;
        });
      await awaited;
    },
    /**
     * Calls an operation by its path below `/api/v0/`.
     *
     * @param input - query of a GET, without its undefined and empty members; body of any other method: JSON, or a form
     * with files as `FormData`
     */
    async send(
      method: 'GET' | 'POST' | 'PATCH',
      path: string,
      input: object,
      options: SendOptions = {},
    ): Promise<unknown> {
      const { signal, idempotencyKey, formSignal, headers } = options;
      if (method === 'GET') {
        const init = { headers: { Accept: 'application/json', ...headers } };
        return withRetries(() => attempt(hrefOf(path, input), init, options), retries, signal);
      }
      const isForm = input instanceof FormData;
      let mayHaveArrived = false as boolean;
      const sendOnce = async (renewToken: boolean) => {
        const token = await xsrfToken(signal, renewToken);
        if (isOnline()) mayHaveArrived = true;
        return attempt(
          `/api/v0/${path}`,
          {
            method,
            headers: {
              Accept: 'application/json',
              // The browser sets the type of a form, which names the boundary of its parts.
              ...(isForm ? {} : { 'Content-Type': 'application/json' }),
              [XSRF_HEADER]: token,
              ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
              ...(formSignal ? { [FORM_SIGNAL_HEADER]: formSignal } : {}),
              ...headers,
            },
            body: isForm ? input : JSON.stringify(input),
          },
          options,
        );
      };
      const sendOnceMore = async () => {
        try {
          return await sendOnce(false);
        } catch (error) {
          if (error instanceof ApiError && error.kind === 'xsrf-token') return sendOnce(true);
          throw error;
        }
      };
      try {
        return await withRetries(sendOnceMore, idempotencyKey ? retries : 0, signal);
      } catch (error) {
        if (isUnanswered(error) && mayHaveArrived)
          throw new ApiError('internal', 'the connection broke before there was an answer', {
            cause: error,
          });
        throw error;
      }
    },
  };
};

export type HttpClient = ReturnType<typeof createHttpClient>;
