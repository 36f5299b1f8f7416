import { vi } from 'vitest';
import { createFormsClient } from '../forms/index.ts';
import { createHttpClient, type HttpClientOptions } from '../http/index.ts';
import { jobOperations } from '../jobs/index.ts';
import { createClient } from '../operations/index.ts';
import { problemUrn } from '../problem/index.ts';

type Answer = Response | Error | (() => Promise<Response>);

/** Returns clients of a service that gives these answers in turn and records the calls. */
export const serviceWith = (answers: readonly Answer[], options: HttpClientOptions = {}) => {
  const calls: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetchFn = vi.fn(async (url: string | URL | Request, init: RequestInit = {}) => {
    const answer = answers[calls.length];
    calls.push({ url: url instanceof Request ? url.url : url.toString(), init });
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'function') {
      return Promise.race([
        answer(),
        new Promise<never>((_resolve, reject) => {
          const abort = () => reject(new Error('aborted'));
          if (init.signal?.aborted) abort();
          init.signal?.addEventListener('abort', abort);
        }),
      ]);
    }
    if (!answer) throw new Error('one call too many');
    return Promise.resolve(answer);
  });
  const http = createHttpClient({
    fetch: fetchFn,
    readXsrfToken: () => 'token',
    backOffMs: 1,
    timeoutMs: 50,
    ...options,
  });
  return {
    http,
    enquiries: createFormsClient(http),
    jobs: createClient(http, jobOperations),
    calls,
  };
};

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

export const problem = (
  status: number,
  type: Parameters<typeof problemUrn>[0],
  more: object = {},
) => json(status, { type: problemUrn(type), title: '', status, detail: 'said so', ...more });
