import { expectAccessible } from '@example/testing/axe';
import { expect, type Page, test } from '@example/testing/e2e';
import { readFileSync } from 'node:fs';
import { walkTo, watchErrors } from '../desk.ts';
import { expectHealthyAtAllWidths } from '../expect-healthy.ts';
import {
  applyAs,
  serviceOrigin,
  beginAs,
  beginWithoutProof,
  subscribeAs,
  writeAs,
} from './member.ts';

/* Looks up, exports and erases a person as an administrator at the desk. */

const asha = 'asha@example.com';

const found = (page: Page) => page.getByRole('region', { name: 'What is kept' });

const lookUp = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'Email address of the person' }).fill(email);
  await page.getByRole('button', { name: 'Look up' }).click();
};

test.describe('Personal data at the desk', () => {
  test('is looked up, exported and erased, each after a code where one is due', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const errors = watchErrors(page);
    const { request } = page.context();
    const reference = await applyAs(request, 'Asha Menon');
    await subscribeAs(request, asha);
    const other = await writeAs(request, { name: 'Ravi', subject: 'Tax', message: `Ask ${asha}` });
    const member = await beginWithoutProof(page, 'administrator');

    await page.goto(`${serviceOrigin()}/desk/people`);
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText('Type an email address')).toBeVisible();
    await lookUp(page, 'Asha@Example.com');
    const asking = page.getByRole('dialog', { name: 'Your authenticator, please' });
    await expect(asking.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
    await page.keyboard.type(member.nextCode());
    await expect(found(page).getByRole('heading', { level: 2 })).toHaveText(asha);
    await expect(found(page).getByRole('link', { name: reference })).toBeVisible();
    expect(page.url()).not.toContain('asha');
    await expectHealthyAtAllWidths(page, 'a person');
    await page.setViewportSize({ width: 1440, height: 900 });

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      found(page).getByRole('button', { name: 'Export as JSON' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('personal-data.json');
    expect(file.url()).not.toContain('asha');
    const exported = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
      readonly applications: readonly { readonly reference: string; readonly resume: string }[];
    };
    const own = exported.applications.find((one) => one.reference === reference);
    expect(Buffer.from(own?.resume ?? '', 'base64').toString()).toContain('%PDF-1.7');

    await walkTo(page, `/desk/applications/${reference}`);
    await page.getByRole('textbox', { name: 'Note' }).fill('Asha asked for Kochi.');
    await walkTo(page, '/desk/people');
    await lookUp(page, asha);
    await found(page).getByRole('button', { name: 'Erase…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
    await expect(dialog.getByText(/restoring one erases the person again/)).toBeVisible();
    await expectHealthyAtAllWidths(page, 'the question');
    await page.setViewportSize({ width: 1440, height: 900 });
    const address = dialog.getByRole('textbox', { name: 'Type the address to confirm' });
    await address.fill('ash@example.com');
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(dialog.getByText('This is not the address')).toBeVisible();
    await address.fill(asha);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/This was deleted: .*application.*resume/)).toBeVisible();
    await expectAccessible(page, 'after the erasure');
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).not.toContain('Kochi');

    await lookUp(page, asha);
    await expect(page.getByText('Nothing is kept about this address')).toBeVisible();
    await walkTo(page, `/desk/enquiries/${other}`);
    await expect(page.getByText(`Ask ${asha}`)).toBeVisible();
    await walkTo(page, '/desk/audit?area=person');
    await expect(page.getByText('erased this person')).toBeVisible();
    await expect(page.getByText(asha)).toHaveCount(0);

    // A day and a month without the year limit nothing.
    const from = page.getByLabel('From');
    await from.pressSequentially('1112');
    expect(await from.evaluate((day: HTMLInputElement) => day.validity.badInput)).toBe(true);
    await page.getByRole('combobox', { name: 'Area' }).focus();
    expect(await from.evaluate((day: HTMLInputElement) => day.validity.badInput)).toBe(false);
    expect(errors.filter((error) => !error.includes('403'))).toEqual([]);
  });

  test('is for administrators only', async ({ page }) => {
    await beginAs(page, 'recruiter');
    await page.goto(`${serviceOrigin()}/desk/people`);
    await expect(page.getByRole('link', { name: 'Applications' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Personal data' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Look up' })).toHaveCount(0);
  });
});
