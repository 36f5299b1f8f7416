import { expect } from '@playwright/test';
import { colleagueChanges, details, openDetails, openList, referenceOf, rowAt } from './desk.ts';
import { test } from './fake/test.ts';

/* Tests change applications, so each has its own. */

test.describe('Application details', () => {
  test('a status is shown at once, and stored', async ({ page }) => {
    await openDetails(page, 101);
    const status = details(page).getByRole('combobox', { name: 'Status' });
    const seen = Promise.withResolvers<undefined>();
    await page.route(`**/applications/${referenceOf(101)}`, async (route) => {
      await seen.promise;
      await route.continue();
    });
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await status.selectOption('Shortlisted');
    await expect(rowAt(page, 100)).toContainText('Shortlisted');
    seen.resolve(undefined);
    await answered;
    await page.unrouteAll();
    await page.reload();
    await expect(status).toHaveValue('shortlisted');
  });

  test('a status returns to what it was, with an error, when saving fails', async ({ page }) => {
    await openDetails(page, 103);
    const status = details(page).getByRole('combobox', { name: 'Status' });
    const before = await status.inputValue();
    await page.route(`**/applications/${referenceOf(103)}`, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 500, json: {} }),
    );
    await status.selectOption('Shortlisted');
    await expect(page.getByRole('alert')).toContainText('This was not saved.');
    await expect(status).toHaveValue(before);
  });

  for (const { choice, becomes } of [
    { choice: 'Keep what is there now', becomes: 'rejected' },
    { choice: 'Save mine', becomes: 'shortlisted' },
  ] as const) {
    test(`when a colleague was first, one sees it and chooses: ${choice}`, async ({ page }) => {
      const number = becomes === 'shortlisted' ? 107 : 106;
      await openDetails(page, number);
      await colleagueChanges(page, referenceOf(number), { status: 'rejected', tags: ['too late'] });
      await details(page).getByRole('combobox', { name: 'Status' }).selectOption('Shortlisted');
      const dialog = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
      await expect(dialog.getByRole('row', { name: /^Status/ })).toContainText('Rejected');
      await expect(dialog.getByRole('row', { name: /^Tags/ })).toContainText('too late');
      await dialog.getByRole('button', { name: choice }).click();
      await expect(dialog).toHaveCount(0);
      await expect(details(page).getByRole('combobox', { name: 'Status' })).toHaveValue(becomes);
      await page.reload();
      await expect(details(page).getByRole('combobox', { name: 'Status' })).toHaveValue(becomes);
      await expect(details(page).getByText('too late')).toBeVisible();
    });
  }

  test('a colleague’s change of another field is kept without a question', async ({ page }) => {
    await openDetails(page, 109);
    await colleagueChanges(page, referenceOf(109), { status: 'rejected' });
    await page.getByRole('combobox', { name: 'Add a tag' }).fill('keen');
    await page.keyboard.press('Enter');
    const status = details(page).getByRole('combobox', { name: 'Status' });
    await expect(status).toHaveValue('rejected');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(status).toHaveValue('rejected');
    await expect(details(page).getByText('keen', { exact: true })).toBeVisible();
  });

  test('tags are added and removed', async ({ page }) => {
    await openDetails(page, 110);
    await page.getByRole('combobox', { name: 'Add a tag' }).fill('  Night   Shift ');
    await page.keyboard.press('Enter');
    await expect(details(page).getByText('night shift')).toBeVisible();
    await details(page).getByRole('button', { name: 'Remove the tag night shift' }).click();
    await expect(details(page).getByText('night shift')).toHaveCount(0);
    await page.reload();
    await expect(details(page).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(details(page).getByText('night shift')).toHaveCount(0);
  });

  test('a note is shown as plain text, and its draft is kept when another application is opened', async ({
    page,
  }) => {
    await openDetails(page, 114);
    const note = details(page).getByRole('textbox', { name: 'Write a note' });
    await details(page).getByRole('button', { name: 'Save note' }).click();
    await expect(details(page).getByText('Write something first.')).toBeVisible();
    const text = '<img src=x onerror="document.title=1"> =1+1';
    await note.fill(text);
    await details(page).getByRole('link', { name: 'Next application' }).click();
    await expect(page).toHaveURL(new RegExp(referenceOf(115)));
    await details(page).getByRole('link', { name: 'Previous application' }).click();
    await expect(note).toHaveValue(text);
    await details(page).getByRole('button', { name: 'Save note' }).click();
    await expect(details(page).getByRole('listitem').getByText(text)).toBeVisible();
    await expect(note).toHaveValue('');
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  });

  test('several applications are changed at once, with a question for those a colleague changed', async ({
    page,
  }) => {
    await openList(page, '?order=oldest');
    for (const index of [0, 1, 3]) await rowAt(page, index).getByRole('checkbox').check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await colleagueChanges(page, referenceOf(50_000 - 1), { tags: ['seen'] });
    await page.getByRole('combobox', { name: 'Set status' }).selectOption('In review');
    const dialog = page.getByRole('dialog', { name: 'Some were changed by others meanwhile' });
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(rowAt(page, 0)).toContainText('In review');
    await dialog.getByRole('button', { name: 'Change these too' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rowAt(page, 1)).toContainText('In review');
    await expect(page.getByRole('link', { name: 'Resumes (ZIP)' })).toHaveAttribute(
      'href',
      /resumes\.zip\?references=A-\d{8}%2CA-\d{8}%2CA-\d{8}$/,
    );
  });

  test('Shift selects all rows between two boxes', async ({ page }) => {
    await openList(page);
    await rowAt(page, 1).getByRole('checkbox').check();
    await rowAt(page, 5)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await expect(page.getByText('5 selected')).toBeVisible();
  });

  test('a mail begins with a template, needs both its parts, and is sent once', async ({
    page,
  }) => {
    await openDetails(page, 120);
    let sent = 0;
    await page.route('**/mail', async (route) => {
      sent += 1;
      await route.continue();
    });
    await details(page).getByRole('button', { name: 'Write to the applicant' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Invitation');
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(/meet you/);
    await dialog.getByRole('textbox', { name: 'Subject' }).fill(' ');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('A mail needs a subject.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Tuesday?');
    // Switching the template keeps the text typed into the first.
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Received');
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).not.toHaveValue('Tuesday?');
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Invitation');
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Tuesday?');
    // Closing the dialog by mistake keeps the draft, and so does a reload.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await details(page).getByRole('button', { name: 'Write to the applicant (draft)' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Tuesday?');
    await dialog.getByRole('button', { name: 'Send' }).dblclick();
    await expect(page.getByText('The mail is on its way.')).toBeVisible();
    expect(sent).toBe(1);
    await expect(details(page).getByRole('button', { name: '(draft)' })).toHaveCount(0);
  });

  test('a mail is not sent later when there was no connection', async ({ page, context }) => {
    await openDetails(page, 122);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/mail')) sent += 1;
    });
    await details(page).getByRole('button', { name: 'Write to the applicant' }).click();
    await context.setOffline(true);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('This device has no connection.')).toBeVisible();
    const tried = sent;
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText(/^No connection\./)).toHaveCount(0);
    // A mail queued while offline would be sent before this change.
    const changed = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith(referenceOf(122)),
    );
    await details(page).getByRole('combobox', { name: 'Status' }).selectOption('Shortlisted');
    await changed;
    expect(sent).toBe(tried);
  });
});
