import { career, vacancyTitle } from '@example/content/career';
import { type APIRequestContext, expect, type Page, test } from '@example/testing/e2e';
import { waitForHydration } from './page-state.ts';

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

const allJobs = async (request: APIRequestContext) =>
  (await (await request.get('/api/v0/get_joblist?tenantId=1')).json()) as readonly Job[];

const articlesIn = (html: string): readonly string[] =>
  html.match(/<article.*?<\/article>/gs) ?? [];

test.describe('Career page', () => {
  test('the page lists every open vacancy, and none whose date is past', async ({ request }) => {
    const jobs = await allJobs(request);
    expect(jobs).toHaveLength(23);
    const listed = articlesIn(await (await request.get('/career')).text());
    expect(listed).toHaveLength(23);
    const [first] = jobs;
    const [year, month, day] = (first?.last_date ?? '').split('-');
    const card = listed.find((article) => article.includes(`${first?.job_title ?? ''}<`));
    expect(card).toContain(`${day ?? ''}-${month ?? ''}-${year ?? ''}`);
  });

  test('the list is filtered while typing, under an overlay of 800 ms, three dropdowns combine, the address follows, and Reset restores all', async ({
    page,
  }) => {
    const jobs = await allJobs(page.request);
    const job = jobs.find(({ job_type }) => job_type === 2);
    if (!job) throw new Error('the sample has no part-time vacancy');
    const expected = jobs.filter(
      (other) =>
        other.category_id === job.category_id &&
        other.job_type === job.job_type &&
        other.int_location_id === job.int_location_id,
    ).length;
    const search = page.getByLabel('Search', { exact: true });
    const reset = async () => {
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(cards(page)).toHaveCount(23);
      await expect(page).toHaveURL(/\/career$/);
    };
    await page.goto('/career');
    await test.step('while typing', async () => {
      await search.pressSequentially('gis');
      await expect(page.getByText('Searching jobs…')).toBeVisible();
      await expect(page).toHaveURL(/\?q=gis$/);
      await expect(page.getByText('Searching jobs…')).toBeHidden({ timeout: 2000 });
      await expect(cards(page).filter({ hasNotText: /gis/i })).toHaveCount(0);
      await expect(cards(page)).not.toHaveCount(0);
      await reset();
      await expect(search).toHaveValue('');
    });
    await test.step('by dropdowns', async () => {
      await page.getByLabel('Job Category').selectOption(String(job.category_id));
      await page.getByLabel('Job Type').selectOption('Part time');
      await page.getByLabel('Location').selectOption(String(job.int_location_id));
      await expect(cards(page)).toHaveCount(expected);
      await reset();
      await expect(page.getByLabel('Job Category')).toHaveValue('');
    });
  });

  test('the first screen of a phone shows a vacancy below the filters, and the whole placeholder', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto('/career');
    await expect(cards(page).first().getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Job Type')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 740 });
    const spare = await page.getByLabel('Search', { exact: true }).evaluate((box) => {
      if (!(box instanceof HTMLInputElement)) throw new Error('no box');
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) throw new Error('nothing to measure with');
      const { fontSize, fontFamily } = getComputedStyle(box, '::placeholder');
      pen.font = `${fontSize} ${fontFamily}`;
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
      const room = box.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return room - pen.measureText(box.placeholder).width;
    });
    expect(spare).toBeGreaterThanOrEqual(0);
  });

  test('the fields show the search of the address after Back and Forward', async ({ page }) => {
    const search = page.getByLabel('Search', { exact: true });
    const location = page.getByLabel('Location', { exact: true });
    await page.goto('/career');
    await search.pressSequentially('engineer');
    await expect(page).toHaveURL(/\?q=engineer$/);
    await page
      .getByRole('link', { name: /^More Details/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await search.fill('gis');
    await location.selectOption({ index: 1 });
    await expect(page).toHaveURL(/\?q=gis&location=/);
    await page.goForward();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(search).toHaveValue('engineer');
    await expect(location).toHaveValue('');
  });

  test('the page shows the text for no results when nothing matches', async ({ request }) => {
    const html = await (await request.get('/career?q=zzzz')).text();
    expect(html).toContain('Sorry currently No jobs Availiable');
    expect(articlesIn(html)).toEqual([]);
  });

  /** Opens the page and waits for hydration, so that dialogs open within it. */
  const openCareer = async (page: Page, path = '/career') => {
    await page.goto(path);
    await page.mouse.move(200, 200);
    await page.getByLabel('Search', { exact: true }).hover();
    await waitForHydration(page);
  };

  test('a vacancy shows an error with Retry when its description cannot be loaded, and is printed alone', async ({
    page,
  }) => {
    await openCareer(page);
    await page.route('**/api/v0/get_job*', (route) => route.abort());
    await page
      .getByRole('link', { name: /^More Details/ })
      .first()
      .click();
    const details = page.getByRole('dialog');
    await expect(details.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('Sorry currently No jobs Availiable')).toHaveCount(0);
    await page.unroute('**/api/v0/get_job*');
    await details.getByRole('button', { name: 'Retry' }).click();
    await expect(details.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(details).toContainText('What you will do');

    await test.step('printed', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(details).toBeVisible();
      await expect(page.locator('h1')).toBeHidden();
      await expect(page.getByRole('article')).toHaveCount(0);
      for (const [property, value] of [
        ['box-shadow', 'none'],
        ['border-width', '0px'],
        ['border-radius', '0px'],
      ] as const)
        await expect(details).toHaveCSS(property, value);
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('h1')).toBeVisible();
    });
  });

  test('details and form are dialogs with their own addresses, opened by keys, and Back closes them', async ({
    page,
  }) => {
    await openCareer(page, '/career?q=gis');
    const opener = page.getByRole('link', { name: /^More Details/ }).nth(1);
    const title =
      (await opener.getAttribute('aria-label'))?.replace('More Details about ', '') ?? '';
    await opener.press('Enter');
    await expect(page).toHaveURL(/\?q=gis&job=\d+$/);
    const details = page.getByRole('dialog', { name: title, exact: true });
    await expect(details).toContainText('What you will do');
    expect((await details.boundingBox())?.width).toBe(600);

    await details.getByRole('link', { name: 'Apply' }).press('Enter');
    await expect(page).toHaveURL(/\?q=gis&job=\d+&apply=1$/);
    const form = page.getByRole('dialog', { name: `Application Form : ${title}` });
    await expect(details).toBeHidden();
    expect((await form.boundingBox())?.width).toBe(800);
    await expect(form.getByLabel(/^Full Name/)).toBeFocused();

    await form.getByRole('link', { name: 'Job details' }).click();
    await expect(details).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/career\?q=gis$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.goForward();
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/career\?q=gis$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('search, dropdowns and Reset work by GET', async ({ page }) => {
      const [job] = await allJobs(page.request);
      if (!job) throw new Error('no vacancies');
      await page.goto('/career');
      await page.getByLabel('Search', { exact: true }).fill(job.vch_job_category.toUpperCase());
      await page.getByLabel('Location').selectOption(String(job.int_location_id));
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/q=.*location=/);
      await expect(page.getByLabel('Location')).toHaveValue(String(job.int_location_id));
      await page.waitForLoadState();
      const shown = await cards(page).count();
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBeLessThan(23);
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(cards(page)).toHaveCount(23);
    });

    test('the details of a vacancy, and its form, are a page', async ({ page }) => {
      await page.goto('/career');
      const [job] = await allJobs(page.request);
      await page.getByRole('link', { name: `More Details about ${job?.job_title ?? ''}` }).click();
      await expect(page).toHaveURL(new RegExp(`job=${job?.job_id ?? ''}`));
      const details = page.getByRole('dialog', { name: job?.job_title ?? '' });
      await expect(details).toContainText('What you will do');
      await details.getByRole('link', { name: 'Apply' }).click();
      const form = page.getByRole('dialog', { name: `Application Form : ${job?.job_title ?? ''}` });
      await expect(form.getByLabel(/^Full Name/)).toBeVisible();
      await form.getByRole('link', { name: 'Job details' }).click();
      await details.getByRole('link', { name: 'Close' }).click();
      await expect(page).toHaveURL(/\/career#job-\d+$/);
    });
  });

  test('the address of a vacancy can be shared: its own title, and a dialog that closes', async ({
    page,
  }) => {
    const [job] = await allJobs(page.request);
    await page.goto(`/career?q=gis&job=${String(job?.job_id ?? '')}`);
    await expect(page).toHaveTitle(new RegExp(`^${job?.job_title.replaceAll(/[()]/g, '.') ?? ''}`));
    const dialog = page.getByRole('dialog', { name: job?.job_title ?? '', exact: true });
    await expect(dialog).toBeVisible();
    await waitForHydration(page);
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/career\?q=gis$/);
    await expect(dialog).toBeHidden();
  });

  for (const [kind, link, end] of [
    ['details', /^More Details/, ''],
    ['form', /^Apply/, '&apply=1'],
  ] as const) {
    test(`closing a ${kind} dialog that came with the page leads to its card, and the title follows`, async ({
      page,
    }) => {
      const [job] = await allJobs(page.request);
      const id = String(job?.job_id ?? '');
      await page.goto(`/career?job=${id}${end}`);
      await waitForHydration(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const opener = page.locator(`#job-${id}`).getByRole('link', { name: link });
      await expect(opener).toBeFocused();
      await expect(page).toHaveTitle(/^Browse Jobs \|/);
      await opener.click();
      await expect(page).toHaveTitle(vacancyTitle(job?.job_title ?? ''));
      await page.goBack();
      await expect(page).toHaveTitle(/^Browse Jobs \|/);
      await expect(opener).toBeFocused();
    });
  }

  test('a vacancy whose last date has passed is a 410 that leads to similar ones', async ({
    page,
  }) => {
    // One of the 24 sample vacancies is past.
    const open = new Set((await allJobs(page.request)).map(({ job_id }) => job_id));
    const over = Array.from({ length: 24 }, (_, index) => index + 1).find((id) => !open.has(id));
    const response = await page.goto(`/career?job=${String(over)}`);
    expect(response?.status()).toBe(410);
    await expect(page).toHaveTitle(new RegExp(career.closed.heading));
    const notice = page.getByRole('region', { name: career.closed.heading });
    await expect(notice).not.toContainText(career.closed.text);
    const similar = notice.getByRole('listitem').getByRole('link');
    await expect(similar).not.toHaveCount(0);
    const name = await similar.first().innerText();
    await similar.first().click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });

  test('an unknown vacancy is a 404 that shows the open ones', async ({ request }) => {
    const answer = await request.get('/career?job=999999');
    expect(answer.status()).toBe(404);
    expect(articlesIn(await answer.text())).toHaveLength(23);
  });
});
