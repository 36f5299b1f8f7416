import { expectAccessible } from '@example/testing/axe';
import { expect, mailsWith, type Page, test } from '@example/testing/e2e';
import { rowAt } from '../desk.ts';
import { applyAs, serviceOrigin, beginAs } from './member.ts';

/* Decisions on the real service, which waits by itself until it tells them. */

const TOLD = 'We have decided to go on with other applicants';

const rejectionsTo = (email: string) =>
  mailsWith(`To: ${email}\r\n`).filter((mail) =>
    mail
      .replaceAll(/=\r?\n|\r?\n/g, ' ')
      .replaceAll(/ +/g, ' ')
      .includes(TOLD),
  );

const notices = (page: Page) => page.getByRole('region', { name: 'Not told yet' });

test('a rejection is told after ten seconds though the tab is closed, and not to whom it was undone', async ({
  page,
  playwright,
}) => {
  test.setTimeout(120_000);
  const visitor = await playwright.request.newContext();
  const people = ['Uma Kartha', 'Vivek Kartha', 'Yash Kartha'].map((name) => ({
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  }));
  for (const { name, email } of people) await applyAs(visitor, name, { email });
  await beginAs(page, 'recruiter');
  await page.goto(`${serviceOrigin()}/desk/applications?q=Kartha`);
  await expect(rowAt(page, 2)).toBeVisible();
  await rowAt(page, 0).getByRole('checkbox').check();
  await rowAt(page, 2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('All get the mail “Rejection”.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too far away.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await notices(page).getByRole('button', { name: 'Undo for some' }).click();
  await notices(page).getByRole('button', { name: 'Undo for Vivek Kartha' }).click();
  await expect(notices(page)).toContainText('2 applicants are rejected.');
  for (const { email } of people) expect(rejectionsTo(email)).toEqual([]);
  const context = page.context();
  await page.close();

  await expect
    .poll(() => people.map(({ email }) => rejectionsTo(email).length), { timeout: 60_000 })
    .toEqual([1, 0, 1]);
  const read = await context.request.get(`${serviceOrigin()}/api/v0/desk/applications?q=Kartha`);
  const { items } = (await read.json()) as {
    readonly items: readonly { readonly name: string; readonly status: string }[];
  };
  expect(Object.fromEntries(items.map(({ name, status }) => [name, status]))).toMatchObject({
    'Uma Kartha': 'rejected',
    'Vivek Kartha': 'received',
    'Yash Kartha': 'rejected',
  });
});
