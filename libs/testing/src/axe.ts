import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules of Lighthouse's accessibility score that axe runs only on request. */
const moreRules = ['target-size'];

/** Ids of all rules that {@link expectAccessible} holds a page to. */
export const accessibilityRules: readonly string[] = [
  ...axe.getRules(tags).map(({ ruleId }) => ruleId),
  ...moreRules,
];

/** All of a page but its header and footer, which the pages of an app share. */
export const content = {
  exclude: ['header', 'footer'].map((part) => [`${part}:not(main ${part})`]),
};

/** Rules whose outcome depends on colours alone. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Longer than any colour transition, in ms. */
const LONGEST_TRANSITION_MS = 1_000;

/**
 * Waits until colour transitions, such as those of a change of theme, have ended. Gives up after the longest:
 * transitions of elements that are not drawn never progress.
 */
const settled = async (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const end = performance.now() + longest;
    const isChanging = () =>
      document
        .getAnimations()
        .some((each) => each instanceof CSSTransition && each.playState === 'running');
    while (isChanging() && performance.now() < end) await new Promise(requestAnimationFrame);
  }, LONGEST_TRANSITION_MS);

const expectNoViolations = async (
  page: Page,
  where: string,
  options: RunOptions,
  within?: string | typeof content,
) => {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([settings, part]) => {
      const { axe: loaded } = globalThis as unknown as { readonly axe: typeof axe };
      const found = await loaded.run(part ?? document, settings);
      return found.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    },
    [options, within] as const,
  );
  expect(violations, `what axe finds: ${where}`).toEqual([]);
};

const cheap: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };

/** Expects axe to find nothing in the page or in a part of it. Frames are not checked. */
export const expectAccessible = async (
  page: Page,
  where = page.url(),
  within?: string | typeof content,
): Promise<void> => {
  const rules = Object.fromEntries(moreRules.map((id) => [id, { enabled: true }]));
  await expectNoViolations(page, where, { ...cheap, runOnly: tags, rules }, within);
};

/** Expects axe to find nothing in the colours of a page that has passed the other rules. */
export const expectReadable = async (
  page: Page,
  where = page.url(),
  within?: string | typeof content,
): Promise<void> => {
  const runOnly = { type: 'rule', values: colorRules } as const;
  await expectNoViolations(page, where, { ...cheap, runOnly }, within);
};

/** Waits until the page is no wider than its window. */
export const expectNoSidewaysScroll = async (page: Page, where = page.url()): Promise<void> => {
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect
    .poll(wider, `px that the page is wider than its window: ${where}`)
    .toBeLessThanOrEqual(0);
};
