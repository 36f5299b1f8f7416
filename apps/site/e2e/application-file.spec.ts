import { expect, type Page, test } from '@example/testing/e2e';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForHydration } from './page-state.ts';
import { pdf } from './resume.ts';

/** Fills in the form with a file on the disk. */
const fill = async (page: Page, folder: string) => {
  const path = join(folder, pdf.name);
  writeFileSync(path, pdf.buffer);
  await page.goto('/career?job=1&apply=1');
  await waitForHydration(page);
  const dialog = page.getByRole('dialog', { name: /^Application Form : / });
  await dialog.getByLabel('Full Name').fill('Anu');
  await dialog.getByLabel('Email').fill('anu@example.com');
  await dialog.getByLabel('Phone').fill('919876543210');
  await dialog.getByLabel('Cover Letter').fill('I have drawn maps for ten years.');
  await dialog.getByLabel('Upload CV/Resume').setInputFiles(path);
  return { path, dialog };
};

test.describe('A file that cannot be read any more', () => {
  let folder = '';
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'resume-'));
  });
  test.afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('is named in the form, which keeps the rest, when it was saved again or deleted', async ({
    page,
  }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const { path, dialog } = await fill(page, folder);
    const file = dialog.getByLabel('Upload CV/Resume');
    for (const [became, change] of [
      ['was saved again', () => appendFileSync(path, '\n%%EOF')],
      ['was deleted', () => rmSync(path)],
    ] as const)
      await test.step(became, async () => {
        change();
        await dialog.getByRole('button', { name: 'Submit' }).click();
        const popup = page.getByRole('alertdialog', { name: 'Validation Error' });
        await expect(popup).toContainText('This file cannot be read any more.');
        await popup.getByRole('button', { name: 'OK' }).click();
        await expect(file).toBeFocused();
        await expect(file).toHaveAttribute('aria-invalid', 'true');
        await expect(dialog.getByLabel('Cover Letter')).toHaveValue(/ten years/);
        writeFileSync(path, pdf.buffer);
        await file.setInputFiles(path);
      });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Saved succefully' })).toBeVisible();
    expect(thrown).toEqual([]);
  });
});
