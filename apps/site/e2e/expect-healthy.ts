import { expectAccessible, expectNoSidewaysScroll, expectReadable } from '@example/testing/axe';
import type { Page } from '@example/testing/e2e';
import { waitForIdle } from './wait-for-idle.ts';

const widths = [320, 360, 768, 1440] as const;

/** Expects that the view passes axe in both colour schemes, as seen from its top. */
export const expectAccessibleView = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  // Axe measures all positions once and uses them throughout.
  await waitForIdle(page);
  await expectAccessible(page, `${name}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page, `${name}, dark`);
};

/** Expects that the view scrolls sideways at no width. */
export const expectToFit = async (
  page: Page,
  name: string,
  atWidths: readonly number[] = widths,
): Promise<void> => {
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${name}, ${String(width)} px`);
  }
};

/** Expects that the view passes axe in both colour schemes and scrolls sideways at no width. */
export const expectHealthyView = async (page: Page, name: string): Promise<void> => {
  await expectAccessibleView(page, name);
  await expectToFit(page, name);
};

/** Opens an address and expects that its view is healthy, see {@link expectHealthyView}. */
export const expectHealthy = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expectHealthyView(page, address);
};
