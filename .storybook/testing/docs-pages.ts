import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { vi } from 'vitest';

/** The Storybook that the target `build` has built. */
export const storybook = join(import.meta.dirname, '../../dist/storybook');

export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
}

const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, IndexEntry>>;
};
export const pages = Object.values(entries).filter(({ type }) => type === 'docs');

/** Globals of the preview frame that the tests use. All are absent at first. */
interface PreviewFrame {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: object): void };
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string };
    readonly storyRenders: readonly { readonly id: string; readonly phase?: string }[];
  };
}

/** Draws a page at a tenth of its size: nobody looks at it. Its layout and its pixels in CSS stay the same. */
export const drawSmall = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...(page.viewportSize() ?? { width: 1280, height: 720 }),
    deviceScaleFactor: 1,
    mobile: false,
    scale: 0.1,
  });
};

/**
 * Opens a page of documentation in the current frame, as the sidebar does.
 *
 * @returns the ids of its stories that failed to render
 */
export const open = async (page: Page, { id, title }: IndexEntry): Promise<readonly string[]> => {
  // A frame that shows nothing yet does not listen.
  await page.waitForFunction(
    () =>
      (globalThis as unknown as PreviewFrame).__STORYBOOK_PREVIEW__?.currentRender !== undefined,
  );
  await page.evaluate((storyId) => {
    const frame = globalThis as unknown as PreviewFrame;
    // Storybook reloads the frame when it leaves a story before its end. It then loads this address.
    history.replaceState(null, '', `?id=${storyId}&viewMode=docs`);
    frame.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await page.waitForFunction((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewFrame;
    return preview?.currentRender?.id === storyId;
  }, id);
  // Until then the previous page is shown.
  const name = title.split('/').at(-1) ?? title;
  const heading = page.locator('#storybook-docs h1');
  await (
    title.includes('/') ? heading.getByText(name, { exact: true }) : heading.first()
  ).waitFor();
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewFrame;
    return preview?.storyRenders.every(({ phase = '' }) =>
      ['finished', 'aborted', 'errored'].includes(phase),
    );
  });
  return page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewFrame;
    const renders = preview?.storyRenders ?? [];
    return renders.filter(({ phase }) => phase === 'errored').map((each) => each.id);
  });
};

/** Clicks every button that copies a story's code. Returns the copied codes. */
const copyCodes = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const written: string[] = [];
    navigator.clipboard.writeText = async (text) => {
      written.push(text);
      return Promise.resolve();
    };
    for (const button of document.querySelectorAll('button')) {
      if (/^\s*(Copy code|Copied)/.test(button.textContent)) button.click();
    }
    await new Promise((resolve) => setTimeout(resolve));
    return written;
  });

/** Waits for the code of every story on the page and returns it. */
export const copiedCodes = async (page: Page): Promise<readonly string[]> => {
  const stories = await page.locator('.sbdocs-preview').count();
  await vi
    .waitUntil(
      async () => {
        const codes = await copyCodes(page);
        return codes.length === stories && codes.every((code) => code.startsWith('import '));
      },
      { timeout: 10_000, interval: 200 },
    )
    .catch(() => undefined);
  return copyCodes(page);
};

/** Opens an address in the manager and waits for the page in its frame. */
export const openInManager = async (page: Page, address: string) => {
  await page.goto(address);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('#storybook-root > *, #storybook-docs h1').first().waitFor();
  return frame;
};
