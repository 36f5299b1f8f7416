import { randomUUID } from 'node:crypto';
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

/** Answer of the service; `status` is 0 when no whole answer arrived. */
export interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly body: string;
  readonly retryAfter: string | undefined;
}

export interface Call {
  readonly path: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Chunks of the body. Calls that send the same file share its buffer. */
  readonly body?: readonly Buffer[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

const lengthOf = (body: readonly Buffer[]) => body.reduce((sum, { length }) => sum + length, 0);

/** Idle timeout of a connection, in ms. */
const PATIENCE_MS = 30_000;

/** Sends one request; never rejects. */
export const call = async (port: number, { path, method, headers, body }: Call): Promise<Answer> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const finish = (status: number, text = '', retryAfter?: string) =>
      resolve({ status, ms: performance.now() - begun, body: text, retryAfter });
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          ...(body && { 'Content-Length': lengthOf(body) }),
          ...headers,
        },
        timeout: PATIENCE_MS,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => finish(0));
        response.on('end', () => {
          finish(
            response.complete ? (response.statusCode ?? 0) : 0,
            Buffer.concat(chunks).toString(),
            response.headers['retry-after'],
          );
        });
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => finish(0));
    sent.cork();
    for (const piece of body ?? []) sent.write(piece);
    sent.end();
  });

/** Writes bytes to a connection as they are, and returns what comes back until it is closed. */
export const exchange = async (port: number, bytes: Buffer | string): Promise<Answer> =>
  new Promise((resolve) => {
    const begun = performance.now();
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      const retryAfter = /\r\nretry-after: (.*)\r\n/i.exec(text)?.[1];
      resolve({ status, ms: performance.now() - begun, body: text, retryAfter });
    });
    socket.write(bytes);
  });

export interface ApplicationParts {
  readonly application: object | string;
  readonly fileName: string;
  readonly file: Buffer;
  readonly idempotencyKey?: string;
}

export const applicationCall = ({
  application,
  fileName,
  file,
  idempotencyKey,
}: ApplicationParts): Call => {
  const boundary = `----${randomUUID()}`;
  const head = (disposition: string, type: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n`;
  const json = typeof application === 'string' ? application : JSON.stringify(application);
  return {
    path: '/api/v0/save_application',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    body: [
      Buffer.from(`${head('name="application"', 'application/json')}${json}\r\n`),
      Buffer.from(head(`name="file"; filename="${fileName}"`, 'application/octet-stream')),
      file,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ],
  };
};

export const jsonCall = (
  operation: string,
  body: unknown,
  headers?: OutgoingHttpHeaders,
): Call => ({
  path: `/api/v0/${operation}`,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: [
    Buffer.isBuffer(body)
      ? body
      : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  ],
});
