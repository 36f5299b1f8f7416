import type { FetchFunction } from '../http/index.ts';

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
};

/** Statuses whose responses have no body (Fetch standard, «null body status»). */
const BODILESS = [204, 205, 304];

/**
 * Returns a `fetch` that reports the sent share of the body, from 0 to 1. It uses XMLHttpRequest, because no
 * browser's `fetch` reports the progress of an upload. Without XMLHttpRequest it calls `fetch` and reports
 * the end only.
 */
export const fetchWithProgress =
  (onProgress: (sent: number) => void): FetchFunction =>
  async (url, init) => {
    if (typeof XMLHttpRequest === 'undefined') {
      const response = await fetch(url, init);
      onProgress(1);
      return response;
    }
    return new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      const fail = () => reject(new TypeError('the request was not answered'));
      request.open(init.method ?? 'GET', url);
      request.responseType = 'text';
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        const body = BODILESS.includes(status) ? null : responseText;
        resolve(new Response(body, { status, headers: headersOf(request) }));
      });
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      request.addEventListener('loadend', () => init.signal?.removeEventListener('abort', abort));
      init.signal?.addEventListener('abort', abort);
      if (init.signal?.aborted) {
        fail();
        return;
      }
      request.send(init.body as XMLHttpRequestBodyInit | null);
    });
  };
