import { expect } from '@playwright/test';
import { colleagueChanges, details, openDetails, referenceOf, walkToDetails } from './desk.ts';
import { test } from './fake/test.ts';

test('a mail waits for its templates, and keeps its key when it may have been sent and the page is loaded again', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  let isBroken = true;
  await page.route('**/applications/A-00000471/mail', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (isBroken ? route.fulfill({ status: 500 }) : route.continue());
  });
  const dialog = page.getByRole('dialog');
  const write = details(page).getByRole('button', { name: /^Write to the applicant/ });
  await test.step('a mail can be sent once its templates are there, and not before', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/applications/A-00000473/templates', async (route) => {
      await held;
      await route.continue();
    });
    await openDetails(page, 473);
    await write.click();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send' })).toHaveCount(0);
    release();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The mail is on its way.')).toBeVisible();
  });

  await walkToDetails(page, 471);
  await write.click();
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Your application');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Please call us.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The mail may be on its way');
  await page.keyboard.press('Escape');
  await page.reload();
  isBroken = false;
  await write.click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The mail is on its way.')).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('a note that may have been saved keeps its key when the page is loaded while it is sent', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  const lost: (() => void)[] = [];
  await page.route('**/applications/A-00000472/notes', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The answer to the first comes when nobody waits for it any more.
    if (keys.length === 1) await new Promise<void>((resolve) => void lost.push(resolve));
    await (keys.length === 1 ? route.abort() : route.continue());
  });
  const panel = details(page);
  await openDetails(page, 472);
  await panel.getByRole('textbox', { name: 'Note' }).fill('Called on Monday.');
  await panel.getByRole('button', { name: 'Save note' }).click();
  await expect.poll(() => keys.length).toBe(1);
  await page.reload();
  for (const release of lost) release();
  await panel.getByRole('button', { name: 'Save note' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Called on Monday.' })).toHaveCount(1);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a rejection that a colleague was faster than is asked about, and the mail is written once', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/decide')) keys.push(request.headers()['idempotency-key']);
  });
  const change = async (status: object) => colleagueChanges(page, referenceOf(483), status);
  await change({ status: 'received' });
  await openDetails(page, 483);
  await details(page)
    .getByRole('button', { name: /^Write to the applicant/ })
    .click();
  const mail = page.getByRole('dialog', { name: /^Write to/ });
  const left = page.getByRole('dialog', { name: /was changed by a colleague meanwhile$/ });
  const send = mail.getByRole('button', { name: 'Send' });
  await mail.getByRole('combobox', { name: 'Template' }).selectOption('Rejection');
  await change({ tags: ['seen'] });
  await send.click();
  await left.getByRole('button', { name: 'Leave as is' }).click();
  await change({ tags: ['seen', 'again'] });
  await send.click();
  await left.getByRole('button', { name: 'Change anyway' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(details(page).getByRole('combobox', { name: 'Status' })).toHaveValue('rejected');
  await expect(page.getByRole('region', { name: 'Not told yet' })).toContainText('is rejected');
  await expect(
    details(page).getByRole('button', { name: 'Write to the applicant', exact: true }),
  ).toBeVisible();
  expect(new Set(keys).size).toBe(3);
});
