import { expect, type Page } from '@playwright/test';
import {
  colleagueChanges,
  details,
  expectDetails,
  openDetails,
  openList,
  referenceOf,
  rowAt,
  walkToDetails,
} from './desk.ts';
import { test } from './fake/test.ts';

/** Refuses a call once it is told to. */
const refuseLater = async (page: Page, pattern: string) => {
  const refusal = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await refusal.promise;
    await route.fulfill({ status: 422, json: { type: 'urn:problem:invalid-input' } });
  });
  return async () => {
    refusal.resolve(undefined);
    await page.unrouteAll({ behavior: 'wait' });
  };
};

test.describe('What could not be saved is told where its form was left before', () => {
  const dialog = (page: Page) => page.getByRole('dialog');
  const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'This was not saved.' });

  test('a note', async ({ page }) => {
    await openDetails(page, 481);
    const refuse = await refuseLater(page, '**/notes');
    const note = details(page).getByRole('textbox', { name: 'Write a note' });
    await note.fill('Call her');
    await note.press('Control+Enter');
    await walkToDetails(page, 482);
    await refuse();
    await expect(told(page)).toBeVisible();
    await expect(note).toHaveValue('');
    await told(page).getByRole('button', { name: 'Show it' }).click();
    await expectDetails(page, 481);
    await expect(note).toHaveValue('Call her');
  });

  test('a mail', async ({ page }) => {
    await openDetails(page, 483);
    const refuse = await refuseLater(page, '**/mail');
    await details(page)
      .getByRole('button', { name: /^Write to the applicant/ })
      .click();
    await dialog(page).getByRole('combobox', { name: 'Template' }).selectOption('Received');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await refuse();
    await expect(told(page)).toBeVisible();
  });

  test('an invitation to somebody whom a colleague rejected', async ({ page }) => {
    await openDetails(page, 487);
    await details(page)
      .getByRole('button', { name: /^Write to the applicant/ })
      .click();
    await dialog(page).getByRole('combobox', { name: 'Template' }).selectOption('Invitation');
    await colleagueChanges(page, referenceOf(487), { status: 'rejected' });
    const reading = Promise.withResolvers<undefined>();
    await page.route(`**/${referenceOf(487)}`, async (route) => {
      await reading.promise;
      await route.continue();
    });
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    reading.resolve(undefined);
    await expect(told(page)).toContainText('Somebody else changed it first.');
  });

  test('a decision', async ({ page }) => {
    await openDetails(page, 484);
    const refuse = await refuseLater(page, '**/decide');
    await page.keyboard.press('d');
    await expect(dialog(page).getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await refuse();
    await expect(told(page)).toBeVisible();
    // It is where the member still is.
    await expect(told(page).getByRole('button', { name: 'Show it' })).toHaveCount(0);
  });

  test('a status that a colleague was faster than', async ({ page }) => {
    await openDetails(page, 485);
    const changing = Promise.withResolvers<undefined>();
    await page.route(`**/${referenceOf(485)}`, async (route) => {
      await changing.promise;
      await route.continue();
    });
    await details(page)
      .getByRole('combobox', { name: 'Status' })
      .selectOption({ label: 'In review' });
    await walkToDetails(page, 486);
    await colleagueChanges(page, referenceOf(485), { status: 'shortlisted' });
    changing.resolve(undefined);
    await expect(told(page)).toContainText('Somebody else changed it first.');
    await told(page).getByRole('button', { name: 'Show it' }).click();
    await expectDetails(page, 485);
  });

  test('those of several that a colleague was faster than', async ({ page }) => {
    await openList(page, '?q=A-0000052');
    for (const index of [0, 1]) await rowAt(page, index).getByRole('checkbox').check();
    const changing = Promise.withResolvers<undefined>();
    await page.route('**/bulk', async (route) => {
      await changing.promise;
      await route.continue();
    });
    await page.getByRole('textbox', { name: 'Add tag' }).fill('left');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Select nothing' }).click();
    await colleagueChanges(page, referenceOf(520), { tags: ['seen'] });
    changing.resolve(undefined);
    await expect(page.getByRole('alert')).toContainText('Not changed: 1 of 2 applications.');
  });
});

test('a member who could not be signed out is told so', async ({ page }) => {
  await openList(page);
  await page.route('**/staff_sign_out', async (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alert')).toContainText('You are still signed in.');
});

test('the dialog of a decision is left by Back, with what was typed', async ({ page }) => {
  await openDetails(page, 33);
  await walkToDetails(page, 34);
  await page.keyboard.press('d');
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
  await reason.fill('Too little Java.');
  await page.goBack();
  await expectDetails(page, 33);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expectDetails(page, 34);
  await page.keyboard.press('d');
  await expect(reason).toHaveValue('Too little Java.');
});
