import {
  fintechApplications,
  fintechChoice,
  fintechSolutions,
} from '@example/content/pages/fintech-applications';
import { expect, test } from '@example/testing/e2e';
import { waitForHydration } from './page-state.ts';

const path = '/fintech-applications';

test.describe('Fintech page', () => {
  test('the arrow keys choose, the address follows, and a reload keeps the choice', async ({
    page,
  }) => {
    await page.goto(path);
    const choice = page.getByRole('radiogroup', { name: fintechChoice.name });
    await expect(choice.getByRole('radio', { name: 'CKYC Solution' })).toBeChecked();
    await expect(page.getByRole('main')).toContainText('unique 14-digit number');
    await page.getByRole('radio', { name: 'CKYC Solution' }).focus();
    await waitForHydration(page);
    for (const { key, label } of fintechSolutions.slice(1)) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
      await expect(page).toHaveURL(`${path}?solution=${key}`);
      await expect(page).toHaveTitle(new RegExp(`^${label}, `));
    }
    await page.reload();
    await expect(page).toHaveTitle(/^AD-II Solution, /);
    await expect(page.getByRole('radio', { name: 'AD-II Solution' })).toBeChecked();
    await expect(
      page.getByRole('heading', { level: 2, name: 'AD-II Solution', exact: true }),
    ).toBeVisible();
  });

  test('a solution chosen before the script ran is shown when it runs', async ({ page }) => {
    const { promise: chosen, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/assets/**', async (route) => {
      await chosen;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.getByText('FFMC Management Solution', { exact: true }).click();
    release(undefined);
    await expect(
      page.getByRole('heading', { level: 2, name: 'FFMC Management Solution', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('radio', { name: 'FFMC Management Solution' })).toBeChecked();
  });

  test('the page shows CKYC, with its 14 digits, when the solution is unknown', async ({
    page,
  }) => {
    await page.goto(`${path}?solution=other`);
    await expect(page).toHaveTitle(fintechApplications.title);
    await expect(
      page.getByRole('heading', { level: 2, name: 'CKYC Solution', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('unique 14-digit number');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a button shows the chosen solution', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('radio', { name: 'FFMC Management Solution' }).check();
      await page.getByRole('button', { name: fintechChoice.submit }).click();
      await expect(page).toHaveURL(`${path}?solution=ffmc`);
      await expect(page).toHaveTitle(/^FFMC Management Solution, /);
      await expect(
        page.getByRole('heading', { level: 2, name: 'FFMC Management Solution', exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('radio', { name: 'FFMC Management Solution' })).toBeChecked();
    });
  });
});
