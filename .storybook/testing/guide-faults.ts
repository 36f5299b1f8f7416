import type Axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { vi } from 'vitest';
import manifest from '../../libs/ui/package.json' with { type: 'json' };
import { openStory } from './docs-pages.ts';

/** Names that the subpaths of the design system export. */
export const exportedNames = new Set(
  Object.values(manifest.exports)
    .map((file) => readFileSync(join(import.meta.dirname, '../../libs/ui', file), 'utf8'))
    .flatMap((index) => [...index.matchAll(/\w+(?=[,\s}]+)/g)].map(([name]) => name)),
);

/** Greatest height of a story on a page of documentation, in px. Taller ones belong in a frame that scrolls. */
const HIGHEST_STORY = 1200;
/** Greatest empty space at the end of a story, in px. */
const LARGEST_BLANK = 160;

/** Returns the stories that take more height than they need, one line each. */
export const findTallStories = async (page: Page) =>
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

/** Returns the rows of the table of props with a control that crashes the story, or for a prop that nobody can give. */
export const findWrongControls = async (page: Page): Promise<readonly string[]> =>
  page
    .locator('.docblock-argstable tbody tr')
    .evaluateAll((rows) =>
      rows
        .filter(
          (row) =>
            /Set object|\$\$typeof|_owner|_store/.test(row.textContent) ||
            [...row.querySelectorAll('td:nth-child(2) span')].some(
              ({ textContent }) => textContent === 'never',
            ),
        )
        .map((row) => row.textContent),
    );

/**
 * Returns what a component's page lacks: sentences below its heading, or the table below 'Props'. A description ends early where
 * a comment has an '@', which begins a tag.
 */
export const findPartsWithoutContent = async (page: Page): Promise<readonly string[]> => {
  const parts = page.locator('#storybook-docs:has([data-roles])');
  if ((await parts.count()) === 0) return [];
  // Several paragraphs stand in a `div`.
  const said = await parts
    .locator('.sbdocs-content > h1 + :is(p, div:not([class]))')
    .allInnerTexts();
  const cut = said.filter((text) => !/[.:]$/.test(text));
  const headings = await parts.locator('#props').count();
  const tables = await parts.locator('.docblock-argstable').count();
  return [
    ...(said.length === 0 ? ['it does not say what it is about'] : []),
    ...cut.map((text) => `it is cut off: ${text}`),
    ...(headings === tables ? [] : ["'Props' has no table"]),
  ];
};

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The axe rules of the stories (`preview.tsx`). */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns the faults of the page's guide: of its examples and of the names in it. */
export const guideFaults = async (page: Page): Promise<readonly string[]> => {
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
      const said: DOMStringMap = caption instanceof HTMLElement ? caption.dataset : {};
      return {
        stage,
        markup,
        good: said['good'] === 'true',
        breaks: said['breaks'] ?? '',
        text: caption?.querySelector('span:last-child')?.textContent ?? '',
      };
    });
    const found: string[] = [];
    for (const [at, { good, markup, text }] of sides.entries()) {
      if (text.length < 10) found.push(`example ${String(at + 1)} says nothing`);
      if (good !== (at % 2 === 0)) found.push(`example ${String(at + 1)} is on the wrong side`);
      if (!good && markup === sides[at - 1]?.markup)
        found.push(`do and don’t are the same: ${text}`);
    }

    /** Runs axe on some examples. The other examples and stories do not belong to their page. */
    const violationsIn = async (stages: readonly Element[]) => {
      const others = [
        ...document.querySelectorAll<HTMLElement>('[data-shown], .docs-story'),
      ].filter((part) => !stages.some((stage) => part.contains(stage)));
      for (const other of others) other.style.display = 'none';
      const { violations } = await axe.run([...stages], {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      });
      for (const other of others) other.style.removeProperty('display');
      return violations;
    };
    const rulesBroken = sides.some(({ breaks }) => breaks !== '');
    const all = sides.flatMap(({ stage }) => stage ?? []);
    // Pages that pass together pass alone. A rule broken together may be kept by each page alone.
    if (all.length > 0 && (rulesBroken || (await violationsIn(all)).length > 0)) {
      for (const { stage, good, breaks, text } of sides) {
        const violations = stage ? await violationsIn([stage]) : [];
        const ids = violations.map(({ id }) => id).join(', ');
        if (!good && ids !== breaks)
          found.push(`'don’t' breaks ${ids || 'no rule'}, not ${breaks || 'none'}: ${text}`);
        for (const { id, nodes } of good ? violations : []) {
          found.push(
            `${id} in 'do': ${text} ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
          );
        }
      }
    }
    return found;
  }, axeTags);
  return [...ofExamples, ...(await unknownNames(page))];
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
const unknownNames = async (page: Page): Promise<readonly string[]> => {
  const names = await page.locator('[data-roles] li code').allInnerTexts();
  const props = (await page.locator('.docblock-argstable').allInnerTexts()).join(' ');
  const framed = await page
    .locator('iframe[id^="iframe--"]')
    .evaluateAll((frames) => frames.map(({ id }) => id.replace('iframe--', '')));
  const missingIn = async (scope: string, wanted: readonly string[]) => {
    const selectors = wanted.map((name) =>
      selectorsOf(name)
        .map((selector) => `${scope} ${selector}`)
        .join(),
    );
    const found = await page.evaluate(
      (each) =>
        each.map((selector) => selector !== '' && document.querySelector(selector) !== null),
      selectors,
    );
    return wanted.filter((_, at) => found[at] !== true);
  };
  const wanted = [...new Set(names)].filter(
    (name) =>
      !exportedNames.has(name) &&
      !new RegExp(`(^|\\W)${name.replaceAll(/\W/g, '\\$&')}(\\W|$)`).test(props),
  );
  let missing = wanted;
  const lookInPage = async () => {
    missing = await missingIn(':is(.docs-story, [data-shown])', wanted);
    return missing.length === 0;
  };
  // Some attributes appear only after a component has measured itself.
  if (!(await lookInPage()) && framed.length === 0) {
    await vi.waitUntil(lookInPage, { timeout: 5_000, interval: 100 }).catch(() => undefined);
  }
  for (const id of framed) {
    if (missing.length === 0) break;
    await openStory(page, id);
    missing = await missingIn('body', missing);
  }
  return missing.map((name) => `\`${name}\` is neither in the markup nor a prop`);
};
