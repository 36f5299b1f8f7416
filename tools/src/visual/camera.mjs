import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';

/** @typedef {{ readonly theme: 'light' | 'dark'; readonly width: number }} View */

/** @type {readonly View[]} */
export const views = /** @type {const} */ (['light', 'dark']).flatMap((theme) =>
  [360, 1280].map((width) => ({ theme, width })),
);

const HEIGHT = 720;
/** Stories that show a date show this one. */
const NOW = new Date('2025-06-02T10:00:00Z');
/** For a story to render and its play function to end, in ms. */
const PATIENCE = 60_000;

/** A failed play function leaves the story as it was: that is what is to be seen, not the message. */
const storyOnly = `
  .sb-errordisplay, .sb-preparing-story, .sb-wrapper { display: none !important; }
  #storybook-root, #root { display: block !important; }
`;

/** Runs in the page: the story stands, its play function and its fonts have ended. */
const settled = () => {
  const { __STORYBOOK_PREVIEW__: preview } =
    /** @type {{ __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }} */ (
      /** @type {unknown} */ (globalThis)
    );
  const phase = preview?.currentRender?.phase ?? '';
  return (
    ['completed', 'finished', 'errored'].includes(phase) &&
    globalThis.document.fonts.status === 'loaded'
  );
};

/** One Chromium; each of its cameras has a context of its own. */
export const openBrowser = async () => {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: [...chromiumArgs, '--font-render-hinting=none', '--force-color-profile=srgb'],
    ...(executablePath !== undefined && { executablePath }),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

  const openCamera = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-IN' });
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    /**
     * A story as PNG: the whole page, nothing moving.
     *
     * @param {string} origin @param {string} id @param {View} view
     */
    return async (origin, id, { theme, width }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ colorScheme: theme });
      // The pointer of the story before is not to hover over this one.
      await page.mouse.move(0, 0);
      const query = new URLSearchParams({ id, viewMode: 'story', globals: `theme:${theme}` });
      await page.goto(`${origin}/iframe.html?${query.toString()}`);
      await page.waitForFunction(settled, undefined, { timeout: PATIENCE });
      return page.screenshot({
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
        style: storyOnly,
      });
    };
  };
  return { openCamera, close: () => browser.close() };
};
