import { expect, mailsWith, operate, type Page, test } from '@example/testing/e2e';
import { randomUUID } from 'node:crypto';
import { waitForHydration } from './page-state.ts';

const enquiryForm = (page: Page) => page.getByRole('form', { name: 'Enquiry' });

/** Returns an email address that no other test uses. */
const robot = () => `robot-${randomUUID()}@example.com`;

/** Fills in and sends the enquiry form, and returns the reference in the answer. */
const enquire = async (page: Page, email: string, homepage: string, javaScriptEnabled: boolean) => {
  await page.goto('/');
  const form = enquiryForm(page);
  await form.getByLabel('Name').fill('Visitor');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message').fill('Visit our shop.');
  await form.locator('[name="homepage"]').fill(homepage);
  if (javaScriptEnabled) {
    await waitForHydration(page);
  }
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Submitted Succesfully')).toBeVisible();
  return /E-[0-9A-Z]{8}/.exec(await form.innerText())?.[0] ?? 'no reference';
};

/** Returns the held mails to an address, as the operator sees them. */
const heldFor = async (email: string) =>
  (await operate('outbox', 'list'))
    .split('\n')
    .map((line) => line.split(/ {2,}/))
    .filter((columns) => columns[1] === 'held' && columns.includes(email));

test.describe('Robot trap', () => {
  for (const javaScriptEnabled of [true, false]) {
    const script = javaScriptEnabled ? 'on' : 'off';

    test.describe(`JavaScript ${script}`, () => {
      test.use({ javaScriptEnabled });

      test('an enquiry is held until an operator releases it when the hidden field is filled in', async ({
        page,
      }) => {
        const email = robot();
        const reference = await enquire(page, email, 'https://shop.example', javaScriptEnabled);
        await expect.poll(() => mailsWith(reference).length).toBe(1);
        const [announcement = ''] = mailsWith(reference);
        expect(announcement).toContain(`Subject: Suspected robot: New enquiry ${reference}`);
        expect(announcement).toContain('To: office@example.com');
        expect(announcement).not.toContain('shop.example');
        const [held, ...others] = await heldFor(email);
        expect(others).toEqual([]);
        expect(held).toContain('a field that people do not see was filled in');
        await operate('outbox', 'retry', held?.[0] ?? '');
        await expect.poll(() => mailsWith(`To: ${email}\r\n`).length).toBe(1);
      });

      test('a subscription is held when the hidden field is filled in', async ({ page }) => {
        const email = robot();
        await page.goto('/about');
        const box = page.getByRole('form', { name: 'Newsletter' });
        await box.getByLabel('Email').fill(email);
        await box.locator('[name="homepage"]').fill('x');
        await box.getByRole('button', { name: 'Subscribe' }).click();
        await expect(box.getByRole('alert')).toContainText('look in your mailbox');
        await expect.poll(async () => (await heldFor(email)).length).toBe(1);
        expect(mailsWith(`To: ${email}\r\n`)).toEqual([]);
      });
    });
  }

  test('an enquiry is held when it is sent faster than a person types', async ({ page }) => {
    await page.addInitScript(() => {
      performance.now = () => 400;
    });
    const email = robot();
    const reference = await enquire(page, email, '', true);
    await expect.poll(() => mailsWith(reference).length).toBe(1);
    expect(mailsWith(reference)[0]).toContain('Subject: Suspected robot: New enquiry');
    const [held, ...others] = await heldFor(email);
    expect(others).toEqual([]);
    expect(held).toContain('sent faster than a person types');
  });

  test('the hidden field is no text box of the form and out of the tab order', async ({ page }) => {
    await page.goto('/');
    const form = enquiryForm(page);
    await expect(form.getByRole('textbox')).toHaveCount(3);
    await form.getByLabel('Message').focus();
    await page.keyboard.press('Tab');
    await expect(form.getByRole('link', { name: 'How we handle what you send us' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeFocused();
  });
});
