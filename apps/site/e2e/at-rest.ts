import { expect, type Page } from '@example/testing/e2e';

/** Waits until every part of the page has its place: until then its layout still changes below the fold. */
export const atRest = (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('data-shown-from-top');
