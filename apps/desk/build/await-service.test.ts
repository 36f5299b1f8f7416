import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createServer as createVite, loadConfigFromFile } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { awaitService } from './await-service.ts';

/** Listens on a port of the system's choice, or on one that it chose before. */
const listen = async (port = 0) => {
  const server = createServer((_request, answer) => answer.end()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' ? (address?.port ?? 0) : 0 };
};

it('the development server of the desk is not ready when the service is not', async () => {
  const { server: first, port } = await listen();
  first.close();
  let ready = false;
  const starting = createVite({
    configFile: false,
    logLevel: 'silent',
    plugins: [awaitService(`http://127.0.0.1:${String(port)}`)],
    server: { middlewareMode: true, ws: false },
  }).then((vite) => {
    ready = true;
    return vite;
  });
  await setTimeout(500);
  expect(ready).toBe(false);
  const { server } = await listen(port);
  const vite = await starting;
  await vite.close();
  server.close();
});

it('the development server of the desk asks the service at the port that both are given', async () => {
  vi.stubEnv('PORT', '4300');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const file = new URL('../vite.config.ts', import.meta.url).pathname;
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, file);
  expect(Object.values(loaded?.config.server?.proxy ?? {})).toEqual([
    expect.objectContaining({ target: 'http://localhost:4300' }),
  ]);
});
