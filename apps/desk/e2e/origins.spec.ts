import { expect } from '@playwright/test';
import { details, openList, rowAt, walkToList } from './desk.ts';
import { test } from './fake/test.ts';

test.describe('Where applicants come from, and the talent pool', () => {
  test('the list shows sources, and filters by them and by the talent pool; so do the details where they are known', async ({
    page,
  }) => {
    await openList(page);
    await expect(page.getByRole('columnheader', { name: 'Source' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Source' }).selectOption('linkedin (10,000)');
    await expect(page).toHaveURL(/\?source=linkedin$/);
    await expect(rowAt(page, 0)).toContainText('linkedin');
    await expect(rowAt(page, 1)).toContainText('linkedin');
    await page.getByRole('combobox', { name: 'Talent pool' }).selectOption({ index: 1 });
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
