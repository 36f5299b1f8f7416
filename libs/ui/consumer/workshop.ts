import { execFile, spawn } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';

const execute = promisify(execFile);

/** The environment of someone else's machine: nothing of the runner's own. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|NODE_ENV|VITEST|VITE_|NX_|NODE_OPTIONS|INIT_CWD)/.test(name),
    ),
  ),
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
};

/** Runs a program in a folder. The error of a failed one contains its output. */
export const run = async (
  folder: string,
  program: string,
  ...args: readonly string[]
): Promise<string> => {
  try {
    const { stdout } = await execute(program, [...args], {
      cwd: folder,
      env: environment,
      maxBuffer: 16 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const listen = async (server: ReturnType<typeof createServer>): Promise<Site> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    url: `http://127.0.0.1:${String(address.port)}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};

/** Serves built files, and the index with the server's markup in it, under a strict policy. */
export const serveBuilt = async (folder: string, markup: string): Promise<Site> => {
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const page = index.replace('<!--page-->', markup);
  return listen(
    createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const file = join(folder, normalize(pathname));
      response.setHeader(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:",
      );
      response.setHeader('content-type', types[extname(file)] ?? types['.html'] ?? '');
      if (pathname === '/') response.end(page);
      else if (existsSync(file)) createReadStream(file).pipe(response);
      else response.writeHead(404).end();
    }),
  );
};

const freePort = async (): Promise<string> => {
  const site = await listen(createServer());
  await site.close();
  return new URL(site.url).port;
};

/** Starts a program that serves pages at the port that is in place of `PORT` and in its environment. */
export const serve = async (
  folder: string,
  program: string,
  ...args: readonly string[]
): Promise<Site> => {
  const port = await freePort();
  const server = spawn(
    program,
    args.map((arg) => arg.replace('PORT', port)),
    { cwd: folder, env: { ...environment, PORT: port }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const close = () =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null) resolve();
      server.once('exit', () => {
        resolve();
      });
      server.kill();
    });
  const url = `http://localhost:${port}/`;
  try {
    await vi.waitFor(() => fetch(url), { timeout: 30_000, interval: 100 });
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
};
