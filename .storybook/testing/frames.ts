import type { Browser } from 'playwright';
import { leaveFramesEmpty, settled } from './docs-pages.ts';

/**
 * Opens a page of documentation by itself, with the named stories in its frames, and waits until they were played where they
 * are. Returns what went wrong in them, too.
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
  await leaveFramesEmpty(page, stories.map(idOf));
  await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=a11y.manual:!true`);
  for (const story of stories) {
    const frame = page.getByTitle(story, { exact: true });
    await frame.scrollIntoViewIfNeeded();
    const shown = await (await frame.elementHandle()).contentFrame();
    if (shown) await settled(shown);
  }
  return { page, errors };
};
