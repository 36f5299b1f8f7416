import { test as base } from '@playwright/test';
import { type FakeServer, startFakeServer } from './server.ts';

/** A test of the desk on the fake API. Each worker has an API with its own applications. */
export const test = base.extend<object, { readonly fakeServer: FakeServer }>({
  fakeServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that the fixture needs no other
    async ({}, provide) => {
      const server = await startFakeServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ fakeServer }, provide) => provide(fakeServer.origin),
});
