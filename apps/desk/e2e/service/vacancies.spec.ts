import { expect, type Page, test } from '@example/testing/e2e';
import { walkTo, watchErrors } from '../desk.ts';
import { serviceOrigin, beginAs } from './member.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Vacancy' });

const DAY_MS = 24 * 3_600_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the matches of a visitor's search for this title, from the page that the service sends. */
const publicTitles = async (title: string): Promise<readonly string[]> => {
  const answer = await fetch(`${serviceOrigin()}/career?q=${encodeURIComponent(title)}`);
  expect(answer.status).toBe(200);
  const headings = [...(await answer.text()).matchAll(/<h\d\b[^>]*>(.*?)<\/h\d>/gs)];
  const titles = headings.map(([, heading = '']) => heading.replaceAll(/<[^>]*>/g, '').trim());
  expect(titles).not.toEqual([]);
  return titles.filter((one) => one === title);
};

const write = async (page: Page, title: string) => {
  await panel(page).getByRole('textbox', { name: 'Title' }).fill(title);
  await panel(page).getByRole('textbox', { name: 'Short description' }).fill('You grow orchids.');
  await panel(page)
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('You look after them.\n\nWhat you will do\n- Water <b>orchids</b>\n- Count them');
  await panel(page).getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  await panel(page).getByRole('combobox', { name: 'Job type' }).selectOption('Part time');
  await panel(page).getByRole('textbox', { name: 'Office' }).fill('Glasshouse');
  await panel(page).getByRole('combobox', { name: 'Location' }).selectOption({ index: 1 });
  await panel(page).getByLabel('Last day').fill(dayIn(20));
};

