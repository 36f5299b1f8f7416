import { expect } from '@playwright/test';
import { details, openDetails } from './desk.ts';
import { test as base } from './fake/test.ts';

/** Opens the desk as in an office network: neither over https nor on localhost. */
const test = base.extend({
  baseURL: async ({ fakeServer }, provide) =>
    provide(fakeServer.origin.replace('localhost', 'office.test')),
});

test('a mail is sent over plain http', async ({ page }) => {
  await openDetails(page, 142);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await details(page).getByRole('button', { name: 'Write to the applicant' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The mail is on its way.')).toBeVisible();
});
