import { expect, type Page } from '@playwright/test';
import { arrive, becomeNewMember, details, openList, rowAt, walkToList } from './desk.ts';
import { test } from './fake/test.ts';

/** More than the time between two questions for what is new, in ms. */
const A_WHILE = 30_000;

const fresh = (page: Page, count: number) =>
  page.getByRole('button', { name: `${String(count)} new`, exact: true });

const scroller = (page: Page) => page.getByRole('grid').locator('..');

const scrollOf = async (page: Page) => scroller(page).evaluate(({ scrollTop }) => scrollTop);

test.describe('New applications', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await becomeNewMember(page, baseURL);
    await page.clock.install();
  });

  test('are told without loading, in the title too, and shown on top when asked for', async ({
    page,
  }) => {
    await openList(page);
    await expect(page).toHaveTitle('Applications · Desk');
    await arrive(page, 'Priya Raghavan', 'Thomas Kurian');
    await page.clock.fastForward(A_WHILE);
    await expect(fresh(page, 2)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '2 new' })).toHaveCount(1);
    await expect(page).toHaveTitle('(2) Applications · Desk');
    await arrive(page, 'Ayesha Siddiqui');
    await page.clock.fastForward(A_WHILE);
    await expect(page).toHaveTitle('(3) Applications · Desk');
    await expect(rowAt(page, 0)).not.toContainText('Ayesha');
    await fresh(page, 3).click();
    await expect(rowAt(page, 0)).toContainText('New: Ayesha Siddiqui');
    await expect(rowAt(page, 2)).toContainText('New: Priya Raghavan');
    await expect(page).toHaveTitle('Applications · Desk');
    await expect(fresh(page, 3)).toHaveCount(0);
    // The focus is on a row, from which the keys lead on.
    await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);
    await page.clock.fastForward(A_WHILE);
    await expect(rowAt(page, 0)).toContainText('New: Ayesha Siddiqui');
    await expect(page.getByRole('button', { name: / new$/ })).toHaveCount(0);

    await test.step('leave selection, scroll position and open details as they are', async () => {
      await walkToList(page);
      await rowAt(page, 3).getByRole('checkbox').check();
      const name = await rowAt(page, 3).getByRole('link').textContent();
      await scroller(page).evaluate((element) => {
        element.scrollTop = 2_000;
      });
      await expect(rowAt(page, 52)).toBeVisible();
      const seen = await rowAt(page, 52).getByRole('link').textContent();
      await rowAt(page, 52).getByRole('link').click();
      await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(seen ?? '');
      const place = async (index: number) =>
        Math.round((await rowAt(page, index).boundingBox())?.y ?? Number.NaN);
      const before = await place(52);
      const scrolled = await scrollOf(page);

      await arrive(page, 'Priya Raghavan', 'Thomas Kurian');
      await page.clock.fastForward(A_WHILE);
      await fresh(page, 2).click();
      await expect(fresh(page, 2)).toHaveCount(0);
      await expect(rowAt(page, 54)).toContainText(seen ?? '');
      await expect(rowAt(page, 54)).toHaveAttribute('data-open', '');
      await expect.poll(async () => place(54)).toBe(before);
      expect(await scrollOf(page)).toBeGreaterThan(scrolled);
      await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(seen ?? '');
      await expect(page.getByText('1 selected')).toBeVisible();
      await scroller(page).evaluate((element) => {
        element.scrollTop = 0;
      });
      await expect(rowAt(page, 5).getByRole('checkbox', { checked: true })).toBeVisible();
      await expect(rowAt(page, 5)).toContainText(name ?? '');
    });

    await test.step('are counted as far as they match the filters, and in another order stand on top once', async () => {
      await walkToList(page, '?status=hired');
      await arrive(page, 'Priya Raghavan');
      await page.clock.fastForward(A_WHILE);
      // The strip counts the new one among all of them.
      await expect(page.getByRole('button', { name: 'All 50,006' })).toBeVisible();
      await expect(page.getByRole('button', { name: / new$/ })).toHaveCount(0);

      await walkToList(page, '?order=name');
      await expect(rowAt(page, 0)).toContainText('Anu');
      await arrive(page, 'Zeenat Aman');
      await page.clock.fastForward(A_WHILE);
      await fresh(page, 1).click();
      await expect(rowAt(page, 0)).toContainText('New: Zeenat Aman');
      await expect(rowAt(page, 1)).toContainText('Anu');
      await page.getByRole('button', { name: 'Read the list anew' }).click();
      await expect(rowAt(page, 0)).toContainText('Anu');

      await arrive(page, 'Zeenat Aman');
      await page.clock.fastForward(A_WHILE);
      await expect(fresh(page, 1)).toBeVisible();
      await page.getByRole('button', { name: 'Read the list anew' }).click();
      await expect(fresh(page, 1)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'All 50,008' })).toBeVisible();
    });
  });

  test('are told and shown after a clock that was ahead', async ({ page }) => {
    const data = { name: 'Somebody Ahead', ahead: true };
    await page.request.post('/api/v0/desk/applications/arrive', { data });
    await openList(page);
    await expect(rowAt(page, 0)).toContainText('Somebody Ahead');
    await arrive(page, 'Priya Raghavan');
    await page.clock.fastForward(A_WHILE);
    await fresh(page, 1).click();
    await expect(rowAt(page, 0)).toContainText('New: Priya Raghavan');
    await arrive(page, 'Thomas Kurian', 'Ayesha Siddiqui');
    await page.clock.fastForward(A_WHILE);
    await fresh(page, 2).click();
    await expect(rowAt(page, 1)).toContainText('New: Thomas Kurian');
    await expect(fresh(page, 2)).toHaveCount(0);
    await page.clock.fastForward(A_WHILE);
    await expect(page.getByRole('button', { name: / new$/ })).toHaveCount(0);
  });

  test('are not asked for while the page is hidden or there is no connection', async ({
    page,
    context,
  }) => {
    await openList(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/desk/news')) asked += 1;
    });
    const hide = async (hidden: boolean) =>
      page.evaluate(
        (state) => {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        },
        hidden ? 'hidden' : 'visible',
      );
    await hide(true);
    for (let count = 0; count < 4; count += 1) await page.clock.runFor(A_WHILE);
    expect(asked).toBe(0);
    await arrive(page, 'Priya Raghavan');
    await hide(false);
    await expect(fresh(page, 1)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^No connection\./)).toBeVisible();
    const before = asked;
    for (let count = 0; count < 4; count += 1) await page.clock.runFor(A_WHILE);
    expect(asked).toBe(before);
    await context.setOffline(false);
    await expect.poll(() => asked).toBeGreaterThan(before);

    await test.step('are counted beside the list in the navigation until it is looked at', async () => {
      const views = page.getByRole('navigation', { name: 'Desk' });
      await views.getByRole('link', { name: 'Vacancies' }).click();
      await expect(page).toHaveURL(/vacancies$/);
      await arrive(page, 'Priya Raghavan', 'Thomas Kurian');
      await page.clock.fastForward(A_WHILE);
      const link = views.getByRole('link', { name: 'Applications' });
      // The one before was not looked at either.
      await expect(link).toHaveText('Applications3 new');
      const told = page.waitForRequest(/desk\/news\/seen$/);
      await link.click();
      await told;
      await expect(rowAt(page, 0)).toContainText('Thomas Kurian');
      await views.getByRole('link', { name: 'Vacancies' }).click();
      await expect(page).toHaveURL(/vacancies$/);
      await page.clock.fastForward(A_WHILE);
      await expect(link).toHaveText('Applications');
    });

    await test.step('the counts above the list filter it, follow the other filters, and change with the list', async () => {
      await walkToList(page, '?job=1');
      const strip = page.getByRole('group', { name: 'Status' });
      const hired = strip.getByRole('button', { name: /^Hired/ });
      await expect(hired).toHaveText(/^Hired [\d,]+$/);
      const count = /[\d,]+$/.exec((await hired.textContent()) ?? '')?.[0] ?? '';
      await hired.click();
      await expect(page).toHaveURL(/\?job=1&status=hired$/);
      await expect(page.getByText(`${count} applications`, { exact: true })).toBeVisible();
      await expect(hired).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('combobox', { name: 'Vacancy' }).selectOption('2');
      await expect(page).toHaveURL(/\?job=2&status=hired$/);
      const shown = async () => Number(((await hired.textContent()) ?? '').replaceAll(/\D/g, ''));
      await expect(rowAt(page, 0)).toContainText('Cloud Engineer');
      const total = await page.getByText(/^[\d,]+ applications$/).textContent();
      const before = Number(total?.replaceAll(/\D/g, ''));
      await expect.poll(shown).toBe(before);
      await rowAt(page, 0).getByRole('link').click();
      await details(page).getByRole('combobox', { name: 'Status' }).selectOption('Shortlisted');
      await expect.poll(shown).toBe(before - 1);
      await hired.click();
      await expect(page).toHaveURL(/\?job=2$/);
      await expect(strip.getByRole('button', { name: /^All/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  });
});
