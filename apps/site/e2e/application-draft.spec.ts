import { applications } from '@example/content/applications';
import { expect, type Page, test } from '@example/testing/e2e';
import { applicationForm, fillApplication, openApplication } from './application-form.ts';
import { goOffline, waitForHydration } from './page-state.ts';
import { pdf as resume } from './resume.ts';

/** Returns the number of entries that drafts have in the browser. */
const keptDrafts = async (page: Page): Promise<number> =>
  page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('applications');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

test.describe('Draft of an application', () => {
  test('the fields and the file survive a failure and a reload, and are sent then', async ({
    page,
  }) => {
    await openApplication(page);
    await fillApplication(page, 'Persistent');
    await page.route('**/save_application', (route) => route.abort());
    const { dialog, name, email, letter, submit, saved } = applicationForm(page);
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('We could not confirm', {
      timeout: 20_000,
    });
    await goOffline(page);
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('You are offline', { timeout: 20_000 });
    await page.context().setOffline(false);
    await expect(name).toHaveValue('Persistent');
    await page.reload();
    await waitForHydration(page);
    await expect(name).toHaveValue('Persistent');
    await expect(email).toHaveValue('anu@example.com');
    await expect(letter).toHaveValue('I have drawn maps for ten years.');
    await expect(dialog.getByText('My CV.pdf').first()).toBeVisible();
    await expect(dialog.getByText(applications.draft.restored)).toBeVisible();
    await page.unroute('**/save_application');
    await submit.click();
    await expect(saved).toBeVisible();
    await saved.getByRole('button', { name: 'OK' }).click();

    await openApplication(page);
    await expect(name).toHaveValue('');
    await expect(dialog.getByText('My CV.pdf')).toHaveCount(0);
  });

  test('the fields and the file survive a reload while typing, to the last letter, and nothing is said to be kept when it was removed', async ({
    page,
  }) => {
    await openApplication(page);
    const { dialog, letter, file } = applicationForm(page);
    const kept = dialog.getByText(applications.draft.kept);
    await file.setInputFiles(resume);
    await test.step('the only content is removed', async () => {
      await expect(kept).toBeVisible();
      await dialog.getByRole('button', { name: /^Remove/ }).click();
      await expect(kept).toBeHidden();
      await expect(dialog.getByRole('button', { name: applications.draft.erase })).toBeHidden();
    });
    await file.setInputFiles(resume);
    await letter.fill('I have drawn maps for ten years');
    await expect(kept).toBeVisible();
    await page.keyboard.insertText(', mostly of rivers.');
    await page.reload();
    await expect(dialog.getByText(applications.draft.restored)).toBeVisible();
    await expect(letter).toHaveValue('I have drawn maps for ten years, mostly of rivers.');
    await expect(dialog.getByText('My CV.pdf').first()).toBeVisible();
  });

  test('a file that an earlier release kept is brought back', async ({ page }) => {
    await openApplication(page);
    const { dialog, name } = applicationForm(page);
    await name.fill('Anu');
    await expect(dialog.getByText(applications.draft.kept)).toBeVisible();
    await page.evaluate(
      async () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('applications');
          opening.onsuccess = () => {
            const writing = opening.result.transaction('drafts', 'readwrite');
            const file = new File(['%PDF-1.7'], 'Earlier CV.pdf', { type: 'application/pdf' });
            writing.objectStore('drafts').put({ file, at: Date.now() }, '1/file');
            writing.oncomplete = () => resolve();
          };
        }),
    );
    await page.reload();
    await expect(dialog.getByText('Earlier CV.pdf').first()).toBeVisible();
    await expect(name).toHaveValue('Anu');
  });

  test('a draft is dropped when the browser has posted the application by itself', async ({
    page,
  }) => {
    await page.route('**/api/v0/xsrf', (route) => route.fulfill({ status: 204 }));
    await openApplication(page);
    await fillApplication(page);
    const { dialog, name, submit } = applicationForm(page);
    await expect(dialog.getByText(applications.draft.kept)).toBeVisible();
    await page.context().clearCookies();
    await submit.click();
    await page.waitForURL(/sent=application/);
    await page.getByLabel('Search', { exact: true }).hover();
    await waitForHydration(page);
    await expect.poll(async () => keptDrafts(page)).toBe(0);
    await openApplication(page);
    await expect(name).toHaveValue('');
    await name.fill('Anu');
    await expect(dialog.getByText(applications.draft.kept)).toBeVisible();
    await expect(dialog.getByText('My CV.pdf')).toHaveCount(0);
  });

  test('erasing empties the fields that a refused POST was answered with, too', async ({
    page,
  }) => {
    await openApplication(page);
    const { dialog, name, letter, phone } = applicationForm(page);
    const pool = dialog.getByRole('checkbox');
    await name.fill('Anu');
    await phone.fill('98');
    await letter.fill('Rivers.');
    await pool.check();
    await dialog.getByRole('form').evaluate((form: HTMLFormElement) => form.submit());
    await page.waitForURL(/#/);
    await expect(letter).toHaveValue('Rivers.');
    await letter.pressSequentially(' And lakes.');
    await waitForHydration(page);
    await letter.pressSequentially(' And seas.');
    await dialog.getByRole('button', { name: applications.draft.erase }).click();
    await expect(dialog.getByText(applications.draft.erased)).toBeVisible();
    for (const field of [name, letter, phone]) await expect(field).toHaveValue('');
    await expect(pool).not.toBeChecked();
  });

  test('the fields are kept when the form is closed for another vacancy, and dropped when the vacancy is closed, or after 30 days', async ({
    page,
  }) => {
    await openApplication(page);
    const { name } = applicationForm(page);
    await name.fill('Anu');
    await page.keyboard.press('Escape');
    await expect(applicationForm(page).dialog).toBeHidden();
    for (const card of ['#job-2', '#job-1']) {
      await page
        .locator(card)
        .getByRole('link', { name: /^Apply/ })
        .click();
      await expect(name).toBeVisible();
      if (card === '#job-1') break;
      await expect(name).toHaveValue('');
      await page.keyboard.press('Escape');
    }
    await expect(name).toHaveValue('Anu');

    const keys = async () =>
      page.evaluate(
        async () =>
          new Promise<readonly unknown[]>((resolve, reject) => {
            const opening = indexedDB.open('applications');
            opening.onerror = () => {
              reject(new Error('IndexedDB'));
            };
            opening.onsuccess = () => {
              const drafts = opening.result
                .transaction('drafts', 'readwrite')
                .objectStore('drafts');
              const { searchParams } = new URL(location.href);
              if (searchParams.get('job') === '1') {
                drafts.put({ values: { applcnt_name: 'Late' }, at: Date.now() }, '999/typed');
                drafts.put(
                  { values: { applcnt_name: 'Old' }, at: Date.now() - 31 * 86_400_000 },
                  '2/typed',
                );
              }
              const reading = drafts.getAllKeys();
              reading.onsuccess = () => {
                opening.result.close();
                resolve(reading.result);
              };
            };
          }),
      );
    expect(await keys()).toEqual(['1/typed', '2/typed', '999/typed']);
    await page.goto('/career?job=2&apply=1');
    await waitForHydration(page);
    await expect.poll(keys).toEqual(['1/typed']);
    await expect(name).toHaveValue('');
  });

  test('a draft can be erased from the device, and nothing is said to be brought back that is typed then', async ({
    page,
  }) => {
    await openApplication(page);
    await fillApplication(page);
    const { dialog, name } = applicationForm(page);
    const { kept, restored, erase, erased } = applications.draft;
    await expect(dialog.getByText(kept)).toBeVisible();
    await page.reload();
    await expect(dialog.getByText(restored)).toBeVisible();
    await dialog.getByRole('button', { name: erase }).click();
    await expect(dialog.getByText(erased)).toBeVisible();
    await expect(name).toHaveValue('');
    await expect(name).toBeFocused();
    await name.fill('Asha');
    await expect(dialog.getByText(kept)).toBeVisible();
    await expect(dialog.getByText(restored)).toHaveCount(0);
    await dialog.getByRole('button', { name: erase }).click();
    await expect(dialog.getByText(erased)).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
  });
});
