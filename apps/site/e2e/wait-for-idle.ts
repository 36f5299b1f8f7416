import type { Page } from '@example/testing/e2e';

/** Waits until the deferred parts of the page are rendered; until then the layout below the fold changes. */
export const waitForIdle = (page: Page): Promise<void> =>
  page.locator('html:not([data-deferring])').waitFor({ state: 'attached' });
