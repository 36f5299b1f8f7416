import type { Application } from '@example/api/desk';
import { expect, type Locator } from '@playwright/test';
import {
  details,
  expectDetails,
  leaveView,
  openDetails,
  openList,
  referenceOf,
  rowAt,
  walkTo,
  walkToList,
} from './desk.ts';
import { test } from './fake/test.ts';

test.describe('Application list', () => {
  test('the list keeps its filters in the address, and reads them and the theme when it is loaded again', async ({
    page,
    context,
  }) => {
    await openList(page);
    await expect(page.getByText('50,000 applications')).toBeVisible();
    await page.getByRole('button', { name: /^Shortlisted/ }).click();
    await page.getByRole('combobox', { name: 'Vacancy' }).selectOption({ index: 2 });
    await page.getByRole('searchbox', { name: 'Search' }).fill('anu');
    await expect(page).toHaveURL(/\?q=anu&job=2&status=shortlisted$/);
    // All shortlisted are Pillai: Anu alone shows that the search was answered.
    await expect(rowAt(page, 0)).toContainText('Anu Pillai');
    const said = await page.getByText(/^[\d,]+ applications$/).textContent();
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('anu');
    await expect(page.getByText(said ?? '', { exact: true })).toBeVisible();
    await expect(rowAt(page, 0)).toContainText('Anu Pillai');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('50,000 applications')).toBeVisible();
    await expect(page).toHaveURL(/\/applications$/);

    await test.step('a column head sorts the list, and announces the order', async () => {
      const applicant = page.getByRole('columnheader', { name: 'Applicant' });
      await page.getByRole('button', { name: 'Applicant' }).click();
      await expect(page).toHaveURL(/order=name$/);
      await expect(applicant).toHaveAttribute('aria-sort', 'ascending');
      // The newest application is Anu Nair’s.
      await expect(rowAt(page, 0)).toContainText('Anu Kurian');
      await page.getByRole('button', { name: 'Applicant' }).click();
      await expect(applicant).toHaveAttribute('aria-sort', 'descending');
      await expect(applicant.getByRole('button')).toBeFocused();
      await expect(rowAt(page, 0)).toContainText('Hari Varghese');
    });

    await test.step('the details keep the list’s filters, and set the document’s title', async () => {
      await walkToList(page, '?status=hired');
      const name = (await rowAt(page, 1).getByRole('link').textContent()) ?? '';
      await rowAt(page, 1).getByRole('link').click();
      await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(name);
      await expect(page).toHaveURL(/\/applications\/A-\d{8}\?status=hired$/);
      await expect(page).toHaveTitle(`${name} · Applications · Desk`);
      await page.goBack();
      await expect(details(page)).toHaveCount(0);
      await expect(page).toHaveTitle('Applications · Desk');
    });

    await test.step('Back leads to the filters before a choice, and not through what was typed', async () => {
      await walkToList(page, '?status=hired');
      await page.getByRole('button', { name: /^Shortlisted/ }).click();
      await page.getByRole('searchbox', { name: 'Search' }).fill('anu');
      await expect(page).toHaveURL(/\?q=anu&status=shortlisted$/);
      await expect(rowAt(page, 0)).toContainText('Anu Pillai');
      await page.goBack();
      await expect(page).toHaveURL(/\/applications\?status=hired$/);
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
      await expect(rowAt(page, 0)).toContainText('Hired');
    });

    await test.step('the export links carry the filters of the list', async () => {
      await walkToList(page, '?q=anu&tag=java');
      for (const format of ['CSV', 'XLSX'])
        await expect(page.getByRole('link', { name: `Export ${format}` })).toHaveAttribute(
          'href',
          `/api/v0/desk/applications/export.${format.toLowerCase()}?q=anu&tag=java&sort=-applied_at`,
        );
    });

    await test.step('the list shows an error with Try again when loading fails', async () => {
      await leaveView(page);
      const list = '**/api/v0/desk/applications?*';
      await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
      await walkTo(page, '/desk/applications?status=withdrawn');
      await expect(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible();
      await page.unroute(list);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rowAt(page, 0)).toContainText('Withdrawn');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('without a connection a view waits for it in its place, and the desk says so', async () => {
      await context.setOffline(true);
      await expect(page.getByText(/^No connection\./)).toBeVisible();
      const views = page.getByRole('navigation', { name: 'Desk' });
      await views.getByRole('link', { name: 'Vacancies' }).click();
      await expect(page.getByText('There was no connection.')).toBeVisible();
      await expect(views).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(/^No connection\./)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Vacancies' })).toBeVisible();
    });
  });

  test('rows that could not be loaded are asked for again after a pause, not at once', async ({
    page,
  }) => {
    let asked = 0;
    const more = /desk\/applications\?.*cursor=/;
    await page.route(more, async (route) => {
      asked += 1;
      await route.fulfill({ status: 500, json: {} });
    });
    await openList(page);
    await page.keyboard.press('j');
    await page.keyboard.press('End');
    await expect.poll(() => asked).toBe(1);
    await page.waitForTimeout(1_000);
    expect(asked).toBe(1);
    await page.unroute(more);
    await expect(rowAt(page, 200)).toBeAttached({ timeout: 15_000 });
  });

  test('details that a link opens beyond the first rows have their neighbours', async ({
    page,
  }) => {
    await openDetails(page, 450);
    await details(page).getByRole('link', { name: 'Next' }).click();
    await expectDetails(page, 451);
    await page.keyboard.press('k');
    await expectDetails(page, 450);
    await expect(rowAt(page, 449)).toBeInViewport();
  });

  test('details show each text that the service has of an application', async ({ page }) => {
    await openDetails(page, 2);
    await expectDetails(page, 2);
    const answer = await page.request.get(`/api/v0/desk/applications/${referenceOf(2)}`);
    // Statuses and owners are shown by other names, telephone numbers in groups.
    const { status, owner, phone, ...sent } = (await answer.json()) as Application;
    expect([status, owner, phone]).toEqual(['in review', null, '9447000000']);
    const texts = Object.entries(sent).filter(([, value]) => typeof value === 'string');
    expect(texts.length).toBeGreaterThan(5);
    const shown = await details(page).innerText();
    expect(shown).toContain('94470 00000');
    for (const [field, text] of texts) expect(shown, field).toContain(text);
  });

  test('rows are opened, selected and left out as they were pressed, and column heads and filters are whole', async ({
    page,
  }) => {
    await openList(page);
    await test.step('a double click opens the row that it began on, and closes details without another press', async () => {
      const link = rowAt(page, 9).getByRole('link');
      const name = (await link.textContent()) ?? '';
      const pressTwice = async (target: Locator, between: () => Promise<void>) => {
        await target.hover();
        for (const clickCount of [1, 2]) {
          await page.mouse.down({ clickCount });
          await page.mouse.up({ clickCount });
          await between();
        }
      };
      await pressTwice(link, async () => expect(details(page)).toBeVisible());
      await expect(details(page).getByRole('heading', { level: 2, name })).toBeVisible();
      const downloads: string[] = [];
      page.on('download', (download) => downloads.push(download.url()));
      await pressTwice(details(page).getByRole('link', { name: 'Close' }), async () =>
        expect(details(page)).toHaveCount(0),
      );
      await expect(rowAt(page, 9)).toBeVisible();
      expect(downloads).toEqual([]);
    });

    await test.step('an open row stays in view when its window gets too narrow for columns', async () => {
      await page.setViewportSize({ width: 2200, height: 900 });
      const scroller = page.getByRole('grid').locator('..');
      await scroller.evaluate((element) => {
        element.scrollTop = 2_000;
      });
      await rowAt(page, 52).getByRole('link').click();
      await expect(details(page)).toBeVisible();
      await expect(page.getByRole('columnheader').first()).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(page.getByRole('columnheader').first()).toBeHidden();
      await expect(rowAt(page, 52)).toBeInViewport();
    });

    await test.step('a row whose application was erased leaves the list when its details are asked for', async () => {
      await walkToList(page, '?q=A-0000064&order=oldest');
      await expect(page.getByText('11 applications')).toBeVisible();
      const link = rowAt(page, 1).getByRole('link');
      const name = (await link.textContent()) ?? '';
      await page.route('**/api/v0/desk/applications/A-0000064*', (route) =>
        route.fulfill({ status: 404, json: { type: 'urn:problem:not-found' } }),
      );
      await link.click();
      await expect(details(page).getByText('It does not exist, or not any more.')).toBeVisible();
      await expect(page.getByText('10 applications')).toBeVisible();
      await expect(page.getByRole('grid').getByRole('link', { name, exact: true })).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.keyboard.press('Escape');
      await expect(rowAt(page, 1).getByRole('link')).toBeFocused();
    });

    await test.step('all are selected but those that were changed to what the filters leave out', async () => {
      await walkToList(page, '?q=A-0000063&status=received');
      await rowAt(page, 0).getByRole('checkbox').check();
      await page.getByRole('combobox', { name: 'Set status' }).selectOption('Shortlisted');
      await expect(rowAt(page, 0)).toContainText('Shortlisted');
      const all = page.getByRole('checkbox', { name: 'Select all that are loaded' });
      await rowAt(page, 0).getByRole('checkbox').uncheck();
      await all.check();
      await expect(rowAt(page, 0)).toHaveAttribute('aria-selected', 'false');
      await expect(rowAt(page, 1)).toHaveAttribute('aria-selected', 'true');
      await all.uncheck();
      await expect(rowAt(page, 1)).toHaveAttribute('aria-selected', 'false');
    });

    await test.step('the list shows column heads and filters whole, or leaves them out, at any width', async () => {
      await walkToList(page);
      const cut = (selector: string) =>
        page.evaluate((those) => {
          const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;
          return [...document.querySelectorAll<HTMLElement>(those)]
            .filter((one) => {
              if (one.role === 'columnheader') return one.scrollWidth > one.clientWidth;
              const field = one.closest('[role=search] > div > div');
              if (!(field instanceof HTMLElement)) return true;
              const shown = widthOf(one);
              field.style.flexShrink = '0';
              const whole = widthOf(one);
              field.style.removeProperty('flex-shrink');
              return whole > shown + 1;
            })
            .map(({ textContent }) => textContent);
        }, selector);
      const filters = '[role=search] select';
      const widths = [700, 844, 920, 1024, 1240, 1280, 1440];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => cut(`[role=columnheader], ${filters}`), String(width)).toEqual([]);
      }
      await test.step('filters are whole with the text spacing of WCAG 1.4.12, too', async () => {
        await page.evaluate(() => {
          const spacing = new CSSStyleSheet();
          spacing.replaceSync(
            '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
          );
          document.adoptedStyleSheets.push(spacing);
        });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => cut(filters), String(width)).toEqual([]);
        }
      });
    });
  });

  test('the desk leads to the login when nobody is signed in, and shows the views that the role may open', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'role', value: 'nobody', url: baseURL ?? '' }]);
    await page.goto('/desk/applications?status=hired');
    await expect(page).toHaveURL('/login?next=%2Fdesk%2Fapplications%3Fstatus%3Dhired');

    await test.step('and when the session has ended before an export', async () => {
      await context.clearCookies();
      await openList(page, '?status=hired');
      await context.addCookies([{ name: 'role', value: 'nobody', url: baseURL ?? '' }]);
      await page.route('**/export.csv?*', (route) => route.fulfill({ status: 401, json: {} }));
      await page.getByRole('link', { name: 'Export CSV' }).click();
      await expect(page).toHaveURL('/login?next=%2Fdesk%2Fapplications%3Fstatus%3Dhired');
      await context.clearCookies();
    });

    // The menu shows the views that the role may open, and no others.
    await context.addCookies([{ name: 'role', value: 'sales', url: baseURL ?? '' }]);
    await page.goto('/desk/applications');
    await expect(
      page.getByRole('heading', { name: 'There is nothing at this address' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Applications' })).toHaveCount(0);
    const views = page.getByRole('navigation', { name: 'Desk' }).getByRole('link');
    await expect(views).toHaveText(['Enquiries', 'Vacancies', 'Subscribers']);
    await walkTo(page, '/desk');
    await expect(page).toHaveURL('/desk/enquiries');
  });
});
