import { expect } from '@playwright/test';
import { details, openDetails } from './desk.ts';
import { test } from './fake/test.ts';

test('a mail that may have been sent keeps its key when the dialog is closed and the page loaded again', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  let isBroken = true;
  await page.route('**/applications/A-00000471/mail', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (isBroken ? route.fulfill({ status: 500 }) : route.continue());
  });
  const dialog = page.getByRole('dialog');
  const write = details(page).getByRole('button', { name: /^Write to the applicant/ });
  await openDetails(page, 471);
  await write.click();
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Your application');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Please call us.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The mail may be on its way');
  await page.keyboard.press('Escape');
  await page.reload();
  isBroken = false;
  await write.click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The mail is on its way.')).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});
