import { expect, test, onAnotherService } from '@example/testing/e2e';
import { anyForms, fillAny, sendAny } from './any-form.ts';

// The site in an office network, over http and under another host name.
onAnotherService({ host: 'office.test' });

test.describe('Plain http', () => {
  for (const form of anyForms) {
    test(`the form of ${form.path} is sent by its script`, async ({ page }) => {
      await fillAny(page, form);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await sendAny(page, form);
      expect(new URL(page.url()).searchParams.has('sent')).toBe(false);
    });
  }
});
