import { vi } from 'vitest';
import { createDeskClient } from '../desk/client.ts';
import { createHttpClient } from '../http/index.ts';

/** Returns a client of a desk that answers each call like this, and a function that tells what was sent last. */
export const clientAnswering = (status: number, body: object) => {
  const fetchFn = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  const http = createHttpClient({ fetch: fetchFn, readXsrfToken: () => 'token' });
  const sent = () => {
    const [url, init] = fetchFn.mock.lastCall ?? [];
    const headers = new Headers(init?.headers);
    return [
      init?.method ?? 'GET',
      url,
      headers.get('If-Match') ?? headers.get('Idempotency-Key'),
      init?.body,
    ];
  };
  return { desk: createDeskClient(http), sent };
};
