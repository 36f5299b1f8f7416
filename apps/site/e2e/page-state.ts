import { FASTEST_FORM_MS } from '@example/api/form-signals';
import { expect, type Page } from '@example/testing/e2e';

/** Waits until a form may be sent by a person: sooner it counts as a robot’s. */
export const takeTime = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => page.evaluate(() => performance.now()))
    .toBeGreaterThan(FASTEST_FORM_MS);
};

/** Waits until the page has the code for the form that was begun, and the token, which it fetches last. */
export const waitForForm = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('XSRF-TOKEN');

/** Takes the connection away, once the page has fetched the code for what was begun. */
export const goOffline = async (page: Page): Promise<void> => {
  await waitForForm(page);
  await page.context().setOffline(true);
};

/** Waits until the page is hydrated. */
export const waitForHydration = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
};
