import { expect, type Page, test } from '@playwright/test';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Open positions' }).getByRole('article');

interface Job {
  readonly job_id: number;
  readonly job_title: string;
  readonly category_id: number;
  readonly job_type: number;
  readonly int_location_id: number;
  readonly vch_job_category: string;
  readonly last_date: string;
}

const allJobs = async (page: Page) =>
  (await (await page.request.get('/api/v0/get_joblist?tenantId=1')).json()) as readonly Job[];

test('every open vacancy is on the page, the one that is past is not', async ({ page }) => {
  const jobs = await allJobs(page);
  expect(jobs).toHaveLength(23);
  await page.goto('/career');
  await expect(cards(page)).toHaveCount(23);
  const [first] = jobs;
  const [year, month, day] = (first?.last_date ?? '').split('-');
  await expect(
    cards(page)
      .filter({ hasText: first?.job_title ?? '' })
      .first(),
  ).toContainText(`${day ?? ''}-${month ?? ''}-${year ?? ''}`);
});

test('filters as one types, under an overlay of 800 ms, and the address follows', async ({
  page,
}) => {
  await page.goto('/career');
  await page.getByLabel('Search', { exact: true }).pressSequentially('gis');
  await expect(page.getByText('Searching jobs…')).toBeVisible();
  await expect(page).toHaveURL(/\?q=gis$/);
  await expect(page.getByText('Searching jobs…')).toBeHidden({ timeout: 2000 });
  const count = await cards(page).count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(23);
  for (const text of await cards(page).allInnerTexts()) expect(text.toLowerCase()).toContain('gis');
});

test('the three dropdowns combine, and Reset restores all', async ({ page }) => {
  const jobs = await allJobs(page);
  const job = jobs.find(({ job_type }) => job_type === 2);
  if (!job) throw new Error('the sample has no part-time vacancy');
  const expected = jobs.filter(
    (other) =>
      other.category_id === job.category_id &&
      other.job_type === job.job_type &&
      other.int_location_id === job.int_location_id,
  ).length;
  await page.goto('/career');
  await page.getByLabel('Job Category').selectOption(String(job.category_id));
  await page.getByLabel('Job Type').selectOption('Part time');
  await page.getByLabel('Location').selectOption(String(job.int_location_id));
  await expect(cards(page)).toHaveCount(expected);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(cards(page)).toHaveCount(23);
  await expect(page.getByLabel('Job Category')).toHaveValue('');
  await expect(page).toHaveURL(/\/career$/);
});

test('nothing found says so in the words of the specification', async ({ page }) => {
  await page.goto('/career?q=zzzz');
  await expect(page.getByText('Sorry currently No jobs Availiable')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('a failing reload shows the error and Retry, never «no jobs»', async ({ page }) => {
  await page.goto('/career?job=1');
  await page.route('**/api/v0/**', (route) => route.abort());
  await page.getByLabel('Search', { exact: true }).focus();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  // Another vacancy's description has to be loaded.
  await page.evaluate(() => {
    history.pushState(null, '', '/career?job=2');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Sorry currently No jobs Availiable')).toHaveCount(0);
  await page.unroute('**/api/v0/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page)).toHaveCount(23);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, dropdowns and Reset work by GET', async ({ page }) => {
    const jobs = await allJobs(page);
    const [job] = jobs;
    if (!job) throw new Error('no vacancies');
    await page.goto('/career');
    await page.getByLabel('Search', { exact: true }).fill(job.vch_job_category.toUpperCase());
    await page.getByLabel('Location').selectOption(String(job.int_location_id));
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/q=.*location=/);
    await expect(page.getByLabel('Location')).toHaveValue(String(job.int_location_id));
    const shown = await cards(page).count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(23);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(cards(page)).toHaveCount(23);
  });

  test('the details of a vacancy are a page', async ({ page }) => {
    await page.goto('/career');
    const [job] = await allJobs(page);
    await page.getByRole('link', { name: `More Details about ${job?.job_title ?? ''}` }).click();
    await expect(page).toHaveURL(new RegExp(`job=${job?.job_id ?? ''}`));
    await expect(page.getByRole('heading', { name: job?.job_title ?? '' }).first()).toBeVisible();
  });
});

test('a vacancy has its own title and leads back to the search', async ({ page }) => {
  await page.goto('/career?q=gis');
  await page
    .getByRole('link', { name: /^More Details/ })
    .nth(1)
    .click();
  await expect(page).toHaveURL(/q=gis&job=\d+#details$/);
  const heading = await page.locator('#details h2').innerText();
  await expect(page).toHaveTitle(new RegExp(`^${heading}`));
  await expect(page.locator('#details')).toBeFocused();
  await page.locator('#details').getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/career\?q=gis#job-\d+$/);
});

test('an unknown vacancy is a 404 that shows the open ones', async ({ page }) => {
  const response = await page.goto('/career?job=999999');
  expect(response?.status()).toBe(404);
  await expect(cards(page)).toHaveCount(23);
});
