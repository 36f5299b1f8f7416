import { expect, type Page, test } from '@example/testing/e2e';
import { anyForms, fillAny, pressAny, sendAny } from './any-form.ts';
import { waitForHydration } from './page-state.ts';

/** Expects that the browser posts a form by itself. */
const expectPosted = async (page: Page, send: () => Promise<void>) => {
  const posted = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.method() === 'POST',
  );
  await send();
  expect((await posted).headers()['content-type']).toMatch(/form/);
};

test.describe('A form that its script cannot send', () => {
  for (const form of anyForms) {
    test(`is posted by the browser at ${form.path} when the script fails, and when no cookies are kept`, async ({
      page,
    }) => {
      await fillAny(page, form);
      await test.step('the script fails', async () => {
        await page.evaluate(() => {
          window.FormData = class extends FormData {
            constructor() {
              super();
              throw new Error('broken');
            }
          };
        });
        // The page stays, and the form in it.
        await page.route('**', async (route) =>
          route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
        );
        await expectPosted(page, async () => pressAny(page, form));
        await page.unroute('**');
        await page.evaluate(() => {
          window.FormData = Object.getPrototypeOf(FormData) as typeof FormData;
        });
      });
      await test.step('no cookies are kept', async () => {
        // An extension or a proxy may drop them, which the browser does not know.
        await page.route('**/api/v0/xsrf', (route) => route.fulfill({ status: 204 }));
        await page.context().clearCookies();
        await expectPosted(page, async () => sendAny(page, form));
      });
    });
  }

  test('is posted by the browser when its token is read, but does not arrive', async ({ page }) => {
    const [form] = anyForms;
    if (!form) throw new Error('there are no forms');
    await page.route('**/api/v0/save_enquiry', async (route) => {
      await page.context().clearCookies();
      await route.continue();
    });
    await fillAny(page, form);
    await expectPosted(page, async () => sendAny(page, form));
  });
});

test.describe('A script that cannot be loaded', () => {
  test('leaves the choice of a solution to the browser', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/fintech-applications');
    await page.getByRole('radio', { name: /FFMC/ }).check();
    await page.waitForURL(/solution=ffmc/);
    await expect(page.getByRole('radio', { name: /FFMC/ })).toBeChecked();
    await expect(page.locator('#ffmc')).toBeVisible();
  });
});

test.describe('The title of a page that refused a form, when its script runs,', () => {
  for (const { path, form } of [
    { path: '/career?job=1&apply=1', form: '#application' },
    { path: '/fintech-applications?solution=ffmc', form: '#newsletter' },
    { path: '/contact-us', form: '#contact' },
  ])
    test(`still says so at ${path}`, async ({ page }) => {
      await page.goto(path);
      const answered = page.waitForResponse((answer) => answer.status() === 422);
      await page.locator(form).evaluate((element) => (element as HTMLFormElement).submit());
      await answered;
      await expect(page).toHaveTitle(/^Error: /);
      await page.locator(form).getByRole('textbox').first().focus();
      await waitForHydration(page);
      await expect(page).toHaveTitle(/^Error: /);
    });
});
