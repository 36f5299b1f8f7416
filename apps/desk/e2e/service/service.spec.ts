import { expect, test } from '@example/testing/e2e';
import { readFileSync } from 'node:fs';
import { details, watchErrors } from '../desk.ts';
import { applyAs, serviceOrigin, beginAs, beginWithoutProof } from './member.ts';

/* The desk on the real service, with its database, policy and sign-in. */

test.describe('Applications on the service', () => {
  test('a recruiter takes an application from the list to the mail', async ({
    page,
    playwright,
  }) => {
    test.setTimeout(120_000);
    const errors = watchErrors(page);
    const applicants = await playwright.request.newContext();
    const name = '=1+1 Asha <b>Menon</b>';
    const reference = await applyAs(applicants, name);
    await applyAs(applicants, 'Somebody Else');
    await beginWithoutProof(page, 'recruiter');

    await page.goto(`${serviceOrigin()}/desk`);
    await expect(page).toHaveURL(`${serviceOrigin()}/desk/applications`);
    await page.getByRole('searchbox', { name: 'Search' }).fill(reference);
    await expect(page.getByText('1 application', { exact: true })).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(details(page).getByText('<b>hire me</b>')).toBeVisible();
    await expect(page.locator('main b')).toHaveCount(0);

    await details(page).getByRole('combobox', { name: 'Status' }).selectOption('Shortlisted');
    await page.getByRole('combobox', { name: 'Add a tag' }).fill('Java');
    await page.keyboard.press('Enter');
    await expect(details(page).getByRole('button', { name: 'Remove the tag java' })).toBeVisible();
    await details(page).getByRole('textbox', { name: 'Write a note' }).fill('Call on Tuesday.');
    await details(page).getByRole('button', { name: 'Save note' }).click();
    await expect(details(page).getByRole('listitem').getByText('Call on Tuesday.')).toBeVisible();

    await details(page).getByRole('button', { name: 'Write to the applicant' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The mail is on its way.')).toBeVisible();

    const font = page.waitForResponse(/LiberationSans-Regular/);
    await details(page).getByRole('button', { name: 'Show the resume' }).click();
    expect((await font).status()).toBe(200);
    const shown = details(page).getByRole('group', { name: 'Page 1 of 1' });
    await expect(shown.getByText('Curriculum vitae')).toHaveCount(1);
    await expect(shown.locator('canvas')).toBeVisible();
    await page.reload();
    await expect(details(page).getByRole('combobox', { name: 'Status' })).toHaveValue(
      'shortlisted',
    );
    for (const said of [
      'changed the status from Received to Shortlisted',
      'changed the tags: 1 added',
      'wrote a note',
      'wrote to the applicant: Invitation to an interview',
      'opened the resume',
    ])
      await expect(details(page).getByText(said)).toBeVisible();
    expect(errors).toEqual([]);

    const [resume] = await Promise.all([
      page.waitForEvent('download'),
      details(page).getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(readFileSync(await resume.path(), 'utf8')).toContain('%PDF-1.7');
    // Beside a resume the list has no room for its exports.
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(readFileSync(await csv.path(), 'utf8')).toContain(`'=1+1 Asha`);

    await page.goBack();
    await details(page).getByRole('textbox', { name: 'Write a note' }).fill('Not sent');
    await page.getByRole('button', { name: 'Sign out' }).click();
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: 'Stay' }).click();
    await expect(details(page).getByRole('textbox', { name: 'Write a note' })).toHaveValue(
      'Not sent',
    );
    await page.getByRole('button', { name: 'Sign out' }).click();
    await asked.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto(`${serviceOrigin()}/desk/applications`);
    await expect(page).toHaveURL(/\/login\?next=%2Fdesk%2Fapplications/);
  });

  test('a change is refused with the other’s value when somebody else saved first', async ({
    page,
    browser,
    playwright,
  }) => {
    test.setTimeout(120_000);
    const reference = await applyAs(await playwright.request.newContext(), 'Ravi Kumar');
    await beginAs(page, 'recruiter');
    const address = `${serviceOrigin()}/desk/applications/${reference}`;
    await page.goto(address);
    const mine = details(page).getByRole('combobox', { name: 'Status' });
    await expect(mine).toHaveValue('received');

    const colleague = await (await browser.newContext()).newPage();
    await beginAs(colleague, 'administrator');
    await colleague.goto(address);
    const theirs = details(colleague).getByRole('combobox', { name: 'Status' });
    await theirs.selectOption('Shortlisted');
    await expect
      .poll(async () => {
        const read = await colleague.request.get(
          `${serviceOrigin()}/api/v0/desk/applications/${reference}`,
        );
        return ((await read.json()) as { readonly status: string }).status;
      })
      .toBe('shortlisted');

    await mine.selectOption('In review');
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
    await expect(dialog.getByRole('row', { name: /^Status/ })).toContainText('Shortlisted');
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(mine).toHaveValue('in review');
  });
});
