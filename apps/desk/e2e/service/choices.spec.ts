import { expectAccessible } from '@example/testing/axe';
import { expect, test } from '@example/testing/e2e';
import { watchErrors } from '../desk.ts';
import { serviceOrigin, beginAs } from './member.ts';

test('a category and a location are added while a vacancy is written', async ({ page }) => {
  const errors = watchErrors(page);
  await beginAs(page, 'recruiter');
  await page.goto(`${serviceOrigin()}/desk/vacancies/new`);
  const panel = page.getByRole('complementary', { name: 'Vacancy' });
  await panel.getByRole('textbox', { name: 'Title' }).fill('Archivist');
  const dialog = page.getByRole('dialog');

  await panel.getByRole('button', { name: 'Add a category' }).click();
  const name = dialog.getByRole('textbox', { name: 'Name of the category' });
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Give it a name.')).toBeVisible();
  await expectAccessible(page);
  await name.fill('Records and Archives');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const category = panel.getByRole('combobox', { name: 'Category' });
  await expect(category.getByRole('option', { selected: true })).toHaveText('Records and Archives');
  await expect(panel.getByRole('textbox', { name: 'Title' })).toHaveValue('Archivist');

  await panel.getByRole('button', { name: 'Add a category' }).click();
  await name.fill('records and archives');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('There is one of this name: choose it in the list')).toBeVisible();
  await page.keyboard.press('Escape');

  await panel.getByRole('button', { name: 'Add a location' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the location' }).fill('Punalur');
  await page.keyboard.press('Enter');
  const place = panel.getByRole('combobox', { name: 'Location' });
  await expect(place.getByRole('option', { selected: true })).toHaveText('Punalur');

  // Visitors see neither before a vacancy of it is published.
  const seen = await page.request.get(`${serviceOrigin()}/api/v0/get_job_category`);
  expect(await seen.text()).not.toContain('Records and Archives');
  // The browser logs each refused request as an error.
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
});
