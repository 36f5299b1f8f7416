import {
  content,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
} from '@example/testing/axe';
import type { Page } from '@playwright/test';

const DIALOG = 'dialog[open]';

/**
 * Expects the view to pass axe in both colour schemes, and not to scroll sideways at any width. Checks the whole page
 * once. Elsewhere leaves out the navigation, unless the view is to be checked whole, and all that a modal dialog covers:
 * the view behind it has checks of its own.
 */
export const expectHealthyAtAllWidths = async (
  page: Page,
  name: string,
  { whole = false } = {},
): Promise<void> => {
  const isDialog = (await page.locator(DIALOG).count()) > 0;
  const rest = whole ? undefined : content;
  const within = isDialog ? DIALOG : rest;
  for (const width of [1440, 768, 360]) {
    const where = `${name}, ${String(width)} px`;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoSidewaysScroll(page, where);
    // The medium width shows nothing that the other widths do not show.
    if (width === 768) continue;
    await expectAccessible(page, `${where}, light`, width === 1440 ? undefined : within);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page, `${where}, dark`, within);
  }
};
