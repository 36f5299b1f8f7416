import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';

/** @typedef {{ readonly theme: 'light' | 'dark'; readonly width: number }} View */

/** @type {readonly View[]} */
export const views = /** @type {const} */ (['light', 'dark']).flatMap((theme) =>
  [360, 1280].map((width) => ({ theme, width })),
);

const HEIGHT = 720;
/** The date that stories show as the current one. */
const NOW = new Date('2025-06-02T10:00:00Z');
/** Time limit for a story to render and its play function to end, in ms. */
const PATIENCE = 60_000;

/** Hides Storybook's error message. A failed play function leaves the story in place, and the picture shows it. */
const storyOnly = `
  .sb-errordisplay, .sb-preparing-story, .sb-wrapper { display: none !important; }
  #storybook-root, #root { display: block !important; }
`;

/** Returns whether the story, its play function and its fonts are done. Runs in the page. */
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

/** Opens a Chromium. Each of its cameras has its own context. */
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
     * Takes a PNG of a story: the whole page, without motion.
     *
     * @param {string} origin @param {string} id @param {View} view
     */
    return async (origin, id, { theme, width }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ colorScheme: theme });
      // Moves the pointer away, because the last story may have left it over this one.
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
