import type { Page } from '@example/testing/e2e';
import { waitForIdle } from './wait-for-idle.ts';

/** The highest window in which contents wait until the page is parsed. */
export const HIGHEST_WAITING = 960;

/** Bands of a page whose contents are not displayed while it is parsed. */
interface Waiting {
  readonly count: number;
  /** Names of those of them that one would see. */
  readonly inSight: readonly string[];
}

/** Functions and notes in the page. */
interface Watched {
  readonly waiting: () => Waiting;
  readonly parsed?: Waiting & { readonly isLong: boolean };
}

/** Has the pages that are opened from now on note what is not displayed at the moment when they are parsed. */
export const watchParsing = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const waiting = (): Waiting => {
      const bands = [...document.querySelectorAll('main section, footer')].filter((band) =>
        [...band.children].some(
          (part) => part.textContent !== '' && getComputedStyle(part).display === 'none',
        ),
      );
      const inSight = bands.filter((band) => band.getBoundingClientRect().top < innerHeight);
      return { count: bands.length, inSight: inSight.map(({ id, tagName }) => id || tagName) };
    };
    Object.assign(globalThis, { waiting });
    addEventListener('DOMContentLoaded', () => {
      const isLong = document.documentElement.hasAttribute('data-long-page');
      Object.assign(globalThis, { parsed: { isLong, ...waiting() } });
    });
  });
};

/** Returns what was not displayed when the page was parsed. */
export const whenParsed = (page: Page): Promise<Waiting | undefined> =>
  page.evaluate(() => (globalThis as unknown as Watched).parsed);

/** Returns what would not be displayed, were the page parsed in its window as that is now. */
export const wereItParsedNow = async (page: Page): Promise<Waiting> => {
  // Until then some bands are marked as rendered.
  await waitForIdle(page);
  return page.evaluate(() => {
    const { parsed, waiting } = globalThis as unknown as Watched;
    const root = document.documentElement;
    scrollTo({ top: 0, behavior: 'instant' });
    root.toggleAttribute('data-deferring', true);
    root.toggleAttribute('data-long-page', parsed?.isLong === true);
    const found = waiting();
    root.removeAttribute('data-deferring');
    root.removeAttribute('data-long-page');
    return found;
  });
};
