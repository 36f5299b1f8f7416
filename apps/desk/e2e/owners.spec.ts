import { expectAccessible } from '@example/testing/axe';
import { expect, type Page } from '@playwright/test';
import { details, openDetails, rowAt, storedOf, walkToDetails, walkToList } from './desk.ts';
import { test } from './fake/test.ts';

/* Tests change applications, so each has its own. */

const ownerOf = (page: Page) => details(page).getByRole('combobox', { name: 'Owner' });

test.describe('Owners and sources', () => {
  test('an application is given to oneself by one key, several to a colleague, and the list is limited to an owner’s or a source’s', async ({
    page,
  }) => {
    await openDetails(page, 121);
    await expect(ownerOf(page)).toHaveValue('');
    await expect(ownerOf(page).getByRole('option', { name: 'Anu Rao' })).toBeAttached();
    await page.keyboard.press('i');
    await expect(ownerOf(page)).toHaveValue('E1001');
    await expect(rowAt(page, 120)).toContainText('Meera Das');
    await expect.poll(async () => (await storedOf(page, 121)).owner).toBe('E1001');
    await page.keyboard.press('o');
    await expect(ownerOf(page)).toBeFocused();

    await test.step('the list is limited to one’s own, and to those of nobody', async () => {
      await walkToList(page);
      const choice = page.getByRole('search').getByRole('combobox', { name: 'Owner' });
      await choice.selectOption('Mine');
      await expect(page).toHaveURL(/owner=E1001/);
      await expect(rowAt(page, 0)).toContainText('Meera Das');
      await choice.selectOption('Nobody');
      await expect(rowAt(page, 0)).not.toContainText('Meera Das');
    });

    await test.step('several are given to a colleague at once', async () => {
      await walkToList(page, '?q=A-0000023');
      for (const row of [0, 1]) await rowAt(page, row).getByRole('checkbox').check();
      await page.getByRole('combobox', { name: 'Assign to' }).selectOption('Anu Rao');
      await expect(page.getByText('2 applications were changed.')).toBeVisible();
      for (const row of [0, 1]) await expect(rowAt(page, row)).toContainText('Anu Rao');
      await expect(rowAt(page, 2)).not.toContainText('Anu Rao');
    });

    await test.step('views of a resume in a row are one line that opens', async () => {
      await walkToDetails(page, 241, '?q=A-0000024');
      const line = details(page).getByText('Anu Rao opened the resume 3 times');
      await expect(line).toBeVisible();
      await expect(details(page).getByText('Meera Das opened the resume')).toBeVisible();
      const times = details(page)
        .locator('details')
        .filter({ hasText: 'opened the resume' })
        .locator('time');
      await expect(times).toHaveCount(4);
      await expect(times.last()).toBeHidden();
      await line.click();
      await expect(times.last()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the list shows sources, and filters by them and by the talent pool; so do the details where they are known', async () => {
      await walkToList(page);
      await expect(page.getByRole('columnheader', { name: 'Source' })).toBeVisible();
      await page.getByRole('combobox', { name: 'Source' }).selectOption('linkedin (10,000)');
      await expect(page).toHaveURL(/\?source=linkedin$/);
      await expect(rowAt(page, 0)).toContainText('linkedin');
      await expect(rowAt(page, 1)).toContainText('linkedin');
      const pool = page.getByRole('combobox', { name: 'Talent pool' });
      await expect(pool.getByRole('option').first()).toHaveText('In the pool or not');
      await pool.selectOption({ index: 1 });
      await expect(page).toHaveURL(/\?source=linkedin&pool=yes$/);
      await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
        'href',
        /\?source=linkedin&pool=yes&sort=-applied_at$/,
      );
      await rowAt(page, 0).getByRole('link').click();
      const facts = details(page);
      await expect(facts.getByText('Source', { exact: true })).toBeVisible();
      await expect(facts.getByText('linkedin', { exact: true })).toBeVisible();
      await expect(facts.getByText('Talent pool until')).toBeVisible();

      await walkToList(page);
      await rowAt(page, 0).getByRole('link').click();
      await expect(details(page).getByText('Reference', { exact: true })).toBeVisible();
      await expect(details(page).getByText('Source', { exact: true })).toHaveCount(0);
      await expect(details(page).getByText('Talent pool until')).toHaveCount(0);
    });
  });
});
