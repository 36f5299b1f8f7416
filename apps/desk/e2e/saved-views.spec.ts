import { expect, type Page } from '@playwright/test';
import { becomeNewMember, openList, rowAt, walkTo, walkToList } from './desk.ts';
import { test } from './fake/test.ts';

const menu = (page: Page) => page.getByRole('group', { name: 'Saved views' });

/** Opens the menu of views by its button, which is named after the view that is open, and says what it is. */
const openMenu = async (page: Page, view?: string) => {
  const name = view === undefined ? 'Views' : `Views: ${view}`;
  await page.getByRole('search').getByRole('button', { name, exact: true }).click();
  await expect(menu(page)).toBeVisible();
};

const save = async (page: Page, name: string, { isDefault = false } = {}) => {
  await menu(page).getByRole('button', { name: 'Save as a view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  if (isDefault) await dialog.getByRole('checkbox', { name: 'Open the list with it' }).check();
  await dialog.getByRole('button', { name: /^(?:Save|Replace)$/ }).click();
  await expect(dialog).toHaveCount(0);
};

test.describe('Saved views', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await becomeNewMember(page, baseURL);
  });

  test('keep filters and order under a name, are opened, changed and overwritten, and one opens with the list', async ({
    page,
  }) => {
    await openList(page, '?job=1&status=shortlisted&order=name');
    await openMenu(page);
    await save(page, 'Java, shortlisted');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/applications\?order=name$/);
    await walkToList(page);
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Java, shortlisted' }).click();
    await expect(page).toHaveURL(/\?job=1&status=shortlisted&order=name$/);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Vacancy' })).toHaveValue('1');

    await page.getByRole('button', { name: /^Hired/ }).click();
    await openMenu(page, 'Java, shortlisted, changed');
    await menu(page).getByRole('button', { name: 'Save changes to ‘Java, shortlisted’' }).click();
    const view = page.getByRole('search').getByRole('button', { name: 'Java, shortlisted' });
    await expect(view).toHaveAccessibleName('Views: Java, shortlisted');
    await page.reload();
    await openMenu(page, 'Java, shortlisted');
    await expect(menu(page).getByRole('link', { name: 'Java, shortlisted' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.keyboard.press('Escape');
    // The same name replaces it, once that is said.
    await page.getByRole('button', { name: /^Rejected/ }).click();
    await openMenu(page, 'Java, shortlisted, changed');
    await menu(page).getByRole('button', { name: 'Save as a view' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('JAVA,  shortlisted');
    await expect(page.getByText('You have a view of this name. It is replaced.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openMenu(page, 'JAVA,  shortlisted'.replaceAll(/\s+/g, ' '));
    await expect(menu(page).getByRole('link')).toHaveCount(1);

    await test.step('the default opens with its list, but not in an address of others', async () => {
      await walkToList(page, '?status=received&order=oldest');
      await openMenu(page);
      await save(page, 'To read', { isDefault: true });
      await walkTo(page, '/desk');
      await expect(page).toHaveURL(/\/applications\?status=received&order=oldest$/);
      await expect(rowAt(page, 0)).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(page).toHaveURL(/\/applications\?order=oldest$/);
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('g');
      await page.keyboard.press('a');
      await expect(page).toHaveURL(/\?status=received&order=oldest$/);
      await openList(page, '?status=hired');
      await expect(page).toHaveURL(/\?status=hired$/);
      await page
        .getByRole('navigation', { name: 'Desk' })
        .getByRole('link', { name: 'Applications' })
        .click();
      await expect(page).toHaveURL(/\?status=received&order=oldest$/);
    });
  });

  test('are opened by keys alone, renamed, made the default and deleted, within the window of any width', async ({
    page,
  }) => {
    await openList(page, '?status=hired');
    await openMenu(page);
    await save(page, 'Hired');
    await rowAt(page, 0).getByRole('link').click();
    await expect(page.getByRole('complementary')).toBeVisible();
    const button = page
      .getByRole('search')
      .getByRole('button', { name: 'Views: Hired', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Hired' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();

    await test.step('they are renamed, made the default and deleted, which can be undone', async () => {
      await openMenu(page, 'Hired');
      await menu(page).getByRole('button', { name: 'Manage views' }).click();
      const dialog = page.getByRole('dialog', { name: 'Manage views' });
      await dialog.getByRole('textbox', { name: 'Name of ‘Hired’' }).fill('New colleagues');
      await page.keyboard.press('Enter');
      const field = dialog.getByRole('textbox', { name: 'Name of ‘New colleagues’' });
      await expect(field).toBeVisible();
      const toggle = dialog.getByRole('button', {
        name: 'Default: open the list with ‘New colleagues’',
      });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await dialog.getByRole('button', { name: 'Delete ‘New colleagues’' }).click();
      await expect(dialog.getByText('You have no views of this list.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Undo' }).click();
      await expect(field).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'New colleagues' })).toBeFocused();
    });

    await test.step('their menu opens within the window of any width', async () => {
      await walkToList(page);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await openMenu(page);
        const beyond = async () => {
          const box = await menu(page).boundingBox();
          return box ? Math.max(-box.x, box.x + box.width - width) : Infinity;
        };
        await expect.poll(beyond, String(width)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
      }
    });
  });
});
