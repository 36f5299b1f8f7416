import { expect, test } from '@example/testing/e2e';
import { rowAt, watchErrors } from '../desk.ts';
import { applyAs, askForDemoAs, serviceOrigin, signInAs, subscribeAs } from './member.ts';

/** More than the time between two questions for what is new, in ms. */
const A_WHILE = 30_000;

test.describe('What is new on the service', () => {
  test('comes to an open list and to the navigation, and a view is kept for the member', async ({
    page,
    playwright,
  }) => {
    test.setTimeout(120_000);
    const visitors = await playwright.request.newContext();
    await applyAs(visitors, 'Somebody Else');
    await signInAs(page, 'administrator', 'D-1400');
    const errors = watchErrors(page);
    await page.clock.install();
    await page.goto(`${serviceOrigin()}/desk/applications`);
    await expect(rowAt(page, 0)).toBeVisible();

    const name = `Priya ${crypto.randomUUID().slice(0, 8)}`;
    const reference = await applyAs(visitors, name);
    await askForDemoAs(visitors, 'Binu Thomas');
    await subscribeAs(visitors, `${crypto.randomUUID()}@example.com`);
    await page.clock.fastForward(A_WHILE);
    // Other tests apply at the same time.
    const fresh = page.getByRole('button', { name: /^\d+ new$/ });
    await expect(fresh).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) Applications/);
    await fresh.click();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('New:');
    const views = page.getByRole('navigation', { name: 'Desk' });
    for (const list of ['Enquiries', 'Subscribers'])
      await expect(views.getByRole('link', { name: list })).toHaveText(/\d\+? new$/);
    await views.getByRole('link', { name: 'Subscribers' }).click();
    await expect(rowAt(page, 0)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Not confirmed/ })).toHaveText(/[1-9]\d*$/);

    await page.goto(`${serviceOrigin()}/desk/applications?q=${reference}`);
    await expect(page.getByRole('button', { name: 'All 1', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'Save as a view' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Priya');
    await page.getByRole('checkbox', { name: 'Open the list with it' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The view ‘Priya’ is saved.')).toBeVisible();
    await page.goto(`${serviceOrigin()}/desk`);
    await expect(page).toHaveURL(`${serviceOrigin()}/desk/applications?q=${reference}`);
    await page.getByRole('search').getByRole('button', { name: 'Priya' }).click();
    await page.getByRole('button', { name: 'Save as a view' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('PRIYA');
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByRole('search').getByRole('button', { name: 'PRIYA' })).toBeVisible();
    expect(errors).toEqual([]);
  });
});
