import type Axe from 'axe-core';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Frame, type Page } from 'playwright';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import manifest from '../../libs/ui/package.json' with { type: 'json' };
import { codeFaults, typeErrors } from './code-faults.ts';

/** The Storybook that the target `build` has built. */
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

/** Globals of the preview frame that the tests use. All are absent at first. */
interface PreviewFrame {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: object): void };
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string };
    readonly storyRenders: readonly { readonly id: string; readonly phase?: string }[];
  };
}

/** Path of the system's smallest Chromium; `undefined` leaves the choice to Playwright. */
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
 * Opens a page of documentation in the current frame, as the sidebar does.
 *
 * @returns the ids of its stories that failed to render
 */
const open = async ({ id, title }: IndexEntry): Promise<readonly string[]> => {
  await page.waitForFunction(
    () => (globalThis as unknown as PreviewFrame).__STORYBOOK_ADDONS_CHANNEL__ !== undefined,
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
const copyCodes = async (): Promise<readonly string[]> =>
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
const copiedCodes = async (): Promise<readonly string[]> => {
  const stories = await page.locator('.sbdocs-preview').count();
  await vi
    .waitUntil(
      async () => {
        const codes = await copyCodes();
        return codes.length === stories && codes.every((code) => code.startsWith('import '));
      },
      { timeout: 10_000, interval: 200 },
    )
    .catch(() => undefined);
  return copyCodes();
};

/** Names that the subpaths of the design system export. */
const exportedNames = new Set(
  Object.values(manifest.exports)
    .map((file) => readFileSync(join(import.meta.dirname, '../../libs/ui', file), 'utf8'))
    .flatMap((index) => [...index.matchAll(/\w+(?=[,\s}]+)/g)].map(([name]) => name)),
);

/** Greatest height of a story on a page of documentation, in px. Taller ones belong in a frame that scrolls. */
const HIGHEST_STORY = 1200;
/** Greatest empty space at the end of a story, in px. */
const LARGEST_BLANK = 160;

/** Returns the stories that take more height than they need, one line each. */
const findTallStories = async () =>
  page.locator('.docs-story').evaluateAll(
    (stories, [highest = 0, blank = 0]) =>
      stories.flatMap((story) => {
        const { bottom, height } = story.getBoundingClientRect();
        const name = story.querySelector('iframe, [id^="story--"]')?.id ?? '';
        const seen = [...story.querySelectorAll('*')]
          .filter((element) => {
            if (element.childElementCount > 0) return false;
            const { backgroundImage, backgroundColor } = getComputedStyle(element);
            return (
              element.textContent !== '' ||
              /^(iframe|img|input|path|textarea)$/.test(element.localName) ||
              backgroundImage !== 'none' ||
              backgroundColor !== 'rgba(0, 0, 0, 0)'
            );
          })
          .map((element) => element.getBoundingClientRect())
          .filter((box) => box.width > 1 && box.height > 1)
          .map((box) => box.bottom);
        const empty = bottom - Math.max(...seen, bottom - height);
        return [
          ...(height > highest ? [`${name} is ${String(Math.round(height))} px high`] : []),
          ...(empty > blank && height > 2 * blank
            ? [`${name} ends with ${String(Math.round(empty))} px of nothing`]
            : []),
        ];
      }),
    [HIGHEST_STORY, LARGEST_BLANK],
  );

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The axe rules of the stories (`preview.tsx`). */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns the faults of the page's guide: of its examples and of the names in it. */
const guideFaults = async (): Promise<readonly string[]> => {
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  if (!hasAxe) await page.evaluate(axeScript);
  const ofExamples = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { readonly axe: typeof Axe };
    const sides = [...document.querySelectorAll('[data-shown]')].map((figure) => {
      const [stage, caption] = figure.children;
      // Generated ids differ even between copies of the same markup.
      const markup = (stage?.innerHTML ?? '').replaceAll(
        / (id|for|name|aria-\w+)="[^"]*"/g,
        (attribute) => (/[_«:]r/.test(attribute) ? '' : attribute),
      );
      const good = caption instanceof HTMLElement && caption.dataset['good'] === 'true';
      return {
        stage,
        good,
        markup,
        text: caption?.querySelector('span:last-child')?.textContent ?? '',
      };
    });
    const found: string[] = [];
    for (const [at, { stage, good, markup, text }] of sides.entries()) {
      if (text.length < 10) found.push(`example ${String(at + 1)} says nothing`);
      if (good !== (at % 2 === 0)) found.push(`example ${String(at + 1)} is on the wrong side`);
      if (!good && markup === sides[at - 1]?.markup)
        found.push(`do and don’t are the same: ${text}`);
      if (!good || !stage) continue;
      // The other examples and stories do not belong to the example's page.
      const others = [
        ...document.querySelectorAll<HTMLElement>('[data-shown], .docs-story'),
      ].filter((part) => !part.contains(stage));
      for (const other of others) other.style.display = 'none';
      const { violations } = await axe.run(stage, { runOnly: { type: 'tag', values: tags } });
      for (const other of others) other.style.removeProperty('display');
      for (const { id, nodes } of violations) {
        found.push(
          `${id} in 'do': ${text} ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
        );
      }
    }
    return found;
  }, axeTags);
  return [...ofExamples, ...(await unknownNames())];
};

/** Elements that have a role without an attribute. */
const nativeRoles: Readonly<Record<string, string>> = {
  progressbar: 'progress',
  separator: 'hr',
  status: 'output',
};

/** Returns selectors for a name in backticks in a guide: an element, an attribute, a role or a kind of link. */
const selectorsOf = (name: string): readonly string[] => {
  const [, element, attribute = ''] = /^<(\w+) ?(.*)>$/.exec(name) ?? [];
  if (element !== undefined) return [attribute === '' ? element : `${element}[${attribute}]`];
  if (name.endsWith(':') || name.startsWith('#')) return [`a[href^="${name}"]`];
  if (/^[\w-]+="[^"]*"$/.test(name)) return [`[${name}]`];
  if (!/^[a-z][\w-]*$/.test(name)) return [];
  return [name, `[${name}]`, `[role="${name}"]`, nativeRoles[name] ?? name];
};

/** Returns the names in a guide's roles that are neither in the component's markup nor among its props. */
const unknownNames = async (): Promise<readonly string[]> => {
  const names = await page.locator('[data-roles] li code').allInnerTexts();
  const props = (await page.locator('.docblock-argstable').allInnerTexts()).join(' ');
  const unknown: string[] = [];
  for (const name of new Set(names)) {
    if (exportedNames.has(name)) continue;
    if (new RegExp(`(^|\\W)${name.replaceAll(/\W/g, '\\$&')}(\\W|$)`).test(props)) continue;
    const selectors = selectorsOf(name);
    const isIn = async (frame: Frame, scope: string) =>
      (await frame.locator(selectors.map((selector) => `${scope} ${selector}`).join()).count()) > 0;
    const isShown = async () => {
      if (selectors.length === 0) return false;
      for (const frame of page.frames()) {
        const scope = frame === page.mainFrame() ? ':is(.docs-story, [data-shown])' : 'body';
        if (await isIn(frame, scope)) return true;
      }
      return false;
    };
    // A story in a frame loads separately.
    const shown = await vi
      .waitUntil(isShown, { timeout: 15_000, interval: 200 })
      .catch(() => false);
    if (!shown) unknown.push(`\`${name}\` is neither in the markup nor a prop`);
  }
  return unknown;
};

const codesByName = new Map<string, string>();

describe('Frame of stories', () => {
  it("asks for the brand's face in its HTML, and has it", async () => {
    expect(await page.locator('head > link[rel=preload][as=font]').count()).toBe(1);
    const buttons = pages.find(({ title }) => title === 'Actions/Button');
    if (!buttons) throw new Error('there is no page of buttons');
    await open(buttons);
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
    expect(await open(entry)).toEqual([]);
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
    expect(await findTallStories()).toEqual([]);

    const codes = await copiedCodes();
    for (const [at, code] of codes.entries()) {
      expect(codeFaults(code), code).toEqual([]);
      codesByName.set(`${entry.id}-${String(at + 1)}`, code);
    }
    expect(await guideFaults()).toEqual([]);
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

/** Opens an address in the manager and waits for the page in its frame. */
const openInManager = async (address: string) => {
  await page.goto(address);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('#storybook-root > *, #storybook-docs h1').first().waitFor();
  return frame;
};

describe('Theme of light and dark', () => {
  it.each([
    ['a story', 'story/actions-button--primary', '#storybook-root button'],
    ['a page of documentation', 'docs/actions-button--docs', '#storybook-docs h1'],
  ])('shows %s light and dark beside each other', async (_, path, selector) => {
    const light = await openInManager(`/?path=/${path}&globals=theme:both`);
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
    await openInManager('/?path=/story/actions-button--primary&globals=theme:dark');
    expect(await page.getByTitle('The same, in the dark theme').count()).toBe(0);
  });
});

it('copies a custom property from the colours, by keyboard, and says so', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const frame = await openInManager('/?path=/story/foundations-colour--colour');
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

/** Hosts by their redirects of HTML files. */
const hosts = {
  'as they are': () => undefined,
  'redirected, with the query': ({ pathname, search }) =>
    pathname.endsWith('.html') ? pathname.replace(/(index)?\.html$/, '') + search : undefined,
  // `serve` and other hosts that use serve-handler with `cleanUrls`.
  'redirected, without the query': ({ pathname }) =>
    pathname.endsWith('.html') ? pathname.replace(/(index)?\.html$/, '') : undefined,
} satisfies Readonly<Record<string, (address: URL) => string | undefined>>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Starts a host of the built Storybook that serves `iframe.html` at `/iframe`. */
const startHost = async (redirect: (address: URL) => string | undefined) => {
  const host = createServer(({ url = '/' }, response) => {
    const address = new URL(url, 'http://host');
    const location = redirect(address);
    if (location !== undefined) {
      response.writeHead(301, { location }).end();
      return;
    }
    const path = address.pathname === '/' ? '/index.html' : address.pathname;
    const file = join(storybook, extname(path) === '' ? `${path}.html` : path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  const { port } = host.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${String(port)}`, close: () => host.close() };
};

describe.each(Object.entries(hosts))('behind a host whose HTML files are %s', (_, redirect) => {
  it('shows stories, pages of documentation and the stories in their frames', async () => {
    const { origin, close } = await startHost(redirect);
    try {
      const story = await openInManager(`${origin}/?path=/story/feedback-badge--with-icon`);
      await story.getByText('Trivandrum').waitFor();
      const docs = await openInManager(
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