test.describe('Vacancies', () => {
  test('a vacancy is written, looked at, published, extended, copied, closed and deleted', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const errors = watchErrors(page);
    const title = 'Orchid Grower';
    await beginAs(page, 'recruiter');
    await page.goto(`${serviceOrigin()}/desk/vacancies`);
    await page.getByRole('button', { name: 'New vacancy' }).click();
    await panel(page).getByRole('textbox', { name: 'Title' }).fill('Orchid');
    await panel(page).getByRole('button', { name: 'Save the draft' }).click();
    await expect(panel(page).locator('[aria-invalid=true]').first()).toBeFocused();
    await expect(panel(page).getByText('Choose a job type.')).toBeVisible();
    // Typed text survives a reload.
    await page.reload();
    await expect(panel(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Orchid');
    await write(page, title);
    await panel(page).getByLabel('First day').press('1');
    await panel(page).getByRole('button', { name: 'Save the draft' }).click();
    await expect(panel(page).getByText('Choose a day.')).toBeVisible();
    await panel(page).getByLabel('First day').press('Backspace');
    await panel(page).getByRole('button', { name: 'Save the draft' }).dblclick();
    await expect(page.getByText('The draft is saved.')).toBeVisible();

    await expect(panel(page).getByText('Nobody sees it before it is published.')).toBeVisible();
    await expect(
      panel(page).getByRole('article').getByRole('heading', { name: title }),
    ).toBeVisible();
    await expect(panel(page).getByText('Water <b>orchids</b>')).toBeVisible();
    expect(await publicTitles(title)).toEqual([]);

    await panel(page).getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(panel(page).getByText('It is on the site now.')).toBeVisible();
    expect(await publicTitles(title)).toEqual([title]);
    const [site] = await Promise.all([
      page.waitForEvent('popup'),
      panel(page).getByRole('link', { name: 'View on site' }).click(),
    ]);
    await expect(site.getByRole('dialog', { name: title })).toBeVisible();
    await site.close();

    await panel(page).getByRole('button', { name: 'Extend' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New last day').fill(dayIn(10));
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await expect(dialog.getByText('Choose a last day from today on')).toBeVisible();
    await dialog.getByLabel('New last day').fill(dayIn(40));
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await expect(dialog).toHaveCount(0);

    const address = page.url();
    await panel(page).getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('dialog').getByLabel('Last day of the copy')).toBeFocused();
    await page.getByRole('dialog').getByRole('button', { name: 'Save as a draft' }).click();
    await expect(page).toHaveURL(/\/vacancies\/\d+\/edit$/);
    await panel(page).getByRole('textbox', { name: 'Title' }).fill(`${title}, Night Shift`);
    await panel(page).getByRole('button', { name: 'Save' }).click();
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(
      `${title}, Night Shift`,
    );
    await panel(page).getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByLabel('First day').fill('');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('dialog').getByText('Choose a day.')).toBeVisible();
    await page.getByRole('dialog').getByLabel('First day').fill(dayIn(5));
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(panel(page).getByText(/Nobody sees it before \d/)).toBeVisible();
    expect(await publicTitles(`${title}, Night Shift`)).toEqual([]);

    await walkTo(page, new URL(address).pathname);
    await panel(page).getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close the vacancy' }).click();
    await expect(page.getByText('It is closed.')).toBeVisible();
    await expect(panel(page).getByText('It is not on the site.')).toBeVisible();
    expect(await publicTitles(title)).toEqual([]);
    for (const said of [
      'made this draft',
      'published this draft vacancy',
      'moved the last day',
      'closed this',
    ])
      await expect(panel(page).getByText(said)).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);

    await panel(page).getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save as a draft' }).click();
    await expect(page).toHaveURL(/\/vacancies\/\d+\/edit$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const office = panel(page).getByRole('textbox', { name: 'Office' });
    await office.fill('Another office');
    await panel(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep writing' }).click();
    await expect(office).toHaveValue('Another office');
    await panel(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard it' }).click();
    await panel(page).getByRole('button', { name: 'Delete', exact: true }).click();
    const drafts = page.getByRole('row', { name: new RegExp(`${title}.*Draft`) });
    await expect(drafts).toHaveCount(1);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the vacancy' }).click();
    await expect(page.getByText('It is deleted.')).toBeVisible();
    await expect(page).toHaveURL(/\/desk\/vacancies$/);
    await expect(drafts).toHaveCount(0);
    // The browser logs each refused request as an error.
    expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
  });

  test('a conflict shows both versions and lets one choose when somebody else saved first', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    await beginAs(page, 'recruiter');
    const address = `${serviceOrigin()}/desk/vacancies/2/edit`;
    await page.goto(address);
    await panel(page).getByRole('textbox', { name: 'Office' }).fill('Mine');

    const colleague = await (await browser.newContext()).newPage();
    await beginAs(colleague, 'administrator');
    await colleague.goto(address);
    await panel(colleague).getByRole('textbox', { name: 'Office' }).fill('Theirs');
    await panel(colleague).getByRole('textbox', { name: 'Short description' }).fill('Theirs too');
    await panel(colleague).getByRole('button', { name: 'Save' }).click();
    await expect(colleague.getByText('Saved.')).toBeVisible();

    await panel(page).getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
    await expect(dialog.getByRole('row', { name: /^Office/ })).toContainText('Theirs');
    await expect(dialog.getByRole('row', { name: /^Office/ })).toContainText('Mine');
    await expect(dialog.getByRole('row', { name: /^Short description/ })).toContainText(
      'Theirs too',
    );
    // Closed without a choice, it discards nothing.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(panel(page).getByRole('textbox', { name: 'Office' })).toHaveValue('Mine');
    await panel(page).getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(address);
    await expect(panel(page).getByRole('textbox', { name: 'Office' })).toHaveValue('Mine');
    await expect(panel(page).getByRole('textbox', { name: 'Short description' })).toHaveValue(
      'Theirs too',
    );
    // The first day of a published vacancy is not left empty.
    await expect(panel(page).getByText('Left empty: the day it is published on.')).toHaveCount(0);
    await panel(page).getByLabel('First day').fill('');
    await panel(page).getByRole('button', { name: 'Save' }).click();
    await expect(panel(page).getByText('Choose a day.')).toBeVisible();
    await expect(panel(page).getByLabel('First day')).toBeFocused();
  });

  test('a vacancy is read-only, and applications are hidden, when the role is sales', async ({
    page,
  }) => {
    await beginAs(page, 'sales');
    const answer = await page.goto(`${serviceOrigin()}/desk/applications`);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
    await expect(
      page.getByRole('heading', { name: 'There is nothing at this address' }),
    ).toBeVisible();
    await walkTo(page, '/desk/vacancies/1');
    await expect(panel(page).getByText('As visitors see it')).toBeVisible();
    for (const name of ['Edit', 'Extend', 'Copy', 'Close', 'New vacancy'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(page).toHaveURL(/\/vacancies\/1$/);
  });

  test('a draft that is saved after its form was left takes nobody away from where they are', async ({
    page,
  }) => {
    await beginAs(page, 'recruiter');
    await page.goto(`${serviceOrigin()}/desk/vacancies/new`);
    await write(page, 'Moss Keeper');
    const saving = Promise.withResolvers<undefined>();
    await page.route('**/desk/vacancies', async (route) => {
      if (route.request().method() === 'POST') await saving.promise;
      await route.continue();
    });
    await panel(page).getByRole('button', { name: 'Save the draft' }).click();
    await page.getByRole('link', { name: 'Applications', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    saving.resolve(undefined);
    await expect(page.getByText('The draft is saved.')).toBeVisible();
    await expect(page).toHaveURL(/\/desk\/applications/);

    await test.step('what is refused is told once', async () => {
      await page.getByRole('link', { name: 'Vacancies', exact: true }).click();
      await page
        .getByRole('row', { name: /Moss Keeper/ })
        .getByRole('link')
        .click();
      await page.route('**/delete', async (route) =>
        route.fulfill({ status: 409, json: { type: 'urn:problem:conflict' } }),
      );
      await panel(page).getByRole('button', { name: 'Delete', exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Delete the vacancy' })
        .click();
      const told = page.getByRole('alert').filter({ hasText: 'This was not saved.' });
      await expect(told).toContainText('It is not as it was any more.');
      await expect(told.getByText('This was not saved.')).toHaveCount(1);
    });
  });
});
