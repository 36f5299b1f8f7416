import { errorPages, type ErrorStatus } from '@example/content/errors';
import { subscriptions } from '@example/content/subscriptions';
import { expect, type Page, test } from '@example/testing/e2e';
import { waitForHydration } from './page-state.ts';

const email = (page: Page) => page.getByRole('form', { name: 'Newsletter' }).getByLabel('Email');

/** Expects the page of an error, before and after its script runs. */
const expectErrorPage = async (page: Page, status: ErrorStatus) => {
  const { heading, paragraphs } = errorPages[status];
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeVisible();
  await email(page).focus();
  await waitForHydration(page);
  await expect(title).toBeVisible();
  await expect(page.getByRole('main')).toContainText(paragraphs[0]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(email(page)).toBeFocused();
};

test.describe('The page of an error says the same when its script runs', () => {
  for (const path of ['/no-such-page', '/about%20', '/caf%C3%A9', '/about*', '/100%', '//about'])
    test(`at the unknown address ${path}`, async ({ page, baseURL }) => {
      const answer = await page.goto(String(baseURL) + path);
      expect(answer?.status()).toBe(404);
      await expectErrorPage(page, 404);
      await email(page).fill('lost@example.com');
      await email(page).press('Enter');
      await expect(page.getByText(subscriptions.accepted)).toBeVisible();
    });

  test('after a form that was too large', async ({ page }) => {
    await page.goto('/about');
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      const text = document.createElement('textarea');
      text.name = 'message';
      text.value = 'long '.repeat(20_000);
      form.append(text);
      document.body.append(form);
      form.submit();
    });
    expect((await answered).status()).toBe(413);
    await expectErrorPage(page, 413);
  });
});
