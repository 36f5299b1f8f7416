import type { Decorator } from '@storybook/react-vite';
import { createElement, useLayoutEffect, type ReactNode } from 'react';

const pointerState = /(?<!is\():(hover|active)\b/g;

const widen = ({ cssRules }: CSSStyleSheet | CSSGroupingRule) => {
  for (const rule of cssRules) {
    if (rule instanceof CSSStyleRule) {
      const { selectorText } = rule;
      if (selectorText.search(pointerState) >= 0) {
        rule.selectorText = selectorText.replaceAll(pointerState, ':is(:$1, [data-forced~="$1"])');
      }
    } else if (rule instanceof CSSGroupingRule) widen(rule);
  }
};

const ForcedStates = ({ children }: { readonly children: ReactNode }) => {
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) widen(sheet);
  }, []);
  return children;
};

/**
 * Shows states in a story that only a pointer brings about. An element with `data-forced="hover"` (or `active`) looks
 * as if the pointer were on it.
 */
export const forcedStates: Decorator = (Story) =>
  createElement(ForcedStates, null, createElement(Story));
