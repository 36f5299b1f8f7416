import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { MetricsAddress } from '../settings/index.ts';
import type { MetricsRegistry } from './metrics.ts';

/**
 * Serves `GET /metrics` for Prometheus on an address of its own, which is not for the public. Resolves when it listens.
 *
 * @returns a function that stops the server
 * @throws the errors of listening
 */
export const startMetricsServer = async (
  { host, port }: MetricsAddress,
  metrics: Pick<MetricsRegistry, 'contentType' | 'expose'>,
  log: Logger,
): Promise<() => Promise<void>> => {
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.expose().then(
      (text) => {
        response.writeHead(200, {
          'Content-Type': metrics.contentType,
          'Cache-Control': 'no-store',
        });
        response.end(request.method === 'HEAD' ? undefined : text);
      },
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return async () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};
