import { test as base } from '@playwright/test';
import { type FakeServer, startFakeServer } from './server.ts';

/** A test of the desk on an API of its own; each worker has one, with its own applications. */
export const test = base.extend<object, { readonly fakeServer: FakeServer }>({
  fakeServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed
    async ({}, provide) => {
      const server = await startFakeServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ fakeServer }, provide) => provide(fakeServer.origin),
});
