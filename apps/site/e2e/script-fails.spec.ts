import { expect, test } from '@example/testing/e2e';
import { anyForms, fillAny, sendAny } from './any-form.ts';

test.describe('A script that fails', () => {
  for (const form of anyForms) {
    test(`leaves the form of ${form.path} to the browser`, async ({ page }) => {
      await fillAny(page, form);
      await page.evaluate(() => {
        window.FormData = class extends FormData {
          constructor() {
            super();
            throw new Error('broken');
          }
        };
      });
      const posted = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.method() === 'POST',
      );
      await sendAny(page, form);
      expect((await posted).headers()['content-type']).toMatch(/form/);
    });
  }
});

test.describe('A browser that keeps no cookies', () => {
  for (const form of anyForms) {
    test(`posts the form of ${form.path} itself`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      });
      await fillAny(page, form);
      await page.context().clearCookies();
      const posted = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.method() === 'POST',
      );
      await sendAny(page, form);
      expect((await posted).headers()['content-type']).toMatch(/form/);
    });
  }
});
