'use client';

import { useEffect } from 'react';
import { from } from '../theme/tokens.ts';

/**
 * Closes the open group of a navigation the way a menu closes: on Escape (the focus goes back to
 * the group's name), when the pointer or the focus goes elsewhere, and when a link was followed.
 * While the navigation is an open drawer the browser does that, but for the followed link and for
 * the focus: it goes into the drawer when that opens, and to leave it closes it, so that it never
 * is on something the drawer covers.
 */
export const useDismissableGroups = (navId: string) => {
  useEffect(() => {
    const nav = document.getElementById(navId);
    if (nav === null) return undefined;
    const isDrawer = () => nav.matches(':popover-open');
    const closeAllBut = (target: EventTarget | null) => {
      for (const group of nav.querySelectorAll<HTMLDetailsElement>('details[open]')) {
        if (!(target instanceof Node && group.contains(target))) group.open = false;
      }
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!isDrawer()) closeAllBut(target);
      },
      { signal },
    );
    nav.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!isDrawer() && relatedTarget !== null) closeAllBut(relatedTarget);
      },
      { signal },
    );
    nav.addEventListener(
      'toggle',
      () => {
        if (isDrawer()) nav.querySelector('button')?.focus();
      },
      { signal },
    );
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (isDrawer() && target instanceof Node && !nav.contains(target)) nav.hidePopover();
      },
      { signal },
    );
    nav.addEventListener(
      'keydown',
      (event) => {
        const open = nav.querySelector<HTMLDetailsElement>('details[open]');
        if (event.key !== 'Escape' || open === null || isDrawer()) return;
        event.preventDefault();
        open.open = false;
        open.querySelector('summary')?.focus();
      },
      { signal },
    );
    nav.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element) || target.closest('a') === null) return;
        closeAllBut(null);
        if (isDrawer()) nav.hidePopover();
      },
      { signal },
    );
    // A drawer has no place on a screen that has become wide.
    window.matchMedia(from('nav')).addEventListener(
      'change',
      () => {
        if (isDrawer()) nav.hidePopover();
      },
      { signal },
    );
    return () => {
      listening.abort();
    };
  }, [navId]);
};
