import { signIn } from '@example/content/sign-in';
import { staffSignIn } from '@example/content/staff-sign-in';
import { expect, type Page, test } from '@example/testing/e2e';
import { box, candidateForm, password } from './candidates.ts';
import { begin, staffLoginForm } from './staff.ts';

const notice = (page: Page) => page.getByText(signIn.cookieless.heading);

test.describe('Sign-in in a browser that keeps no cookies', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test.beforeEach(async ({ page }) => {
        await page.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
        });
      });

      test('a candidate is told at the step of the code', async ({ page }) => {
        await page.goto('/login?mode=guest');
        await expect(notice(page)).toHaveCount(0);
        const { email, password: secret, submit } = candidateForm(page);
        await email.fill(`cookieless-${String(javaScriptEnabled)}@example.com`);
        await secret.fill(password);
        await submit.click();
        await expect(box(page, 1)).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
        await page.context().clearCookies();
        await page.reload();
        await expect(notice(page)).toBeVisible();
      });

      test('a member of the staff is told when the captcha has no cookie, and at the steps after it', async ({
        page,
      }) => {
        await page.goto('/login?captcha=words');
        await expect(notice(page)).toHaveCount(0);
        await page.context().clearCookies();
        await staffLoginForm(page).submit.click();
        await expect(notice(page)).toBeVisible();

        await begin(page, { code: 'NOBODY-3', mobile: '919800000000' });
        await expect(notice(page)).toHaveCount(0);
        await page.context().clearCookies();
        await page.reload();
        await expect(notice(page)).toBeVisible();
        await expect(page.getByRole('heading', { name: staffSignIn.code.heading })).toBeVisible();
      });
    });
  }
});
