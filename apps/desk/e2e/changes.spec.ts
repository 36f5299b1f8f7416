import { expect } from '@playwright/test';
import {
  colleagueChanges,
  details,
  expectDetails,
  openDetails,
  referenceOf,
  rowAt,
  storedOf,
  walkToDetails,
  walkToList,
} from './desk.ts';
import { test } from './fake/test.ts';

/* Tests change applications, so each has its own. */

test.describe('Application details', () => {
  test('a change is shown at once and stored; what fails returns to what it was, with an error', async ({
    page,
  }) => {
    const status = details(page).getByRole('combobox', { name: 'Status' });

    await test.step('a status is shown before it is stored', async () => {
      await openDetails(page, 101);
      const seen = Promise.withResolvers<undefined>();
      await page.route(`**/applications/${referenceOf(101)}`, async (route) => {
        await seen.promise;
        await route.continue();
      });
      await status.selectOption('Shortlisted');
      await expect(rowAt(page, 100)).toContainText('Shortlisted');
      expect((await storedOf(page, 101)).status).toBe('received');
      seen.resolve(undefined);
      await expect.poll(async () => (await storedOf(page, 101)).status).toBe('shortlisted');
      await page.unrouteAll({ behavior: 'wait' });
      await expect(status).toHaveValue('shortlisted');
    });

    await test.step('a status that is not saved is as it was', async () => {
      await walkToDetails(page, 103);
      await expect(status).toHaveValue('rejected');
      await page.route(`**/applications/${referenceOf(103)}`, (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({ status: 500, json: {} }),
      );
      await status.selectOption('Shortlisted');
      await expect(page.getByRole('alert')).toContainText('It is not known whether this was saved');
      await expect(status).toHaveValue('rejected');
      await page.unrouteAll({ behavior: 'wait' });
    });

    await test.step('tags are added and removed', async () => {
      await walkToDetails(page, 110);
      const tags = async () => (await storedOf(page, 110)).tags;
      const before = await tags();
      await page.getByRole('combobox', { name: 'Add a tag' }).fill('  Night   Shift ');
      await page.keyboard.press('Enter');
      await expect(details(page).getByText('night shift', { exact: true })).toBeVisible();
      const told = details(page).getByRole('status');
      await expect(told.filter({ hasText: 'night shift is added.' })).toHaveCount(1);
      await expect.poll(tags).toEqual([...before, 'night shift']);
      await details(page).getByRole('button', { name: 'Remove the tag night shift' }).click();
      await expect(details(page).getByText('night shift', { exact: true })).toHaveCount(0);
      await expect(told.filter({ hasText: 'night shift is removed.' })).toHaveCount(1);
      await expect.poll(tags).toEqual(before);
      // Refused tags can be sent again, and are as long as several are.
      await page.route(`**/applications/${referenceOf(110)}`, (route) =>
        route.fulfill({ status: 422, json: { type: 'urn:problem:invalid-input' } }),
      );
      const several = 'day shift, kubernetes, postgresql, spring boot';
      await page.getByRole('combobox', { name: 'Add a tag' }).focus();
      await page.keyboard.insertText(several);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('combobox', { name: 'Add a tag' })).toHaveValue(several);
      await expect(told.filter({ hasText: 'shift' })).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });
    });

    await test.step('a note is plain text, and its draft is kept when another application is opened', async () => {
      await walkToDetails(page, 114);
      const note = details(page).getByRole('textbox', { name: 'Write a note' });
      await details(page).getByRole('button', { name: 'Save note' }).click();
      await expect(details(page).getByText('Write something first.')).toBeVisible();
      const text = '<img src=x onerror="document.title=1"> =1+1';
      await note.fill(text);
      await details(page).getByRole('link', { name: 'Next application' }).click();
      await expectDetails(page, 115);
      await expect(note).toHaveValue('');
      await details(page).getByRole('link', { name: 'Previous application' }).click();
      await expectDetails(page, 114);
      await expect(note).toHaveValue(text);
      await details(page).getByRole('button', { name: 'Save note' }).click();
      const told = details(page).getByRole('status').filter({ hasText: 'The note is saved.' });
      await expect(told).toHaveCount(1);
      await expect(details(page).getByRole('listitem').getByText(text)).toBeVisible();
      await expect(note).toHaveValue('');
      await expect(page.locator('img[src=x]')).toHaveCount(0);
      await details(page).getByRole('button', { name: 'Save note' }).click();
      await expect(details(page).getByText('Write something first.')).toBeVisible();
      await expect(told).toHaveCount(0);
    });

    await test.step('what is typed while a note is saved stays, and a note tried again has the same key', async () => {
      const saving = Promise.withResolvers<undefined>();
      const keys: (string | null)[] = [];
      await page.route('**/notes', async (route) => {
        keys.push(await route.request().headerValue('idempotency-key'));
        await saving.promise;
        await route.continue();
      });
      const note = details(page).getByRole('textbox', { name: 'Write a note' });
      await note.fill('Call her');
      await details(page).getByRole('button', { name: 'Save note' }).click();
      await expect.poll(() => keys).toHaveLength(1);
      await note.press('End');
      await note.pressSequentially(' on Monday');
      saving.resolve(undefined);
      await expect(details(page).getByRole('listitem').getByText('Call her')).toBeVisible();
      await expect(note).toHaveValue('on Monday');
      await page.unrouteAll({ behavior: 'wait' });

      await page.route('**/notes', async (route) => {
        keys.push(await route.request().headerValue('idempotency-key'));
        await route.fulfill({ status: 422, json: { type: 'urn:problem:invalid-input' } });
      });
      await details(page).getByRole('button', { name: 'Save note' }).click();
      await expect(note).toHaveAccessibleDescription(/not saved/);
      await expect(
        details(page)
          .getByRole('status')
          .filter({ hasText: /not saved/ }),
      ).toHaveCount(1);
      await details(page).getByRole('button', { name: 'Save note' }).click();
      await expect.poll(() => keys).toHaveLength(3);
      const [first, second, third] = keys;
      expect([first, second].every((key) => (key ?? '').length > 10)).toBe(true);
      expect(second).toBe(third);
      expect(second).not.toBe(first);
      await page.unrouteAll({ behavior: 'wait' });
      await note.fill('');
    });
  });

  test('when a colleague was first, one sees it and chooses, unless another field was changed', async ({
    page,
  }) => {
    const status = details(page).getByRole('combobox', { name: 'Status' });
    for (const { number, choice, becomes } of [
      { number: 106, choice: 'Keep what is there now', becomes: 'rejected' },
      { number: 107, choice: 'Save mine', becomes: 'shortlisted' },
    ] as const)
      await test.step(choice, async () => {
        if (number === 106) await openDetails(page, number);
        else await walkToDetails(page, number);
        const theirs = { status: 'rejected', tags: ['too late'] };
        await colleagueChanges(page, referenceOf(number), theirs);
        await status.selectOption('Shortlisted');
        const dialog = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
        await expect(dialog.getByRole('row', { name: /^Status/ })).toContainText('Rejected');
        await expect(dialog.getByRole('row', { name: /^Tags/ })).toContainText('too late');
        await dialog.getByRole('button', { name: choice }).click();
        await expect(dialog).toHaveCount(0);
        await expect(status).toHaveValue(becomes);
        await expect(details(page).getByText('too late')).toBeVisible();
        await expect
          .poll(async () => storedOf(page, number))
          .toMatchObject({ ...theirs, status: becomes });
      });

    await test.step('another field is kept without a question', async () => {
      await walkToDetails(page, 109);
      const { tags } = await storedOf(page, 109);
      await colleagueChanges(page, referenceOf(109), { status: 'rejected' });
      await page.getByRole('combobox', { name: 'Add a tag' }).fill('keen');
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => storedOf(page, 109))
        .toMatchObject({ status: 'rejected', tags: [...tags, 'keen'] });
      await expect(status).toHaveValue('rejected');
      await expect(details(page).getByText('keen', { exact: true })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('tags of both are kept without a question', async () => {
      const { tags } = await storedOf(page, 109);
      await colleagueChanges(page, referenceOf(109), { tags: [...tags, 'theirs'] });
      await page.getByRole('combobox', { name: 'Add a tag' }).fill('mine');
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => (await storedOf(page, 109)).tags)
        .toEqual([...tags, 'theirs', 'mine']);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('several applications are changed at once, with a question for those a colleague changed', async () => {
      await walkToList(page, '?order=oldest');
      await test.step('Shift selects all rows between two boxes', async () => {
        await rowAt(page, 1).getByRole('checkbox').check();
        await rowAt(page, 5)
          .getByRole('checkbox')
          .click({ modifiers: ['Shift'] });
        await expect(page.getByText('5 selected')).toBeVisible();
        // Firefox takes no press with Shift on a label, and would select the text from the last press.
        const target = await rowAt(page, 5)
          .locator('label')
          .evaluate((label) => {
            const { left, top } = label.getBoundingClientRect();
            const pressed = document.elementFromPoint(left + 4, top + 4);
            return [pressed?.tagName, getComputedStyle(label).userSelect];
          });
        expect(target).toEqual(['INPUT', 'none']);
        for (const index of [2, 4, 5]) await rowAt(page, index).getByRole('checkbox').uncheck();
      });

      await rowAt(page, 0).getByRole('checkbox').check();
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
  });

  test('a mail begins with a template, needs both its parts, and is sent once, not later without a connection', async ({
    page,
    context,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/mail')) sent += 1;
    });
    await openDetails(page, 120);
    await details(page).getByRole('button', { name: 'Write to the applicant' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Invitation');
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(/meet you/);
    // A choice alone is no draft.
    await page.keyboard.press('Escape');
    await expect(details(page).getByRole('button', { name: '(draft)' })).toHaveCount(0);
    await details(page).getByRole('button', { name: 'Write to the applicant' }).click();
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Invitation');
    await dialog.getByRole('textbox', { name: 'Subject' }).fill(' ');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('A mail needs a subject.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toBeFocused();
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

    await walkToDetails(page, 122);
    await details(page).getByRole('button', { name: 'Write to the applicant' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Text' })).not.toHaveValue('');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('There was no connection.')).toBeVisible();
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

    await test.step('the dialog warns of an invitation when a colleague has rejected since', async () => {
      await walkToDetails(page, 124);
      await colleagueChanges(page, referenceOf(124), { status: 'rejected' });
      await details(page).getByRole('button', { name: 'Write to the applicant' }).click();
      await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Invitation');
      await expect(dialog.getByText(/^This application is rejected/)).toBeVisible();
    });
  });
});
