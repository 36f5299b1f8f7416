import { expect, type Page, type Route } from '@playwright/test';
import { openList, rowAt } from './desk.ts';
import { test } from './fake/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const notices = (page: Page) => page.getByRole('region', { name: 'Not told yet' });

/** Selects more applications than one call may carry, of more than are loaded. No other test knows of them. */
const selectMany = async (page: Page) => {
  await openList(page, '?q=A-0003&order=oldest');
  await page.keyboard.press('j');
  // The end of what is loaded loads more.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(rowAt(page, 399)).toBeVisible({ timeout: 500 });
  }).toPass();
  const all = page.getByRole('checkbox', { name: 'Select all that are loaded' });
  await all.click();
  await expect(all).toBeChecked({ indeterminate: true });
};

/** Lets the first call of an operation through, and breaks off the others, or answers them. */
const breakSecondCall = async (
  page: Page,
  operation: string,
  answer?: Parameters<Route['fulfill']>[0],
) => {
  let calls = 0;
  await page.route(`**/applications/${operation}`, (route) => {
    calls += 1;
    if (calls === 1) return route.continue();
    return answer ? route.fulfill(answer) : route.abort();
  });
};

test('what was saved is told when the connection breaks or the session ends among many, and can be undone', async ({
  page,
}) => {
  const alert = page.getByRole('alert').filter({ hasText: /Only 200 of \d+ were saved\./ });
  await selectMany(page);
  const selected = page.getByText(/^\d+( of [\d,]+)? selected$/);
  const before = await selected.innerText();
  await breakSecondCall(page, 'decide');
  await page.keyboard.press('d');
  const reason = dialogOf(page).getByRole('textbox', { name: 'Reason' });
  await reason.fill('Too far away.');
  await page.keyboard.press('Control+Enter');
  await expect(alert).toBeVisible();
  await expect(notices(page).getByRole('button', { name: /^Undo/ }).first()).toBeVisible();
  await expect(selected).toHaveText(before);
  // What was typed is there for those that are left.
  await page.keyboard.press('d');
  await expect(reason).toHaveValue('Too far away.');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);

  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await breakSecondCall(page, 'bulk');
  const tag = page.getByRole('textbox', { name: 'Add tag' });
  await tag.fill('halfway');
  await page.keyboard.press('Enter');
  await expect(alert).toBeVisible();
  await expect(tag).toHaveValue('halfway');

  await test.step('what was saved when the session ended is told after the next sign-in', async () => {
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toHaveCount(0);
    await page.unroute('**/applications/bulk');
    const type = 'urn:problem:sign-in-required';
    await breakSecondCall(page, 'bulk', { status: 401, json: { type } });
    await tag.fill('to the end');
    await page.keyboard.press('Enter');
    await expect(alert).toBeVisible();
    await page.goto('/desk/vacancies');
    await expect(alert).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});
