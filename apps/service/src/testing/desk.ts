import type { StaffRole } from '@example/api/staff';
import { expect } from 'vitest';
import type { TestDatabase } from './databases.ts';
import type { Browser } from './candidate.ts';
import { staffBrowser } from './staff.ts';
import { medianTime } from './time.ts';
import { createTimedService, START } from './timed-service.ts';

/** Creates a service on a Monday morning, and a browser in which a member with a role is signed in. */
export const createDesk = async (
  database: TestDatabase,
  role: StaffRole,
  environment?: Readonly<Record<string, string>>,
) => {
  const service = await createTimedService(database, START, environment);
  const { pass, now } = service;
  return { service, browser: await staffBrowser(service, role), pass, now };
};

export const readDesk = async <T>(browser: Browser, operation: string): Promise<T> => {
  const answer = await browser.get(`desk/${operation}`);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return answer.json<T>();
};

/** Expects that an operation refuses each of these queries. */
export const expectRefused = async (
  browser: Browser,
  operation: string,
  queries: readonly string[],
): Promise<void> => {
  for (const query of queries)
    expect((await browser.get(`desk/${operation}?${query}`)).statusCode, query).toBe(422);
};

/** Reads a list in one page, and expects that pages of two make the same list. */
export const readInPages = async <T>(
  browser: Browser,
  operation: string,
): Promise<readonly T[]> => {
  interface Page {
    readonly items: readonly T[];
    readonly total: number;
    readonly next_cursor?: string;
  }
  const whole = await readDesk<Page>(browser, operation);
  expect(whole.total).toBe(whole.items.length);
  expect(whole.next_cursor).toBeUndefined();
  const paged: T[] = [];
  let cursor = '';
  do {
    const query = `${operation.includes('?') ? '&' : '?'}limit=2${cursor}`;
    const page = await readDesk<Page>(browser, `${operation}${query}`);
    expect(page.total).toBe(whole.total);
    paged.push(...page.items);
    cursor = page.next_cursor === undefined ? '' : `&cursor=${page.next_cursor}`;
  } while (cursor !== '');
  expect(paged, operation).toEqual(whole.items);
  return whole.items;
};

/** Returns the cursor of the page that follows a row with this key. */
export const cursorAfter = (...key: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** Maximum time of any view of a list, in ms. */
const MOST_MS = 200;

/** Expects that each of the operations is answered within 200 ms. */
export const expectQuick = async (
  browser: Browser,
  operations: readonly string[],
): Promise<void> => {
  for (const operation of operations) {
    const time = await medianTime(MOST_MS, async () => readDesk(browser, operation));
    expect(time, operation).toBeLessThanOrEqual(MOST_MS);
  }
};
