import { expect, test } from '@example/testing/e2e';
import { beginAs, serviceOrigin } from './member.ts';

test('a view whose code cannot be had says so, and Back leads to the one before', async ({
  page,
}) => {
  await page.route('**/assets/vacancies-view-*.js', async (route) => route.abort());
  await beginAs(page, 'recruiter');
  await page.goto(`${serviceOrigin()}/desk/applications`);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('asha');
  await expect(page).toHaveURL(/\?q=asha$/);
  await page.getByRole('link', { name: 'Vacancies' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The service cannot be reached.',
  );
  await page.goBack();
  await expect(search).toHaveValue('asha');
});

test('a view whose code does not come is said to be loading, then to have failed, and can be tried again', async ({
  page,
}) => {
  let hangs = true;
  await page.route('**/assets/vacancies-view-*.js', async (route) => {
    // A request without an answer.
    if (!hangs) await route.continue();
  });
  await beginAs(page, 'recruiter');
  await page.clock.install();
  await page.goto(`${serviceOrigin()}/desk/applications`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.getByRole('link', { name: 'Vacancies' }).click();
  await page.clock.fastForward(300);
  await expect(main.getByText('Loading', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(main.getByRole('alert')).toContainText('The service did not answer in time.');
  await expect(main.getByText('Loading', { exact: true })).toHaveCount(0);
  await expect(page).toHaveTitle('This could not be loaded · Desk');
  hangs = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vacancies' })).toBeVisible();
});
