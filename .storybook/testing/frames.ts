import type { Browser } from 'playwright';

/**
 * Opens a page of documentation by itself, with the named stories in its frames. The other frames stay empty: each
 * would load a Storybook of its own.
 *
 * @returns the widths of the frames' screens by the names of their stories, and what went wrong in them
 */
export const openFrames = async (
  browser: Browser,
  baseURL: string,
  id: string,
  stories: readonly string[],
) => {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // The server of the tests has no icon of the site.
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico'))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  const idOf = (story: string) =>
    id.replace(/docs$/, story.toLowerCase().replaceAll(/[^a-z]+/g, '-'));
  const shown = new Set([id, ...stories.map(idOf)]);
  await page.route(/\/iframe\.html\?/, async (route) =>
    shown.has(new URL(route.request().url()).searchParams.get('id') ?? '')
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=a11y.manual:!true`);
  const widths: Record<string, number> = {};
  for (const story of stories) {
    const frame = page.getByTitle(story, { exact: true });
    await frame.scrollIntoViewIfNeeded();
    const root = frame.contentFrame().locator('#storybook-root');
    await root.locator('> *').first().waitFor({ state: 'attached' });
    widths[story] = await root.evaluate(() => innerWidth);
  }
  return { page, widths, errors };
};
