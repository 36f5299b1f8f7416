import { expect } from '@playwright/test';
import { details, openDetails, openList, rowAt, walkTo, walkToList } from './desk.ts';
import { test } from './fake/test.ts';

test.describe('Keyboard', () => {
  test('the keyboard alone selects, opens and closes applications', async ({ page }) => {
    await openList(page);
    await page.keyboard.press('j');
    await expect(rowAt(page, 0).getByRole('link')).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    await expect(rowAt(page, 2).getByRole('link')).toBeFocused();
    await page.keyboard.press('x');
    await expect(rowAt(page, 2)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('k');
    await page.keyboard.press('Space');
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 selected')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(details(page)).toBeFocused();
    const name = await rowAt(page, 1).getByRole('link').textContent();
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(name ?? '');
    await page.keyboard.press('j');
    const next = await rowAt(page, 2).getByRole('link').textContent();
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(next ?? '');
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Write a note' })).toBeFocused();
    await page.keyboard.type('jk?');
    await expect(page.getByRole('textbox', { name: 'Write a note' })).toHaveValue('jk?');
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeFocused();
    const status = details(page).getByRole('combobox', { name: 'Status' });
    await page.keyboard.press('s');
    await expect(status).toBeFocused();
    await status.selectOption('Shortlisted');
    await expect(details(page)).toBeFocused();
    // Taken back, since other tests look for it among the received ones.
    const notice = page.getByRole('region', { name: 'Not told yet' });
    await expect(notice).toBeVisible();
    await page.keyboard.press('z');
    await expect(notice).toHaveCount(0);
    await page.keyboard.press('t');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    await expect(rowAt(page, 2).getByRole('link')).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    // Enter leads to what was found, once it is there; so does the arrow.
    await page.keyboard.type('binu');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=binu/);
    await expect(rowAt(page, 0).getByRole('link')).toBeFocused();
    await expect(rowAt(page, 0)).toContainText('Binu');
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await expect(rowAt(page, 0).getByRole('link')).toBeFocused();

    await test.step('one row alone is in the tab order, and End and Home go to the last loaded and the first', async () => {
      await walkToList(page);
      await expect(
        page.locator('[role=row][data-index] :is(a, input):not([tabindex="-1"])'),
      ).toHaveCount(1);
      await page.keyboard.press('j');
      await page.keyboard.press('End');
      await expect(rowAt(page, 199).getByRole('link')).toBeFocused();
      await expect(rowAt(page, 199)).toBeInViewport();
      await page.keyboard.press('Home');
      await expect(rowAt(page, 0).getByRole('link')).toBeFocused();
    });

    await test.step('two keys in turn open a view', async () => {
      await walkTo(page, '/desk/nowhere');
      await expect(
        page.getByRole('heading', { name: 'There is nothing at this address' }),
      ).toBeVisible();
      await page.keyboard.press('g');
      await page.keyboard.press('a');
      await expect(page).toHaveURL(/\/desk\/applications$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeFocused();
    });

    await test.step('no key is a shortcut where one types, nor the first of two', async () => {
      const search = page.getByRole('searchbox', { name: 'Search' });
      await search.pressSequentially('ga ge go Agarwal');
      await expect(search).toHaveValue('ga ge go Agarwal');
      await expect(page).toHaveURL(/\/desk\/applications\?q=/);
      await search.fill('');
      // The rows of the search are gone by then: a row that goes cannot take the focus.
      await expect(page).toHaveURL(/\/desk\/applications$/);
      await expect(page.getByText(/^50,00\d applications$/)).toBeVisible();
      const link = await rowAt(page, 0).getByRole('link').elementHandle();
      await page.keyboard.press('g');
      // At once: a second later the key would be the first of two no more.
      const isFocused = await link.evaluate((first) => {
        first.focus();
        return first === document.activeElement;
      });
      expect(isFocused).toBe(true);
      await page.keyboard.press('v');
      await page.keyboard.press('/');
      await expect(search).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/desk\/applications/);
      await page.keyboard.press('g');
      await page.keyboard.press('/');
      await expect(search).not.toBeFocused();
      await walkToList(page);
    });

    await test.step('the help lists the keys, and switches single-key shortcuts off', async () => {
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(help).toBeVisible();
      await help.getByRole('checkbox', { name: 'Single keys do something' }).uncheck();
      await page.keyboard.press('Escape');
      await expect(help).toBeHidden();
      await page.keyboard.press('?');
      await page.keyboard.press('/');
      await expect(help).toBeHidden();
      await expect(page.getByRole('searchbox', { name: 'Search' })).not.toBeFocused();
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expect(help).toBeVisible();
      await page.keyboard.press('Escape');
      await openDetails(page, 2);
      await details(page)
        .getByRole('combobox', { name: 'Status' })
        .selectOption({ label: 'Shortlisted' });
      const undo = page
        .getByRole('region', { name: 'Not told yet' })
        .getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
      await undo.click();
      await expect(undo).toHaveCount(0);
    });
  });

  test('the focus is where one goes on, at one stop after the other, when a bar, filters or a menu go', async ({
    page,
  }) => {
    await openDetails(page, 1);
    await test.step('no heading of the details is in the tab order', async () => {
      await expect(details(page)).toBeFocused();
      const stops: string[] = [];
      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press('Tab');
        stops.push((await page.evaluate(() => document.activeElement?.tagName)) ?? '');
      }
      expect(stops.filter((name) => /^(?:BUTTON|A)$/.test(name)).length).toBeGreaterThan(5);
      expect(stops.filter((name) => /^(?:H\d|DIV)$/.test(name))).toEqual([]);
    });

    await test.step('the focus is back on a row when the bar of the selection goes', async () => {
      await walkToList(page);
      const bar = page.getByRole('region', { name: 'What is done to the selected ones' });
      for (const button of ['Select nothing', 'Reject']) {
        await page.keyboard.press('j');
        await page.keyboard.press('x');
        await bar.getByRole('button', { name: button }).press('Enter');
        if (button === 'Reject')
          await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).press('Enter');
        await expect(bar).toHaveCount(0);
        await expect(page.locator('[role=row][data-index] a:focus')).toHaveCount(1);
      }
      await page.keyboard.press('z');
      await expect(page.getByRole('region', { name: 'Not told yet' })).toHaveCount(0);
    });

    await test.step('the focus is in the search when the filters were cleared that left no row', async () => {
      await walkTo(page, '/desk/applications?q=nobody-of-this-name');
      const clears = page.getByRole('button', { name: 'Clear filters' });
      await expect(clears).toHaveCount(2);
      await clears.last().press('Enter');
      await expect(rowAt(page, 0)).toBeVisible();
      await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    });

    await test.step('all rows that are loaded are selected, and it is said that more match', async () => {
      await page.getByRole('checkbox', { name: 'Select all that are loaded' }).click();
      await expect(page.getByText(/^\d+ of [\d,]+ selected$/)).toBeVisible();
      await rowAt(page, 0).getByRole('checkbox').uncheck();
      await expect(page.getByText(/^\d+ selected$/)).toBeVisible();
    });

    await test.step('Escape closes the menu of a narrow window first, then empties the selection', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await walkToList(page);
      await rowAt(page, 0).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Menu' }).click();
      const navigation = page.getByRole('navigation', { name: 'Desk' });
      await expect(navigation).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(navigation).toBeHidden();
      await expect(page.getByText('1 selected')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('1 selected')).toHaveCount(0);
    });
  });
});
