import {
  globalLayer,
  globalStyle,
  type GlobalStyleRule,
  style,
  type StyleRule,
} from '@vanilla-extract/css';

/** Cascade layers, weakest first. A consumer's unlayered styles win over all of them. */
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
const components = globalLayer('components');
const utilities = globalLayer('utilities');

/**
 * Creates a component's style rule in the layer `components`, which holds all that components draw.
 *
 * @param debugId - name of the class while developing
 */
export const componentStyle = (debugId: string, rule: StyleRule) =>
  style({ '@layer': { [components]: rule } }, debugId);

/** Creates a component's rule for what is within its elements. */
export const componentGlobalStyle = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [components]: rule } });

/** Creates a helper that must win over components (visually hidden, …). */
export const utilityStyle = (debugId: string, rule: StyleRule) =>
  style({ '@layer': { [utilities]: rule } }, debugId);
