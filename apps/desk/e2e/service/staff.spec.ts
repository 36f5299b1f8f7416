import { expectAccessible } from '@example/testing/axe';
import { expect, mailsWith, type Page, test } from '@example/testing/e2e';
import { walkTo, watchErrors } from '../desk.ts';
import { expectHealthyAtAllWidths } from '../expect-healthy.ts';
import { beginProven, enrolAs, serviceOrigin } from './member.ts';

/* Members of the staff, by an administrator at the desk. */

const details = (page: Page) => page.getByRole('complementary', { name: 'Member' });

const openMember = async (page: Page, code: string) => {
  await walkTo(page, `/desk/staff/${code}`);
  await expect(details(page).getByRole('heading', { level: 2 })).toBeVisible();
};

const subjectsTo = (email: string) =>
  mailsWith(`To: ${email}\r\n`).flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? []);

test.describe('The staff at the desk', () => {
  test('are added, sign in with what was typed, are changed, disabled and reset, and nobody locks themself out', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const errors = watchErrors(page);
    const { code } = await beginProven(page);
    await page.goto(`${serviceOrigin()}/desk/staff`);
    await expect(page.getByRole('link', { name: 'Meera Das' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add a member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a member' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('An employee code has 2 to 20 letters')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Employee code' })).toBeFocused();
    await expectHealthyAtAllWidths(page, 'a new member');
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [field, value] of [
      ['Employee code', code.toLowerCase()],
      ['Name', 'Binu Thomas'],
      ['Mobile number', '+91 98000-00000'],
      ['Email', 'd-3102@example.com'],
    ] as const)
      await dialog.getByRole('textbox', { name: field }).fill(value);
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Sales');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Another member has this employee code')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Employee code' }).fill('d-3102');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL(/\/desk\/staff\/D-3102$/);
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('Binu Thomas');
    await expect(details(page).getByText('No authenticator yet')).toBeVisible();
    await expectAccessible(page, 'the new member');

    const theirs = await (await browser.newContext()).newPage();
    await enrolAs(theirs, 'D-3102', 'd-3102@example.com');
    await theirs.goto(`${serviceOrigin()}/desk`);
    await expect(theirs).toHaveURL(/\/desk\/enquiries/);
    expect(subjectsTo('d-3102@example.com').join()).toContain('You were added to the desk');
    // The refused code answered 422.
    expect(errors.filter((error) => !error.includes('422'))).toEqual([]);

    await page.reload();
    await expect(details(page).getByText('In 1 browser')).toBeVisible();
    await details(page).getByRole('button', { name: 'Change', exact: true }).click();
    const changing = page.getByRole('dialog', { name: 'Change the member' });
    await changing.getByRole('textbox', { name: 'Name' }).fill('Meera Nair');
    await changing.getByRole('combobox', { name: 'Role' }).selectOption('Recruiter');
    await changing.getByRole('button', { name: 'Save' }).click();
    await expect(changing).toBeHidden();
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('Meera Nair');
    await expect(details(page).getByText('Recruiter · D-3102')).toBeVisible();

    const confirm = async (button: string, action: string) => {
      await details(page).getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
    };
    await confirm('Reset authenticator', 'Reset');
    await expect(details(page).getByText('No authenticator yet')).toBeVisible();
    await theirs.goto(`${serviceOrigin()}/desk`);
    await expect(theirs).toHaveURL(/\/login/);
    await confirm('Disable', 'Disable');
    await expect(details(page).getByText('Disabled', { exact: true }).first()).toBeVisible();
    await confirm('Enable', 'Enable');
    await expect(details(page).getByText('No authenticator yet')).toBeVisible();
    await page.reload();
    for (const said of [
      'changed this account: name, role',
      'took the authenticator from this account',
      'disabled this account',
      'enabled this account',
    ])
      await expect(details(page).getByText(said)).toBeVisible();
    await expect
      .poll(() => subjectsTo('d-3102@example.com').join())
      .toMatch(/was reset.*|was disabled/);

    await openMember(page, code);
    await expect(details(page).getByText('This is you')).toBeVisible();
    await expect(details(page).getByRole('button', { name: 'Disable' })).toHaveCount(0);
    await details(page).getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Role' })).toBeDisabled();
  });
});
