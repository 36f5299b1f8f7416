'use client';

import { createContext, useEffect, useEffectEvent, useState, type RefObject } from 'react';
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
  const change = useEffectEvent(set);

  useEffect(() => {
    const element = group.current;
    if (element === null) return;
    let reachedByKeyboard = false;
    // oxlint-disable-next-line react/set-state-in-effect -- the pointer may be there before the script is
    if (holds(element, ':hover') || holds(element, ':focus-visible')) change(true);
    return listen(element, {
      beforematch: () => change(true),
      pointerenter: ({ pointerType }) => {
        if (pointerType !== 'touch') change(true);
      },
      pointerleave: ({ pointerType }) => {
        if (pointerType !== 'touch' && !holds(element, ':focus-visible')) change(false);
      },
      // Opens once, when the focus enters: closed cards stay closed while it moves within the group.
      focusin: () => {
        if (reachedByKeyboard || !holds(element, ':focus-visible')) return;
        reachedByKeyboard = true;
        change(true);
      },
      focusout: ({ relatedTarget }) => {
        if (element.contains(relatedTarget as Node | null)) return;
        reachedByKeyboard = false;
        if (!holds(element, ':hover')) change(false);
      },
      keydown: ({ key }) => {
        if (key === 'Escape') change(false);
      },
    });
  }, [group]);

  return { expanded, toggle: () => set(!expanded) };
};

interface Expansion extends ReturnType<typeof useExpansion> {
  /** False while the size of the descriptions is measured: they cannot close then. */
  readonly settled: boolean;
}

/** The state that the cards of a group share; `null` outside a group and on the server, where nothing closes. */
export const ExpansionContext = createContext<Expansion | null>(null);
