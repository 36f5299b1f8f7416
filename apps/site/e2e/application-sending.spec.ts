import { applicationRefusals } from '@example/content/application-refusals';
import { applications } from '@example/content/applications';
import { expect, mailsWith, type Page, test } from '@example/testing/e2e';
import {
  applicationForm,
  fillApplication,
  openApplication,
  openFromCard,
} from './application-form.ts';
import { waitForHydration } from './page-state.ts';
import { pdf as resume } from './resume.ts';

test.describe('Sending an application', () => {
  /** Sends the form over a connection that takes a few seconds for it. */
  const sendSlowly = async (page: Page) => {
    const { dialog, file, submit } = applicationForm(page);
    const padding = Buffer.from(`\n%${'-'.repeat(600_000)}`);
    await file.setInputFiles({ ...resume, buffer: Buffer.concat([resume.buffer, padding]) });
    const devTools = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
    await devTools.send('Network.emulateNetworkConditions', slow);
    await submit.click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
  };

  test('the page announces that the application is saved when the form was closed while sending, and when another vacancy was opened', async ({
    page,
  }) => {
    await openApplication(page);
    const { dialog, saved, name } = applicationForm(page);
    const closeWhileSending = async () => {
      await fillApplication(page, 'Hasty');
      await sendSlowly(page);
      // Escape does not close a form that is being sent.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('link', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    };
    const expectAnnounced = async () => {
      await expect(saved).toBeVisible({ timeout: 20_000 });
      await expect(saved).toContainText(/A-\w{8}/);
      await saved.getByRole('button', { name: 'OK' }).click();
      await expect(saved).toBeHidden();
    };
    const openOther = async (card: string) => {
      await page
        .locator(card)
        .getByRole('link', { name: /^Apply/ })
        .click();
      await expect(name).toBeFocused();
    };
    await test.step('the form was closed', async () => {
      await closeWhileSending();
      await expectAnnounced();
    });
    await test.step('another vacancy was opened', async () => {
      await openOther('#job-2');
      await closeWhileSending();
      await openOther('#job-3');
      await name.fill('Other');
      await expectAnnounced();
      await expect(name).toHaveValue('Other');
      await expect(page).toHaveURL(/job=3/);
    });
  });

  test('the form opens again when it was closed while sending and then refused, and says so when its vacancy is closed', async ({
    page,
  }) => {
    await openApplication(page);
    await fillApplication(page, 'Hasty');
    const { dialog, file, name, popup, submit } = applicationForm(page);
    const closing = Promise.withResolvers<undefined>();
    await page.route('**/save_application', async (route) => {
      await closing.promise;
      await route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'urn:problem:invalid-input',
          title: '',
          status: 422,
          detail: '',
          errors: [{ field: 'file', message: applicationRefusals.file_encrypted }],
        }),
      });
    });
    const sending = page.waitForRequest('**/save_application');
    await submit.click();
    await sending;
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    closing.resolve(undefined);
    await expect(popup).toContainText(applicationRefusals.file_encrypted, { timeout: 20_000 });
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeVisible();
    await expect(file).toBeFocused();
    await expect(name).toHaveValue('Hasty');

    await test.step('the vacancy was closed meanwhile', async () => {
      await page.route('**/save_application', (route) =>
        route.fulfill({
          status: 404,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'urn:problem:not-found',
            title: '',
            status: 404,
            detail: '',
          }),
        }),
      );
      await file.setInputFiles(resume);
      await submit.click();
      const alert = dialog
        .getByRole('alert')
        .filter({ hasText: 'This vacancy is not open any more' });
      await expect(alert).toBeFocused();
      await expect(alert).toBeInViewport();
      await expect(alert.getByRole('link', { name: 'See all open positions' })).toBeVisible();
    });
  });

  test('a lost answer is reported as unknown, and sending again makes one application', async ({
    page,
  }) => {
    await openApplication(page);
    await fillApplication(page, 'Cut off');
    const { dialog, submit, saved, name } = applicationForm(page);
    const references: unknown[] = [];
    await page.route('**/save_application', async (route) => {
      const answer = await route.fetch();
      references.push(((await answer.json()) as { readonly reference: string }).reference);
      await route.abort('connectionreset');
    });
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('We could not confirm your application', {
      timeout: 20_000,
    });
    expect(new Set(references).size).toBe(1);
    await page.unroute('**/save_application');
    for (let reload = 0; reload < 2; reload += 1) {
      await page.reload();
      await waitForHydration(page);
      await expect(name).toHaveValue('Cut off');
      await expect(dialog.getByText(applications.draft.restored)).toBeInViewport();
    }
    await submit.click();
    await expect(saved).toContainText(String(references[0]));
    await expect.poll(() => mailsWith('Name: Cut off').length).toBe(1);
  });

  test('OK gives the focus back to the vacancy when Back has closed the form below the success', async ({
    page,
  }) => {
    const opener = await openFromCard(page);
    await fillApplication(page, 'Back');
    const { dialog, submit, saved } = applicationForm(page);
    await submit.click();
    await expect(saved).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await saved.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(saved).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('one application is sent when the button is pressed twice, and a slow upload shows its progress', async ({
    page,
  }) => {
    await openApplication(page);
    await fillApplication(page, 'Patient');
    const { dialog, file, submit, saved } = applicationForm(page);
    const padding = Buffer.from(`\n%${'-'.repeat(1_000_000)}`);
    await file.setInputFiles({ ...resume, buffer: Buffer.concat([resume.buffer, padding]) });
    const devTools = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 250_000 };
    await devTools.send('Network.emulateNetworkConditions', slow);
    await submit.dblclick();

    const bar = dialog.getByRole('progressbar', { name: applications.form.uploading(resume.name) });
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const value = await bar.getAttribute('value', { timeout: 5_000 });
          if (value !== null) seen.add(Number(value));
          return [...seen].filter((percent) => percent > 0 && percent < 100).length;
        },
        { intervals: [100], timeout: 15_000 },
      )
      .toBeGreaterThan(2);
    expect([...seen]).toEqual([...seen].toSorted((a, b) => a - b));
    await expect(saved).toBeVisible({ timeout: 20_000 });
    await expect(bar).toHaveCount(0);
    await expect.poll(() => mailsWith('Name: Patient').length).toBe(1);
  });
});
