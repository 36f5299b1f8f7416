import * as z from 'zod/mini';
import {
  type CallOptions,
  type FetchFunction,
  type HttpClient,
  parseAnswer,
} from '../http/index.ts';
import { ApiError } from '../problem/index.ts';

/** Returns the query parameters for these values. Leaves out undefined and empty ones. */
export const queryOf = (
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );

/** Returns the address of an operation, for a download link. */
export const hrefOf = (operation: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `/api/v0/${operation}${search && `?${search}`}`;
};

/** Outcome of a change. `stale`: the record was changed after it was read, and this change was not made. */
export interface Changed<T> {
  readonly outcome: 'changed' | 'stale';
  /** The current state of the record. */
  readonly current: T;
}

interface ConditionalOptions<T extends z.ZodMiniType> extends CallOptions {
  /** Version at which the record was read. */
  readonly version: number;
  readonly schema: T;
  readonly method?: 'PATCH' | 'POST';
  readonly fetch: FetchFunction;
}

/**
 * Changes a record that was read at this version. `If-Match` makes the service refuse any other version with
 * 412, which becomes the outcome `stale`.
 *
 * @throws ApiError
 */
export const changeSeen = async <T extends z.ZodMiniType>(
  http: HttpClient,
  operation: string,
  change: object,
  { version, schema, method = 'PATCH', fetch: fetchFn, ...options }: ConditionalOptions<T>,
): Promise<Changed<z.infer<T>>> => {
  let refusal: unknown;
  const fetchConditionally: FetchFunction = async (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('If-Match', `"${String(version)}"`);
    const response = await fetchFn(url, { ...init, method, headers });
    if (response.status === 412) refusal = await response.clone().json();
    return response;
  };
  try {
    const answer = await http.post(operation, change, { ...options, fetch: fetchConditionally });
    return { outcome: 'changed', current: parseAnswer(schema, answer) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'stale') throw error;
    const { current } = parseAnswer(z.object({ current: z.unknown() }), refusal);
    return { outcome: 'stale', current: parseAnswer(schema, current) };
  }
};
