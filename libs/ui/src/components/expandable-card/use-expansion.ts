'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { listen } from '../../internal/listen/listen.ts';

export interface ExpansionOptions {
  readonly expanded?: boolean | undefined;
  readonly defaultExpanded?: boolean | undefined;
  readonly onExpandedChange?: ((expanded: boolean) => void) | undefined;
}

const holds = (group: Element, state: ':hover' | ':focus-visible') =>
  group.matches(state) || group.querySelector(state) !== null;

/**
 * Returns whether a group is expanded: while a pointer or the keyboard's focus is in it, or after the browser's search
 * found something in it. `toggle`, for a tap or key on a button, turns that round.
 */
export const useExpansion = (
  group: RefObject<HTMLElement | null>,
  { expanded: controlled, defaultExpanded = false, onExpandedChange }: ExpansionOptions,
) => {
  const [own, setOwn] = useState(defaultExpanded);
  const expanded = controlled ?? own;

  const set = (next: boolean) => {
    if (next === expanded) return;
    setOwn(next);
    onExpandedChange?.(next);
  };
  const open = useEffectEvent(() => set(true));
  const reachedByKeyboard = useRef(false);

  useEffect(() => {
    const element = group.current;
    if (element === null) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the pointer may be there before the script is
    if (holds(element, ':hover') || holds(element, ':focus-visible')) open();
    return listen(element, { beforematch: () => open() });
  }, [group]);

  return {
    expanded,
    toggle: () => set(!expanded),
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') set(true);
      },
      onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType !== 'touch' && !holds(currentTarget, ':focus-visible')) set(false);
      },
      // Opens once, when the focus enters: closed cards stay closed while it moves within the group.
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (reachedByKeyboard.current || !holds(currentTarget, ':focus-visible')) return;
        reachedByKeyboard.current = true;
        set(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        reachedByKeyboard.current = false;
        if (!holds(currentTarget, ':hover')) set(false);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') set(false);
      },
    },
  };
};
