import { BACK, WITHIN } from './names.ts';

export interface PageTransitionOptions {
  /** True when the visitor goes back. */
  readonly back?: boolean | undefined;
}

/**
 * Changes the page within a document with the kit's transition (a slide of 500 ms). Browsers without view transitions,
 * and visitors who asked for reduced motion, get the change at once.
 *
 * @param update makes the change; the transition leads to the page as it is when `update` has ended
 * @returns resolves when the new page can be used; rejects as `update` does
 */
export const transitionPage = async (
  update: () => void | Promise<void>,
  { back = false }: PageTransitionOptions = {},
): Promise<void> => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) {
    await update();
    return;
  }
  const transition = document.startViewTransition({
    update,
    types: back ? [WITHIN, BACK] : [WITHIN],
  });
  // A transition that is skipped (a hidden tab, another one) has still made the change.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
};
