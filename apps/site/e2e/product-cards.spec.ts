import { expect, test } from '@example/testing/e2e';

test.describe('Cards of more products', () => {
  test('have the picture beside the words on every phone, in little height', async ({ page }) => {
    await page.goto('/file-vault');
    const cards = page.locator('[data-size=md]:has(a[href])');
    await expect(cards).toHaveCount(3);
    for (const width of [320, 479, 480, 600, 767]) {
      await page.setViewportSize({ width, height: 740 });
      const heights = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().height),
      );
      expect(Math.max(...heights), `${String(width)} px`).toBeLessThan(250);
    }
  });
});
