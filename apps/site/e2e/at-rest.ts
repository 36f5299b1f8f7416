import { expect, type Page } from '@playwright/test';

/** Longer than any transition of a colour takes, in ms. */
const LONGEST_TRANSITION_MS = 1_000;

/**
 * Waits until what changes its colours, as with the theme, has those that stay; not for what is not drawn,
 * whose transitions stand still.
 */
export const settled = async (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const end = performance.now() + longest;
    const isChanging = () =>
      document
        .getAnimations()
        .some((each) => each instanceof CSSTransition && each.playState === 'running');
    while (isChanging() && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }, LONGEST_TRANSITION_MS);

/** Waits until every part of the page has its place: until then its layout still changes below the fold. */
export const atRest = (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('data-shown-from-top');
