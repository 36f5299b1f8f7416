import { expect } from '@playwright/test';
import { details, openList, rowAt, walkToDetails, walkToList } from './desk.ts';
import { test } from './fake/test.ts';
import { expectHealthyAtAllWidths } from './expect-healthy.ts';

test.describe('Search and other applications', () => {
  test('a row hints at other applications of the person, and shows and marks what a search found', async ({
    page,
  }) => {
    await openList(page);
    await expect(rowAt(page, 0).getByText('also applied, 2')).toBeVisible();
    await expect(rowAt(page, 1).getByText(/also applied/)).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search' }).fill('postgresql nair 0000001');
    await expect(rowAt(page, 0).getByText('in the cover letter:')).toBeVisible();
    await expect(rowAt(page, 0).locator('mark')).toHaveText('PostgreSQL');
    await expect(rowAt(page, 0)).toContainText('Nair');
    await expectHealthyAtAllWidths(page, 'a search');

    await test.step('a higher row keeps its place when the list is scrolled by keys', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await walkToList(page, '?q=postgresql');
      await rowAt(page, 0).getByRole('link').focus();
      for (let count = 0; count < 30; count += 1) await page.keyboard.press('ArrowDown');
      await expect(rowAt(page, 30).getByRole('link')).toBeFocused();
      await expect(rowAt(page, 30)).toBeInViewport({ ratio: 1 });
      const overlap = async () => {
        const [one, next] = await Promise.all(
          [29, 30].map(async (index) => rowAt(page, index).boundingBox()),
        );
        return one && next ? one.y + one.height - next.y : Infinity;
      };
      await expect.poll(overlap).toBeLessThanOrEqual(1);
    });

    await test.step('the details lead to the other applications', async () => {
      await walkToDetails(page, 1, '?q=A-0000000');
      const section = details(page).locator('section', { hasText: 'Also applied' });
      await expect(section.getByRole('listitem')).toHaveCount(2);
      await expect(section.getByText('Withdrawn')).toBeVisible();
      await expect(section.getByText('Same telephone', { exact: false }).last()).toBeVisible();
      await section.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/applications\/A-00000002\?/);
    });
  });
});
