import {
  content,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
} from '@example/testing/axe';
import type { Page } from '@example/testing/e2e';
import { waitForIdle } from './wait-for-idle.ts';

/** Expects that the view passes axe in both colour schemes. Checks header and footer only with `whole`. */
export const expectAccessibleView = async (
  page: Page,
  name: string,
  { whole = false }: { readonly whole?: boolean } = {},
): Promise<void> => {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  // Axe measures all positions once.
  await waitForIdle(page);
  const within = whole ? undefined : content;
  await expectAccessible(page, `${name}, light`, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page, `${name}, dark`, within);
};

/** Expects that the view passes axe in both colour schemes and scrolls sideways at no width. */
export const expectHealthyView = async (page: Page, name: string): Promise<void> => {
  await expectAccessibleView(page, name);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${name}, ${String(width)} px`);
  }
};

/** Opens an address and calls {@link expectHealthyView}. */
export const expectHealthy = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expectHealthyView(page, address);
};
