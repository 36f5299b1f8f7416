import { describe, expect, it } from 'vitest';
import { databases } from '../testing/databases.ts';
import { cursorAfter } from '../testing/desk.ts';
import { staffBrowser } from '../testing/staff.ts';
import { createTestService } from '../testing/test-service.ts';
import { deskRoutes } from '../testing/desk-routes.ts';

/** Queries with values that no column can store, such as NUL. Sent to a database, they would cause an error. */
const queries = [
  'q=%00',
  'actor=%00',
  'action=%00',
  'subject=%00',
  'owner=%00',
  'tag=%00',
  'source=%00',
  'job_id=99999999999',
  'category_id=99999999999',
  'after=99999999999999999999',
  'after=-1',
  `cursor=${cursorAfter(1.5, 'x')}`,
  `cursor=${cursorAfter(1e300, 'x')}`,
  `cursor=${cursorAfter(1, '\u0000')}`,
  `cursor=${cursorAfter(-99_999_999_999, 1)}`,
  `cursor=${cursorAfter(1, -99_999_999_999)}`,
  `sort=title&cursor=${cursorAfter('x', -99_999_999_999)}`,
  `sort=name&cursor=${cursorAfter('\u0000', 'x')}`,
  `sort=email&cursor=${cursorAfter('\u0000', 'x')}`,
];

describe.each(databases)('a query at the desk, on $name', (database) => {
  it('is refused when no database can store its values', async () => {
    const service = await createTestService({ database });
    const browser = await staffBrowser(service, 'administrator');
    for (const { method, url } of deskRoutes) {
      if (method !== 'GET') continue;
      if (url.includes(':reference')) {
        const answer = await browser.send('GET', url.replace(':reference', '%00'));
        expect(answer.statusCode, url).toBe(404);
        continue;
      }
      for (const query of queries) {
        const answer = await browser.send('GET', `${url}?${query}`);
        // Some routes have no query and ignore it.
        expect([200, 422], `${url}?${query} ${answer.body}`).toContain(answer.statusCode);
        if (/^cursor=|^q=/.test(query) && answer.statusCode === 200)
          expect(url, query).toMatch(
            /choices|colleagues|retention|news|views|templates$|csv$|xlsx$/,
          );
      }
    }
    for (const deed of ['retry', 'release']) {
      const answer = await browser.post(`desk/outbox/%00/${deed}`);
      expect(answer.statusCode, deed).toBe(404);
    }
  });
});
