import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atRest, settled } from './at-rest.ts';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const schemes = ['light', 'dark'] as const;
const widths = [320, 360, 768, 1440] as const;

const expectNoViolations = async (page: Page, where: string) => {
  // Axe takes a picture of all places once, and judges by it.
  await atRest(page);
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, where).toEqual([]);
};

const expectNoSidewaysScroll = async (page: Page, where: string) => {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, where).toBe(0);
};

/** What is shown passes axe in both colour schemes, and scrolls sideways at no width. */
export const expectSoundView = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `${name}, ${colorScheme}`);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${name}, ${String(width)} px`);
  }
};

/** The same of an address, which is loaded anew each time. */
export const expectSound = async (page: Page, address: string): Promise<void> => {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    await expectNoViolations(page, `${address}, ${colorScheme}`);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await expectNoSidewaysScroll(page, `${address}, ${String(width)} px`);
  }
};
