import { career } from '@example/content/career';
import { expect, type Locator, type Page, test } from '@example/testing/e2e';
import { waitForHydration } from './page-state.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the vacancies from another page, and returns the link to the details of the first one. */
const openList = async (page: Page): Promise<Locator> => {
  await page.goto('/about');
  await page.goto('/career');
  const opener = page.getByRole('link', { name: /^More Details/ }).first();
  await opener.hover();
  await waitForHydration(page);
  return opener;
};

/** Presses twice before the page can draw what the first press does, as on a slow device. */
const pressTwice = async (control: Locator) =>
  control.evaluate((element) => {
    (element as HTMLElement).click();
    (element as HTMLElement).click();
  });

test.describe('A double press', () => {
  test('on Close does not leave the page', async ({ page }) => {
    const opener = await openList(page);
    await opener.click();
    await pressTwice(dialog(page).getByRole('link', { name: career.details.close }));
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/\/career$/);
  });

  test('beside the dialog that its first press opens does not close it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const opener = await openList(page);
    const { x, y, width, height } = (await opener.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const place = [x + width / 2, y + height / 2] as const;
    await page.mouse.click(...place);
    await expect(dialog(page)).toBeVisible();
    expect((await dialog(page).boundingBox())?.x).toBeGreaterThan(place[0]);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page).toHaveURL(/job=\d+$/);
    await page.waitForTimeout(300);
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(...place);
    await expect(dialog(page)).toHaveCount(0);
  });
});
