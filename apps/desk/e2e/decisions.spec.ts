import { expect, type Page } from '@playwright/test';
import {
  colleagueChanges,
  details,
  openDetails,
  openList,
  referenceOf,
  rowAt,
  storedOf,
  walkToDetails,
  walkToList,
} from './desk.ts';
import { FAKE_UNDO_MS } from './fake/decisions.ts';
import { test } from './fake/test.ts';

/* Tests change applications, so each has its own. The address of every tenth refuses mails. */

const dialogOf = (page: Page) => page.getByRole('dialog');
const notices = (page: Page) => page.getByRole('region', { name: 'Not told yet' });

/** Rejects by keys what is current or selected. */
const rejectByKeys = async (page: Page) => {
  await page.keyboard.press('d');
  // Control and Enter mean the form only once its field has the focus.
  await expect(dialogOf(page).getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialogOf(page)).toHaveCount(0);
};

/** Selects the rows from one index to another. */
const selectFrom = async (page: Page, first: number, last: number) => {
  await rowAt(page, first).getByRole('checkbox').check();
  await rowAt(page, last)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
};

test.describe('Decisions', () => {
  test('several are rejected with a mail and a reason by the keyboard, and one is taken back', async ({
    page,
  }) => {
    await openList(page);
    await selectFrom(page, 0, 11);
    await page.keyboard.press('d');
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading', { name: 'Reject 9 applicants' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    const summary = dialog.getByRole('region', { name: 'What happens' });
    for (const said of [
      '9 applicants are rejected.',
      '8 get the mail “Rejection”.',
      'Binu Thomas gets none: the address refused a mail before.',
      'Gopika Varghese withdrew and is left out.',
      'Elizabeth Kurian and 1 other are rejected already and are left out.',
      'Nothing is told for 10 seconds. Until then you can undo it.',
    ])
      await expect(summary.getByText(said)).toBeVisible();
    await dialog.getByText('As Anu Nair gets it').click();
    await expect(dialog.getByText('Dear Anu Nair,')).toBeVisible();
    const sent = page.waitForRequest((request) => request.url().endsWith('/decide'));
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too little Java.');
    await page.keyboard.press('Control+Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      status: 'rejected',
      mail: { template: 'rejection' },
      note: 'Too little Java.',
    });
    await expect(dialog).toHaveCount(0);
    await expect(rowAt(page, 0)).toContainText('Rejected');
    await expect(page.getByText('12 selected')).toHaveCount(0);

    await expect(notices(page)).toContainText('9 applicants are rejected. 8 of 9 get a mail');
    await expect(
      page.getByRole('status').filter({ hasText: 'Press Z within 10 seconds to undo it.' }),
    ).toHaveCount(1);
    await notices(page).getByRole('button', { name: 'Undo for some' }).click();
    await notices(page).getByRole('button', { name: 'Undo for Chitra Thomas' }).press('Enter');
    await expect(rowAt(page, 2)).toContainText('Received');
    await expect(rowAt(page, 0)).toContainText('Rejected');
    await expect(notices(page)).toContainText('8 applicants are rejected.');
    await expect(notices(page).getByRole('button', { name: 'Undo for some' })).toBeFocused();
    await page.keyboard.press('z');
    await expect(notices(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(rowAt(page, 0)).toContainText('Received');
    await expect(page.getByText(/^Taken back: 8 applicants are as before/)).toBeVisible();

    await test.step('what was typed is kept, and a wrong word in braces is refused', async () => {
      await selectFrom(page, 14, 15);
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      const text = dialog.getByRole('textbox', { name: 'Text' });
      await text.fill('Dear {nmae}');
      await dialog.getByRole('button', { name: /^Reject/ }).click();
      await expect(dialog.getByText(/^\{nmae\} would not be filled in\./)).toBeVisible();
      await expect(text).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      await expect(text).toHaveValue('Dear {nmae}');
      await text.fill('Dear {name}');
      // Without a mail nobody is written to.
      await dialog.getByRole('combobox', { name: 'Mail' }).selectOption('No mail');
      await expect(dialog.getByText(/^Nobody gets a mail:/)).toBeVisible();
      const sentAlone = page.waitForRequest((request) => request.url().endsWith('/decide'));
      await dialog.getByRole('button', { name: /^Reject/ }).click();
      expect((await sentAlone).postDataJSON()).not.toHaveProperty('mail');
      await expect(notices(page)).toContainText('No mail. Told in the account in ');
      // Undone, since the notices of the next are counted.
      await page.keyboard.press('z');
      await expect(notices(page)).toHaveCount(0);
    });

    await test.step('those that a colleague changed meanwhile are asked about', async () => {
      await selectFrom(page, 16, 17);
      await colleagueChanges(page, referenceOf(18), { tags: ['seen'] });
      await page.keyboard.press('d');
      await expect(
        dialog.getByText(/was changed by a colleague meanwhile: you are asked before\.$/),
      ).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
      await page.keyboard.press('Control+Enter');
      const left = page.getByRole('dialog', { name: 'Some were changed by others meanwhile' });
      await expect(left.getByRole('listitem')).toHaveCount(1);
      await left.getByRole('button', { name: 'Change these too' }).click();
      await expect(left).toHaveCount(0);
      await expect(rowAt(page, 16)).toContainText('Rejected');
      await expect(notices(page).getByRole('listitem')).toHaveCount(2);
    });

    await test.step('what was done can be undone in the dialog that covers its notice', async () => {
      await selectFrom(page, 22, 23);
      await colleagueChanges(page, referenceOf(24), { tags: ['seen'] });
      await page.keyboard.press('d');
      await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
      await page.keyboard.press('Control+Enter');
      const left = page.getByRole('dialog', { name: 'Some were changed by others meanwhile' });
      await left.getByRole('button', { name: 'Undo the one that was changed' }).click();
      await expect(left).toHaveCount(0);
      await expect(page.getByText(/^Taken back: /).last()).toBeVisible();
      await expect(rowAt(page, 22)).not.toContainText('Rejected');
    });
  });

  test('several decisions are each undone, also from the next application, until they are told', async ({
    page,
  }) => {
    await page.clock.install();
    await openDetails(page, 22);
    await page.keyboard.press('d');
    await expect(dialogOf(page).getByRole('heading', { name: /^Reject (?!\d)/ })).toBeVisible();
    await expect(dialogOf(page).getByRole('textbox', { name: 'Reason' })).toBeFocused();
    // The mail of one applicant is filled in, so that it needs no preview.
    await expect(dialogOf(page).getByRole('textbox', { name: 'Text' })).not.toHaveValue(/[{}]/);
    await page.keyboard.press('Control+Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(notices(page).getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('j');
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('Gopika Menon');
    const status = details(page).getByRole('combobox', { name: 'Status' });
    await status.selectOption('Hired');
    await dialogOf(page).getByRole('button', { name: 'Hire' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(notices(page).getByRole('listitem')).toHaveCount(2);
    await expect(status).toHaveValue('hired');
    await page.keyboard.press('z');
    await expect(status).not.toHaveValue('hired');
    await expect(notices(page).getByRole('listitem')).toHaveCount(1);
    // The first one is told when its time is over, without a call.
    await page.clock.fastForward(FAKE_UNDO_MS);
    await expect(notices(page)).toHaveCount(0);
    await page.keyboard.press('k');
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('Faisal Nair');
    await expect(status).toHaveValue('rejected');

    await test.step('the rejection in the mail dialog sets the status too', async () => {
      await walkToDetails(page, 57);
      await page.keyboard.press('m');
      const dialog = dialogOf(page);
      await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Rejection');
      await expect(dialog.getByText(/^The status becomes Rejected with this mail\./)).toBeVisible();
      const text = dialog.getByRole('textbox', { name: 'Text' });
      const own = await text.inputValue();
      await text.fill('Dear {name},');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByText(/^\{name\} would be sent as it stands here\./)).toBeVisible();
      await text.fill(own);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(status).toHaveValue('rejected');
      await expect(notices(page)).toContainText('The mail goes');
      await page.keyboard.press('m');
      await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Invitation');
      await expect(dialog.getByText('This application is rejected')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('z');
      await expect(status).not.toHaveValue('rejected');
    });

    await test.step('an invitation waits when the application ended while it was written', async () => {
      await walkToDetails(page, 64);
      await page.keyboard.press('m');
      const dialog = dialogOf(page);
      await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Invitation');
      await colleagueChanges(page, referenceOf(64), { status: 'rejected' });
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByText('This application is rejected')).toBeVisible();
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('a decision is told when the service says so', async () => {
      // First of all: requests that leave at once may pass a route that was just set.
      await page.route('**/undo', (route) =>
        route.fulfill({ status: 409, json: { type: 'urn:problem:conflict' } }),
      );
      await walkToDetails(page, 29);
      await rejectByKeys(page);
      await expect(notices(page)).toBeVisible();
      await page.keyboard.press('z');
      await expect(page.getByRole('alert')).toContainText(
        'It could not be taken back. It is told already.',
      );
      await expect(notices(page)).toHaveCount(0);
    });
  });

  test('a colleague’s change is no question, what was typed is there again after an undo, and the mouse undoes, too', async ({
    page,
  }) => {
    await test.step('what the details show of a colleague’s change is in the list, and asks nothing when it is decided on', async () => {
      await openList(page);
      await colleagueChanges(page, referenceOf(27), { status: 'shortlisted' });
      await rowAt(page, 26).getByRole('link').click();
      await expect(details(page).getByRole('combobox', { name: 'Status' })).toHaveValue(
        'shortlisted',
      );
      await expect(rowAt(page, 26)).toContainText('Shortlisted');
      await page.keyboard.press('Escape');
      await expect(details(page)).toHaveCount(0);
      await page.keyboard.press('d');
      await expect(dialogOf(page).getByText(/is rejected\.$/)).toBeVisible();
      await expect(dialogOf(page).getByText('by a colleague meanwhile')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
    });

    await walkToDetails(page, 71);
    const dialog = dialogOf(page);
    const status = details(page).getByRole('combobox', { name: 'Status' });
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await page.keyboard.press('d');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too far away.');
    await text.fill('Dear Anu, we met at the fair.');
    await page.keyboard.press('Control+Enter');
    await expect(status).toHaveValue('rejected');
    await page.keyboard.press('z');
    await expect(status).not.toHaveValue('rejected');
    await page.keyboard.press('d');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Too far away.');
    await expect(text).toHaveValue('Dear Anu, we met at the fair.');
    await page.keyboard.press('Escape');

    await page.keyboard.press('m');
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Rejection');
    await text.fill('Dear Anu, as I said.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(status).toHaveValue('rejected');
    await page.keyboard.press('z');
    await expect(status).not.toHaveValue('rejected');
    await page.keyboard.press('m');
    await expect(text).toHaveValue('Dear Anu, as I said.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await test.step('the current row is rejected when none is selected, and a status is undone by the mouse', async () => {
      await walkToList(page);
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('d');
      await expect(dialogOf(page).getByRole('heading', { name: /^Reject \D+$/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      await walkToDetails(page, 50);
      const before = (await storedOf(page, 50)).status;
      await expect(status).toHaveValue(before);
      await status.selectOption('Shortlisted');
      // The service waits, whatever becomes of the page.
      await expect(notices(page)).toBeVisible();
      await page.reload();
      await expect(status).toHaveValue('shortlisted');
      await notices(page).getByRole('button', { name: 'Undo' }).click();
      await expect(status).toHaveValue(before);
      expect((await storedOf(page, 50)).status).toBe(before);
      await expect(notices(page)).toHaveCount(0);
    });
  });
});
