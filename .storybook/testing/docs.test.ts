import { chromium, type Browser, type Page } from 'playwright';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The Storybook that the target `build` made. */
const storybook = join(import.meta.dirname, '../../dist/storybook');

interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
}

const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, IndexEntry>>;
};
const pages = Object.values(entries).filter(({ type }) => type === 'docs');

/** The part of the preview frame's global scope that is used here. */
interface PreviewFrame {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: object): void };
  readonly __STORYBOOK_PREVIEW__: {
    readonly currentRender?: { readonly id: string };
    readonly storyRenders: readonly { readonly id: string; readonly phase?: string }[];
  };
}

/** The smallest Chromium of the system where there is one; `undefined` leaves it to Playwright. */
const executablePath = [
  '/usr/bin/chromium-headless-shell',
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
].find((path) => path !== undefined && path !== '' && existsSync(path));

let server: PreviewServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: storybook },
    preview: { port: 0, host: '127.0.0.1' },
  });
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  });
  page = await browser.newPage({
    reducedMotion: 'reduce',
    baseURL: server.resolvedUrls?.local[0] ?? '',
  });
  await page.goto(`/iframe.html?id=welcome--docs&viewMode=docs`);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

/**
 * Opens a page of documentation in the frame that is there, as the sidebar does.
 *
 * @returns the stories on it that could not be rendered
 */
const open = async ({ id }: IndexEntry): Promise<readonly string[]> => {
  await page.evaluate((storyId) => {
    const frame = globalThis as unknown as PreviewFrame;
    // Storybook loads the frame anew where it leaves a story before the end: then at this page.
    history.replaceState(null, '', `?id=${storyId}&viewMode=docs`);
    frame.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await page.waitForFunction((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewFrame;
    return preview.currentRender?.id === storyId;
  }, id);
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewFrame;
    return preview.storyRenders.every(({ phase = '' }) =>
      ['finished', 'aborted', 'errored'].includes(phase),
    );
  });
  return page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewFrame;
    return preview.storyRenders.filter(({ phase }) => phase === 'errored').map((each) => each.id);
  });
};

describe('Documentation page', () => {
  it.each(pages)('$title opens, with code for what its guide sets in backticks', async (entry) => {
    expect(await open(entry)).toEqual([]);
    expect(await page.locator('.sb-errordisplay:visible').allInnerTexts()).toEqual([]);
    const sentences = await page
      .locator('#storybook-docs')
      .locator('p, li')
      .evaluateAll((elements) =>
        elements
          // The tables of props hold code.
          .filter((element) => element.closest('table') === null)
          .map(({ textContent }) => textContent),
      );
    expect(sentences.filter((sentence) => sentence.includes('`'))).toEqual([]);
  });

  describe.each(['light', 'dark'] as const)('when the system is %s', (colorScheme) => {
    it.each(['light', 'dark'])('has the background of the theme %s', async (theme) => {
      await page.emulateMedia({ colorScheme });
      for (const id of ['welcome--docs', 'actions-button--docs']) {
        await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
        await page.locator('#storybook-docs h1').first().waitFor();
        await page.locator(`html[data-theme="${theme}"]`).waitFor();
        const background = async (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(await background('.sbdocs-wrapper'), id).toBe(await background('body'));
      }
    });
  });
});
