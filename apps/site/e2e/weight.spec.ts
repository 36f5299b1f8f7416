import { routes } from '@example/content/routes';
import { expect, test } from '@example/testing/e2e';
import { jsAfterActKb, median, readRoutes, weightLimits } from '@example/testing/site-weight';
import { taskJsKb, visitorTasks } from '@example/testing/visitor-tasks';

test.describe('Weight', () => {
  test('every page that search engines may show is weighed', () => {
    expect(routes).toEqual(expect.arrayContaining([...readRoutes()]));
  });

  test('the scripts of a page whose visitor has acted stay small', () => {
    const all = readRoutes().map((path) => [path, jsAfterActKb(path)] as const);
    expect(all.filter(([, kb]) => kb > weightLimits.jsAfterActKb)).toEqual([]);
    expect(median(all.map(([, kb]) => kb))).toBeLessThanOrEqual(weightLimits.jsAfterActMedianKb);
  });

  for (const [name, task] of Object.entries(visitorTasks)) {
    test(`a whole task loads at most ${String(weightLimits.taskJsKb)} KB of scripts: ${name}`, async ({
      page,
    }) => {
      expect(await taskJsKb(page, task)).toBeLessThanOrEqual(weightLimits.taskJsKb);
    });
  }
});
