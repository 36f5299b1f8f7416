import { expect, ownMailServer, mailsWith, type Page, test } from '@example/testing/e2e';
import { rowAt, walkTo, watchErrors } from '../desk.ts';
import { expectHealthyAtAllWidths } from '../expect-healthy.ts';
import { applyAs, beginAs, serviceOrigin, writeAs } from './member.ts';

const UNKNOWN = '550 5.1.1 No such user here';
const BUSY = '451 4.3.0 Try again later';

/** Long enough for the answer of a mail server on a busy machine. */
const OUTCOME = { timeout: 30_000 };

const details = (page: Page, name: 'Application' | 'Enquiry') =>
  page.getByRole('complementary', { name });

/** Returns the mail with this subject, in the open details. */
const mailIn = (page: Page, subject: string) =>
  page.getByRole('complementary').getByRole('listitem').filter({ hasText: subject });

const listed = (page: Page, name: string) =>
  page.locator('[role=row][data-index]').filter({ hasText: name });

/** Returns the mails that arrived at an address. */
const mailsTo = (email: string) =>
  mailsWith(email).filter((mail) => mail.split('\r\n\r\n')[0]?.includes(`\r\nTo: ${email}\r\n`));

const write = async (page: Page, subject: string) => {
  await details(page, 'Application')
    .getByRole('button', { name: 'Write to the applicant' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear Anu,\n\nplease call us.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
};

/** Returns an address that nobody else in these tests has. */
const newAddress = () => `${crypto.randomUUID()}@example.com`;

/** Applies, waits until the receipt has arrived, and opens the application as a recruiter. */
const openApplication = async (page: Page, name: string) => {
  const email = newAddress();
  const reference = await applyAs(page.context().request, name, { email });
  await expect.poll(() => mailsTo(email).length, OUTCOME).toBe(1);
  const author = await beginAs(page, 'recruiter');
  await page.goto(`${serviceOrigin()}/desk/applications/${reference}`);
  await expect(mailIn(page, reference)).toContainText('Sent');
  return { email, reference, author };
};

test.describe('The mails to a person', () => {
  test('that are refused are told to their author, who sends them again', async ({ page }) => {
    test.setTimeout(180_000);
    const errors = watchErrors(page);
    const { email, reference, author } = await openApplication(page, 'Anu Refused');
    const receipt = mailIn(page, reference);
    await expect(receipt).toContainText('Automatic');
    await receipt.getByText('We have received').click();
    await expect(receipt.getByText('Your reference is')).toBeVisible();

    ownMailServer().refuse(email, UNKNOWN);
    await write(page, 'Please call us');
    const mail = mailIn(page, 'Please call us').first();
    await expect(mail).toContainText('Address refused', OUTCOME);
    await expect(mail).toContainText(UNKNOWN);
    await expect(mail).toContainText('Try the telephone if there is a number');
    await expect(mail).toContainText('Meera Das');
    await expect(page.getByRole('alert').getByText('was not delivered')).toBeVisible();
    await expect(
      listed(page, 'Anu Refused').getByRole('img', { name: 'A mail did not arrive' }),
    ).toBeAttached();
    await expectHealthyAtAllWidths(page, 'a refused mail');
    await page.setViewportSize({ width: 1440, height: 900 });

    const notices = () => mailsTo(author.email).filter((one) => one.includes(reference));
    await expect.poll(() => notices().length, OUTCOME).toBe(1);
    expect(notices()[0]).toContain(UNKNOWN);
    expect(notices()[0]).toContain(`/desk/applications/${reference}`);
    expect(notices()[0]).toContain('Auto-Submitted: auto-generated');

    ownMailServer().accept(email);
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await mail.getByRole('button', { name: 'Send again' }).click();
    await expect(mail).toContainText('Sent', OUTCOME);
    await expect(mail.getByRole('button', { name: 'Send again' })).toHaveCount(0);
    await expect(
      listed(page, 'Anu Refused').getByRole('img', { name: 'A mail did not arrive' }),
    ).toHaveCount(0);
    await expect(page.getByText('had a mail sent again')).toBeVisible();
    const [arrived] = mailsTo(email).filter((one) => one.includes('Please call us'));
    expect(arrived).not.toContain('Auto-Submitted');
    const [ofReceipt] = mailsTo(email).filter((one) => one.includes(reference));
    expect(ofReceipt).toContain('Auto-Submitted: auto-generated');
    expect(errors).toEqual([]);
  });

  test('are watched though the notice of their decision was hidden', async ({ page }) => {
    const { email } = await openApplication(page, 'Chitra Hidden');
    ownMailServer().refuse(email, UNKNOWN);
    await page.keyboard.press('d');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    const notices = page.getByRole('region', { name: 'Not told yet' });
    await notices.getByRole('button', { name: 'Close this notice; the decision stays' }).click();
    await expect(notices).toHaveCount(0);
    await walkTo(page, '/desk/vacancies');
    const told = page.getByRole('alert').filter({ hasText: 'was not delivered' });
    await expect(told).toBeVisible(OUTCOME);
  });

  test('are watched in any view, and found by a filter', async ({ page }) => {
    const { email, reference } = await openApplication(page, 'Binu Elsewhere');
    ownMailServer().refuse(email, UNKNOWN);
    await write(page, 'An invitation');
    await page.keyboard.press('g');
    await page.keyboard.press('v');
    await expect(page.getByRole('heading', { level: 1, name: 'Vacancies' })).toBeVisible();
    const told = page.getByRole('alert').filter({ hasText: 'was not delivered' });
    await expect(told).toBeVisible(OUTCOME);
    await told.getByRole('button', { name: 'Show it' }).click();
    await expect(mailIn(page, 'An invitation').first()).toContainText('Address refused');
    await walkTo(page, `/desk/applications?mails=true&q=${reference}`);
    await expect(page.getByText('1 application', { exact: true })).toBeVisible();
    await expect(rowAt(page, 0)).toContainText('Binu Elsewhere');
    await expect(rowAt(page, 0).getByRole('img', { name: 'A mail did not arrive' })).toBeAttached();
  });

  test('wait for a mail server that is busy, and are sent at once when asked', async ({ page }) => {
    const { email } = await openApplication(page, 'Chitra Waits');
    ownMailServer().refuse(email, BUSY);
    await write(page, 'A question');
    const mail = mailIn(page, 'A question').first();
    await expect(mail).toContainText(BUSY, OUTCOME);
    await expect(mail).toContainText('Waiting');
    await expect(mail).toContainText('It is tried again');
    ownMailServer().accept(email);
    await mail.getByRole('button', { name: 'Send again' }).click();
    await expect(mail).toContainText('Sent', OUTCOME);
  });

  test('show the fate of an answer to an enquiry', async ({ page, playwright }) => {
    const email = newAddress();
    const visitor = await playwright.request.newContext();
    const fields = { name: 'Devi', subject: 'A map', message: 'When?', email };
    const reference = await writeAs(visitor, fields);
    await expect.poll(() => mailsTo(email).length, OUTCOME).toBe(1);
    ownMailServer().refuse(email, UNKNOWN);
    await beginAs(page, 'sales');
    await page.goto(`${serviceOrigin()}/desk/enquiries/${reference}`);
    await details(page, 'Enquiry').getByRole('button', { name: 'Answer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Text' }).fill('On Monday.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    const mail = mailIn(page, 'Re: A map').first();
    await expect(mail).toContainText('Address refused', OUTCOME);
    await expect(mail.getByText('On Monday.')).toBeVisible();
    await expect(mail.getByRole('button', { name: 'Send again' })).toBeVisible();
  });
});
