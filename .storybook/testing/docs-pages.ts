import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright';
import { vi } from 'vitest';

/** The Storybook that the target `build` has built. */
export const storybook = join(import.meta.dirname, '../../dist/storybook');

interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
}

const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, IndexEntry>>;
};
export const pages = Object.values(entries).filter(({ type }) => type === 'docs');

interface Render {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly phase?: string;
}

/** Globals of the preview frame that the tests use. All are absent at first. */
interface PreviewFrame {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: object): void };
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: Render;
    readonly storyRenders: readonly Render[];
  };
}

/** Draws a page at a tenth of its size, to save time. Its layout and its pixels in CSS stay the same. */
export const drawSmall = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...(page.viewportSize() ?? { width: 1280, height: 720 }),
    deviceScaleFactor: 1,
    mobile: false,
    scale: 0.1,
  });
};

/** Sets values of the toolbar. */
export const setGlobals = async (page: Page, globals: object): Promise<void> =>
  page.evaluate((values) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as PreviewFrame;
    channel?.emit('updateGlobals', { globals: values });
  }, globals);

/** Leaves out what the page's frames show, but for the entries of `ids`: each would load a Storybook of its own. */
export const leaveFramesEmpty = async (page: Page, ids: readonly string[] = []): Promise<void> => {
  await page.route(/\/iframe\.html\?/, async (route) => {
    const request = route.request();
    const id = new URL(request.url()).searchParams.get('id') ?? '';
    return request.frame() === page.mainFrame() || ids.includes(id)
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '' });
  });
};

/**
 * Waits until every story of what is shown has rendered, and a story's `play` has ended. If another page is
 * selected earlier, Storybook loads the frame again.
 */
export const settled = async (frame: Page | Frame): Promise<void> => {
  await frame.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewFrame;
    const { currentRender, storyRenders = [] } = preview ?? {};
    if (currentRender === undefined) return false;
    const inPage = document.querySelectorAll('[data-story-block] > [id$="-inner"]').length;
    const previews = [...document.querySelectorAll('.sbdocs-preview')];
    // A preview is there before its story, or its frame.
    if (previews.some((element) => !element.querySelector('iframe, [id$="-inner"]'))) return false;
    const renders = currentRender.type === 'story' ? [currentRender] : storyRenders;
    return (
      renders.length >= inPage &&
      renders.every(({ phase = '' }) => /^(?:finished|aborted|errored)$/.test(phase))
    );
  });
};

/** Shows a page of documentation or a story in the current frame, as the sidebar does. */
const show = async (page: Page, storyId: string, viewMode: 'docs' | 'story'): Promise<void> => {
  await settled(page);
  await page.evaluate(
    (selection) => {
      const frame = globalThis as unknown as PreviewFrame;
      // The address that is loaded if Storybook loads the frame again.
      history.replaceState(null, '', `?id=${selection.storyId}&viewMode=${selection.viewMode}`);
      frame.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', selection);
    },
    { storyId, viewMode },
  );
  await page.waitForFunction((id) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewFrame;
    return preview?.currentRender?.id === id;
  }, storyId);
};

/** Shows a story by itself and waits until its `play` has ended. */
export const openStory = async (page: Page, id: string): Promise<void> => {
  await show(page, id, 'story');
  await settled(page);
};

/**
 * Opens a page of documentation in the current frame.
 *
 * @returns the ids of its stories that failed to render
 */
export const open = async (page: Page, { id, title }: IndexEntry): Promise<readonly string[]> => {
  await show(page, id, 'docs');
  // The previous page shows until the new heading is there.
  const name = title.split('/').at(-1) ?? title;
  const heading = page.locator('#storybook-docs h1');
  await (
    title.includes('/') ? heading.getByText(name, { exact: true }) : heading.first()
  ).waitFor();
  await settled(page);
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

/** Opens an address in the manager. Returns the frame of what it shows. */
export const openManager = async (page: Page, address: string): Promise<Frame> => {
  await page.goto(address);
  const element = await page.waitForSelector('#storybook-preview-iframe', { state: 'attached' });
  const frame = await element.contentFrame();
  if (!frame) throw new Error('the manager shows no frame');
  await settled(frame);
  return frame;
};

/** Shows a story or a page of documentation in a frame of the manager, as a link in a story does. */
export const select = async (frame: Frame, storyId: string, viewMode: string): Promise<void> => {
  await settled(frame);
  await frame.evaluate(
    (selection) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as PreviewFrame;
      channel?.emit('selectStory', selection);
    },
    { storyId, viewMode },
  );
  await frame.waitForFunction((id) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewFrame;
    return preview?.currentRender?.id === id;
  }, storyId);
};
