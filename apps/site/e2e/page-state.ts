import { FASTEST_FORM_MS } from '@example/api/form-signals';
import { expect, type Page } from '@example/testing/e2e';

/** Waits until the form no longer counts as sent by a robot. */
export const takeTime = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => page.evaluate(() => performance.now()))
    .toBeGreaterThan(FASTEST_FORM_MS);
};

/** Waits until the page has fetched the form's code and then the token. */
export const waitForForm = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('XSRF-TOKEN');

/** Disconnects the page once it has fetched the form's code. */
export const goOffline = async (page: Page): Promise<void> => {
  await waitForForm(page);
  await page.context().setOffline(true);
};

/**
 * Waits until the page is hydrated. An assertion on the root element would describe the whole page each time it
 * does not hold yet.
 */
export const waitForHydration = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
