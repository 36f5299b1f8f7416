import type { Browser } from 'playwright';

/**
 * Opens a page of documentation by itself, with the stories in its frames.
 *
 * @returns the widths of the frames' screens by the names of their stories, and what went wrong in them
 */
export const openFrames = async (browser: Browser, baseURL: string, id: string) => {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // The server of the tests has no icon of the site.
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico'))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=a11y.manual:!true`);
  const frames = page.locator('iframe[id^="iframe--"]');
  await frames.first().waitFor();
  const widths: Record<string, number> = {};
  for (const frame of await frames.all()) {
    await frame.scrollIntoViewIfNeeded();
    const root = frame.contentFrame().locator('#storybook-root');
    await root.locator('> *').first().waitFor({ state: 'attached' });
    widths[(await frame.getAttribute('title')) ?? ''] = await root.evaluate(() => innerWidth);
  }
  return { page, widths, errors };
};
