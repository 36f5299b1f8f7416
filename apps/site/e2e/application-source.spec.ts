import { expect, mailsWith, type Page, test } from '@example/testing/e2e';
import { applicationForm, fillApplication } from './application-form.ts';
import { takeTime, waitForHydration } from './pace.ts';

/** Sends the form that is open, in a name of its own, and expects the source that the office is told. */
const sendFrom = async (page: Page, name: string, source: string | undefined) => {
  await fillApplication(page, name);
  await takeTime(page);
  await applicationForm(page).submit.click();
  await expect(page.getByText('Saved succefully').first()).toBeVisible();
  await expect.poll(() => mailsWith(`Name: ${name}`).length).toBe(1);
  const told = mailsWith(`Name: ${name}`).flatMap((mail) => /^Source: (.*)\r$/m.exec(mail)?.[1]);
  expect(told).toEqual([source]);
};

test.describe('Where an applicant comes from', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });
      const by = javaScriptEnabled ? 'Script' : 'Plain';

      const visit = async (page: Page, address: string, referer?: string) => {
        await page.goto(address, referer === undefined ? {} : { referer });
      };
      const apply = async (page: Page) => {
        await page.getByRole('dialog').getByRole('link', { name: 'Apply' }).click();
        await expect(applicationForm(page).dialog).toBeVisible();
      };

      test('is the campaign of the address, from the list to the form', async ({ page }) => {
        await visit(page, '/career?utm_source=Spring%20Fair', 'https://www.search.example/q');
        const search = page.getByLabel('Search', { exact: true });
        await search.focus();
        if (javaScriptEnabled) await waitForHydration(page);
        await search.fill('java');
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Search' }).click();
        await expect(page).toHaveURL(/q=java/);
        await expect(page).toHaveURL(/utm_source=spring/);
        await page
          .getByRole('link', { name: /^More Details/ })
          .first()
          .click();
        await apply(page);
        await sendFrom(page, `Fair ${by}`, 'spring fair');
        expect(await page.context().cookies()).toEqual(
          javaScriptEnabled ? [expect.objectContaining({ name: 'XSRF-TOKEN' })] : [],
        );
      });

      test('is the site whose link led to the vacancy', async ({ page }) => {
        await visit(page, '/career?job=1', 'https://www.jobs.example.org/');
        await apply(page);
        await sendFrom(page, `Link ${by}`, 'jobs.example.org');
      });

      test('is the site whose link led to the form itself, after a mistake too', async ({
        page,
      }) => {
        await visit(page, '/career?job=1&apply=1', 'https://board.example/');
        // A form that is sent before tells its mistakes without a popup.
        if (javaScriptEnabled) await waitForHydration(page);
        await fillApplication(page, '');
        await applicationForm(page).submit.click();
        await expect(page.getByText('Name is missing').first()).toBeVisible();
        const { popup } = applicationForm(page);
        if (javaScriptEnabled) await popup.getByRole('button', { name: 'OK' }).click();
        await sendFrom(page, `Form ${by}`, 'board.example');
      });

      test('is unknown to whoever came from nowhere, also right after another visitor', async ({
        page,
        browser,
        baseURL,
      }) => {
        const other = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
        await other.goto('/career?job=1&apply=1', { referer: 'https://another.example/' });
        await expect(other.locator('input[name=source]')).toHaveValue('another.example');
        await other.close();
        await visit(page, '/career?job=1&apply=1');
        await sendFrom(page, `Nowhere ${by}`, undefined);
      });
    });
  }

  test('is kept from the first page of the site to the career page', async ({ page }) => {
    await page.goto('/about?utm_source=flyer');
    await page.getByRole('navigation').getByRole('link', { name: 'Career' }).first().click();
    await page
      .getByRole('link', { name: /^Apply for/ })
      .first()
      .click();
    await expect(page.locator('input[name=source]')).toHaveValue('flyer');
  });
});
