'use client';

import { useEffect, type RefObject } from 'react';
import { listen } from '../../internal/listen/listen.ts';
import { from } from '../../styles/theme/tokens.ts';

/** Delays before a group opens under a resting mouse and closes after the mouse has left, in ms. */
const HOVER = { opens: 120, closes: 300 } as const;
const finePointer = '(hover: hover) and (pointer: fine)';

/** For listeners of the document, which an event's own `target` tells of a shadow tree's host only. */
const targetOf = (event: Event) => event.composedPath()[0] as Node;

/**
 * Closes the open group of a navigation as a menu closes: on Escape (the focus returns to the group's name), when the
 * pointer or the focus goes elsewhere, and when a link was followed. In an open drawer the browser does that, except
 * for followed links and the focus: the focus goes into the drawer when it opens, and closes it by leaving, so that it
 * is never behind it.
 *
 * A mouse that rests on a group's name opens the group, and closes it some time after leaving; a click then keeps it
 * open. A group opened by a click or a key stays open (WCAG 1.4.13).
 */
export const useDismissableGroups = (navigation: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const nav = navigation.current;
    if (nav === null) return undefined;
    // Firefox knows popovers from 125 on: before, there is no drawer.
    const isDrawer = () => 'popover' in nav && nav.matches(':popover-open');
    const closeAllBut = (target: Node | null) => {
      for (const group of nav.querySelectorAll<HTMLDetailsElement>('details[open]')) {
        if (!group.contains(target)) group.open = false;
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let opened: HTMLDetailsElement | undefined;
    const hover = (group: HTMLDetailsElement, open: boolean) => {
      clearTimeout(timer);
      if (!window.matchMedia(`${finePointer} and ${from('nav')}`).matches) return;
      if (open ? group.open && opened !== group : opened === undefined) return;
      timer = setTimeout(
        () => {
          // Closes the group that hovering opened before; the next one, of the same name, would close it anyway.
          if (opened !== undefined) opened.open = false;
          opened = open ? group : undefined;
          group.open = open;
        },
        open ? HOVER.opens : HOVER.closes,
      );
    };
    // Listens to the whole navigation, whose groups may be others tomorrow.
    const follow =
      (open: boolean) =>
      ({ pointerType, target, relatedTarget }: PointerEvent) => {
        const group = (target as Element).closest('details');
        if (pointerType === 'mouse' && group?.contains(relatedTarget as Node | null) === false)
          hover(group, open);
      };
    const stops = [
      listen(nav.ownerDocument, {
        pointerdown: (event) => {
          if (!isDrawer()) closeAllBut(targetOf(event));
        },
        focusin: (event) => {
          if (isDrawer() && !nav.contains(targetOf(event))) nav.hidePopover();
        },
        keydown: ({ key }) => {
          if (key !== 'Escape') return;
          clearTimeout(timer);
          if (opened !== undefined) opened.open = false;
          opened = undefined;
        },
      }),
      listen(nav, {
        pointerover: follow(true),
        pointerout: follow(false),
        focusout: ({ relatedTarget }) => {
          if (!isDrawer() && relatedTarget !== null) closeAllBut(relatedTarget as Node);
        },
        toggle: () => {
          if (isDrawer()) nav.querySelector('button')?.focus();
        },
        keydown: (event) => {
          const open = nav.querySelector<HTMLDetailsElement>('details[open]');
          if (event.key !== 'Escape' || open === null || isDrawer()) return;
          event.preventDefault();
          open.open = false;
          open.querySelector('summary')?.focus();
        },
        click: (event) => {
          const target = event.target as Element;
          const group = target.closest('summary')?.parentElement;
          if (group) {
            clearTimeout(timer);
            // A click on a group that hovering has opened must not close it.
            if (opened === group && opened.open) event.preventDefault();
            opened = undefined;
          } else if (target.closest('a') !== null) {
            closeAllBut(null);
            if (isDrawer()) nav.hidePopover();
          }
        },
      }),
      // A drawer has no place on a screen that has become wide.
      listen(matchMedia(from('nav')), {
        change: () => {
          if (isDrawer()) nav.hidePopover();
        },
      }),
    ];
    // The pointer over the group may have made the page load this script.
    const pointedAt = nav.querySelector<HTMLDetailsElement>('details:hover');
    if (pointedAt !== null) hover(pointedAt, true);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [navigation]);
};
