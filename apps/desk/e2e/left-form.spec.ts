import { expect, type Page } from '@playwright/test';
import {
  colleagueChanges,
  details,
  expectDetails,
  openDetails,
  referenceOf,
  rowAt,
  walkToDetails,
  walkToList,
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

test('what could not be saved is told where its form was left before, and leads back to it', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const told = page.getByRole('alert').filter({ hasText: 'This was not saved.' });
  const write = details(page).getByRole('button', { name: /^Write to the applicant/ });
  const dismiss = async () => {
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  };
  await openDetails(page, 481);

  await test.step('a member who could not be signed out is told so', async () => {
    await page.route('**/staff_sign_out', async (route) => route.abort());
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('alert')).toContainText('You are still signed in.');
    await dismiss();
  });

  await test.step('a note', async () => {
    const refuse = await refuseLater(page, '**/notes');
    const note = details(page).getByRole('textbox', { name: 'Write a note' });
    await note.fill('Call her');
    await note.press('Control+Enter');
    await walkToDetails(page, 482);
    await refuse();
    await expect(told).toBeVisible();
    await expect(note).toHaveValue('');
    await told.getByRole('button', { name: 'Show it' }).click();
    await expectDetails(page, 481);
    await expect(note).toHaveValue('Call her');
    await expect(told).toHaveCount(0);
  });

  await test.step('a mail', async () => {
    await walkToDetails(page, 483);
    const refuse = await refuseLater(page, '**/mail');
    await write.click();
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Received');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await refuse();
    await expect(told).toBeVisible();
    await dismiss();
  });

  await test.step('an invitation to somebody whom a colleague rejected', async () => {
    await walkToDetails(page, 487);
    await write.click();
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Invitation');
    await colleagueChanges(page, referenceOf(487), { status: 'rejected' });
    const reading = Promise.withResolvers<undefined>();
    await page.route(`**/${referenceOf(487)}`, async (route) => {
      await reading.promise;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    reading.resolve(undefined);
    await expect(told).toContainText('Somebody else changed it first.');
    await dismiss();
  });

  await test.step('a decision', async () => {
    await walkToDetails(page, 484);
    const refuse = await refuseLater(page, '**/decide');
    await page.keyboard.press('d');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await refuse();
    await expect(told).toBeVisible();
    // It is where the member still is.
    await expect(told.getByRole('button', { name: 'Show it' })).toHaveCount(0);
    await dismiss();
  });

  await test.step('a status that a colleague was faster than', async () => {
    await walkToDetails(page, 485);
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
    await expect(told).toContainText('Somebody else changed it first.');
    await told.getByRole('button', { name: 'Show it' }).click();
    await expectDetails(page, 485);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('those of several that a colleague was faster than', async () => {
    await walkToList(page, '?q=A-0000052');
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

  await test.step('the dialog of a decision is left by Back, with what was typed', async () => {
    await walkToDetails(page, 33);
    await walkToDetails(page, 34);
    await page.keyboard.press('d');
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await reason.fill('Too little Java.');
    await page.goBack();
    await expectDetails(page, 33);
    await expect(dialog).toHaveCount(0);
    await page.goForward();
    await expectDetails(page, 34);
    await page.keyboard.press('d');
    await expect(reason).toHaveValue('Too little Java.');
  });
});
