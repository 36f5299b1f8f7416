import type { TestDatabase } from './databases.ts';
import { createTestService, type TestServiceOptions } from './test-service.ts';

/** A Monday morning, in ms. */
export const START = Date.UTC(2026, 10, 23, 9);

/** Creates a service whose clock stands still until `pass` moves it, which returns the new time. */
export const createTimedService = async (
  database: TestDatabase,
  start: number,
  environment: Readonly<Record<string, string>> = {},
  pages?: TestServiceOptions['pages'],
) => {
  let now = start;
  const service = await createTestService({ database, environment, pages, clock: () => now });
  return { ...service, pass: (ms: number) => (now += ms), now: () => now };
};
