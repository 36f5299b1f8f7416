import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchChromium } from '../../libs/ui/build/chromium.ts';
import { codeFaults, typeErrors } from './code-faults.ts';
import { copiedCodes, drawSmall, open, openInManager, pages, storybook } from './docs-pages.ts';
import { exportedNames, findTallStories, guideFaults } from './guide-faults.ts';
import { hosts, startHost } from './hosts.ts';

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
  browser = await launchChromium();
  page = await browser.newPage({
    reducedMotion: 'reduce',
    baseURL: server.resolvedUrls?.local[0] ?? '',
  });
  await drawSmall(page);
  await page.goto(`/iframe.html?id=welcome--docs&viewMode=docs`);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

const codesByName = new Map<string, string>();

describe('Frame of stories', () => {
  it("asks for the brand's face in its HTML, and has it", async () => {
    expect(await page.locator('head > link[rel=preload][as=font]').count()).toBe(1);
    const buttons = pages.find(({ title }) => title === 'Actions/Button');
    if (!buttons) throw new Error('there is no page of buttons');
    await open(page, buttons);
    // Checks that the font can be loaded: a slow first frame may be drawn without it.
    const faces = await page.evaluate(async () => {
      const loaded = await document.fonts.load('700 1em "Hanken Grotesk Variable"');
      return loaded.length;
    });
    expect(faces).toBeGreaterThan(0);
  });
});

describe('Documentation page', () => {
  it.each(pages)('$title opens, with code for what its guide sets in backticks', async (entry) => {
    expect(await open(page, entry)).toEqual([]);
    expect(await page.locator('.sb-errordisplay:visible').allInnerTexts()).toEqual([]);
    const sentences = await page
      .locator('#storybook-docs')
      .locator('p, li')
      .evaluateAll((elements) =>
        elements
          // The tables of props contain code.
          .filter((element) => element.closest('table') === null)
          .map(({ textContent }) => textContent),
      );
    expect(sentences.filter((sentence) => sentence.includes('`'))).toEqual([]);
    expect(await page.locator('.docs-story pre').allInnerTexts()).toEqual([]);
    expect(await findTallStories(page)).toEqual([]);

    const codes = await copiedCodes(page);
    for (const [at, code] of codes.entries()) {
      expect(codeFaults(code), code).toEqual([]);
      codesByName.set(`${entry.id}-${String(at + 1)}`, code);
    }
    expect(await guideFaults(page)).toEqual([]);
    // A component's page shows the component.
    const component = entry.title.split('/').at(-1) ?? '';
    if (/^[A-Z]/.test(component) && exportedNames.has(component))
      expect(codes.join('\n')).toContain(`<${component}`);
  });

  it('has code whose types are right where it is pasted', { timeout: 120_000 }, () => {
    expect(codesByName.size).toBeGreaterThan(300);
    expect(typeErrors(codesByName, join(import.meta.dirname, 'pasted'))).toEqual([]);
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

describe('Theme of light and dark', () => {
  it.each([
    ['a story', 'story/actions-button--primary', '#storybook-root button'],
    ['a page of documentation', 'docs/actions-button--docs', '#storybook-docs h1'],
  ])('shows %s light and dark beside each other', async (_, path, selector) => {
    const light = await openInManager(page, `/?path=/${path}&globals=theme:both`);
    const other = page.getByTitle('The same, in the dark theme');
    const dark = other.contentFrame();
    for (const [theme, frame] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      await frame.locator(`html[data-theme="${theme}"]`).waitFor();
      await frame.locator(selector).first().waitFor();
    }
    const [left, right] = [
      await page.locator('#storybook-preview-iframe').boundingBox(),
      await other.boundingBox(),
    ];
    expect(left?.y).toBe(right?.y);
    expect(left?.width).toBeGreaterThan(300);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1);
  });

  it('shows one frame for any other theme', async () => {
    await openInManager(page, '/?path=/story/actions-button--primary&globals=theme:dark');
    expect(await page.getByTitle('The same, in the dark theme').count()).toBe(0);
  });
});

it('copies a custom property from the colours, by keyboard, and says so', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const frame = await openInManager(page, '/?path=/story/foundations-colour--colour');
  const copy = frame.getByRole('button', { name: 'Copy var(--ui-colour-canvas)' });
  await vi.waitFor(
    async () => {
      // The story's own play function may still replace the clipboard.
      await copy.press('Enter');
      expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(
        'var(--ui-colour-canvas)',
      );
    },
    { timeout: 10_000, interval: 500 },
  );
  await copy.locator('xpath=..').getByText('Copied').waitFor();
});

describe.each(Object.entries(hosts))('behind a host whose HTML files are %s', (_, redirect) => {
  it('shows stories, pages of documentation and the stories in their frames', async () => {
    const { origin, close } = await startHost(redirect);
    try {
      const story = await openInManager(page, `${origin}/?path=/story/feedback-badge--with-icon`);
      await story.getByText('Trivandrum').waitFor();
      const docs = await openInManager(
        page,
        `${origin}/?path=/docs/overlays-dialog--docs&globals=theme:dark`,
      );
      await docs.getByRole('heading', { name: 'Dialog', level: 1 }).waitFor();
      const inner = docs.locator('iframe[id^="iframe--"]').first().contentFrame();
      await inner.getByRole('dialog').waitFor();
      await inner.locator('html[data-theme="dark"]').waitFor();
    } finally {
      close();
    }
  });
});
