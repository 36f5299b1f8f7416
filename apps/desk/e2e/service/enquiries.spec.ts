import { expectAccessible } from '@example/testing/axe';
import { expect, type Page, test } from '@example/testing/e2e';
import { readFileSync } from 'node:fs';
import { rowAt, walkTo, watchErrors } from '../desk.ts';
import { codesTo, serviceOrigin, beginAs, beginProven, subscribeAs, writeAs } from './member.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Enquiry' });
const hostile = '=1+1 <img src=x onerror="document.title=1">';

test.describe('Enquiries', () => {
  test('an enquiry is assigned, noted and answered, and the log has each step', async ({
    page,
    playwright,
  }) => {
    const errors = watchErrors(page);
    const visitor = await playwright.request.newContext();
    const reference = await writeAs(visitor, { name: hostile, subject: hostile, message: hostile });
    const { code } = await beginProven(page);
    await page.goto(`${serviceOrigin()}/desk/enquiries`);
    await page.getByRole('searchbox', { name: 'Search' }).fill(reference);
    await expect(page.getByText('1 enquiry', { exact: true })).toBeVisible();
    await rowAt(page, 0).getByRole('link').click();
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(hostile);
    await expect(page.locator('img[src=x]')).toHaveCount(0);

    await panel(page).getByRole('combobox', { name: 'Owner' }).selectOption(code);
    await panel(page).getByRole('textbox', { name: 'Write a note' }).fill('Calls on Tuesday.');
    await panel(page).getByRole('button', { name: 'Save note' }).click();
    await expect(panel(page).getByRole('listitem').getByText('Calls on Tuesday.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Answer' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      `Re: ${hostile} (${reference})`,
    );
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear Ravi,\n\nwe can.');
    await dialog.getByRole('button', { name: 'Send' }).dblclick();
    await expect(page.getByText('The mail is on its way.')).toBeVisible();
    await expect(panel(page).getByRole('combobox', { name: 'Status' })).toHaveValue('answered');
    await page.reload();
    await expect(panel(page).getByText('we can.')).toBeVisible();
    await expect(panel(page).getByText(/changed the owner from nobody to Meera Das/)).toBeVisible();

    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(readFileSync(await csv.path(), 'utf8')).toContain(`'=1+1 <img`);

    await walkTo(page, `/desk/audit?area=enquiry&q=${reference}`);
    await expect(rowAt(page, 0)).toContainText('answered');
    await rowAt(page, 0).getByRole('link').click();
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(hostile);
    expect(errors).toEqual([]);
  });

  test('an enquiry shows its message at once when name and subject are long, and subscribers are downloaded', async ({
    page,
    playwright,
  }) => {
    const visitor = await playwright.request.newContext();
    const long = { name: 'N'.repeat(3_000), subject: 'S'.repeat(3_000) };
    const reference = await writeAs(visitor, { ...long, message: 'What it is about' });
    await beginAs(page, 'sales');
    await page.goto(`${serviceOrigin()}/desk/enquiries/${reference}`);
    await expect(panel(page).getByText('What it is about')).toBeInViewport();
    await expect(panel(page).getByText('Email', { exact: true })).toBeInViewport();

    await test.step('subscribers are found and downloaded', async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      await subscribeAs(visitor, email);
      await walkTo(page, `/desk/subscribers?status=pending&q=${email}`);
      await expect(rowAt(page, 0)).toContainText('Not confirmed');
      const [csv] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Export CSV' }).click(),
      ]);
      expect(readFileSync(await csv.path(), 'utf8')).toContain(email);
      await page.keyboard.press('g');
      await page.keyboard.press('e');
      await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeFocused();
    });
  });

  test('an answer shows a colleague’s answer before it is sent when that was first', async ({
    page,
    browser,
    playwright,
  }) => {
    const visitor = await playwright.request.newContext();
    const reference = await writeAs(visitor, { name: 'Mira', subject: 'A map', message: 'When?' });
    const address = `${serviceOrigin()}/desk/enquiries/${reference}`;
    const colleague = await (await browser.newContext()).newPage();
    const begin = async (member: Page, text: string) => {
      await member.goto(address);
      await panel(member).getByRole('button', { name: 'Answer' }).click();
      await member.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill(text);
    };
    await beginAs(page, 'sales');
    await beginAs(colleague, 'administrator');
    await begin(page, 'On Monday.');
    await begin(colleague, 'On Friday.');
    const send = async (member: Page) =>
      member.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await send(colleague);
    await expect(colleague.getByText('The mail is on its way.')).toBeVisible();
    await send(page);
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText('Somebody was first. Your answer is not sent yet.'),
    ).toBeVisible();
    await expect(dialog.getByText('On Friday.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('On Monday.');
    await expectAccessible(page);
    await send(page);
    await expect(dialog).toHaveCount(0);
    await expect(panel(page).getByText('On Monday.')).toBeVisible();
    await colleague.context().close();
  });

  test('an enquiry that looks like a robot’s is held until somebody releases it, and the outbox shows no code', async ({
    page,
    playwright,
  }) => {
    const visitor = await playwright.request.newContext({
      extraHTTPHeaders: { 'X-Form-Signal': 'trap' },
    });
    const reference = await writeAs(visitor, {
      name: 'Asha Nair',
      subject: 'A map',
      message: 'We need one.',
    });
    const { email } = await beginAs(page, 'administrator');
    await page.goto(`${serviceOrigin()}/desk/outbox?q=${reference}&state=held`);
    await expect(rowAt(page, 0)).toContainText('Held');
    await walkTo(page, `/desk/enquiries/${reference}`);
    await expect(panel(page).getByText('the receipt for its sender was held back')).toBeVisible();
    await panel(page).getByRole('button', { name: 'A person sent it' }).click();
    await expect(
      page.getByText('The office is told, and its sender gets a receipt.'),
    ).toBeVisible();
    await expect(panel(page).getByText('A robot seems to have sent this')).toHaveCount(0);
    // The pressed button is gone.
    await expect(panel(page)).toBeFocused();
    await walkTo(page, `/desk/outbox?q=${reference}`);
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Read the list anew' }).click();
        await expect(rowAt(page, 0)).toBeVisible();
        return page.locator('[role=row][data-index]').filter({ hasText: 'Sent' }).count();
      })
      // The first mail to the office, the one after the release, and the receipt.
      .toBe(3);

    await test.step('the outbox shows no code when a sign-in code was mailed', async () => {
      await walkTo(page, `/desk/outbox?q=${email}`);
      await page
        .getByRole('link', { name: /sign-in code/ })
        .first()
        .click();
      const mail = page.getByRole('complementary', { name: 'Mail' });
      await expect(mail.getByText('******').first()).toBeVisible();
      const [code = 'none'] = codesTo(email);
      expect(code).toMatch(/^\d{6}$/);
      expect(await mail.textContent()).not.toContain(code);
    });
  });
});
