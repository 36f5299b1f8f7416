import {
  fintechApplications,
  fintechChoice,
  fintechSolutions,
} from '@example/content/pages/fintech-applications';
import { expect, test } from '@example/testing/e2e';
import { waitForHydration } from './pace.ts';

const path = '/fintech-applications';

test.describe('Fintech page', () => {
  test('CKYC is chosen until another is, and its 14 digits are told', async ({ page }) => {
    await page.goto(path);
    const choice = page.getByRole('radiogroup', { name: fintechChoice.name });
    await expect(choice.getByRole('radio', { name: 'CKYC Solution' })).toBeChecked();
    await expect(page.getByRole('main')).toContainText('unique 14-digit number');
  });

  test('the keys choose, the address follows, and a reload keeps it', async ({ page }) => {
    await page.goto(path);
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

  test('what was chosen before the page came to life is shown once it does', async ({ page }) => {
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

  test('an unknown solution is the usual one', async ({ page }) => {
    await page.goto(`${path}?solution=other`);
    await expect(page).toHaveTitle(fintechApplications.title);
    await expect(
      page.getByRole('heading', { level: 2, name: 'CKYC Solution', exact: true }),
    ).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a button shows what was chosen', async ({ page }) => {
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
