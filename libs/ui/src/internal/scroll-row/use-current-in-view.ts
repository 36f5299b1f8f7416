import { useEffect, type RefObject } from 'react';
import { listen } from '../listen/listen.ts';
import { FADE } from './fade.ts';

/** Scrolls the row, never the page, until its fading edges do not cover the entry. */
const bringIntoView = (row: HTMLElement, entry: Element) => {
  const outer = row.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  if (inner.left >= outer.left + FADE && inner.right <= outer.right - FADE) return;
  row.scrollBy((inner.left + inner.right - outer.left - outer.right) / 2, 0);
};

/**
 * Keeps the current entry of a `scrollRow` in view each time `current` changes, and the one the
 * focus comes to: browsers leave that half cut off (Chromium takes 32 px of it for enough).
 */
export const useCurrentInView = (
  row: RefObject<HTMLElement | null>,
  current: string | undefined,
): void => {
  useEffect(() => {
    const entry = row.current?.querySelector('[aria-current], [aria-selected=true]');
    if (row.current && entry) bringIntoView(row.current, entry);
  }, [row, current]);
  useEffect(() => {
    const box = row.current;
    if (!box) return undefined;
    return listen(box, {
      focusin: ({ target }) => {
        // A press also moves the focus: the element under the pointer must stay there.
        const entry = target as Element;
        if (entry.matches(':focus-visible')) bringIntoView(box, entry);
      },
    });
  }, [row]);
};
