import * as z from 'zod/mini';
import {
  type CallOptions,
  type FetchFunction,
  type HttpClient,
  parseAnswer,
} from '../http/index.ts';
import { ApiError } from '../problem/index.ts';

/** What stands in an address of what was given: nothing for what is empty. */
export const queryOf = (
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );

/** Where a browser downloads something. */
export const hrefOf = (operation: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `/api/v0/${operation}${search && `?${search}`}`;
};

/** What became of a change: made, or not, because it was changed since it was seen. */
export interface Changed<T> {
  readonly outcome: 'changed' | 'stale';
  /** As it is now. */
  readonly current: T;
}

/** How a change is sent. */
interface ConditionalOptions<T extends z.ZodMiniType> extends CallOptions {
  /** The one it was seen at. */
  readonly version: number;
  /** What it is answered with. */
  readonly schema: T;
  readonly method?: 'PATCH' | 'POST';
  readonly fetch: FetchFunction;
}

/**
 * Changes what was seen at a version.
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
    if (!(error instanceof ApiError) || error.status !== 412) throw error;
    const { current } = parseAnswer(z.object({ current: z.unknown() }), refusal);
    return { outcome: 'stale', current: parseAnswer(schema, current) };
  }
};
