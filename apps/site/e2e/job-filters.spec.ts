import { expect, test } from '@example/testing/e2e';

test.describe('The list of vacancies', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('Reset leads to the plain address, and keeps where the visitor came from', async ({
      page,
    }) => {
      for (const [from, to] of [
        ['/career?q=gis', '/career'],
        ['/career?q=gis&utm_source=flyer', '/career?utm_source=flyer'],
      ] as const) {
        await page.goto(from);
        await page.getByRole('button', { name: 'Reset' }).click();
        await expect(page).toHaveURL(to);
      }
    });
  });
});
