/**
 * `@supports` condition of browsers without popovers (Firefox before 125): the navigation stands below
 * the bar, and both scroll away.
 */
export const noDrawer = 'not selector(:popover-open)';
