import { expect, type Locator, test } from '@example/testing/e2e';

/** Number of px that are too few to be seen as cut off, or as the edge of a next card. */
const UNSEEN = 6;

/** Returns the swiped rows that look complete although more of their children are beyond the edge. */
const rowsWithoutEdge = async (rows: Locator) =>
  rows.evaluateAll((all, unseen) => {
    const faults: string[] = [];
    for (const row of all) {
      const edge = Math.min(row.getBoundingClientRect().right, innerWidth);
      const boxes = [...row.children].map((child) => child.getBoundingClientRect());
      const next = boxes.find(({ right }) => right > edge + unseen);
      if (next && next.left > edge - unseen)
        faults.push(`${String(innerWidth)} px: ${row.textContent.slice(0, 30)}`);
    }
    return faults;
  }, UNSEEN);

test.describe('Rows that are swiped on a phone', () => {
  for (const path of ['/', '/career']) {
    test(`the rows of ${path} show a part of what is beyond the edge, at every width of a phone`, async ({
      page,
    }) => {
      await page.goto(path);
      const rows = page.locator('[data-phone=row]');
      await expect(rows.first()).toBeVisible();
      const faults: string[] = [];
      for (let width = 320; width < 768; width += 10) {
        await page.setViewportSize({ width, height: 740 });
        faults.push(...(await rowsWithoutEdge(rows)));
      }
      expect(faults).toEqual([]);
    });
  }

  for (const path of ['/it-consultancy-services', '/file-vault']) {
    test(`the tab bar of ${path} shows a part of its next tab on a large phone, and fades out at its end where no scroll animation tells of more`, async ({
      page,
    }) => {
      await page.goto(path);
      const rows = page.getByRole('main').getByRole('navigation').getByRole('list');
      await expect(rows.first()).toBeVisible();
      const faults: string[] = [];
      for (let width = 420; width <= 480; width += 5) {
        await page.setViewportSize({ width, height: 740 });
        faults.push(...(await rowsWithoutEdge(rows)));
      }
      expect(faults).toEqual([]);

      const row = rows.first();
      for (const width of [320, 340, 428, 563, 700]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(row).toHaveCSS('mask-image', /calc\(100% - 48px\)/u);
        const room = await row.evaluate((list) => {
          list.scrollLeft = list.scrollWidth;
          const last = list.lastElementChild?.getBoundingClientRect().right ?? 0;
          return Math.round(list.getBoundingClientRect().right - last);
        });
        expect(room, `room beyond the last tab at ${String(width)} px`).toBeGreaterThanOrEqual(48);
      }
    });
  }
});
