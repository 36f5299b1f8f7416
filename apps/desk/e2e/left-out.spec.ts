import { expect } from '@playwright/test';
import {
  colleagueChanges,
  openList,
  referenceOf,
  rowAt,
  walkToDetails,
  walkToList,
} from './desk.ts';
import { test } from './fake/test.ts';

test('what a decision left out is told, and what was typed for it is there again', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  const told = page.getByText('Nothing is told for');

  await test.step('those that were so already are not called changed, nor is another decision undone', async () => {
    await colleagueChanges(page, referenceOf(457), { status: 'in review' });
    await openList(page, '?q=A-0000045&order=oldest');
    const setStatus = page.getByRole('combobox', { name: 'Set status' });
    await rowAt(page, 1).getByRole('checkbox').check();
    await setStatus.selectOption('Shortlisted');
    const notices = page.getByRole('region', { name: 'Not told yet' }).getByRole('listitem');
    await expect(notices).toHaveCount(1);
    await rowAt(page, 1).getByRole('checkbox').uncheck();

    await rowAt(page, 2).getByRole('checkbox').check();
    await rowAt(page, 3).getByRole('checkbox').check();
    await colleagueChanges(page, referenceOf(456), { tags: ['seen'] });
    await setStatus.selectOption('In review');
    const left = page.getByRole('dialog', { name: /was changed by a colleague meanwhile$/ });
    await expect(left).toContainText('This one was left as it is now.');
    await expect(left).not.toContainText('The others are changed.');
    await expect(left.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
    await left.getByRole('button', { name: 'Leave as is' }).click();
    await expect(rowAt(page, 1)).toContainText('Shortlisted');
  });

  await test.step('what was written for an applicant whom a colleague rejected meanwhile is said to be lost', async () => {
    await walkToDetails(page, 461);
    await page.keyboard.press('d');
    await reason.fill('No Kotlin');
    await expect(told).toBeVisible();
    await colleagueChanges(page, referenceOf(461), { status: 'rejected' });
    await page.keyboard.press('Control+Enter');
    const left = page.getByRole('dialog', { name: 'Some could not be changed' });
    await expect(left.getByRole('listitem')).toContainText('nothing that you wrote was sent');
    await left.getByRole('button', { name: 'Leave as is' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('what was typed is there again for those who were left out, and for whom it was undone', async () => {
    for (const number of [498, 496])
      await colleagueChanges(page, referenceOf(number), { status: 'received' });
    await walkToList(page, '?q=A-0000049&order=oldest');
    await rowAt(page, 1).getByRole('checkbox').check();
    await rowAt(page, 3).getByRole('checkbox').check();
    await page.keyboard.press('d');
    await reason.fill('No Kotlin');
    await page.getByRole('textbox', { name: 'Text' }).fill('Dear {name}, no.');
    await expect(told).toBeVisible();
    await colleagueChanges(page, referenceOf(496), { tags: ['seen'] });
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Leave as is' }).click();
    await page.keyboard.press('z');
    await expect(page.getByText(/^Taken back:/).first()).toBeVisible();
    for (const index of [1, 3]) {
      const name = (await rowAt(page, index).getByRole('link').textContent()) ?? '';
      await rowAt(page, index).getByRole('link').focus();
      await page.keyboard.press('d');
      await expect(reason).toHaveValue('No Kotlin');
      await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(`Dear ${name}, no.`);
      await page.keyboard.press('Escape');
    }
  });
});
