import { translatePage } from '@example/testing/translated-page';
import { expect } from '@playwright/test';
import { details, openDetails, watchErrors } from './desk.ts';
import { test } from './fake/test.ts';

test.describe('A translated page', () => {
  test('an application is changed, noted and answered', async ({ page }) => {
    const errors = watchErrors(page);
    await openDetails(page, 131);
    await translatePage(page);
    const panel = details(page);
    for (const status of ['Shortlisted', 'In review']) {
      await panel.getByRole('combobox', { name: 'Status' }).selectOption(status);
      await expect(panel.getByRole('combobox', { name: 'Status' })).toHaveValue(
        status.toLowerCase(),
      );
    }
    await panel.getByRole('combobox', { name: 'Status' }).selectOption('Hired');
    await page.getByRole('dialog').getByRole('button', { name: 'Hire' }).click();
    await expect(panel.getByRole('combobox', { name: 'Status' })).toHaveValue('hired');
    await panel.getByRole('textbox', { name: 'Write a note' }).fill('Speaks Malayalam.');
    await panel.getByRole('button', { name: 'Save note' }).click();
    await expect(panel.getByRole('listitem').getByText('Speaks Malayalam.')).toBeVisible();
    await panel.getByRole('button', { name: 'Write to the applicant' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Invitation');
    await dialog.getByRole('textbox', { name: 'Subject' }).fill(' ');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('A mail needs a subject.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Tuesday?');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The mail is on its way.')).toBeVisible();
    expect(errors).toEqual([]);
  });
});
