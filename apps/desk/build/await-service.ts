import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** Time between two attempts to reach the service, in ms. */
const PAUSE_MS = 100;

/** Waits until a server answers at an origin, whatever it says. */
export const untilAnswered = async (origin: string): Promise<void> => {
  try {
    await fetch(origin, { method: 'HEAD' });
  } catch {
    await setTimeout(PAUSE_MS);
    await untilAnswered(origin);
  }
};

/** Has the development server listen after the service: the desk's first page asks that at once. */
export const awaitService = (origin: string): Plugin => ({
  name: 'await-service',
  configureServer: async ({ config }) => {
    config.logger.info(`Waiting for the service at ${origin}`);
    await untilAnswered(origin);
  },
});
