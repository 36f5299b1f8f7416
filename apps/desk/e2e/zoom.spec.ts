import { expect } from '@playwright/test';
import { openList, rowAt } from './desk.ts';
import { test } from './fake/test.ts';

test.describe('A list at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the wheel leads over the rows to the filters and back, and what is done with selected rows hides no row', async ({
    page,
  }) => {
    await openList(page);
    const search = page.getByRole('searchbox', { name: 'Search' });
    await page.mouse.move(160, 240);
    await page.mouse.wheel(0, 1_000);
    await expect(search).not.toBeInViewport();
    await rowAt(page, 1).getByRole('checkbox').check();
    await expect(page.getByRole('button', { name: 'Select nothing' })).toBeInViewport();
    await page.mouse.move(160, 100);
    await expect(async () => {
      await page.mouse.wheel(0, -1_000);
      await expect(search).toBeInViewport({ timeout: 500 });
    }).toPass();

    await test.step('a row that the arrow keys lead to is not behind the bar of the selection', async () => {
      await rowAt(page, 1).getByRole('checkbox').uncheck();
      await rowAt(page, 0).getByRole('checkbox').check();
      await rowAt(page, 0).getByRole('link').focus();
      for (const index of [1, 2, 3]) {
        await page.keyboard.press('ArrowDown');
        const link = rowAt(page, index).getByRole('link');
        await expect(link).toBeFocused();
        const isSeen = await link.evaluate((focused) => {
          const { left, top, height } = focused.getBoundingClientRect();
          return focused.contains(document.elementFromPoint(left + 4, top + height / 2));
        });
        expect(isSeen, `row ${String(index)}`).toBe(true);
      }
    });
  });
});
