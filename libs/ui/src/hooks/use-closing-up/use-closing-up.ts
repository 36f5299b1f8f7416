'use client';

import type { animate as animateMini } from 'motion/mini';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { motionOk } from '../../styles/theme/tokens.ts';

/** In seconds, the unit of motion. */
const DURATION = 0.24;

/** The items, without those of a list in one of them, which move with it. */
const ITEMS = ':is(li, [role=row]):not(:scope :is(li, [role=row]) *)';

/** Set once motion was fetched: an animation that starts in a later frame would make the items jump back first. */
let animate: typeof animateMini | undefined;

const load = async () => {
  const module = await import('motion/mini').catch(() => undefined);
  animate = module?.animate;
};

/** Returns the px by which a running animation has moved an element down. */
const offsetOf = (element: Element) =>
  Number(/ (\S+)px/.exec(getComputedStyle(element).translate)?.[1] ?? 0);

/**
 * Moves the items of a list smoothly to their new places when others come or go. An item that is still moving goes on
 * from where it is. Nothing moves for visitors who asked for reduced motion. The first item fetches the animation
 * library.
 *
 * @param list - holds the items: `<li>` or rows
 * @param items - changes when an item comes or goes
 * @param heldAt - the end of the list that stays where it is
 */
export const useClosingUp = (
  list: RefObject<HTMLElement | null>,
  items: unknown,
  heldAt: 'top' | 'bottom' = 'top',
): void => {
  const places = useRef(new WeakMap<Element, number>());
  useLayoutEffect(() => {
    const elements = list.current?.querySelectorAll(ITEMS) ?? [];
    const end = list.current?.getBoundingClientRect()[heldAt] ?? 0;
    const moves = [...elements].flatMap((item) => {
      const offset = offsetOf(item);
      const place = item.getBoundingClientRect()[heldAt] - end - offset;
      const before = places.current.get(item) ?? place;
      places.current.set(item, place);
      return before === place ? [] : [{ item, from: before - place + offset }];
    });
    if (elements.length === 0 || !matchMedia(motionOk).matches) return;
    if (animate === undefined) void load();
    for (const { item, from } of moves) {
      const translate = [`0 ${String(from)}px`, '0 0px'];
      animate?.(item, { translate }, { duration: DURATION, ease: 'easeOut' });
    }
  }, [list, items, heldAt]);
};
