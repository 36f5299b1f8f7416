import { expect, test as base, type CDPSession, type Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFaults, findSmallTargets } from './find-faults.ts';

interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
}

const index = join(import.meta.dirname, '../../../dist/storybook/index.json');
if (!existsSync(index)) throw new Error('build Storybook first: nx run ui:build');
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
  readonly entries: Readonly<Record<string, IndexEntry>>;
};
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const docs = Object.values(entries).filter(({ type }) => type === 'docs');

interface Preview {
  readonly page: Page;
  readonly browser: CDPSession;
}

/** One page for all the stories of a worker: its scripts are loaded once. */
const test = base.extend<object, { readonly preview: Preview }>({
  preview: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      await use({ page, browser: await context.newCDPSession(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** What the preview frame has in its global scope. */
interface PreviewFrame {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: object): void };
}

const open = async (page: Page, address: string) => {
  await page.goto(`${address}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewFrame;
    return ['completed', 'finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
  });
};

const setGlobals = async (page: Page, globals: Readonly<Record<string, string>>) => {
  await page.evaluate((values) => {
    const frame = globalThis as unknown as PreviewFrame;
    frame.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: values });
  }, globals);
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 60));
      }),
  );
};

const NARROW = 320;
const WIDE = 1280;

for (const { id, title, name } of stories) {
  test(`${title}, ${name}`, async ({ preview: { page, browser }, baseURL }) => {
    const faults: string[] = [];
    const look = async (condition: string, widths: readonly number[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const fault of await page.evaluate(findFaults)) {
          faults.push(`${condition}, ${String(width)} px: ${fault}`);
        }
      }
    };
    // The browser's own setting: rem, and the em of media conditions, follow it.
    const textSize = async (px: number) =>
      browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px * 0.8125 } });

    await page.setViewportSize({ width: WIDE, height: 800 });
    await open(page, `${baseURL ?? ''}/iframe.html?id=${id}`);
    const moving = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `${target?.localName ?? ''}.${target?.getAttribute('class') ?? ''}`;
      }),
    );
    for (const what of moving) faults.push(`moves under reduced motion: ${what}`);
    await look('as it is', [WIDE, NARROW]);
    for (const small of await page.evaluate(findSmallTargets)) faults.push(`target of ${small}`);

    await textSize(32);
    await look('text at 200 %', [WIDE, 640]);
    await textSize(16);

    await page.emulateMedia({ forcedColors: 'active' });
    await look('forced colours', [WIDE, NARROW]);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await look('print', [794]);
    await page.emulateMedia({ media: 'screen' });

    await setGlobals(page, { texts: 'long' });
    await look('texts 40 % longer', [WIDE, NARROW]);
    await setGlobals(page, { texts: 'given', direction: 'rtl' });
    await look('right to left', [WIDE, NARROW]);
    expect(faults).toEqual([]);
  });
}

test('every component’s page opens', async ({ page }) => {
  test.setTimeout(docs.length * 10_000);
  for (const { id } of docs) {
    await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
    await expect(page.locator('#storybook-docs h1').first(), id).toBeVisible({ timeout: 10_000 });
    await expect(page.locator('.sb-errordisplay'), id).toBeHidden();
    // What a guide sets in backticks is shown as code.
    const sentences = await page
      .locator('#storybook-docs')
      .locator('p, li')
      .evaluateAll((elements) =>
        elements
          // The tables of props hold code.
          .filter((element) => element.closest('table') === null)
          .map(({ textContent }) => textContent),
      );
    expect(
      sentences.filter((sentence) => sentence.includes('`')),
      id,
    ).toEqual([]);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages of documentation lie on the theme’s ground: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const id of ['welcome--docs', 'actions-button--docs']) {
      for (const theme of ['light', 'dark']) {
        await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
        await expect(page.locator('#storybook-docs h1').first(), id).toBeVisible();
        const root = page.locator('html');
        await expect(root, id).toHaveAttribute('data-theme', theme);
        const ground = async (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(await ground('.sbdocs-wrapper'), `${id}, ${theme}`).toBe(await ground('body'));
      }
    }
  });
}
