import { expect, type Page } from '@playwright/test';
import type { run, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Counts for Lighthouse's accessibility score, and axe leaves it out unless asked. */
const moreRules = ['target-size'];

/** The rules whose outcome a change of colours alone can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Longer than any transition of a colour takes, in ms. */
const LONGEST_TRANSITION_MS = 1_000;

/**
 * Waits until what changes its colours, as with the theme, has those that stay; not for what is not drawn,
 * whose transitions stand still.
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
  within?: string,
) => {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([settings, selector]) => {
      const { axe } = globalThis as unknown as { readonly axe: { readonly run: typeof run } };
      const found = await axe.run(selector ?? document, settings);
      return found.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    },
    [options, within] as const,
  );
  expect(violations, `what axe finds: ${where}`).toEqual([]);
};

const cheap: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };

/** Axe finds nothing in the page as it is shown, or in a part of it; frames within it are not looked into. */
export const expectAccessible = async (
  page: Page,
  where = page.url(),
  within?: string,
): Promise<void> => {
  const rules = Object.fromEntries(moreRules.map((id) => [id, { enabled: true }]));
  await expectNoViolations(page, where, { ...cheap, runOnly: tags, rules }, within);
};

/** Axe finds nothing in the colours of a page that has passed by the other rules. */
export const expectReadable = async (page: Page, where = page.url()): Promise<void> =>
  expectNoViolations(page, where, { ...cheap, runOnly: { type: 'rule', values: colorRules } });

/** The page is no wider than its window, as soon as it has been laid out for its width. */
export const expectNoSidewaysScroll = async (page: Page, where = page.url()): Promise<void> => {
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect
    .poll(wider, `px that the page is wider than its window: ${where}`)
    .toBeLessThanOrEqual(0);
};
