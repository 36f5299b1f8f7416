import { career, listTitle } from '@example/content/career';
import { expect, type Page, test, onAnotherService } from '@example/testing/e2e';
import { writeManyVacancies } from '@example/testing/many-vacancies';
import { waitForHydration } from './page-state.ts';

const COUNT = 210;

onAnotherService({ write: (folder) => writeManyVacancies(folder, COUNT) });

const cards = (page: Page) =>
  page.getByRole('list', { name: career.resultsName }).getByRole('article');
const more = (page: Page) => page.getByRole('link', { name: career.more.showMore });
const searchBox = (page: Page) => page.getByLabel('Search', { exact: true });

const openAt = async (page: Page, path = '/career') => {
  await page.goto(path);
  await searchBox(page).hover();
  await waitForHydration(page);
};

test.describe('More vacancies than a page has', () => {
  test('each page of the list is one of its own to search engines, what a filter shows is not', async ({
    request,
  }) => {
    const canonicalOf = async (search: string) => {
      const html = await (await request.get(`/career${search}`)).text();
      return /rel="canonical" href="[^"]*?(\/career[^"]*)"/.exec(html)?.[1];
    };
    expect(await canonicalOf('')).toBe('/career');
    expect(await canonicalOf('?page=2')).toBe('/career?page=2');
    expect(await canonicalOf('?page=99')).toBe('/career?page=3');
    expect(await canonicalOf('?type=1&page=2')).toBe('/career');
  });

  test('Show more adds the next hundred, the focus goes on, and Back keeps what was added, and the place', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await openAt(page);
    await expect(cards(page)).toHaveCount(100);
    await expect(page.getByText(career.resultCount(COUNT))).toBeVisible();
    await more(page).click();
    await expect(cards(page)).toHaveCount(200);
    await expect(page.locator('#job-101')).toBeFocused();
    await expect(page).toHaveURL(/\?page=2#positions$/);
    await expect(page).toHaveTitle(listTitle(2));

    await test.step('from the details of a vacancy', async () => {
      const opener = page.locator('#job-150').getByRole('link', { name: /^More Details/ });
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page).toHaveURL(/page=2&job=150$/);
      const place = await page.evaluate(() => scrollY);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(cards(page)).toHaveCount(200);
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
        .toBeLessThan(50);
    });

    await more(page).press('Enter');
    await expect(cards(page)).toHaveCount(COUNT);
    await expect(page.locator('#job-201')).toBeFocused();
    await expect(more(page)).toHaveCount(0);
    await expect(page.getByText(career.more.shown(1, COUNT, COUNT))).toBeVisible();

    await test.step('from another page to the hundred that was added last', async () => {
      await page.goto('/about');
      await page.goBack();
      await expect(page.locator('#job-201')).toBeInViewport();
    });
  });

  test('Show more leaves none out when one was closed meanwhile', async ({ page }) => {
    await page.route('**/search_jobs*', async (route) => {
      const url = new URL(route.request().url());
      const asked = Number(url.searchParams.get('page') ?? 1);
      const jobs: { readonly job_id: number }[] = [];
      for (const number of ['1', '2', '3']) {
        url.searchParams.set('page', number);
        const answer = await route.fetch({ url: url.href });
        jobs.push(...((await answer.json()) as { jobs: typeof jobs }).jobs);
      }
      const open = jobs.filter(({ job_id }) => job_id !== 50);
      await route.fulfill({
        json: { jobs: open.slice((asked - 1) * 100, asked * 100), total: open.length, page: asked },
      });
    });
    await openAt(page);
    await more(page).click();
    await expect(cards(page)).toHaveCount(201);
    await expect(page.locator('#job-101')).toBeVisible();
    // A request may still be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('the search asks the service, and the newest answer counts', async ({ page }) => {
    await openAt(page);
    // The first request is answered last.
    const release = Promise.withResolvers<undefined>();
    await page.route(/search_jobs.*[?&]q=2&|search_jobs.*[?&]q=2$/, async (route) => {
      await release.promise;
      await route.continue().catch(() => undefined);
    });
    await searchBox(page).fill('2');
    await expect(page.getByText(career.searching)).toBeVisible();
    await searchBox(page).fill(' 209');
    await expect(cards(page)).toHaveCount(1);
    release.resolve(undefined);
    await expect(page.getByText(career.searching)).toBeHidden({ timeout: 2_000 });
    await expect(page.getByText(career.resultCount(1))).toBeVisible();
    await expect(cards(page)).toHaveText(/ 209/);
    await expect(page).toHaveURL(/\?q=209$/);
    await page.getByRole('button', { name: career.filters.reset }).click();
    await expect(cards(page)).toHaveCount(100);
    await expect(page.getByText(career.resultCount(COUNT))).toBeVisible();
  });

  test('a search that cannot be asked says so, is asked anew when the visitor comes back to it, and by Retry, which keeps the focus', async ({
    page,
  }) => {
    await openAt(page, '/career?page=3');
    await expect(cards(page)).toHaveCount(10);
    const type = page.getByLabel(career.filters.type.label);
    const alert = page.getByRole('alert').filter({ hasText: career.loadFailure.heading });
    const reset = async () => {
      await page.getByRole('button', { name: career.filters.reset }).click();
      await expect(cards(page)).toHaveCount(100);
      await expect(page.getByText(career.more.shown(1, 100, COUNT))).toBeVisible();
      await expect(page).toHaveURL(/\/career$/);
    };
    await test.step('Reset shows the first hundred from a later page', reset);
    await test.step('is asked anew', async () => {
      await page.route('**/search_jobs*', (route) => route.abort());
      await type.selectOption('2');
      await expect(alert).toBeVisible({ timeout: 15_000 });
      await page.unroute('**/search_jobs*');
      await reset();
      await type.selectOption('2');
      await expect(cards(page).first()).toContainText('Part time');
      await expect(alert).toHaveCount(0);
      await reset();
    });

    await page.route('**/search_jobs*', (route) => route.abort());
    await type.selectOption('1');
    await expect(alert).toBeVisible({ timeout: 15_000 });
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByText(career.noJobs)).toHaveCount(0);
    const retry = alert.getByRole('button', { name: career.loadFailure.retry });
    let refused = 0;
    page.on('requestfailed', () => {
      refused += 1;
    });
    await retry.press('Enter');
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(retry).toBeFocused({ timeout: 15_000 });
    await page.unroute('**/search_jobs*');
    await retry.press('Enter');
    await expect(page.locator('[id^=job-]').first()).toBeFocused();
    await expect(cards(page).first()).toContainText('Full time');
    for (const text of await cards(page).allInnerTexts()) expect(text).toContain('Full time');
  });

  test('Show more whose code does not come in 5 s says so', async ({ page }) => {
    await page.clock.install();
    await openAt(page);
    await page.route('**/assets/*.js', async () => Promise.resolve());
    await more(page).click();
    const failure = page.getByRole('alert').filter({ hasText: career.loadFailure.heading });
    await expect(failure).toHaveCount(0);
    await page.clock.fastForward(5000);
    await expect(failure).toBeVisible();
    await expect(cards(page)).toHaveCount(100);
  });

  test('a vacancy of a later page opens at its own address, and closes', async ({ page }) => {
    await page.goto('/career?job=210');
    await waitForHydration(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(' 210');
    await dialog.getByRole('link', { name: career.details.close }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cards(page)).toHaveCount(100);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('pages follow one another by links, and keep the search', async ({ page }) => {
      await page.goto('/career?type=1');
      const total = parseInt(await page.getByText(/jobs found$/).innerText());
      await more(page).click();
      await expect(page).toHaveURL(/\?type=1&page=2#positions$/);
      await expect(cards(page)).toHaveCount(Math.min(100, total - 100));
      await cards(page)
        .last()
        .getByRole('link', { name: /^More Details/ })
        .click();
      await page.getByRole('dialog').getByRole('link', { name: career.details.close }).click();
      await expect(page).toHaveURL(/\?type=1&page=2#job-\d+$/);
      await page.getByRole('link', { name: career.more.showPrevious }).click();
      await expect(page).toHaveURL(/\?type=1#positions$/);
      await expect(cards(page)).toHaveCount(100);
    });
  });
});
