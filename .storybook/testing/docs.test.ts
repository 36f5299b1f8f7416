import type { Browser, Frame, Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../libs/ui/build/chromium.ts';
import { codeFaults, missingExports, typeErrors } from './code-faults.ts';
import {
  copiedCodes,
  drawSmall,
  leaveFramesEmpty,
  open,
  openManager,
  pages,
  select,
  settled,
  setGlobals,
  storybook,
} from './docs-pages.ts';
import { openFrames } from './frames.ts';
import {
  exportedNames,
  findPartsWithoutContent,
  findTallStories,
  findWrongControls,
  guideFaults,
} from './guide-faults.ts';
import { hosts, startHost } from './hosts.ts';
import { findShared, storiesWithMetaComment } from './shared-names.ts';

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
  await leaveFramesEmpty(page);
  // Axe looks at stories in the tests of stories.
  await page.goto('/iframe.html?id=welcome--docs&viewMode=docs&globals=a11y.manual:!true');
  await settled(page);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

const pageOf = (title: string) => {
  const entry = pages.find((each) => each.title === title);
  if (!entry) throw new Error(`there is no page ${title}`);
  return entry;
};

const codesByName = new Map<string, string>();

describe('Frame of stories', () => {
  it("asks for the brand's face in its HTML, and has it", async () => {
    expect(await page.locator('head > link[rel=preload][as=font]').count()).toBe(1);
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
    // The description of a field says that its control gets what the props do not name.
    expect(sentences.join(' ')).not.toMatch(/`?id`?, `?ref`?, .*a ref\) reaches the root/s);
    expect(await page.locator('.docs-story pre').allInnerTexts()).toEqual([]);
    await expect.poll(async () => findTallStories(page), { timeout: 10_000 }).toEqual([]);
    expect(await findPartsWithoutContent(page)).toEqual([]);
    expect(await findShared(page)).toEqual([]);
    expect(await findWrongControls(page)).toEqual([]);

    const defaults = await page.locator('.docblock-argstable td:nth-child(3)').allInnerTexts();
    expect(defaults.filter((text) => /=>|`|\?/.test(text))).toEqual([]);

    const table = (await page.locator('.docblock-argstable').allInnerTexts()).join(' ');
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
    expect(missingExports(component, codes, table)).toEqual([]);
  });

  it('has code whose types are right where it is pasted', { timeout: 120_000 }, () => {
    expect(codesByName.size).toBeGreaterThan(300);
    expect(typeErrors(codesByName)).toEqual([]);
  });

  it('has the inverse surface that a story is shown on', () => {
    const pages = ['text-heading', 'text-eyebrow', 'actions-button', 'navigation-newsletterbox'];
    for (const page of pages) {
      const codes = [...codesByName].filter(([name]) => name.startsWith(page));
      expect(codes.map(([, code]) => code).join('\n')).toMatch(
        /from '@example\/ui\/surface';\n\n<div className=\{inverseSurface\}>\s*<\w/,
      );
    }
  });

  it("begins with the component's own description", () => {
    expect(storiesWithMetaComment()).toEqual([]);
  });

  it.each(['light', 'dark'])('has the background of the theme %s on any system', async (theme) => {
    for (const title of ['Welcome', 'Actions/Button']) {
      await open(page, pageOf(title));
      // No story of Welcome has to render anew.
      if (title === 'Welcome') await setGlobals(page, { theme });
      await page.locator(`html[data-theme="${theme}"]`).waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const [wrapper, body] = await page.evaluate(() =>
          ['.sbdocs-wrapper', 'body'].map((selector) => {
            const element = document.querySelector(selector);
            return element && getComputedStyle(element).backgroundColor;
          }),
        );
        expect(wrapper, `${title} on a ${colorScheme} system`).toBe(body);
      }
    }
  });
});

describe('Direction of writing', () => {
  it('turns the stories and examples of a page round, and not its prose', async () => {
    const turned = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' });
    await turned.goto(
      '/iframe.html?id=actions-button--docs&viewMode=docs&globals=direction:rtl;a11y.manual:!true',
    );
    const directionAt = async (selector: string) =>
      turned
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
    expect(await directionAt('[data-story-block] button')).toBe('rtl');
    expect(await directionAt('[data-shown] button')).toBe('rtl');
    expect(await directionAt('.sbdocs-content > p')).toBe('ltr');
    await turned.close();
  });
});

describe('Story in a frame of a documentation page', () => {
  it.each([
    ['Navigation/SiteHeader', { 'Many Entries': 1200, 'On A Phone': 360 }],
    ['Layout/Grid', { 'Five On A Tablet': 768, 'Two On Phones': 360 }],
    ['Content/Timeline', { 'On A Phone': 360 }],
    ['Navigation/NavTabs', { 'On A Phone': 360 }],
  ])('has the width of the screen it is meant for: %s', async (title, expected) => {
    await open(page, pageOf(title));
    // The screen of what a frame shows is as wide as the frame, unscaled.
    const widths = await page
      .locator('iframe[id^="iframe--"]')
      .evaluateAll((frames) =>
        frames.map((frame) => [frame.getAttribute('title'), frame.clientWidth]),
      );
    expect(Object.fromEntries(widths)).toMatchObject(expected);
  });

  it('is played only where it asks for that', async () => {
    const base = server.resolvedUrls?.local[0] ?? '';
    const { page, errors } = await openFrames(browser, base, 'navigation-scrolltotop--docs', [
      'Shown',
      'Under Reduced Motion',
    ]);
    const link = (story: string) =>
      page.getByTitle(story).contentFrame().getByLabel('Scroll to top');
    await link('Shown').waitFor();
    expect(await link('Under Reduced Motion').isVisible()).toBe(false);
    expect(errors).toEqual([]);
    await page.close();
  });
});

describe('Manager', () => {
  let manager: Page;
  let frame: Frame;

  beforeAll(async () => {
    manager = await browser.newPage({
      reducedMotion: 'reduce',
      baseURL: server.resolvedUrls?.local[0] ?? '',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await leaveFramesEmpty(manager, [
      ...['feedback-spinner--docs', 'feedback-spinner--sizes', 'foundations-colour--colour'],
      ...['motion-useinview--docs', 'motion-useinview--once'],
    ]);
    frame = await openManager(
      manager,
      '/?path=/docs/feedback-spinner--docs&globals=theme:both;a11y.manual:!true',
    );
  }, 60_000);

  it.each([
    ['a page of documentation', 'docs', 'feedback-spinner--docs', '#storybook-docs h1'],
    ['a story', 'story', 'feedback-spinner--sizes', '#storybook-root > *'],
  ])('shows %s light and dark beside each other', async (_, viewMode, id, selector) => {
    await select(frame, id, viewMode);
    const shown = manager.locator('#storybook-preview-iframe');
    const other = manager.getByTitle('The same, in the dark theme');
    for (const [theme, part] of [
      ['light', shown.contentFrame()],
      ['dark', other.contentFrame()],
    ] as const) {
      await part.locator(`html[data-theme="${theme}"]`).waitFor();
      await part.locator(selector).first().waitFor();
    }
    const [left, right] = [await shown.boundingBox(), await other.boundingBox()];
    expect(left?.y).toBe(right?.y);
    expect(left?.width).toBeGreaterThan(300);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1);
  });

  it('shows one frame for any other theme', async () => {
    await select(frame, 'feedback-spinner--sizes', 'story');
    await settled(frame);
    await setGlobals(manager, { theme: 'dark' });
    await frame.locator('html[data-theme="dark"]').waitFor();
    await manager.getByTitle('The same, in the dark theme').waitFor({ state: 'detached' });
  });

  it('copies a custom property from the colours, by keyboard, and says so', async () => {
    await select(frame, 'foundations-colour--colour', 'story');
    await settled(frame);
    const copy = frame.getByRole('button', { name: 'Copy var(--ui-colour-canvas)' });
    await copy.press('Enter');
    await copy.locator('xpath=..').getByText('Copied').waitFor();
    expect(await manager.evaluate(async () => navigator.clipboard.readText())).toBe(
      'var(--ui-colour-canvas)',
    );
  });

  it.each(Object.entries(hosts))(
    'shows pages of documentation and the stories in their frames behind a host whose HTML files are %s',
    async (_, redirect) => {
      const { origin, close } = await startHost(redirect);
      try {
        const docs = await openManager(
          manager,
          `${origin}/?path=/docs/motion-useinview--docs&globals=theme:dark;a11y.manual:!true`,
        );
        await docs.getByRole('heading', { name: 'useInView', level: 1 }).waitFor();
        const story = docs.getByTitle('Once').contentFrame();
        await story.locator('#storybook-root > *').first().waitFor();
        await story.locator('html[data-theme="dark"]').waitFor();
      } finally {
        close();
      }
    },
  );
});
